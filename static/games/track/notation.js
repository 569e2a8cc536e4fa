/** Reading of the plain-text notation: squares, positions and moves. It knows spelling, no rules. */

const SQUARE = /[a-h](?:\+[1-4]|1[0-8]|[0-9])/g;

export const SEATS = "abcdefgh";

/**
 * "a:a0,a0,b3,a+1 b:…" by seat.
 * @param {string} text
 * @returns {Map<string, string[]>}
 */
export function parsePosition(text) {
  const pawns = new Map();
  for (const word of text.split(" ")) {
    const [seat, squares] = word.split(":");
    if (seat && squares) pawns.set(seat, squares.split(","));
  }
  return pawns;
}

/**
 * The squares of a move: where each pawn set out and where it came to rest.
 * @param {string} text for instance "7s b3-b6,c1-c5" or "3h b4-b7>c7"
 * @returns {{from: string[], to: string[]}}
 */
export function squaresOfMove(text) {
  const from = [];
  const to = [];
  for (const part of text.split(" ").slice(1).join(" ").split(",")) {
    const squares = part.match(SQUARE);
    if (!squares || squares.length < 2) continue;
    from.push(squares[0]);
    to.push(squares[squares.length - 1]);
    if (part.includes("~")) to.push(squares[0]);
  }
  return { from, to };
}

/** @param {string} card @returns {{rank: string, suit: string}} a joker is rank "X" without a suit */
export function parseCard(card) {
  return card === "X" ? { rank: "X", suit: "" } : { rank: card[0], suit: card[1] };
}

/** @param {string} square @returns {boolean} */
export function isYard(square) {
  return square.length === 2 && square[1] === "0";
}

/**
 * The seats that lose a pawn, each with the square it stood on.
 * @param {import("./types.js").Slide[]} slides
 * @returns {{seat: string, square: string}[]}
 */
export function captures(slides) {
  return slides.filter((slide) => slide.how === "captured").map((slide) => ({ seat: slide.owner, square: slide.from }));
}
