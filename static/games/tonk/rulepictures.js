/** Small drawings for the rules of Tonk: a set, and a run that has grown. */

import { s } from "../../core/dom.js";
import { cardFace } from "../../ui/cards.js";

/** @typedef {import("../../core/types.js").Translate} Translate */

const WIDTH = 100;
const HEIGHT = 140;
const STEP = 44;
const GAP = 40;

/** @type {import("../../core/types.js").RulePictures} */
export const PICTURES = {
  melds: (_variant, _args, t) => melds(t, ["4s", "4h", "4d"], ["5h", "6h", "7h", "8h"]),
};

/** @param {Translate} t @param {...string[]} groups @returns {SVGElement} decoration only: the paragraph beside it says the same */
function melds(t, ...groups) {
  let left = 0;
  const faces = groups.flatMap((cards) => {
    const placed = cards.map((card, place) => face(card, left + place * STEP, t));
    left += (cards.length - 1) * STEP + WIDTH + GAP;
    return placed;
  });
  const viewBox = `0 0 ${left - GAP} ${HEIGHT}`;
  return s("svg", { viewBox, class: "picture-cards", "aria-hidden": "true", focusable: "false" }, faces);
}

/** @param {string} card @param {number} x @param {Translate} t */
function face(card, x, t) {
  const drawn = cardFace(card, t);
  for (const [name, value] of Object.entries({ x, y: 0, width: WIDTH, height: HEIGHT }))
    drawn.setAttribute(name, String(value));
  return drawn;
}
