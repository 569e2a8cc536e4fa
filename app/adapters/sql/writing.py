"""One transaction for everything that waits: plain SQLAlchemy Core, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from app.adapters.sql.tables import THE_BEAT, beats, commits, matches, players, rooms, sayings, seats
from app.games.api import Json
from app.matches.talk import Saying
from app.rooms.ports import Entry

MOST_SAYINGS = 100

Row = dict[str, Any]
Projection = Mapping[str, Json]

encode = msgspec.json.Encoder().encode
INSERTS: dict[str, Callable[[Table], Any]] = {"sqlite": sqlite_insert, "postgresql": postgresql_insert}


def write_batch(connection: Connection, entries: Sequence[Entry]) -> list[bool]:
    """Writes the entries in the connection's transaction; of each, whether it was written.

    A conflict of one entry does not disturb the others. Raises what the driver raises: then nothing is written.
    """
    refused = _open_rooms(connection, entries)
    fresh = [entry for entry in entries if entry.commit.match not in refused]
    won = _append(connection, fresh)
    written = [won.get(_key(entry)) is entry for entry in entries]
    seen = [entry.projection for entry, is_written in zip(entries, written, strict=True) if is_written]
    _project(connection, [projection for projection in seen if projection is not None])
    _turn(connection, [entry for entry, is_written in zip(entries, written, strict=True) if is_written])
    return written


def fill_match(connection: Connection, projection: Projection) -> None:
    """Writes what the match's row tells, unless the match has moved on."""
    row = _match_row(projection)
    unmoved = (matches.c.id == row["id"]) & (matches.c.seq <= row["seq"])
    connection.execute(update(matches).where(unmoved).values(row))


def write_beat(connection: Connection, now: float) -> None:
    """Moves the one beat on; never back, whatever another process wrote."""
    statement = INSERTS[connection.dialect.name](beats).values(id=THE_BEAT, at=now)
    newer = {"index_elements": [beats.c.id], "set_": {"at": statement.excluded.at}}
    connection.execute(statement.on_conflict_do_update(**newer, where=statement.excluded.at > beats.c.at))


def write_saying(connection: Connection, link: str, said: Saying) -> int | None:
    """The line's number; None when it stands there already. What is older than the newest lines goes."""
    row = {"link": link, "player_id": said.player, "command_id": said.command}
    row |= {name: getattr(said, name) for name in ("at", "seat", "name", "text", "phrase")}
    number: int | None = connection.execute(_insert_or_skip(connection, sayings).returning(sayings.c.id), row).scalar()
    newest = select(sayings.c.id).where(sayings.c.link == link).order_by(sayings.c.id.desc())
    oldest = newest.offset(MOST_SAYINGS).limit(1).scalar_subquery()
    connection.execute(delete(sayings).where(sayings.c.link == link, sayings.c.id <= oldest))
    return number


def _key(entry: Entry) -> tuple[str, int]:
    return entry.commit.match, entry.commit.seq


def _open_rooms(connection: Connection, entries: Sequence[Entry]) -> set[str]:
    """Makes the rooms that first matches open; returns the matches whose link or code is taken."""
    openings = {entry.projection["match"]: entry.projection for entry in entries if _opens(entry) and entry.projection}
    if not openings:
        return set()
    statement = _insert_or_skip(connection, rooms).returning(rooms.c.match_id)
    made = connection.execute(statement, [_room_row(projection) for projection in openings.values()]).scalars()
    return set(openings) - set(made)


def _opens(entry: Entry) -> bool:
    return entry.commit.seq == 1 and entry.projection is not None and entry.projection["number"] == 1


def _append(connection: Connection, entries: Sequence[Entry]) -> dict[tuple[str, int], Entry]:
    # Two entries with one number in a batch: the first is written, the second is a conflict.
    firsts: dict[tuple[str, int], Entry] = {}
    for entry in entries:
        firsts.setdefault(_key(entry), entry)
    if not firsts:
        return {}
    rows = [_commit_row(entry) for entry in firsts.values()]
    made = connection.execute(_commit_statement(connection.dialect.name), rows)
    return {(match, seq): firsts[match, seq] for match, seq in made}


@cache  # written with every move: built once, it is compiled and looked up once
def _commit_statement(dialect: str) -> Any:
    return INSERTS[dialect](commits).on_conflict_do_nothing().returning(commits.c.match_id, commits.c.seq)


def _project(connection: Connection, projections: Sequence[Projection]) -> None:
    # A match that moved twice in this batch: its last projection stands.
    last = {projection["match"]: projection for projection in projections}
    if not last:
        return
    people = {player for projection in last.values() for player in _people(projection)}
    if people:
        first_seen = max(projection["at"] for projection in last.values())
        rows = [{"id": player, "first_seen": first_seen} for player in sorted(people)]
        connection.execute(_insert_or_skip(connection, players), rows)
    connection.execute(_upsert_matches(connection), [_match_row(projection) for projection in last.values()])
    _seat(connection, list(last.values()))
    _turn_to_newest(connection, list(last.values()))


def _turn(connection: Connection, entries: Sequence[Entry]) -> None:
    turns = {entry.commit.match: entry for entry in entries if entry.turn is not None}
    if not turns:
        return
    rows = [
        {"in_match": match, "to_seq": entry.commit.seq, "to_turn": entry.turn, "to_time": entry.commit.at}
        for match, entry in turns.items()
    ]
    connection.execute(_turn_statement(), rows)


@cache
def _turn_statement() -> Any:
    newer: Row = {"seq": bindparam("to_seq"), "turn": bindparam("to_turn"), "moved_at": bindparam("to_time")}
    older = (matches.c.id == bindparam("in_match")) & (matches.c.seq < bindparam("to_seq"))
    return update(matches).where(older).values(newer)


def _people(projection: Projection) -> set[str]:
    return {player for _, player, _ in projection["seats"]} | ({projection["host"]} - {None})


def _upsert_matches(connection: Connection) -> Any:
    statement = INSERTS[connection.dialect.name](matches)
    newer = {column.name: statement.excluded[column.name] for column in matches.c if not column.primary_key}
    return statement.on_conflict_do_update(
        index_elements=[matches.c.id], set_=newer, where=statement.excluded.seq >= matches.c.seq
    )


def _seat(connection: Connection, projections: Sequence[Projection]) -> None:
    connection.execute(delete(seats).where(seats.c.match_id.in_([projection["match"] for projection in projections])))
    rows: list[Row] = [
        {"match_id": projection["match"], "seat": seat, "player_id": player, "name": name}
        for projection in projections
        for seat, player, name in projection["seats"]
    ]
    if rows:
        connection.execute(insert(seats), rows)


def _turn_to_newest(connection: Connection, projections: Sequence[Projection]) -> None:
    rows = [_room_row(projection) for projection in projections if projection["number"] > 1]
    if rows:
        keys = [{"at_link": row["link"], "to_match": row["match_id"], "to_number": row["number"]} for row in rows]
        newest: Row = {"match_id": bindparam("to_match"), "number": bindparam("to_number")}
        room = (rooms.c.link == bindparam("at_link")) & (rooms.c.number < bindparam("to_number"))
        connection.execute(update(rooms).where(room).values(newest), keys)


def _insert_or_skip(connection: Connection, table: Table) -> Any:
    return INSERTS[connection.dialect.name](table).on_conflict_do_nothing()


def _commit_row(entry: Entry) -> Row:
    written = entry.commit.to_json()
    return {
        "match_id": written["match"],
        "seq": written["seq"],
        "form": written["v"],
        "command_id": written["command"],
        "player_id": written["player"],
        "at": written["at"],
        "events": encode(written["events"]).decode(),
    }


def _room_row(projection: Projection) -> Row:
    room = projection["room"]
    return {
        "link": room["link"],
        "code": room["code"],
        "match_id": projection["match"],
        "number": projection["number"],
    }


def _match_row(projection: Projection) -> Row:
    copied = ("number", "seq", "phase", "game", "ruleset", "players", "successor", "wake_at")
    return {
        "id": projection["match"],
        "link": projection["room"]["link"],
        "host_id": projection["host"],
        "changed_at": projection["at"],
        "moved_at": projection["at"],
        "form": projection.get("form", 1),
        "turn": projection.get("turn"),
        "listed": projection.get("listed", False),
        "differs": projection.get("differs", 0),
        "result": None if projection.get("result") is None else encode(projection["result"]).decode(),
        **{name: projection[name] for name in copied},
    }
