"""What lists tell of running and of open tables: whose turn it is, since when, and how far the rules are from usual."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # `form` 1: what stands here was told by an older version, and the server fills it again from the log.
    op.add_column("matches", sa.Column("form", sa.Integer, nullable=False, server_default="1"))
    op.add_column("matches", sa.Column("turn", sa.String(16)))
    op.add_column("matches", sa.Column("moved_at", sa.Float(53)))
    op.add_column("matches", sa.Column("differs", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_matches_form", "matches", ["form", "id"])


def downgrade() -> None:
    op.drop_index("ix_matches_form", "matches")
    for column in ("differs", "moved_at", "turn", "form"):
        op.drop_column("matches", column)
