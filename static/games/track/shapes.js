/** A shape for each seat and a mark for each team, so that nothing is told by colour alone. Units: squares' pitch. */

import { s } from "../../core/dom.js";

/** Outlines around (0, 0) that fit a circle of radius 0.42 and weigh about the same to the eye. */
const SHAPES = {
  a: circle(0.38),
  b: polygon(4, 0.46, Math.PI / 4),
  c: polygon(3, 0.48, -Math.PI / 2, 0.08),
  d: polygon(4, 0.45, 0),
  e: star(5, 0.47, 0.25),
  f: polygon(6, 0.42, 0),
  g: plus(0.41, 0.17),
  h: "M0 -0.46C0.1 -0.28 0.36 -0.1 0.36 0.1A0.36 0.34 0 1 1 -0.36 0.1C-0.36 -0.1 -0.1 -0.28 0 -0.46Z",
};

/** Marks of the teams, drawn small on pawns and plates. */
const TEAM_MARKS = [
  circle(0.12),
  "M-0.17 -0.055H0.17V0.055H-0.17Z",
  `${circle(0.15)}${circle(0.07, true)}`,
  "M-0.14 -0.06L-0.06 -0.14L0 -0.08L0.06 -0.14L0.14 -0.06L0.08 0L0.14 0.06L0.06 0.14L0 0.08L-0.06 0.14L-0.14 0.06L-0.08 0Z",
];

/** @param {string} seat @returns {string} path data */
export function shapeOf(seat) {
  return SHAPES[/** @type {keyof typeof SHAPES} */ (seat)] ?? SHAPES.a;
}

/**
 * What a pawn is drawn with: a ring that shows when it is safe, one when it can be picked, the seat's shape, the team's mark.
 * @param {string} seat
 * @param {number} team -1 without teams
 * @returns {SVGElement[]}
 */
export function pawnShape(seat, team) {
  const parts = [
    s("circle", { class: "pawn-safe", r: 0.56 }),
    s("circle", { class: "pawn-ring", r: 0.6 }),
    s("path", { class: "pawn-body", d: shapeOf(seat) }),
  ];
  if (team >= 0) parts.push(s("path", { class: "pawn-team", d: TEAM_MARKS[team % TEAM_MARKS.length] }));
  return parts;
}

/** A seat's mark for plates and words. @param {string} seat @param {number} team @returns {SVGElement} */
export function seatMark(seat, team) {
  return s(
    "svg",
    { class: `seat-mark seat-${seat}`, viewBox: "-0.56 -0.56 1.12 1.12", "aria-hidden": "true" },
    s("g", { class: "pawn" }, pawnShape(seat, team).slice(2)),
  );
}

/** @param {number} r @param {boolean} [hole] */
function circle(r, hole = false) {
  const sweep = hole ? 0 : 1;
  return `M${-r} 0A${r} ${r} 0 1 ${sweep} ${r} 0A${r} ${r} 0 1 ${sweep} ${-r} 0Z`;
}

/** @param {number} corners @param {number} r @param {number} turn @param {number} [drop] */
function polygon(corners, r, turn, drop = 0) {
  const points = Array.from({ length: corners }, (_, i) => point(r, turn + (2 * Math.PI * i) / corners, drop));
  return `M${points.join("L")}Z`;
}

/** @param {number} corners @param {number} outer @param {number} inner */
function star(corners, outer, inner) {
  const points = Array.from({ length: 2 * corners }, (_, i) =>
    point(i % 2 ? inner : outer, -Math.PI / 2 + (Math.PI * i) / corners, 0.02),
  );
  return `M${points.join("L")}Z`;
}

/** @param {number} r @param {number} w half the width of a beam */
function plus(r, w) {
  return `M${-w} ${-r}H${w}V${-w}H${r}V${w}H${w}V${r}H${-w}V${w}H${-r}V${-w}H${-w}Z`;
}

/** @param {number} r @param {number} angle @param {number} drop */
function point(r, angle, drop) {
  return `${(r * Math.cos(angle)).toFixed(3)} ${(r * Math.sin(angle) + drop).toFixed(3)}`;
}
