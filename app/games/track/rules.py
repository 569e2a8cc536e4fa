"""What may be done and what it does: decide, who is to act, the end of a game and of a match (R9 to R16, R51).

`act` gives the events of the move itself, `follow` everything that then happens without anybody being asked: the end of
the hand, the next deal, the next game. `decide` is both.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.errors import Illegal, Reason
from app.games.api import Chance, Event, Outcome, Seat
from app.games.kit.cards import CARD_TEXT, JOKER
from app.games.kit.seats import SEAT_LETTERS
from app.games.track import deal, reasons
from app.games.track.board import Position
from app.games.track.cards import CARDS, Turn
from app.games.track.notation import DISCARD, FOLD, GIVE, Act, Spelled, parse_move, print_move, print_part
from app.games.track.ruleset import NoMoveRule, Rules
from app.games.track.slides import slides_of
from app.games.track.split import SEVEN, Split
from app.games.track.state import DEALING, EXCHANGE, OVER, PLAY, State, begun, evolve
from app.games.track.walk import Move, moved


def setup(rules: Rules, chance: Chance) -> list[Event]:
    """The events that begin a match, up to where the first player is asked."""
    dealer = deal.first_dealer(rules, chance)
    began: Event = {
        "e": "began",
        "players": rules.players,
        "options": dict(rules.options),
        "dealer": SEAT_LETTERS[dealer],
    }
    return [began, *follow(begun(rules, dealer), chance)]


def to_act(state: State) -> tuple[Seat, ...]:
    """Who may act: all that have not chosen yet in an exchange, else the seat whose turn it is."""
    if state.phase == EXCHANGE:
        return tuple(seat for seat in state.rules.seats if state.chosen[seat] is None)
    return (state.turn,) if state.phase == PLAY else ()


def turn_of(state: State) -> Turn:
    return Turn(state.rules, state.position, state.turn)


def legal(state: State, seat: Seat) -> Iterator[str]:
    """Every move of the seat; of a 7 one spelling an outcome."""
    if seat not in to_act(state):
        return
    if state.phase == EXCHANGE:
        yield from (f"{GIVE} {CARD_TEXT[card]}" for card in dict.fromkeys(state.hands[seat]))
        return
    turn = turn_of(state)
    some = False
    for card in dict.fromkeys(state.hands[seat]):
        for move in CARDS[card].moves(turn):
            some = True
            yield print_move(card, move)
    if not some:
        yield from without_move(state, seat)


def without_move(state: State, seat: Seat) -> list[str]:
    """What a player without a legal move may do (R13)."""
    if state.rules.ruleset.no_move is NoMoveRule.FOLD:
        return [FOLD]
    return [f"{DISCARD} {CARD_TEXT[card]}" for card in dict.fromkeys(state.hands[seat])]


def can_play(turn: Turn, hand: tuple[int, ...]) -> bool:
    """Whether any card has a legal move (R12)."""
    return any(CARDS[card].possible(turn) for card in dict.fromkeys(hand))


def find(turn: Turn, spelled: Spelled) -> Move | None:
    """The legal move that is written like this, or None."""
    texts = [print_part(turn.board, part) for part in spelled.parts]
    card = CARDS[spelled.card]
    if card.does == "seven":
        move = Split(turn.rules, turn.position, turn.seat).read(texts)
        return move if move and sum(step.way.steps for step in move) == SEVEN else None
    if len(texts) != 1:
        return None
    return next((move for move in card.moves(turn) if move[0].way.text == texts[0]), None)


def refusals(state: State, seat: Seat, said: Spelled | Act) -> list[Reason]:
    """Why the seat may not do this now, the nearest reason first; empty when it may."""
    moment = reasons.of_the_moment(state, seat, said)
    if moment and not (isinstance(said, Spelled) and moment[0].code == reasons.NOT_IN_HAND):
        return moment
    if isinstance(said, Spelled):
        turn = turn_of(state)
        return moment if find(turn, said) else moment + reasons.of_a_move(turn, said)
    if said.what == GIVE:
        return []
    turn = turn_of(state)
    return reasons.of_no_move(state, said, [card for card in state.hands[seat] if CARDS[card].possible(turn)])


def decide(state: State, seat: Seat, text: str, chance: Chance) -> list[Event]:
    """What the move does, up to where the next player is asked. Raises Malformed or Illegal."""
    events = act(state, seat, text)
    for event in events:
        state = evolve(state, event)
    return events + follow(state, chance)


def act(state: State, seat: Seat, text: str) -> list[Event]:
    """The events of the move itself. Raises Malformed or Illegal."""
    said = parse_move(state.rules.board, text)
    if isinstance(said, Spelled):
        return [_moved(state, seat, said)]
    against = refusals(state, seat, said)
    if against:
        raise Illegal(against[0])
    letter = SEAT_LETTERS[seat]
    if said.what == FOLD:
        return [{"e": "laid", "seat": letter, "cards": [CARD_TEXT[card] for card in state.hands[seat]]}]
    card = CARD_TEXT[said.card or 0]
    if said.what == DISCARD:
        return [{"e": "discarded", "seat": letter, "card": card}]
    chose: Event = {"e": "chose", "seat": letter, "card": card}
    after = evolve(state, chose)
    return [chose] if to_act(after) else [chose, deal.exchanged(after)]


def _moved(state: State, seat: Seat, said: Spelled) -> Event:
    move = None if reasons.of_the_moment(state, seat, said) else find(turn_of(state), said)
    if move is None:
        raise Illegal(refusals(state, seat, said)[0])
    rules = state.rules
    event: Event = {
        "e": "moved",
        "seat": SEAT_LETTERS[seat],
        "card": CARD_TEXT[said.card],
        "text": print_move(said.card, move),
        "slides": slides_of(rules.board, state.position, move),
        "drew": False,
    }
    if said.card == JOKER and state.stock and not winners(rules, moved(rules.board, state.position, move)):
        event |= {"drew": True, "drawn": CARD_TEXT[state.stock[0]]}
    return event


def follow(state: State, chance: Chance) -> list[Event]:
    """Everything that happens until somebody is asked or the match is over."""
    events: list[Event] = []
    while state.phase != OVER and not to_act_now(state):
        more = _next(state, chance)
        for event in more:
            state = evolve(state, event)
        events += more
    return events


def to_act_now(state: State) -> bool:
    """Whether the match waits for somebody."""
    if state.phase == PLAY:
        return not winners(state.rules, state.position) and state.turn in state.rules.seats
    return bool(to_act(state))


def _next(state: State, chance: Chance) -> list[Event]:
    if state.phase == DEALING:
        return deal.next_hand(state, chance)
    if winners(state.rules, state.position):
        return _end_of_game(state)
    return [{"e": "hand_over", "deck": state.deck, "hand": state.hand}]


def winners(rules: Rules, position: Position) -> tuple[Seat, ...]:
    """The team whose pawns are all home, or nobody (R15, R41)."""
    all_home = rules.board.all_home
    return next((team for team in rules.teams if all(all_home(position, seat) for seat in team)), ())


def points_of(rules: Rules, position: Position, won: tuple[Seat, ...]) -> dict[Seat, int]:
    """What a game scores for each seat's team (R51)."""
    points = rules.points or {"per_pawn": 0, "bonus": 0}
    board = rules.board
    home = [sum(map(board.is_home, board.pawns_of(position, seat))) for seat in range(board.sections)]
    bonus = {seat: points["bonus"] if seat in won else 0 for seat in rules.seats}
    return {
        seat: points["per_pawn"] * sum(home[mate] for mate in (seat, *rules.mates[seat])) + bonus[seat]
        for seat in rules.seats
    }


def _end_of_game(state: State) -> list[Event]:
    rules = state.rules
    won = winners(rules, state.position)
    over: Event = {"e": "game_over", "winners": [SEAT_LETTERS[seat] for seat in won], "points": None}
    if rules.points is None or state.totals is None:
        return [over]
    points = points_of(rules, state.position, won)
    over["points"] = {SEAT_LETTERS[seat]: points[seat] for seat in rules.seats}
    totals = {SEAT_LETTERS[seat]: state.totals[seat] + points[seat] for seat in rules.seats}
    goes_on = state.game < rules.points["games"]
    dealer = SEAT_LETTERS[rules.next_seat[state.dealer]] if goes_on else None
    return [over, {"e": "settled", "points": over["points"], "totals": totals, "dealer": dealer}]


def outcome(state: State) -> Outcome | None:
    """None while the match lasts; in a points match everybody with the most points (R51)."""
    if state.phase != OVER:
        return None
    if state.totals is None:
        return Outcome(state.winners)
    totals = state.totals
    scores = {seat: totals[seat] for seat in state.rules.seats}
    best = tuple(seat for seat, total in scores.items() if total == max(scores.values()))
    teams = {state.rules.team_of[seat] for seat in best}
    return Outcome(best, draw=len(teams) > 1, scores=scores)
