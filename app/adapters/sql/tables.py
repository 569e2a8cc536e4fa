"""The tables. `commits` is the log and the truth; the others are derived from it, to find matches by."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

CONVENTION = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=CONVENTION)

# One row for each accepted command, its events inside: a command is all or nothing. The primary key is the referee.
commits = Table(
    "commits",
    metadata,
    Column("match_id", String(64), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("form", Integer, nullable=False),
    Column("command_id", String(64), nullable=False),
    Column("player_id", String(64), nullable=False),
    Column("at", Float(53), nullable=False),
    Column("events", Text, nullable=False),
)

rooms = Table(
    "rooms",
    metadata,
    Column("link", String(64), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("match_id", String(64), nullable=False),
    Column("number", Integer, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("link", String(64), ForeignKey("rooms.link"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("ruleset", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("host_id", String(64)),
    Column("successor", String(64)),
    Column("wake_at", Float(53)),
    Column("changed_at", Float(53), nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("result", Text),
    Column("form", Integer, nullable=False, server_default="1"),
    Column("turn", String(16)),
    Column("moved_at", Float(53)),
    Column("differs", Integer, nullable=False, server_default="0"),
    Index("uq_matches_link_number", "link", "number", unique=True),
    Index("ix_matches_wake_at", "wake_at"),
    Index("ix_matches_listed", "listed", "changed_at"),
    Index("ix_matches_host_id", "host_id"),
    Index("ix_matches_form", "form", "id"),
)

# Talk is beside the matches: the newest lines of each room.
sayings = Table(
    "sayings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("link", String(64), ForeignKey("rooms.link"), nullable=False),
    Column("player_id", String(64), nullable=False),
    Column("command_id", String(64), nullable=False),
    Column("at", Float(53), nullable=False),
    Column("seat", String(1)),
    Column("name", String(200)),
    Column("text", Text),
    Column("phrase", String(32)),
    Index("uq_sayings_command", "link", "player_id", "command_id", unique=True),
    Index("ix_sayings_link", "link", "id"),
)

# One row: when somebody last looked after the matches. What lies between it and the next start was downtime.
THE_BEAT = 1
beats = Table(
    "beats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
)

# Who somebody is: `id` is the SHA-256 of the token in their cookie (app/players/tokens.py); the token is nowhere.
players = Table(
    "players",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("first_seen", Float(53), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", String(64), ForeignKey("matches.id"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("player_id", String(64), ForeignKey("players.id"), nullable=False),
    Column("name", String(200), nullable=False),
    Index("ix_seats_player_id", "player_id"),
)
