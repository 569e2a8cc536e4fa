/** What is drawn over the board for a moment: the last move, targets, a proposed move and whom it hits. */

import { fill, s } from "../../core/dom.js";
import { captures, isYard } from "./notation.js";
import { shapeOf } from "./shapes.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./types.js").Slide} Slide
 * @typedef {import("./types.js").Point} Point
 * @typedef {{slides: Slide[], harm: string[]}} Way
 * @typedef {{square: string, seat: string, steps: number | null, free: boolean, way: Way}} Target
 */

/** @param {Layout} layout @param {string} name @returns {Point} */
function at(layout, name) {
  if (isYard(name)) return layout.yards.get(name[0]) ?? { x: 0, y: 0 };
  return layout.squares.get(name) ?? { x: 0, y: 0 };
}

/** @param {Point} point */
const to = (point) => `translate(${point.x} ${point.y})`;

/**
 * @param {SVGElement} layer below the pawns
 * @param {Layout} layout
 * @param {{seat: string, from: string[], to: string[]} | null} last
 */
export function drawLast(layer, layout, last) {
  if (!last) return fill(layer);
  const from = last.from.filter((name) => !isYard(name)).map((name) => ring("last-from", layout, name, 0.44));
  fill(
    layer,
    from,
    last.to.map((name) => ring(`last-to seat-${last.seat}`, layout, name, 0.5)),
  );
}

/**
 * @param {SVGElement} layer
 * @param {Layout} layout
 * @param {readonly string[]} squares that a reason points at
 */
export function drawConcerned(layer, layout, squares) {
  fill(
    layer,
    squares.map((name) => ring("concerned", layout, name, isYard(name) ? 1.6 : 0.62)),
  );
}

/**
 * Rings where the picked pawn can go, each with a ghost of the pawn.
 * @param {SVGElement} layer above the pawns
 * @param {Layout} layout
 * @param {Target[]} targets one on an occupied square leaves the pawn there in sight
 */
export function drawTargets(layer, layout, targets) {
  fill(
    layer,
    targets
      .map((target) => [
        s(
          "g",
          {
            class: `target seat-${target.seat}${target.free ? "" : " is-taken"}`,
            transform: to(at(layout, target.square)),
          },
          s("circle", { class: "target-ring", r: 0.5 }),
          target.free ? s("path", { class: "ghost", d: shapeOf(target.seat) }) : null,
          target.steps ? s("text", { class: "target-steps", y: 0.15 }, String(target.steps)) : null,
        ),
        hits(layout, target.way),
      ])
      .flat(2),
  );
}

/**
 * The whole way of a move that waits for confirmation.
 * @param {SVGElement} layer
 * @param {Layout} layout
 * @param {Way} way
 */
export function drawWay(layer, layout, way) {
  const own = way.slides.filter((slide) => slide.how !== "captured");
  const last = new Map(own.map((slide) => [slide.path[slide.path.length - 1], slide.owner]));
  const moved = new Set(own.map((slide) => slide.from));
  const ends = [...last].filter(([square]) => !moved.has(square) || own.every((slide) => slide.how === "swap"));
  fill(
    layer,
    own.map((slide) => line(layout, slide)),
    ends.map(([square, seat]) =>
      s(
        "g",
        { class: `target is-final seat-${seat}`, transform: to(at(layout, square)) },
        s("circle", { class: "target-ring", r: 0.52 }),
        s("path", { class: "ghost", d: shapeOf(seat) }),
      ),
    ),
    hits(layout, way),
  );
}

/**
 * Pawns that a swap throws far back, over what drawWay has drawn.
 * @param {SVGElement} layer
 * @param {Layout} layout
 * @param {readonly import("./laps.js").Loss[]} losses
 */
export function drawLosses(layer, layout, losses) {
  layer.append(
    ...losses.map(({ square }) =>
      s(
        "g",
        { class: "hit is-harm", transform: to(at(layout, square)) },
        s("circle", { r: 0.62 }),
        s("text", { class: "harm-sign", x: 0.55, y: -0.35 }, "!"),
      ),
    ),
  );
}

/** @param {Layout} layout @param {Slide} slide @returns {SVGElement} */
function line(layout, slide) {
  const points = [slide.from, ...slide.path].map((name) => at(layout, name));
  if (slide.how !== "jump" && slide.how !== "swap")
    return s("path", { class: "way", d: `M${points.map(xy).join("L")}` });
  const [from, end] = [points[0], points[points.length - 1]];
  const side = slide.how === "swap" ? 0.12 : 0;
  const mid = {
    x: ((from.x + end.x) / 2) * 0.8 - (end.y - from.y) * side,
    y: ((from.y + end.y) / 2) * 0.8 + (end.x - from.x) * side,
  };
  return s("path", { class: "way is-arc", d: `M${xy(from)}Q${xy(mid)} ${xy(end)}` });
}

/** @param {Point} point */
function xy(point) {
  return `${point.x.toFixed(2)} ${point.y.toFixed(2)}`;
}

/** @param {Layout} layout @param {Way} way @returns {SVGElement[]} a cross on each pawn that is sent back */
function hits(layout, way) {
  return captures(way.slides).map(({ seat, square }) => {
    const harm = way.harm.includes(seat);
    return s(
      "g",
      { class: harm ? "hit is-harm" : "hit", transform: to(at(layout, square)) },
      s("circle", { r: harm ? 0.62 : 0.54 }),
      s("path", { d: "M-0.24 -0.24L0.24 0.24M0.24 -0.24L-0.24 0.24" }),
      harm ? s("text", { class: "harm-sign", x: 0.55, y: -0.35 }, "!") : null,
    );
  });
}

/** @param {string} name @param {Layout} layout @param {string} square @param {number} r */
function ring(name, layout, square, r) {
  return s("circle", { class: name, transform: to(at(layout, square)), r });
}
