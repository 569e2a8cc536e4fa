/** Small drawings for the rules of the track games: a few squares in a row, pawns, and the way that they go. */

import { s } from "../../core/dom.js";
import { shapeOf } from "./shapes.js";

/**
 * @typedef {import("../../core/types.js").Args} Args
 * @typedef {{at: number, seat: string}} Pawn `at` is a place in the row, from 0
 * @typedef {{from: number, to: number, high?: number, choice?: boolean}} Arc
 * @typedef {{squares: (number | string)[], start?: number, crossings?: number[], pawns?: Pawn[], arcs?: Arc[],
 *   hits?: number[], under?: {at: number, count: number}}} Row `under`: a home below a square
 */

const PITCH = 24;
const RADIUS = 8;
const FLAT = 26; // how high a way usually bends

/** @type {import("../../core/types.js").RulePictures} */
export const PICTURES = {
  home: (_variant, { opening, home }) => homePicture(Number(opening), Number(home)),
  safe: () =>
    row({
      squares: [15, 16, 17, 18, 1, 2],
      start: 3,
      pawns: [pawn(0, "b"), pawn(3, "a")],
      arcs: [arc(0, 2, 18)],
      hits: [2.5],
    }),
  capture: () =>
    row({
      squares: [9, 10, 11, 12, 13],
      pawns: [pawn(0, "b"), pawn(3, "c")],
      arcs: [arc(0, 3)],
      hits: [3],
    }),
  crossing: (variant) =>
    row({
      squares: [5, 6, 7, "…", 6, 7],
      crossings: [2, 5],
      pawns: [pawn(0, "b")],
      arcs: [arc(0, 2, 14), { ...arc(2, 5, 34), choice: variant === "may" }],
    }),
  "jump-captures": () =>
    row({
      squares: [5, 6, 7, "…", 6, 7],
      crossings: [2, 5],
      pawns: [pawn(0, "b"), pawn(2, "c"), pawn(5, "a")],
      arcs: [arc(0, 2, 18), arc(2, 5, 34)],
      hits: [2, 5],
    }),
  backward: (_variant, { behind }) => {
    const last = Number(behind);
    const squares = Array.from({ length: 19 - last }, (_, place) => last + place);
    return row({ squares, start: 18 - last, pawns: [pawn(18 - last, "a")], arcs: [arc(18 - last, 0, 30)] });
  },
  "four-start": (variant, { behind, back }) => startPicture(variant, Number(behind), Number(back)),
  seven: () =>
    row({
      squares: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      pawns: [pawn(0, "a"), pawn(4, "a")],
      arcs: [arc(0, 3), arc(4, 8)],
    }),
  jack: () =>
    row({
      squares: [8, 9, 10, 11, 12],
      pawns: [pawn(0, "a"), pawn(4, "b")],
      arcs: [arc(0, 4, 34), arc(4, 0, 20)],
    }),
  king: () =>
    row({
      squares: [1, 2, 3, "…", 12, 13, 14],
      pawns: [pawn(0, "a"), pawn(2, "b"), pawn(4, "c")],
      arcs: [arc(0, 6, 34)],
      hits: [2, 4],
    }),
};

/** @param {number} opening @param {number} home */
function homePicture(opening, home) {
  const first = opening - 2;
  const squares = Array.from({ length: 19 - first }, (_, place) => first + place);
  return row({
    squares,
    start: 18 - first,
    pawns: [pawn(0, "a")],
    arcs: [arc(0, 2, 18)],
    under: { at: 2, count: home },
  });
}

/** Over the own start and on from it, or onto it at most. @param {string} variant @param {number} behind @param {number} back */
function startPicture(variant, behind, back) {
  if (variant !== "empty")
    return row({ squares: [17, 18, 1, 2, 3, 4], start: 1, pawns: [pawn(5, "a")], arcs: [arc(5, 1, 30)] });
  const squares = [...Array.from({ length: 19 - behind }, (_, place) => behind + place), 1, 2, 3, 4].slice(0, 9);
  const start = 18 - behind;
  return row({
    squares,
    start,
    pawns: [pawn(start + back, "a")],
    arcs: [arc(start + back, start, 30), arc(start, 0, 30)],
  });
}

/** @param {number} at @param {string} seat @returns {Pawn} */
function pawn(at, seat) {
  return { at, seat };
}

/** @param {number} from @param {number} to @param {number} [high] @returns {Arc} */
function arc(from, to, high = FLAT) {
  return { from, to, high };
}

/** @param {number} at */
function x(at) {
  return PITCH / 2 + at * PITCH;
}

/** @param {Row} drawn @returns {SVGElement} decoration only: the paragraph beside it says the same */
function row({ squares, start, crossings = [], pawns = [], arcs = [], hits = [], under }) {
  const y = RADIUS + 4 + 0.8 * Math.max(...arcs.map(({ high = FLAT }) => high));
  const height = y + 22 + (under ? 6 + under.count * 18 : 0);
  return s(
    "svg",
    { viewBox: `0 0 ${squares.length * PITCH} ${height}`, "aria-hidden": "true", focusable: "false" },
    squares.map((name, at) => square(name, at, y, at === start, crossings.includes(at))),
    under ? Array.from({ length: under.count }, (_, step) => homeSquare(under.at, y, step)) : [],
    pawns.map(({ at, seat }) =>
      s("path", {
        class: `picture-pawn is-${seat}`,
        d: shapeOf(seat),
        transform: `translate(${x(at)} ${y}) scale(${1.7 * RADIUS})`,
      }),
    ),
    arcs.flatMap((drawn) => way(drawn, y)),
    hits.map((at) => s("path", { class: "picture-hit", d: `M${x(at) - 5} ${y - 5}l10 10m0 -10l-10 10` })),
  );
}

/** @param {number | string} name @param {number} at @param {number} y @param {boolean} isStart @param {boolean} isCrossing */
function square(name, at, y, isStart, isCrossing) {
  if (name === "…") return s("g", null, s("text", { class: "picture-number", x: x(at), y }, name));
  const kind = isStart ? "picture-start" : isCrossing ? "picture-crossing" : "picture-square";
  const label = s("text", { class: "picture-number", x: x(at), y: y + 19 }, name);
  return s("g", null, s("circle", { class: kind, cx: x(at), cy: y, r: RADIUS }), label);
}

/** @param {number} at @param {number} y @param {number} step */
function homeSquare(at, y, step) {
  const below = y + 32 + step * 18;
  return s(
    "g",
    null,
    s("circle", { class: "picture-home", cx: x(at), cy: below, r: RADIUS - 1 }),
    s("text", { class: "picture-number", x: x(at), y: below + 3 }, `+${step + 1}`),
  );
}

/** @param {Arc} drawn @param {number} y */
function way({ from, to, high = FLAT, choice = false }, y) {
  const [begin, end, edge] = [x(from), x(to), y - RADIUS];
  const side = to < from ? 1 : -1;
  const d = `M${begin} ${edge}Q${(begin + end) / 2} ${edge - high * 1.6} ${end} ${edge - 2}`;
  return [
    s("path", { class: choice ? "picture-way is-choice" : "picture-way", d }),
    s("path", { class: "picture-tip", d: `M${end} ${edge - 1}l${side * 7} -3l${-side} -5z` }),
  ];
}
