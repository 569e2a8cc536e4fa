/**
 * What the confirm button would send, with all that it does.
 *
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").Part} Part
 * @typedef {import("./types.js").Slide} Slide
 * @typedef {{text: string, card: string | null, kind: string, slides: Slide[], harm: string[]}} Proposal
 */

/** @param {Move | Part} option @returns {option is Move} a part has steps, a move has none */
export function isMove(option) {
  return !("steps" in option);
}

/** @param {Move} move @param {string | null} card @returns {Proposal} */
export function proposeMove(move, card) {
  return { text: move.text, card, kind: "move", slides: move.slides, harm: move.harm };
}

/** A move without a pawn. @param {string} text @param {string | null} card @returns {Proposal} */
export function proposeAct(text, card) {
  return { text, card, kind: "act", slides: [], harm: [] };
}

/** @param {string} text @param {string | null} card @param {Part[]} parts @returns {Proposal} */
export function proposeParts(text, card, parts) {
  const slides = parts.flatMap((part) => part.slides);
  const harm = [...new Set(parts.flatMap((part) => part.harm))];
  return { text, card, kind: "parts", slides, harm };
}
