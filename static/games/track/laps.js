/**
 * How far a swap throws the own team back. Where a pawn stands on its way is a matter of counting squares from its
 * start; whether the swap is allowed, the server says.
 *
 * @typedef {import("./types.js").Slide} Slide
 * @typedef {{owner: string, square: string, count: number}} Loss a pawn, where it comes to stand, and squares lost
 */

import { SEATS } from "./notation.js";

const SECTION = 18;

/**
 * @param {readonly Slide[]} slides of a move
 * @param {import("./types.js").TrackTable} table
 * @param {string | null} you
 * @returns {Loss[]} pawns of your team that lose at least a section of the board
 */
export function lapsLost(slides, table, you) {
  const team = table.teams.find((seats) => you !== null && seats.includes(you)) ?? [];
  return slides
    .filter((slide) => slide.how === "swap" && team.includes(slide.owner))
    .map(({ owner, from, path }) => {
      const square = path[path.length - 1];
      const count = walked(owner, from, table.sections) - walked(owner, square, table.sections);
      return { owner, square, count };
    })
    .filter((loss) => loss.count >= SECTION);
}

/** @param {string} seat @param {string} square of the track @param {number} sections @returns {number} from its start */
function walked(seat, square, sections) {
  const place = (/** @type {string} */ letter, /** @type {number} */ number) =>
    SEATS.indexOf(letter) * SECTION + number;
  const ring = SECTION * sections;
  return (place(square[0], Number(square.slice(1))) - place(seat, SECTION) + ring) % ring;
}
