/** One small picture a game, drawn here: a board with pawns, a wooden board with holes, a hand of cards. */

import { s } from "../core/dom.js";

/** @type {Record<string, () => SVGSVGElement>} */
export const PICTURES = { tokken: tokkenPicture, tok: tokPicture, tonk: tonkPicture };

const SEATS = ["a", "b", "c", "d"];

/** @param {...SVGElement} parts */
function picture(...parts) {
  return s("svg", { viewBox: "0 0 160 110", "aria-hidden": "true", focusable: "false" }, ...parts);
}

function tokkenPicture() {
  const ring = ringOf(24, 44).map(([x, y]) => s("circle", { cx: x, cy: y, r: 3.4, class: "pic-hole" }));
  const corners = ringOf(4, 22, Math.PI / 4).map(([x, y], index) => pawn(x, y, SEATS[index]));
  return picture(s("circle", { cx: 80, cy: 55, r: 51, class: "pic-felt" }), ...ring, ...corners);
}

function tokPicture() {
  const outline = ringOf(8, 54, Math.PI / 8)
    .map((point) => point.join(","))
    .join(" ");
  const ring = ringOf(32, 40).map(([x, y], index) =>
    s("circle", { cx: x, cy: y, r: 2.6, class: index % 8 === 3 ? "pic-crossing" : "pic-hole" }),
  );
  const lanes = ringOf(4, 27).flatMap(([x, y], index) => lane(x, y, SEATS[index]));
  return picture(s("polygon", { points: outline, class: "pic-wood" }), ...ring, ...lanes, pawn(80, 48, "b"));
}

function tonkPicture() {
  const cards = [-26, -9, 9, 26].map((turn, index) => card(turn, ["4", "4", "4", "K"][index], index % 2 === 1));
  return picture(...cards);
}

/**
 * Points round the middle of the picture, from the bottom on clockwise.
 * @param {number} count
 * @param {number} radius
 * @param {number} [offset] radians
 */
function ringOf(count, radius, offset = 0) {
  return Array.from({ length: count }, (_, index) => {
    const angle = offset + (2 * Math.PI * index) / count;
    return [round(80 - radius * Math.sin(angle)), round(55 + radius * Math.cos(angle))];
  });
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} seat
 */
function pawn(x, y, seat) {
  const body = `M${x - 8} ${y + 10}q8 -4 8 -12q0 8 8 12z`;
  return s(
    "g",
    { class: `pic-pawn seat-fill-${seat}` },
    s("path", { d: body }),
    s("circle", { cx: x, cy: y - 5, r: 5.5 }),
  );
}

/**
 * The home lane: three holes from the ring towards the middle.
 * @param {number} x
 * @param {number} y
 * @param {string} seat
 */
function lane(x, y, seat) {
  return [0, 1, 2].map((step) => {
    const cx = round(x + ((80 - x) * step) / 4.5);
    const cy = round(y + ((55 - y) * step) / 4.5);
    return s("circle", { cx, cy, r: 2.8, class: `pic-home seat-fill-${seat}` });
  });
}

/**
 * @param {number} turn degrees
 * @param {string} rank
 * @param {boolean} red
 */
function card(turn, rank, red) {
  return s(
    "g",
    { transform: `rotate(${turn} 80 130)` },
    s("rect", { x: 60, y: 18, width: 40, height: 58, rx: 5, class: "pic-card" }),
    s("text", { x: 66, y: 35, class: red ? "pic-rank pic-red" : "pic-rank" }, rank),
    red
      ? s("path", { d: "M80 62c-12-8-9-18-3-17q3 1 3 4q0-3 3-4c6-1 9 9-3 17z", class: "pic-red" })
      : s("path", { d: "M80 42c-13 9-12 18-5 17q3 0 4-3l-2 8h6l-2-8q1 3 4 3c7 1 8-8-5-17z", class: "pic-black" }),
  );
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
