"""The rules of the track games in English, a sentence or two for each point and each way in which it can be ruled.

Names are topics of rulebook.py with their variants; places in braces are filled from the rules. The same texts stand in
the page's message file as `rule-track-…`, and a test holds both together.
"""

from __future__ import annotations

WORDS: dict[str, str] = {
    # Board
    "players": "{name} is mostly played by {usual} players; {other} are possible too.",
    "section": (
        "Each player has a section of {section} track squares, numbered 1 to {section} in the running direction, which"
        " is clockwise. Square {section} is the player’s own start, square {crossing} a crossing, and square {dot} the"
        " hologram dot."
    ),
    "ring": "The sections follow each other clockwise and close into a ring of {ring} squares.",
    "seats-all": "The board has {sections} sections, one for each player.",
    "seats-two": (
        "With two players the board has {sections} sections, and the players sit opposite each other. The starts of the"
        " unused sections are ordinary squares, and their square {dot} is never a hologram dot."
    ),
    "home-always": (
        "From square {opening} of its own section a pawn turns off into its home, {home} squares in a row: +1 to"
        " +{home}. It always turns off there."
    ),
    "home-or-stop": (
        "From square {opening} of its own section a pawn turns off into its home, {home} squares in a row: +1 to"
        " +{home}. If the count ends exactly on its own square {dot}, it may stop there instead."
    ),
    "dead-end": (
        "Its own square {dot} is a dead end, from which it cannot walk forward. A swap, a backward {back} or an"
        " opponent’s {five} gets it out."
    ),
    "home-others": "The pawns of other players do not turn off there: they walk on to square {section}.",
    "progress": (
        "A pawn’s progress is the number of steps from its own start: 0 on the start, then the track squares in order,"
        " its own square {dot} last, and then its home."
    ),
    "pawns": "Every player has {pawns} pawns, all alike. They begin in the yard, off the track.",
    # Cards and deals
    "deck": "The deck has one street, the {ranks} cards of one suit, for each player: {count} cards.",
    "deck-order": "The streets are spades, hearts, diamonds and clubs, and then again from spades on.",
    "jokers-many": "{jokers} jokers are added: their number goes with the number of players.",
    "jokers-one": "One joker is added: the number of jokers goes with the number of players.",
    "jokers-none": "This table plays without jokers.",
    "deal-hands": (
        "Each round deals the shuffled deck in {hands} hands, of {sizes} cards a player. Each hand is played out before"
        " the next one is dealt."
    ),
    "deal-one": "Each round is a single hand of {sizes} cards a player.",
    "stock": (
        "While a round lasts, the stock is everything that has not been dealt. After the last hand of the round all"
        " cards are shuffled again."
    ),
    "first-dealer": "The first dealer is drawn at random.",
    "dealer-round": "One dealer deals all hands of a round; then the deal passes to the left.",
    "dealer-hand": "The deal passes to the left after every hand: the player who led the hand deals the next one.",
    "lead": "The player to the dealer’s left leads, and play goes clockwise. Who has no cards is passed over.",
    "exchange-mates": "You and your teammate give each other one card.",
    "exchange-team": "Everyone gives one card to the next teammate clockwise.",
    "exchange-left": "Everyone gives one card to the next player clockwise.",
    "exchange-blind": "Each of the two draws one card at random from the other’s hand, as it was dealt.",
    "exchange-none": "No cards are exchanged.",
    "exchange-secret": (
        "All choose their card at once and face down: nobody sees what they get before everybody has chosen."
    ),
    "exchange-every": "The exchange comes after every deal, before play, and not only after the first one.",
    "hidden": (
        "How many cards everyone holds is known to all; which cards is not. Cards that are played or discarded lie"
        " open."
    ),
    # Turn
    "turn": "In your turn you play one card, do what it says and lay it face up.",
    "must-play": "If any card in your hand has a legal move, you must play one, however bad the move is.",
    "no-move-fold": (
        "Without a legal move you lay your whole hand down, face up, and sit out the rest of this hand. In the next"
        " hand you play again."
    ),
    "no-move-discard": "Without a legal move you discard one card of your choice and stay in.",
    "hand-end": (
        "A hand ends when nobody has cards left. Who has one card more than the others goes on alone, by the same"
        " rules."
    ),
    "win-team": "The game ends at once when every pawn of a team is home, whoever moved it there. That team wins.",
    "win-alone": (
        "The game ends at once when all {pawns} pawns of one player are home, whoever moved them there. That player"
        " wins."
    ),
    "whole-card": (
        "The end is checked after the whole card: a 7 that cannot use all its {seven} steps is not a legal move, even"
        " if its first part would win."
    ),
    "own-pawns-team": (
        "Your own pawns are those of your seat. Once all {pawns} are home, you play the pawns of your teammates as if"
        " they were yours and bring them in too, as long as a teammate is not finished."
    ),
    "own-pawns-alone": "Your own pawns are the {pawns} of your seat.",
    # Walking
    "forward": (
        "A pawn that walks steps on as many squares as it counts. A pawn in the yard cannot walk; one in its home can"
        " walk on inside it."
    ),
    "lap": (
        "A pawn that walks forward with its own side’s card never reaches or passes its own start: it turns into its"
        " home, and the count must fit. It may not go past +{home}."
    ),
    "in-home": "Inside a home no pawn passes another or lands on it.",
    "safe-from-all": (
        "A pawn on its own start is safe: it cannot be captured, passed, swapped or moved by a {five}. It stops every"
        " pawn, those of its own side too."
    ),
    "safe-from-others": (
        "A pawn on its own start is safe: it cannot be captured, passed, moved by a {five} or picked as the other pawn"
        " of a swap. It stops every pawn, those of its own side too."
    ),
    "safe-foreign": "On another player’s start a pawn is not safe: it is a pawn like any other.",
    "corners": "Pawns in a home and in a yard cannot be touched by others.",
    "capture": (
        "A pawn that lands on an occupied track square captures the pawn there, whoever owns it, even your own: it goes"
        " back to its owner’s yard."
    ),
    "passing": "Passing a pawn does not capture it, except with a king.",
    "backward": (
        "Only a pawn on the track can go back, never one in its home. From its own start it goes back to its own square"
        " {behind}: its lap counts as made, and it can go home from there."
    ),
    "backward-home": "Going back never leads into a home.",
    # Crossings
    "crossing-must": (
        "A pawn whose walk ends exactly on a crossing must jump to the next crossing, square {crossing} of the next"
        " section. It jumps forward, after a backward {back} too."
    ),
    "crossing-may": (
        "A pawn whose walk ends exactly on a crossing may jump, at once, to the next crossing in the direction in which"
        " it was walking, {section} squares on: back after a backward {back}, forward otherwise."
    ),
    "crossing-parts": "Each part of a 7 counts as a walk of its own, and so may end in a jump.",
    "jump": "The jump passes anything, safe pawns too. It does not go on from the second crossing.",
    "jump-captures": "A pawn that jumps captures on both crossings: where its walk ended, and where its jump ends.",
    "jump-start": (
        "A jump never takes a pawn past its own start, forward or back: such a pawn stays where its walk ended."
    ),
    "jump-swap": "A pawn that comes to a crossing by a swap does not jump.",
    # The cards
    "ace": "Ace: bring in a pawn, or go forward {steps}.",
    "numbers": "{numbers}: go forward by the number of the card.",
    "queen": "Queen: go forward {steps}.",
    "enter": (
        "Bringing in: one of your own pawns goes from the yard to its start. Not while a pawn of the same seat stands"
        " there; another player’s pawn there is captured."
    ),
    "four": "4: one of your own pawns goes back {back}.",
    "four-start-empty": (
        "Going back, a pawn may cross its own start only if no pawn at all stands there. If the count ends exactly on"
        " its own start, it counts {back} again from there and ends on its own square {behind}; for this too the start"
        " must be empty."
    ),
    "four-start-never": (
        "Going back, a pawn never crosses its own start. It may end exactly on it, and is safe there then; another"
        " player’s pawn there is captured."
    ),
    "five-team": (
        "5: one pawn of another team goes forward {five}, if it is on the track and not safe. You choose which."
    ),
    "five-alone": (
        "5: one pawn of another player goes forward {five}, if it is on the track and not safe. You choose which."
    ),
    "five-way": (
        "The pawn that a 5 moves follows the track. It passes its own start if no pawn of its own seat stands there,"
        " and never goes into its home; it may end on its own start, and is safe then."
    ),
    "five-lands-must": "Such a pawn captures where it lands, and from a crossing it must jump.",
    "five-lands-may": "Such a pawn captures where it lands, and on a crossing you choose whether it jumps.",
    "seven": (
        "7: {seven} steps forward, split over one to {parts} different pawns in the order that you choose. All {seven}"
        " must be used, and each pawn gets one part of at least one step."
    ),
    "seven-whose-team": "Your own pawns and those of your teammates may get a part of a 7.",
    "seven-whose-own": (
        "Only your own pawns get a part of a 7; when a part brings your last pawn home, the rest may go to your"
        " teammates’ pawns."
    ),
    "seven-whose-alone": "Only your own pawns get a part of a 7.",
    "jack": "Jack: one of your own pawns changes places with another pawn. Both must stand on the track.",
    "jack-own-any": "Your own pawn of the swap may be any on the track, a safe one too.",
    "jack-own-unsafe": "Your own pawn of the swap must not be safe.",
    "jack-other-seat-team": (
        "The other pawn must be of another seat than the first, a teammate’s or an opponent’s, and not safe."
    ),
    "jack-other-seat-alone": "The other pawn must be another player’s, and not safe.",
    "jack-other-any": (
        "The other pawn may be any other on the track that is not safe; one of the same seat too, and then nothing"
        " changes on the board."
    ),
    "jack-order": (
        "If both pawns are yours to move, either may be named first: what holds for the other pawn holds for the one"
        " named second."
    ),
    "jack-progress": "After a swap the progress of each pawn follows from its new square.",
    "king": (
        "King: bring in a pawn, or go forward {steps}. That walk captures every pawn that it passes, those of your own"
        " side too."
    ),
    "king-jump": (
        "If a king’s walk ends in a jump, the jump captures only where it lands. Pawns in a home are never captured."
    ),
    "joker": "Joker: bring in a pawn, or go forward {steps}; then draw one card from the stock, if there is one.",
    "joker-none": "Joker: there is none in the deck of this table.",
    "joker-draw": (
        "The card drawn after a joker joins your hand and is played in a later turn of this hand, even if the joker was"
        " your last card. A joker that is discarded or laid down, or that ends the game, draws nothing."
    ),
    # Teams
    "teams-two": "Two teams of {size} play, seated in turn round the table.",
    "teams-pairs": "{teams} teams of {size} play. Teammates sit opposite each other.",
    "teams-none": "Everyone plays alone.",
    # What can be agreed
    "hologram-on": (
        "A pawn on the hologram dot, square {dot} of any player’s section, is stuck, whoever owns it: it does not walk"
        " forward with its own side’s cards, not with a part of a 7 either. A swap, a backward {back} or an opponent’s"
        " {five} frees it."
    ),
    "hologram-off": "The hologram dots are not used: square {dot} is a square like any other.",
    "hologram-never": "{name} has no hologram dots: square {dot} is a square like any other.",
    "points-on": (
        "This is a match for points; games to play: {games}. Every pawn that is home at the end of a game scores"
        " {per_pawn} for its side, and the winners add {bonus}."
    ),
    "points-off": "One game decides: nobody counts points.",
    "points-never": "{name} is not played for points: one game decides.",
    "points-winner": (
        "Most points after the last game wins; equal points are a draw, and the result names everybody who ties. The"
        " next game is dealt by the player to the left of the last dealer."
    ),
    "agree": (
        "The host can choose the house rules before the game. For any track game the home may open after square {first}"
        " or {second}."
    ),
}
