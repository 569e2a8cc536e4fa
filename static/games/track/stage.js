/** The SVG with its layers, and the finger on it: which of the squares on offer a press meant. */

import { s } from "../../core/dom.js";
import { setAttribute } from "../../ui/keep.js";
import { isYard } from "./notation.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./types.js").Point} Point
 * @typedef {{press: (square: string | null) => void, hover: (square: string | null) => void,
 *   candidates: () => readonly string[]}} StageHands null: beside everything on offer
 */

/** How far from a candidate a press may be: in pixels (half a comfortable target) and in units of the board. */
const REACH_PX = 24;
const REACH = 0.75;

export class Stage {
  base = s("g", { class: "layer-base" });
  last = s("g", { class: "layer-last" });
  concerned = s("g", { class: "layer-concerned" });
  pile = s("g", { class: "layer-pile" });
  pawns = s("g", { class: "layer-pawns" });
  over = s("g", { class: "layer-over" });
  held = s("g", { class: "layer-held" });
  svg = s(
    "svg",
    { class: "board-svg", "aria-hidden": "true", focusable: "false" },
    this.base,
    this.pile,
    this.last,
    this.pawns,
    this.concerned,
    this.over,
    this.held,
  );
  /** @type {Layout | null} */
  #layout = null;
  #hands;

  /** @param {StageHands} hands */
  constructor(hands) {
    this.#hands = hands;
    this.svg.addEventListener("click", (event) => hands.press(this.#meant(event)));
    this.svg.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "mouse") return;
      const square = this.#meant(event);
      this.svg.classList.toggle("is-over-candidate", square !== null);
      hands.hover(square);
    });
    this.svg.addEventListener("pointerleave", () => hands.hover(null));
  }

  /** @param {Layout} layout */
  relayout(layout) {
    this.#layout = layout;
    const { x, y, w, h } = layout.box;
    setAttribute(this.svg, "viewBox", `${x} ${y} ${w} ${h}`);
  }

  /** A point of the screen in units of the board. @param {number} x @param {number} y @returns {Point} */
  pointAt(x, y) {
    const box = this.#layout?.box ?? { x: 0, y: 0, w: 1, h: 1 };
    const rect = this.svg.getBoundingClientRect();
    const unit = rect.width / box.w;
    return { x: box.x + (x - rect.left) / unit, y: box.y + (y - rect.top) / unit };
  }

  /**
   * The nearest candidate within reach of a point of the screen.
   * @param {number} x
   * @param {number} y
   * @param {readonly string[]} candidates
   * @returns {string | null}
   */
  squareAt(x, y, candidates) {
    const layout = this.#layout;
    if (!layout) return null;
    const unit = this.svg.getBoundingClientRect().width / layout.box.w;
    return nearest(layout, candidates, this.pointAt(x, y), Math.max(REACH, REACH_PX / unit));
  }

  /** @param {MouseEvent} event */
  #meant(event) {
    return this.squareAt(event.clientX, event.clientY, this.#hands.candidates());
  }
}

/**
 * @param {Layout} layout
 * @param {readonly string[]} candidates
 * @param {Point} point
 * @param {number} reach
 * @returns {string | null}
 */
export function nearest(layout, candidates, point, reach) {
  let best = null;
  let least = reach;
  for (const square of candidates) {
    const distance = isYard(square) ? fromYard(layout, square[0], point) : fromSquare(layout, square, point);
    if (distance < least) [best, least] = [square, distance];
  }
  return best;
}

/** @param {Layout} layout @param {string} square @param {Point} point */
function fromSquare(layout, square, point) {
  const at = layout.squares.get(square);
  return at ? Math.hypot(point.x - at.x, point.y - at.y) : Number.POSITIVE_INFINITY;
}

/** The whole yard stands for its pawns. @param {Layout} layout @param {string} seat @param {Point} point */
function fromYard(layout, seat, point) {
  const yard = layout.yards.get(seat);
  if (!yard) return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.hypot(point.x - yard.x, point.y - yard.y) - yard.r + 0.3);
}
