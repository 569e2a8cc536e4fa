"""The rules of Tonk in English, a sentence or two for each point and each way in which an option can rule it.

Names are topics of rulebook.py with their variants; places in braces are filled from the rules. The same texts stand in
the page's message file as `rule-tonk-…`, and a test holds both together.
"""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Cards
    "players": "Tonk is for {low} to {high} players. Seats at this table: {players}.",
    "deck-full": "The deck has {count} cards and no joker.",
    "deck-short": (
        "The deck has {count} cards: there is no {missing} and no joker. In a run the {before} stands next to the jack."
    ),
    "ace": "An ace counts {points}. It is always low: it stands next to the 2, never next to the king.",
    "numbers": "{numbers}: each counts its number.",
    "court": "Jack, queen and king count {points} each.",
    # The deal
    "cut": "For the first deal every player cuts a card, and the highest deals: the king is high, the ace low.",
    "cut-tie": "Who ties for the highest card cuts again.",
    "next-dealer": "After every game the deal passes to the left.",
    "deal": (
        "Everyone gets {count} cards, one at a time from the dealer’s left. The next card begins the discard pile, face"
        " up; the rest is the stock."
    ),
    "hidden": (
        "Only the top of the discard pile may be seen. What lies under it, and which card somebody drew, is told to"
        " nobody until the match is over. How many cards are in each hand, in the stock and in the pile is known to"
        " all."
    ),
    "high-chips": (
        "A dealt hand of {low} or {high} points is shown at once and wins without play: every other player pays"
        " {double}, double the stake."
    ),
    "high-points": (
        "A dealt hand of {low} or {high} points is shown at once and wins without play: its player writes 0, every"
        " other player double the points in hand."
    ),
    "high-seven": "With {count} cards in a hand, {low} and {high} points win at once just the same.",
    "low-on": "A dealt hand of at most {points} points wins at once too, in the same way.",
    "low-off": "A dealt hand with few points wins nothing by itself.",
    "several": "If two or more players are dealt such a hand, the game is a draw, and the next dealer deals.",
    # A turn
    "begin": "The player to the dealer’s left begins, and play goes clockwise.",
    "drop": "At the start of your turn, before anything else, you may drop.",
    "draw": "Otherwise you draw one card: the top of the stock, or the top of the discard pile.",
    "lay": (
        "Then, as often as you like, you lay melds on the table and lay off cards on any meld there, your own or"
        " another’s."
    ),
    "discard": "At the end of your turn you discard one card, face up.",
    "discard-same": "You may take the top discard and discard the same card.",
    "melds": (
        "A meld is a set, three or four cards of one rank, or a run, three or more cards of one suit in sequence. A run"
        " can grow at either end, from the ace to the king."
    ),
    "wait-on": (
        "After you have laid a new meld you may not drop on your next {turns} turns; with a further new meld they begin"
        " again. If another player lays off on your meld, you may not drop on your next turn, which never shortens a"
        " longer wait."
    ),
    "wait-off": "Laying a meld keeps nobody from dropping later.",
    "must-meld-on": (
        "You may not discard while your hand holds a complete meld: it has to be laid first. What counts is your hand"
        " at the moment of the discard; of melds that overlap you choose."
    ),
    "must-meld-off": "You may keep a complete meld in your hand.",
    "must-meld-limits": "Laying off is never forced, and you may drop at the start of a turn whatever you hold.",
    # The end of a game
    "tonk-chips": (
        "Tonk: your last card leaves your hand by melding or laying off, and you discard nothing. Every other player"
        " pays you {double}, double the stake."
    ),
    "tonk-points": (
        "Tonk: your last card leaves your hand by melding or laying off, and you discard nothing. You write 0, every"
        " other player double the points in hand."
    ),
    "out-chips": "Out: you discard your last card. Every other player pays you the stake, {stake}.",
    "out-points": "Out: you discard your last card. You write 0, every other player the points in hand.",
    "dropped-chips": (
        "Drop: all hands are shown and counted. If you alone have the fewest points, every other player pays you the"
        " stake, {stake}."
    ),
    "dropped-points": (
        "Drop: all hands are shown and counted. If you alone have the fewest points, you write 0 and every other player"
        " the points in hand."
    ),
    "caught-chips": (
        "If not, you are caught: you pay {double}, double the stake, to each player who has as many points or fewer."
        " And of the other players the one with the fewest points gets {stake} from each of the others except you;"
        " nobody does if two or more of them tie for the fewest."
    ),
    "caught-points": (
        "If not, you are caught and write double your points. Of the other players everybody with the fewest points"
        " writes 0, the others their points in hand."
    ),
    "example-chips": (
        "An example: Anna drops with {anna} points, Ben has {ben}, Carla {carla}. Anna pays Ben {caught}, Carla pays"
        " Ben {fewest}, and Ben is up {up}."
    ),
    "example-points": (
        "An example: Anna drops with {anna} points, Ben has {ben}, Carla {carla}. Anna writes {caught}, Ben {up}, Carla"
        " {fewest}."
    ),
    "empty-stock": (
        "When the stock is empty, play goes on while each player takes the discard of the player before, or drops."
    ),
    "stock-chips": (
        "Who asks for a card of the empty stock ends the game: all hands are shown, and the fewest points get the"
        " stake, {stake}, from everybody. A tie for the fewest is a draw, and nobody pays."
    ),
    "stock-points": (
        "Who asks for a card of the empty stock ends the game: all hands are shown, the fewest points write 0,"
        " everybody else the points in hand. A tie for the fewest is a draw, and nobody writes anything."
    ),
    "shown-chips": (
        "At the end of a game hands are shown only where the rules need them: special hands on the deal, a drop, an"
        " empty stock. Otherwise they stay hidden until the match is over."
    ),
    "shown-points": (
        "At the end of a game all hands are shown, because their points are written down. After a draw on the deal only"
        " the special hands are."
    ),
    # The match
    "scoring-chips": "This table plays for chips. Each game is settled on its own.",
    "scoring-points": (
        "This table writes points instead of chips. Each game is settled on its own: the winner writes 0, everybody"
        " else the points left in hand, doubled after a tonk and after a special hand on the deal. A draw writes"
        " nothing."
    ),
    "stake-chips": "The stake is {stake}.",
    "stake-points": "No stake is paid: points are written. (The stake set here is {stake}.)",
    "start-chips": "Chips that everyone begins with: {chips}.",
    "start-points": "Everyone begins with 0 points. (The chips set for the beginning are {chips}.)",
    "below-zero": "Chips may go below zero: they count matchsticks.",
    "games-open": (
        "The match is open-ended: it ends between two games, when the host ends it or when all players agree."
    ),
    "games-one": "The match is one game.",
    "games-many": "The match ends after {games} games.",
    "winner-chips": "Who then has the most chips wins the match. The result names everybody who ties.",
    "winner-points": "Who then has the fewest points wins the match. The result names everybody who ties.",
}
