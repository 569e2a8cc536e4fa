/** The board itself: everything that stays where it is while pawns move. Drawn once for a layout. */

import { fill, s } from "../../core/dom.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Square} Square
 * @typedef {import("./types.js").Point} Point
 * @typedef {{homeAfter: number, hologram: boolean, labels: boolean}} Look
 */

/**
 * @param {SVGElement} base the layer to draw into
 * @param {Layout} layout
 * @param {Look} look
 */
export function drawBoard(base, layout, look) {
  fill(
    base,
    panels(layout),
    track(layout),
    [...layout.yards.keys()].map((seat) => lane(layout, seat, look.homeAfter)),
    jumps(layout),
    [...layout.squares.values()].map((square) => drawSquare(layout, square, look)),
    [...layout.yards.values()].map((yard) => gate(layout, yard.seat)),
    look.labels ? [...layout.squares.values()].map((square) => label(layout, square)) : null,
  );
}

/** @param {Layout} layout @returns {SVGElement[]} the yards */
function panels(layout) {
  return [...layout.yards.values()].map((yard) => {
    const { panel, x, y, r } = yard;
    const ground = panel
      ? s("rect", { class: "yard-ground", x: panel.x, y: panel.y, width: panel.w, height: panel.h, rx: 0.7 })
      : s("circle", { class: "yard-ground", cx: x, cy: y, r });
    const slots = yard.slots.map((slot) => s("circle", { class: "yard-slot", cx: slot.x, cy: slot.y, r: 0.46 }));
    return s("g", { class: `yard seat-${yard.seat}`, "data-yard": yard.seat }, ground, slots);
  });
}

/** @param {Layout} layout @returns {SVGElement[]} the felt inside the ring, and a band under its squares */
function track(layout) {
  const d = `M${layout.ring.map((square) => `${square.x} ${square.y}`).join("L")}Z`;
  return [
    s("path", { class: "board-felt", d }),
    s("path", { class: "track-edge", d }),
    s("path", { class: "track-band", d }),
  ];
}

/** @param {Layout} layout @param {string} seat @param {number} homeAfter @returns {SVGElement} the way home */
function lane(layout, seat, homeAfter) {
  const way = [`${seat}${homeAfter}`, ...[1, 2, 3, 4].map((k) => `${seat}+${k}`)].map((name) => at(layout, name));
  return s("path", { class: `home-lane seat-${seat}`, d: `M${way.map((p) => `${p.x} ${p.y}`).join("L")}` });
}

/** @param {Layout} layout @returns {SVGElement[]} dotted arcs from each crossing to the next */
function jumps(layout) {
  const crossings = layout.ring.filter((square) => square.number === 7);
  return crossings.map((from, i) => {
    const to = crossings[(i + 1) % crossings.length];
    const [mx, my] = [((from.x + to.x) / 2) * 0.78, ((from.y + to.y) / 2) * 0.78];
    return s("path", { class: "jump-line", d: `M${from.x} ${from.y}Q${mx} ${my} ${to.x} ${to.y}` });
  });
}

/** @param {Layout} layout @param {Square} square @param {Look} look @returns {SVGElement} */
function drawSquare(layout, square, look) {
  const { x, y, section, number } = square;
  const seated = layout.yards.has(section);
  const place = { transform: `translate(${x} ${y})`, "data-square": square.name };
  if (square.kind === "home") {
    const turn = (layout.angle(section) * 180) / Math.PI;
    const shape = { x: -0.38, y: -0.38, width: 0.76, height: 0.76, rx: 0.16, transform: `rotate(${turn.toFixed(2)})` };
    return s("g", { class: `square home seat-${section}`, ...place }, s("rect", shape));
  }
  if (number === 18 && seated)
    return s(
      "g",
      { class: `square start seat-${section}`, ...place },
      look.labels ? s("circle", { r: 0.46 }) : startMark(layout, square),
    );
  if (number === 7) {
    return s(
      "g",
      { class: "square crossing", ...place },
      s("circle", { r: 0.4 }),
      s("circle", { class: "dot", r: 0.21 }),
    );
  }
  if (number === 17 && seated && look.hologram) {
    const rings = [s("circle", { class: "halo", r: 0.25 }), s("circle", { class: "dot", r: 0.1 })];
    return s("g", { class: `square hologram seat-${section}`, ...place }, s("circle", { r: 0.4 }), rings);
  }
  return s("g", { class: "square", ...place }, s("circle", { r: 0.36 }));
}

/** @param {Layout} layout @param {Square} square @returns {SVGElement[]} with an arrow the way the pawns run */
function startMark(layout, square) {
  const next = layout.ring[(layout.ring.indexOf(square) + 1) % layout.ring.length];
  const turn = (Math.atan2(next.y - square.y, next.x - square.x) * 180) / Math.PI;
  return [
    s("circle", { r: 0.46 }),
    s("path", { class: "start-arrow", d: "M-0.14 -0.2L0.16 0L-0.14 0.2", transform: `rotate(${turn.toFixed(2)})` }),
  ];
}

/** @param {Layout} layout @param {string} seat @returns {SVGElement} a wedge from the yard into the start */
function gate(layout, seat) {
  const start = at(layout, `${seat}18`);
  const before = at(layout, `${seat}17`);
  const [dx, dy] = [start.x - before.x, start.y - before.y];
  const turn = (Math.atan2(-dy, -dx) * 180) / Math.PI;
  const [x, y] = [start.x + dx * 0.72, start.y + dy * 0.72];
  const place = `translate(${x.toFixed(3)} ${y.toFixed(3)}) rotate(${turn.toFixed(2)})`;
  return s("path", { class: `gate seat-${seat}`, d: "M-0.16 -0.3L0.16 0L-0.16 0.3Z", transform: place });
}

/** @param {Layout} layout @param {Square} square @returns {SVGElement} */
function label(layout, square) {
  const start = square.number === 18 && layout.yards.has(square.section);
  const name = start ? `square-label start-label seat-${square.section}` : "square-label";
  return s("text", { class: name, x: square.x, y: square.y + 0.12 }, square.name);
}

/** @param {Layout} layout @param {string} name @returns {Point} */
function at(layout, name) {
  return layout.squares.get(name) ?? { x: 0, y: 0 };
}
