/** The board without its game, as the lobby lays it under the places: every square, and the homes in their colours. */

import { s } from "../../core/dom.js";
import { buildLayout } from "./geometry.js";

const HALF = 48; // of a drawing 100 wide, so that the edge of the board stays in it

/**
 * @param {string[]} seats that play, clockwise
 * @param {string} bottom the seat whose arm points down
 * @returns {SVGElement[]} for a drawing of 100 by 100 with the middle at 50, 50
 */
export function outline(seats, bottom) {
  const sections = seats.length === 2 ? 4 : seats.length;
  const { ring, squares } = buildLayout(sections, 17, seats, bottom, true);
  const scale = HALF / Math.max(...ring.map(({ x, y }) => Math.hypot(x, y)));
  const at = (/** @type {{x: number, y: number}} */ { x, y }) => [50 + x * scale, 50 + y * scale];
  const edge = s("polygon", { points: ring.map((square) => at(square).join(",")).join(" "), class: "table-board" });
  const dots = [...squares.values()].map((square) => {
    const [cx, cy] = at(square);
    const owned = square.kind === "home" || (square.number === 18 && seats.includes(square.section));
    const fill = owned ? `var(--seat-${square.section})` : "var(--felt-edge)";
    return s("circle", { cx, cy, r: scale * (owned ? 0.36 : 0.24), fill });
  });
  return [edge, ...dots];
}
