"""When somebody last looked after the matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_beats"),
    )


def downgrade() -> None:
    op.drop_table("beats")
