"""Forgets rooms: one transaction for some of them, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, delete, func, or_, select

from app.adapters.sql.tables import commits, matches, players, rooms, sayings, seats
from app.rooms.ports import Terms


def purge(connection: Connection, terms: Terms, spare: Collection[str], most: int) -> list[str]:
    """Deletes at most so many rooms whose time has come, with all that is theirs; returns their links."""
    # Spared ones may be the oldest: enough are looked at to find others behind them.
    found = connection.execute(_due(terms).limit(most + len(spare))).scalars()
    links = [link for link in found if link not in spare][:most]
    if links:
        _delete(connection, links)
    return links


def _due(terms: Terms) -> Select[Any]:
    newest = select(func.max(commits.c.at)).where(commits.c.match_id == rooms.c.match_id).scalar_subquery()
    joined = select(rooms.c.link).join(matches, matches.c.id == rooms.c.match_id)
    ways = [_is_unstarted(terms.lobbies_before, newest)]
    if terms.finished_before is not None:
        ways.append(_is_finished(terms.finished_before, newest))
    return joined.where(or_(*ways)).order_by(matches.c.changed_at)


def _is_unstarted(before: float, newest: ColumnElement[float]) -> ColumnElement[bool]:
    is_first = (matches.c.phase == "lobby") & (rooms.c.number == 1)
    return is_first & (matches.c.changed_at < before) & (newest < before)


def _is_finished(before: float, newest: ColumnElement[float]) -> ColumnElement[bool]:
    is_between = (matches.c.phase == "lobby") & (rooms.c.number > 1)
    return ((matches.c.phase == "over") | is_between) & (matches.c.changed_at < before) & (newest < before)


def _delete(connection: Connection, links: Sequence[str]) -> None:
    ids = list(connection.execute(select(matches.c.id).where(matches.c.link.in_(links))).scalars())
    people = _people(connection, ids)
    for table, column, keys in (
        (sayings, sayings.c.link, links),
        (seats, seats.c.match_id, ids),
        (matches, matches.c.id, ids),
        (commits, commits.c.match_id, ids),
        (rooms, rooms.c.link, links),
    ):
        connection.execute(delete(table).where(column.in_(keys)))
    _forget_people(connection, people)


def _people(connection: Connection, ids: Sequence[str]) -> list[str]:
    sat = select(seats.c.player_id).where(seats.c.match_id.in_(ids))
    hosted = select(matches.c.host_id).where(matches.c.id.in_(ids), matches.c.host_id.is_not(None))
    return sorted(set(connection.execute(sat.union(hosted)).scalars()))


def _forget_people(connection: Connection, people: Sequence[str]) -> None:
    """Those of them who are at no other table."""
    if not people:
        return
    sits = select(seats.c.player_id).where(seats.c.player_id == players.c.id).exists()
    hosts = select(matches.c.host_id).where(matches.c.host_id == players.c.id).exists()
    connection.execute(delete(players).where(players.c.id.in_(people), ~sits, ~hosts))
