/** One small picture a game, drawn here: a board with pawns, a wooden board with holes, a hand of cards. */

import { s } from "../core/dom.js";
import { rankSign } from "./cards.js";

/** @typedef {import("../core/types.js").Translate} Translate */

/** @type {Record<string, (t: Translate) => SVGSVGElement>} */
export const PICTURES = { tokken: tokkenPicture, tok: tokPicture, tonk: tonkPicture };

const SEATS = ["a", "b", "c", "d"];

/** @param {...SVGElement} parts */
function picture(...parts) {
  return s("svg", { viewBox: "0 0 160 110", "aria-hidden": "true", focusable: "false" }, ...parts);
}

function tokkenPicture() {
  const ring = ringOf(28, 43).map(([x, y], index) => hole(x, y, index % 7 === 0 ? SEATS[index / 7] : null));
  const lanes = ringOf(4, 33).flatMap(([x, y], index) => lane(x, y, SEATS[index]));
  const pawns = ringOf(28, 43).flatMap(([x, y], index) => ([3, 9, 17, 26].includes(index) ? [[x, y, index % 4]] : []));
  const felt = s("circle", { cx: 80, cy: 55, r: 52, class: "pic-felt" });
  return picture(felt, ...ring, ...lanes, ...pawns.map(([x, y, seat]) => pawn(x, y, SEATS[seat])));
}

function tokPicture() {
  const corners = ringOf(8, 56, Math.PI / 8).map((point) => point.join(","));
  const wood = s("polygon", { points: corners.join(" "), class: "pic-wood" });
  const ring = ringOf(32, 43).map(([x, y], index) =>
    index % 8 === 4 ? s("circle", { cx: x, cy: y, r: 3.4, class: "pic-crossing" }) : hole(x, y, null),
  );
  const lanes = ringOf(4, 33, -Math.PI / 16).flatMap(([x, y], index) => lane(x, y, SEATS[index]));
  const [from, to] = [ringOf(32, 43)[12], ringOf(32, 43)[20]];
  const jump = s("path", { d: `M${from.join(" ")}Q80 -2 ${to.join(" ")}`, class: "pic-jump" });
  return picture(wood, ...ring, ...lanes, jump, pawn(to[0], to[1], "b"), pawn(...spot(2), "a"), pawn(...spot(27), "d"));
}

/**
 * @param {number} index
 * @returns {[number, number]}
 */
function spot(index) {
  const [x, y] = ringOf(32, 43)[index];
  return [x, y];
}

/** @param {Translate} t */
function tonkPicture(t) {
  const cards = [-27, -9, 9, 27].map((turn, index) => card(turn, rankSign("444K"[index], t), index % 2 === 1));
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
 * @param {string | null} seat
 */
function hole(x, y, seat) {
  return s("circle", { cx: x, cy: y, r: 3.2, class: seat ? `pic-home seat-fill-${seat}` : "pic-hole" });
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} seat
 */
function pawn(x, y, seat) {
  const body = `M${round(x - 6)} ${y}q6 -3.5 6 -10q0 6.5 6 10z`;
  const head = s("circle", { cx: x, cy: round(y - 11), r: 4.6 });
  return s("g", { class: `pic-pawn seat-fill-${seat}` }, s("path", { d: body }), head);
}

/**
 * The home lane: four holes from the ring towards the middle.
 * @param {number} x
 * @param {number} y
 * @param {string} seat
 */
function lane(x, y, seat) {
  return [0, 1, 2, 3].map((step) => {
    const cx = round(x + ((80 - x) * step) / 4.8);
    const cy = round(y + ((55 - y) * step) / 4.8);
    return s("circle", { cx, cy, r: 2.5, class: `pic-home seat-fill-${seat}` });
  });
}

/**
 * @param {number} turn degrees
 * @param {string} rank
 * @param {boolean} red
 */
function card(turn, rank, red) {
  const heart = "M67 52c-7-5-5.5-10.5-2-10q2 .5 2 2.5q0-2 2-2.5c3.5-.5 5 5-2 10z";
  const spade =
    "M67 40c-7.5 5-7 10.5-3 10q1.800 0 2.5-1.800l-1.300 5h3.600l-1.300-5q.7 1.800 2.5 1.800c4 .5 4.5-5-3-10z";
  return s(
    "g",
    { transform: `rotate(${turn} 80 138)` },
    s("rect", { x: 58, y: 16, width: 44, height: 64, rx: 5, class: "pic-card" }),
    s("text", { x: 62, y: 34, class: red ? "pic-rank pic-red" : "pic-rank" }, rank),
    s("path", { d: red ? heart : spade, class: red ? "pic-red" : "pic-black" }),
  );
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
