/**
 * Whether a move is played by the press that completes it, or asked for once more. Never without a question: harm to
 * the own team, and what nobody has picked (laying down the hand).
 *
 * @typedef {import("./proposal.js").Proposal} Proposal
 */

/** What the setting can be: ask on touch, always, or never. */
export const CONFIRMS = ["touch", "always", "never"];

/** With what the page was pressed last; "" before anything, and for keys. */
let pointer = "";
globalThis.document?.addEventListener("pointerdown", (event) => note(event.pointerType), true);
globalThis.document?.addEventListener("keydown", () => note(""), true);

/** @param {string} type */
function note(type) {
  pointer = type;
}

/** @returns {string} "mouse", "touch", "pen", or "" for the keyboard */
export function lastPointer() {
  return pointer;
}

/**
 * @param {Proposal} proposal
 * @param {string} setting
 * @param {string} by as lastPointer tells it
 * @param {boolean} isTarget the press was on where to: the mouse over it has shown the whole move by then
 * @returns {boolean}
 */
export function needsNoQuestion(proposal, setting, by, isTarget) {
  if (proposal.card === null || proposal.harm.length) return false;
  if (setting === "never") return true;
  return setting !== "always" && by === "mouse" && isTarget && proposal.kind === "move";
}
