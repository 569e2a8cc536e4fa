"""The log of all matches, and the tables that are derived from it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "commits",
        sa.Column("match_id", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("form", sa.Integer, nullable=False),
        sa.Column("command_id", sa.String(64), nullable=False),
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seq", name="pk_commits"),
    )
    op.create_table(
        "rooms",
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("match_id", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("link", name="pk_rooms"),
        sa.UniqueConstraint("code", name="uq_rooms_code"),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("first_seen", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ruleset", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("host_id", sa.String(64)),
        sa.Column("successor", sa.String(64)),
        sa.Column("wake_at", sa.Float(53)),
        sa.Column("changed_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(["link"], ["rooms.link"], name="fk_matches_link"),
    )
    op.create_index("uq_matches_link_number", "matches", ["link", "number"], unique=True)
    op.create_index("ix_matches_wake_at", "matches", ["wake_at"])
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_seats_match_id"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seats_player_id"),
    )
    op.create_index("ix_seats_player_id", "seats", ["player_id"])


def downgrade() -> None:
    for table in ("seats", "matches", "players", "rooms", "commits"):
        op.drop_table(table)
