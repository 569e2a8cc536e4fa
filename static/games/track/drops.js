/**
 * Choosing by dragging: a card onto a pawn or square, a pawn onto the square where it is to go. Like the chooser it
 * knows no rules: every pawn and square comes from the moves on offer.
 *
 * @typedef {import("./chooser.js").Chooser} Chooser
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").Part} Part
 */

/** A pawn is taken up. @param {Chooser} chooser @param {string} square */
export function liftPawn(chooser, square) {
  chooser.move = chooser.target = chooser.why = null;
  chooser.pawn = square;
}

/**
 * A card is taken to the board: what it can do is open, however little that is.
 * @param {Chooser} chooser
 * @param {number} index
 */
export function liftCard(chooser, index) {
  if (chooser.card !== index) {
    chooser.clear();
    chooser.pressCard(index);
  }
  chooser.move = chooser.target = chooser.pawn = null;
}

/**
 * What was taken up is back where it came from.
 * @param {Chooser} chooser
 * @param {number | null} card the one picked before
 */
export function putBack(chooser, card) {
  chooser.move = chooser.target = chooser.pawn = null;
  if (chooser.card !== card || card === null) chooser.clear();
  else chooser.follow();
}

/**
 * All that the pawn or card taken up can do; without a card, by whichever card.
 * @param {Chooser} chooser
 * @returns {(Move | Part)[]}
 */
export function dropOptions(chooser) {
  if (chooser.card !== null) return chooser.narrowed;
  const cards = Object.keys(chooser.mine?.cards ?? {});
  return cards.flatMap((card) => chooser.offers(card)).filter((option) => option.from === chooser.pawn);
}

/** @param {Chooser} chooser @returns {string[]} the squares that a drop can mean */
export function dropSquares(chooser) {
  const ends = dropOptions(chooser).map((option) => option.to);
  return [...new Set(chooser.pawn ? ends : [...chooser.pawns, ...ends])];
}

/**
 * What a drop on this square could come to.
 * @param {Chooser} chooser
 * @param {string} square
 * @returns {(Move | Part)[]}
 */
export function optionsAt(chooser, square) {
  const options = dropOptions(chooser);
  const ofPawn = chooser.pawn ? [] : options.filter((option) => option.from === square);
  return ofPawn.length ? ofPawn : options.filter((option) => option.to === square);
}

/**
 * @param {Chooser} chooser
 * @param {string} square one of dropSquares
 * @returns {Part | null} a part that was chosen, for which a plan has to be asked
 */
export function dropOn(chooser, square) {
  if (chooser.card === null) return dropWithoutCard(chooser, square);
  if (!chooser.pawn && chooser.pawns.includes(square)) return chooser.pressSquare(square);
  return chooser.pickTarget(square);
}

/**
 * A pawn came first: cards of one rank that lead there are all the same, between others the player chooses.
 * @param {Chooser} chooser
 * @param {string} square
 */
function dropWithoutCard(chooser, square) {
  chooser.target = square;
  const hand = chooser.mine?.hand ?? [];
  const fitting = hand.map((card, index) => ({ card, index })).filter(({ card }) => chooser.movesPawn(card));
  return new Set(fitting.map(({ card }) => card[0])).size === 1 ? chooser.pressCard(fitting[0].index) : null;
}
