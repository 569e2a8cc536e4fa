"""What lists of tables show: whether a room is listed, and how a match ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Added in place: copying the table, as a batch does, would break the references to it.
    op.add_column("matches", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("result", sa.Text))
    op.create_index("ix_matches_listed", "matches", ["listed", "changed_at"])
    op.create_index("ix_matches_host_id", "matches", ["host_id"])


def downgrade() -> None:
    op.drop_index("ix_matches_host_id", "matches")
    op.drop_index("ix_matches_listed", "matches")
    op.drop_column("matches", "result")
    op.drop_column("matches", "listed")
