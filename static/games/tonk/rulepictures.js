/** Small drawings for the rules of Tonk: a set, and a run that has grown. */

import { s } from "../../core/dom.js";
import { cardFace } from "../../ui/cards.js";

const WIDTH = 100;
const HEIGHT = 140;
const STEP = 44;
const GAP = 40;

/** @type {import("../../core/types.js").RulePictures} */
export const PICTURES = {
  melds: () => melds(["4s", "4h", "4d"], ["5h", "6h", "7h", "8h"]),
};

/** @param {...string[]} groups @returns {SVGElement} decoration only: the paragraph beside it says the same */
function melds(...groups) {
  let left = 0;
  const faces = groups.flatMap((cards) => {
    const placed = cards.map((card, place) => face(card, left + place * STEP));
    left += (cards.length - 1) * STEP + WIDTH + GAP;
    return placed;
  });
  const viewBox = `0 0 ${left - GAP} ${HEIGHT}`;
  return s("svg", { viewBox, class: "picture-cards", "aria-hidden": "true", focusable: "false" }, faces);
}

/** @param {string} card @param {number} x */
function face(card, x) {
  const drawn = cardFace(card);
  for (const [name, value] of Object.entries({ x, y: 0, width: WIDTH, height: HEIGHT }))
    drawn.setAttribute(name, String(value));
  return drawn;
}
