"""The engines on one core: random playouts, the worst 7, the parts of a move; other people's engines beside them."""

from __future__ import annotations

import random
from collections.abc import Callable

from app.games.kit.cards import CARD_OF_TEXT
from app.games.kit.shuffle import SeededChance
from app.games.track import rules, view
from app.games.track.playout import Playout
from app.games.track.state import PLAY, State, begun
from app.matches.match import adopt, decide, fold
from app.matches.views import moment_view, own_view, tell
from app.web.wire import JsonVoice, parse_frame
from bench import playouts, sevens
from bench.clock import each, rate
from bench.matches import Made, played, player
from bench.peers import peer_rates
from bench.report import print_table, spread

SEED = 1
SEARCH = 3.0
TIMES = 30
FRAME = '{"t":"do","id":"00001-000123","seen":12,"what":"move","text":"9h b3-b12"}'
VOICE = JsonVoice()
Playouts = dict[str, Callable[[], int]]


def main(seconds: float, repeats: int) -> None:
    """Measures and prints the tables."""
    _print_playouts(seconds, repeats)
    _print_sevens(seconds)
    for game in ("tokken", "tok", "tonk"):
        _print_parts(game, repeats)


def _ours() -> Playouts:
    dice = random.Random(SEED)
    made: Playouts = {}
    for key in ("tok", "tokken"):
        for players in (2, 4, 8):
            made[f"{key.title()}, {players} players"] = playouts.track(key, players, Playout, dice)
        made[f"{key.title()}, 4 players, all moves listed"] = playouts.track(key, 4, playouts.ListingPlayout, dice)
    for players in (2, 4):
        made[f"Tonk, {players} players"] = playouts.tonk(players, dice)
    return made


def _print_playouts(seconds: float, repeats: int) -> None:
    rates: dict[str, list[float] | str] = {name: [] for name in _ours()}
    ours = _ours()
    for _ in range(repeats):
        for name, one in ours.items():
            known = rates[name]
            if isinstance(known, list):
                known.append(rate(one, seconds))
    rates |= peer_rates(seconds, repeats)
    rows = [(name, known if isinstance(known, str) else spread(known)) for name, known in rates.items()]
    print_table("Random playouts on one core", ("game", "moves/s"), rows)


def _print_sevens(seconds: float) -> None:
    seed = random.SystemRandom().randrange(1000)
    found = sevens.search("tokken", 4, max(SEARCH, seconds), seed)
    rows = [_seven_row(worst.key.title(), worst) for worst in sevens.KNOWN]
    rows.append(_seven_row(f"searched just now (seed {seed})", found))
    heads = ("the worst 7", "outcomes", "list ms", "view ms", "plan ms", "decide ms")
    print_table(f"A 7 with every pawn of the team on the track, fastest of {TIMES}", heads, rows)
    print(f"found: {found.position}")


def _seven_row(name: str, worst: sevens.Worst) -> tuple[str, ...]:
    state = _state_with_seven(worst)
    chance = SeededChance(bytes(32))
    moves = list(rules.legal(state, 0))
    longest = max(moves, key=len)
    parts = longest.split(" ")[1].split(",")
    cells = (
        each(lambda asked: list(rules.legal(asked, 0)), [state], TIMES),
        each(lambda asked: view.mine(asked, 0), [state], TIMES),
        each(lambda asked: view.plan(asked, 0, {"card": "7s", "parts": parts[:1]}), [state], TIMES),
        each(lambda asked: rules.decide(asked, 0, longest, chance), [state], TIMES),
    )
    return f"{name}, {worst.players} players", f"{len(moves):,}", *(f"{cell / 1e3:.2f}" for cell in cells)


def _state_with_seven(worst: sevens.Worst) -> State:
    chosen, position = sevens.position_of(worst)
    hands = tuple((CARD_OF_TEXT["7s"],) if seat in chosen.seats else () for seat in range(chosen.board.sections))
    return begun(chosen, 0)._replace(position=position, hands=hands, phase=PLAY, leader=0, turn=0)


def _print_parts(game: str, repeats: int) -> None:
    log, moves = played(game, 4, SEED)
    seats = moves[0].after.seat_numbers()
    commands = [made.command for made in moves]

    def views(made: Made) -> list[bytes]:
        shared = VOICE.shared(b"{", moment_view(made.after))
        return [VOICE.view(shared, own_view(made.after, player(seat))) for seat in seats]

    parts: dict[str, float] = {
        "read the frame": each(lambda _: parse_frame(FRAME), commands, repeats),
        "decide, by text": each(lambda made: decide(made.before, made.command, 0.0), moves, repeats),
        "evolve (adopt the commit)": each(lambda made: adopt(made.before, made.commit), moves, repeats),
        "the views of four, as JSON": each(views, moves, repeats),
        "the telling for four": each(
            lambda made: [tell(made.after, made.commit, player(seat)) for seat in seats], moves, repeats
        ),
        "list every legal move": each(_legal, moves, repeats),
        "fold a log, a commit": each(fold, [log], repeats) / len(log),
    }
    rows = [(name, f"{cost:.1f}") for name, cost in parts.items()]
    print_table(f"Parts of a move of {game.title()} with 4 players, {len(moves)} moves", ("part", "µs"), rows)


def _legal(made: Made) -> list[str]:
    seat = made.before.sitter_of(made.command.player)
    return list(made.before.rules.legal(made.before.state, seat.seat)) if seat is not None else []
