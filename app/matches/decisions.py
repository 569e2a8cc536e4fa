"""What each command does: one small function a command, listed in a table. Returns events or raises a Refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from app.errors import BadOptions, Forbidden, Illegal, Malformed
from app.games import find_game
from app.games.api import Closable, Event, Json, Seat
from app.games.kit.seats import SEAT_LETTERS
from app.matches import absence, botseats, handover, hosting
from app.matches.checks import check_host, check_lobby, check_playing, check_seat, host_event, seat_event, seated
from app.matches.clock import clock_json, parse_clock
from app.matches.commands import Command, read_fields
from app.matches.events import of_game
from app.matches.names import check_distinct, clean_name
from app.matches.playing import chance_of, ending, play
from app.matches.state import Match, Sitter

Fields = Mapping[str, Json]


def decide(match: Match | None, command: Command, now: float) -> list[Event]:
    """The events that the command makes; nothing is changed. Raises Refusal.

    Only for commands that `answered` does not know. `now` is in seconds since 1970.
    """
    fields = read_fields(command)
    if command.what == "create":
        if match is not None:
            raise Illegal.because("already-created", "This match is there already.")
        return _create(fields)
    if match is None:
        raise Illegal.because("no-match", "There is no such match.")
    return DECISIONS[command.what](match, command.player, fields, now)


def _create(fields: Fields) -> list[Event]:
    setting = _setting(fields)
    created = {name: fields[name] for name in ("match", "number", "room", "seed", "host")}
    clock = {"clock": clock_json(parse_clock(fields.get("clock", {})))}
    carried = {name: fields[name] for name in ("arranged", "removed") if fields.get(name)}
    events: list[Event] = [{"e": "created", **created, **setting, **clock, **carried}]
    sitters = fields.get("seats", ())
    free = set(find_game(setting["game"]).seats(setting["players"]))
    if len({sitter["player"] for sitter in sitters}) < len(sitters):
        raise Malformed.because("bad-seat", "Everybody has one seat.")
    for sitter in sitters:
        check_seat(sitter["seat"], free)
        free.remove(sitter["seat"])
        # A name that was let in once stays, whatever is asked of new ones: a rematch must open.
        events.append(_sat_event(sitter["seat"], sitter["name"], sitter["player"], None))
    return events


def _setting(fields: Fields) -> dict[str, Json]:
    game = find_game(fields["game"])
    players = fields["players"]
    if not game.min_players <= players <= game.max_players:
        few, many = game.min_players, game.max_players
        raise BadOptions.because("bad-players", f"This game is for {few} to {many} players, not for {players}.")
    options = game.parse_options(players, fields.get("options", {}))
    return {"game": game.key, "ruleset": game.version, "players": players, "options": options}


def _sit(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    check_lobby(match)
    seat = fields["seat"]
    check_seat(seat, match.seat_numbers())
    there = match.sitter_at(seat)
    if there is not None and there.player != player:
        raise Forbidden.because("seat-taken", f"{there.name} sits there.", seats=(SEAT_LETTERS[seat],))
    hosting.check_may_sit(match, player)
    name = _free_name(match, player, fields["name"])
    events = [_sat_event(seat, name, player, match.sitter_of(player))]
    return events + ([host_event(Sitter(seat, player, name))] if match.host is None else [])


def _rename(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    check_lobby(match)
    seat = SEAT_LETTERS[seated(match, player).seat]
    return [{"e": "renamed", "seat": seat, "name": _free_name(match, player, fields["name"])}]


def _stand(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    check_lobby(match)
    return [seat_event("stood", seated(match, player))]


def _leave(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    if match.phase == "playing":
        return absence.leave_game(match, player)
    check_lobby(match)
    sitter = match.sitter_of(player)
    if sitter is None and match.host != player:
        raise Illegal.because("nothing-to-leave", "You have neither a seat here nor the host's duty.")
    events = [seat_event("stood", sitter)] if sitter else []
    if match.host == player:
        events.append(host_event(next((one for one in botseats.people_of(match) if one.player != player), None)))
    return events


def _configure(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    check_lobby(match)
    check_host(match, player)
    setting = _setting(fields)
    seats = find_game(setting["game"]).seats(setting["players"])
    # Left out, the clock stays as it is: it belongs to the table and not to the game.
    clock = parse_clock(fields["clock"]) if "clock" in fields else match.clock
    return [{"e": "configured", **setting, "clock": clock_json(clock)}, *_moved_up(match, seats)]


def _moved_up(match: Match, seats: Sequence[Seat]) -> list[Event]:
    """Whose seat is no longer there gets a free one, as long as there are some."""
    taken = {sitter.seat for sitter in match.seats}
    free = [seat for seat in seats if seat not in taken]
    events = []
    for sitter in match.seats:
        if sitter.seat not in seats:
            stays = free and _sat_event(free.pop(0), sitter.name, sitter.player, sitter)
            events.append(stays or seat_event("stood", sitter))
    return events


def _start(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    check_lobby(match)
    check_host(match, player)
    free = tuple(SEAT_LETTERS[seat] for seat in match.seat_numbers() if match.sitter_at(seat) is None)
    if free:
        raise Illegal.because("seats-free", "The game starts when all seats are taken.", seats=free)
    game = match.rules
    options = game.parse_options(match.players, match.options)
    begun = game.setup(match.players, options, chance_of(match))
    return [{"e": "started", "ruleset": game.version}, *of_game(begun), *ending(game, None, begun)]


def _move(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    check_playing(match)
    sitter = seated(match, player)
    text = " ".join(fields["text"].split())
    # Whoever moves is there again. Late or not: as long as nothing else is on disk, the turn is theirs.
    return [*absence.returning(match, sitter), *play(match, sitter.seat, text)]


def _close(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    check_playing(match)
    check_host(match, player)
    game = match.rules
    if not isinstance(game, Closable):
        raise Illegal.because("no-early-end", "This game is played to its end.")
    closed = game.close(match.state)
    return [*of_game(closed), *ending(game, match.state, closed)]


def _rematch(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    if match.phase != "over":
        raise Illegal.because("not-over", "A rematch can be played when this match is over.")
    seated(match, player)
    if match.successor is not None:
        raise Illegal.because("already-rematched", "The next match of this room is open already.")
    return [
        {
            "e": "rematched",
            "match": fields["next_match"],
            "seed": fields["next_seed"],
            "number": match.number + 1,
        }
    ]


def _say(match: Match, player: str, fields: Fields, now: float) -> list[Event]:
    raise Malformed.because("unknown-command", "Talk is no part of a match (talk.py).")


DECISIONS: dict[str, Callable[[Match, str, Fields, float], list[Event]]] = {
    "sit": _sit,
    "rename": _rename,
    "stand": _stand,
    "leave": _leave,
    "configure": _configure,
    "add_bot": botseats.add_bot,
    "start": _start,
    "move": _move,
    "say": _say,
    "remove": hosting.remove,
    "arrange": hosting.arrange,
    "hand_over": hosting.hand_over,
    "let_in": hosting.let_in,
    "pass_on": hosting.pass_on,
    "offer_seat": handover.offer_seat,
    "take_seat": handover.take_seat,
    "back": absence.back,
    "stand_in": absence.stand_in,
    "substitute": absence.substitute,
    "expire": absence.expire,
    "credit": absence.credit,
    "close": _close,
    "rematch": _rematch,
}


def _free_name(match: Match, player: str, text: str) -> str:
    name = clean_name(text)
    check_distinct(name, (sitter.name for sitter in match.seats if sitter.player != player))
    return name


def _sat_event(seat: Seat, name: str, player: str, before: Sitter | None) -> Event:
    return {
        "e": "sat",
        "seat": SEAT_LETTERS[seat],
        "name": name,
        "from": SEAT_LETTERS[before.seat] if before else None,
        "player": player,
    }
