/** Playing cards as SVG, for every game: faces with corner indices that stay readable when cards overlap. */

import { s } from "../core/dom.js";

/** @typedef {import("../core/types.js").Translate} Translate */

const WIDTH = 100;
const HEIGHT = 140;

/** Suits in a box of 32 by 32. */
const SUITS = {
  s: "M16 1C19 9 31 13 31 20.5A7 7 0 0 1 18.2 24.3Q18.8 28 22 31H10Q13.2 28 13.8 24.3A7 7 0 0 1 1 20.5C1 13 13 9 16 1Z",
  h: "M16 30.5C13 25 1 18.500 1 9.500A7.600 7.600 0 0 1 16 7.500A7.600 7.600 0 0 1 31 9.500C31 18.500 19 25 16 30.500Z",
  d: "M16 0.500C19 7 23 12 28 16C23 20 19 25 16 31.500C13 25 9 20 4 16C9 12 13 7 16 0.500Z",
  c: "M16 1A7.200 7.200 0 0 1 21.500 12.800A7.200 7.200 0 1 1 18 23.200Q18.600 28 22 31H10Q13.400 28 14 23.200A7.200 7.200 0 1 1 10.500 12.800A7.200 7.200 0 0 1 16 1Z",
};

/** What the court cards show: a crown, a coronet and a shield, in the same box. @type {Record<string, string>} */
const COURT = {
  K: "M16 0V5M13.500 2.200H18.500M3.500 24L1 9L9.500 15.500L16 5.500L22.500 15.500L31 9L28.500 24ZM3.500 26.500H28.500V31H3.500Z",
  Q: "M4 24L0.500 9.500L8 15L10.500 4.500L16 13L21.500 4.500L24 15L31.500 9.500L28 24ZM4 26.500H28V31H4ZM10.500 2.500V2.600M21.500 2.500V2.600M16 11V11.100",
  J: "M3.500 2H28.500V15C28.500 24 21 28.500 16 31C11 28.500 3.500 24 3.500 15ZM16 2V31M3.500 13.500H28.500",
};

const STAR =
  "M16 1L20 11.600L31.200 12.100L22.400 19.100L25.400 30L16 23.700L6.600 30L9.600 19.100L0.800 12.100L12 11.600Z";

const [LEFT, MID, RIGHT] = [36, 55, 74];
/** Where the pips lie, as columns of heights. @type {Record<string, [number, number[]][]>} */
const PIPS = {
  2: [[MID, [36, 104]]],
  3: [[MID, [34, 70, 106]]],
  4: [
    [LEFT, [38, 102]],
    [RIGHT, [38, 102]],
  ],
  5: [
    [LEFT, [38, 102]],
    [MID, [70]],
    [RIGHT, [38, 102]],
  ],
  6: [
    [LEFT, [34, 70, 106]],
    [RIGHT, [34, 70, 106]],
  ],
  7: [
    [LEFT, [34, 70, 106]],
    [MID, [52]],
    [RIGHT, [34, 70, 106]],
  ],
  8: [
    [LEFT, [34, 70, 106]],
    [MID, [52, 88]],
    [RIGHT, [34, 70, 106]],
  ],
  9: [
    [LEFT, [30, 57, 83, 110]],
    [MID, [70]],
    [RIGHT, [30, 57, 83, 110]],
  ],
  T: [
    [LEFT, [30, 57, 83, 110]],
    [MID, [43, 97]],
    [RIGHT, [30, 57, 83, 110]],
  ],
};

/** The ranks that each language has letters of its own for. */
const LETTERED = "AJQK";

/** @param {string} card @param {Translate} t @returns {string} as people write it: "9♥", "10♠", "K♦", in Dutch "H♦" */
export function cardSign(card, t) {
  if (card === "X") return t("card-joker");
  const suit = { s: "♠", h: "♥", d: "♦", c: "♣" }[card[1]] ?? "";
  return `${rankSign(card[0], t)}${suit}\ufe0e`;
}

/** @param {string} card @param {Translate} t @returns {string} for the ear: "ten of hearts" */
export function cardName(card, t) {
  return card === "X" ? t("card-joker") : t("card-name", { rank: rankName(card, t), suit: suitName(card, t) });
}

/** @param {string} card @param {Translate} t @returns {string} for the ear: "queen" */
export function rankName(card, t) {
  return t(`card-word-${card[0]}`);
}

/** @param {string} card @param {Translate} t @returns {string} for the ear: "spades" */
export function suitName(card, t) {
  return t(`card-suit-${card[1]}`);
}

/** @param {string} rank in notation @param {Translate} t @returns {string} what is printed on the card: "10", "K" */
export function rankSign(rank, t) {
  if (rank === "T") return "10";
  return LETTERED.includes(rank) ? t(`card-rank-${rank}`) : rank;
}

/**
 * @param {string} card in notation: "9h", "X"
 * @param {Translate} t for the letters on it
 * @returns {SVGElement} decoration only: whoever shows it gives it a name
 */
export function cardFace(card, t) {
  const [rank, suit] = card === "X" ? ["X", "x"] : [card[0], card[1]];
  return s(
    "svg",
    { class: `card-face suit-${suit}`, viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
    s("rect", { class: "card-paper", x: 1.5, y: 1.5, width: WIDTH - 3, height: HEIGHT - 3, rx: 9 }),
    rank === "X" ? joker(t) : [...index(rank, suit, t), ...picture(rank, suit)],
  );
}

/** @returns {SVGElement} */
export function cardBack() {
  return s(
    "svg",
    { class: "card-back", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
    s("rect", { class: "card-paper", x: 1.5, y: 1.5, width: WIDTH - 3, height: HEIGHT - 3, rx: 9 }),
    s("rect", { class: "card-weave", x: 9, y: 9, width: WIDTH - 18, height: HEIGHT - 18, rx: 5 }),
    s("path", { class: "card-knot", d: "M50 32L74 70L50 108L26 70ZM50 52L61 70L50 88L39 70Z" }),
  );
}

/** @param {string} rank @param {string} suit @param {Translate} t @returns {SVGElement[]} */
function index(rank, suit, t) {
  return [
    s("text", { class: rank === "T" ? "card-index is-wide" : "card-index", x: 17, y: 32 }, rankSign(rank, t)),
    pip(suit, 17, 50, 21),
  ];
}

/** @param {string} rank @param {string} suit @returns {SVGElement[]} */
function picture(rank, suit) {
  if (rank === "A") return [pip(suit, MID + 2, 78, 54)];
  if (rank in PIPS) {
    return PIPS[rank].flatMap(([x, heights]) => heights.map((y) => pip(suit, x + 2, y, 18, y > 71)));
  }
  return [
    s("rect", { class: "card-court", x: 33, y: 20, width: 56, height: 100, rx: 6 }),
    s("path", { class: `card-emblem emblem-${rank}`, d: COURT[rank], transform: "translate(43 52) scale(1.125)" }),
    pip(suit, 61, 38, 20),
    pip(suit, 61, 103, 20, true),
  ];
}

/** @param {Translate} t @returns {SVGElement[]} */
function joker(t) {
  return [
    s("text", { class: "card-index is-joker", x: 17, y: 31 }, "★"),
    s("path", { class: "card-star", d: STAR, transform: "translate(28 42) scale(1.75)" }),
    s("text", { class: "card-joker-word", x: 56, y: 122 }, t("card-joker").toUpperCase()),
  ];
}

/** @param {string} suit @param {number} x @param {number} y @param {number} size @param {boolean} [down] */
function pip(suit, x, y, size, down = false) {
  const scale = size / 32;
  const turn = down ? " rotate(180)" : "";
  const d = SUITS[/** @type {keyof typeof SUITS} */ (suit)];
  return s("path", {
    class: "card-pip",
    d,
    transform: `translate(${x} ${y})${turn} scale(${scale}) translate(-16 -16)`,
  });
}
