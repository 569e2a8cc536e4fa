"""What people say to each other in a room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sayings",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.Column("command_id", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("seat", sa.String(1)),
        sa.Column("name", sa.String(200)),
        sa.Column("text", sa.Text),
        sa.Column("phrase", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_sayings"),
        sa.ForeignKeyConstraint(["link"], ["rooms.link"], name="fk_sayings_link"),
    )
    op.create_index("uq_sayings_command", "sayings", ["link", "player_id", "command_id"], unique=True)
    op.create_index("ix_sayings_link", "sayings", ["link", "id"])


def downgrade() -> None:
    op.drop_table("sayings")
