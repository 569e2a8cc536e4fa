"""SQLite and PostgreSQL through SQLAlchemy: one code for both."""
