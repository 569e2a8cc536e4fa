"""What each command does: one small function a command, listed in a table. Returns events or raises a Refusal."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping

from app.errors import BadOptions, Forbidden, Illegal, Malformed
from app.games import find_game
from app.games.api import Closable, Event, Game, Json, Outcome, Seat
from app.games.kit.seats import SEAT_LETTERS
from app.games.kit.shuffle import SeededChance
from app.matches.commands import Command, read_fields
from app.matches.events import of_game
from app.matches.names import check_distinct, clean_name
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
    return DECISIONS[command.what](match, command.player, fields)


def _create(fields: Fields) -> list[Event]:
    setting = _setting(fields)
    created = {name: fields[name] for name in ("match", "number", "room", "seed", "host")}
    events: list[Event] = [{"e": "created", **created, **setting}]
    sitters = fields.get("seats", ())
    free = set(find_game(setting["game"]).seats(setting["players"]))
    if len({sitter["player"] for sitter in sitters}) < len(sitters):
        raise Malformed.because("bad-seat", "Everybody has one seat.")
    for sitter in sitters:
        _check_seat(sitter["seat"], free)
        free.remove(sitter["seat"])
        events.append(_sat_event(sitter["seat"], clean_name(sitter["name"]), sitter["player"], None))
    return events


def _setting(fields: Fields) -> dict[str, Json]:
    game = find_game(fields["game"])
    players = fields["players"]
    if not game.min_players <= players <= game.max_players:
        few, many = game.min_players, game.max_players
        raise BadOptions.because("bad-players", f"This game is for {few} to {many} players, not for {players}.")
    options = game.parse_options(players, fields.get("options", {}))
    return {"game": game.key, "ruleset": game.version, "players": players, "options": options}


def _sit(match: Match, player: str, fields: Fields) -> list[Event]:
    _check_lobby(match)
    seat = fields["seat"]
    _check_seat(seat, match.seat_numbers())
    there = match.sitter_at(seat)
    if there is not None and there.player != player:
        raise Forbidden.because("seat-taken", f"{there.name} sits there.", seats=(SEAT_LETTERS[seat],))
    name = _free_name(match, player, fields["name"])
    events = [_sat_event(seat, name, player, match.sitter_of(player))]
    return events + ([_host_event(Sitter(seat, player, name))] if match.host is None else [])


def _rename(match: Match, player: str, fields: Fields) -> list[Event]:
    _check_lobby(match)
    seat = SEAT_LETTERS[_seated(match, player).seat]
    return [{"e": "renamed", "seat": seat, "name": _free_name(match, player, fields["name"])}]


def _stand(match: Match, player: str, fields: Fields) -> list[Event]:
    _check_lobby(match)
    return [_stood_event(_seated(match, player))]


def _leave(match: Match, player: str, fields: Fields) -> list[Event]:
    _check_lobby(match)
    sitter = match.sitter_of(player)
    if sitter is None and match.host != player:
        raise Illegal.because("nothing-to-leave", "You have neither a seat here nor the host's duty.")
    events = [_stood_event(sitter)] if sitter else []
    if match.host == player:
        events.append(_host_event(next((one for one in match.seats if one.player != player), None)))
    return events


def _configure(match: Match, player: str, fields: Fields) -> list[Event]:
    _check_lobby(match)
    _check_host(match, player)
    setting = _setting(fields)
    seats = find_game(setting["game"]).seats(setting["players"])
    unseated = [_stood_event(sitter) for sitter in match.seats if sitter.seat not in seats]
    return [{"e": "configured", **setting}, *unseated]


def _start(match: Match, player: str, fields: Fields) -> list[Event]:
    _check_lobby(match)
    _check_host(match, player)
    free = tuple(SEAT_LETTERS[seat] for seat in match.seat_numbers() if match.sitter_at(seat) is None)
    if free:
        raise Illegal.because("seats-free", "The game starts when all seats are taken.", seats=free)
    game = match.rules
    options = game.parse_options(match.players, match.options)
    begun = game.setup(match.players, options, _chance(match))
    return [{"e": "started", "ruleset": game.version}, *of_game(begun), *_ending(game, None, begun)]


def _move(match: Match, player: str, fields: Fields) -> list[Event]:
    _check_playing(match)
    seat = _seated(match, player).seat
    game = match.rules
    text = " ".join(fields["text"].split())
    played = game.decide(match.state, seat, text, _chance(match))
    if seat not in game.to_act(match.state):
        raise Illegal.because("not-your-turn", "It is not your turn.", seats=(SEAT_LETTERS[seat],))
    head: Event = {"e": "played", "seat": SEAT_LETTERS[seat], "text": text}
    return [head, *of_game(played), *_ending(game, match.state, played)]


def _close(match: Match, player: str, fields: Fields) -> list[Event]:
    _check_playing(match)
    _check_host(match, player)
    game = match.rules
    if not isinstance(game, Closable):
        raise Illegal.because("no-early-end", "This game is played to its end.")
    closed = game.close(match.state)
    return [*of_game(closed), *_ending(game, match.state, closed)]


def _rematch(match: Match, player: str, fields: Fields) -> list[Event]:
    if match.phase != "over":
        raise Illegal.because("not-over", "A rematch can be played when this match is over.")
    _seated(match, player)
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


DECISIONS: dict[str, Callable[[Match, str, Fields], list[Event]]] = {
    "sit": _sit,
    "rename": _rename,
    "stand": _stand,
    "leave": _leave,
    "configure": _configure,
    "start": _start,
    "move": _move,
    "close": _close,
    "rematch": _rematch,
}


def _ending(game: Game, state: Json, events: Iterable[Event]) -> list[Event]:
    for event in events:
        state = game.evolve(state, event)
    outcome = game.outcome(state)
    return [] if outcome is None else [{"e": "ended", "result": _result(outcome)}]


def _result(outcome: Outcome) -> dict[str, Json]:
    scores = outcome.scores
    return {
        "winners": [SEAT_LETTERS[seat] for seat in outcome.winners],
        "draw": outcome.draw,
        "scores": None if scores is None else {SEAT_LETTERS[seat]: scores[seat] for seat in sorted(scores)},
    }


def _chance(match: Match) -> SeededChance:
    return SeededChance(bytes.fromhex(match.seed))


def _check_lobby(match: Match) -> None:
    if match.phase == "playing":
        raise Illegal.because("game-running", "That can be done in the lobby, not while the game is running.")
    if match.phase == "over":
        raise Illegal.because("game-over", "This match is over.")


def _check_playing(match: Match) -> None:
    if match.phase == "lobby":
        raise Illegal.because("not-started", "The game has not started yet.")
    if match.phase == "over":
        raise Illegal.because("game-over", "This match is over.")


def _check_host(match: Match, player: str) -> None:
    if match.host != player:
        raise Forbidden.because("not-host", "Only the host can do that.")


def _check_seat(seat: Seat, known: Container[Seat]) -> None:
    if seat not in known:
        raise Malformed.because("bad-seat", f"There is no seat {SEAT_LETTERS[seat]} at this table.")


def _seated(match: Match, player: str) -> Sitter:
    sitter = match.sitter_of(player)
    if sitter is None:
        raise Forbidden.because("not-seated", "You have no seat at this table: you can watch.")
    return sitter


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


def _stood_event(sitter: Sitter) -> Event:
    return {"e": "stood", "seat": SEAT_LETTERS[sitter.seat], "name": sitter.name}


def _host_event(sitter: Sitter | None) -> Event:
    return {
        "e": "host",
        "seat": SEAT_LETTERS[sitter.seat] if sitter else None,
        "player": sitter.player if sitter else None,
    }
