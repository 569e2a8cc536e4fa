/** The middle of the board: the cards played last, lying as people lay them, and how many are still to be dealt. */

import { fill, s } from "../../core/dom.js";
import { cardFace } from "../../ui/cards.js";

/** @typedef {import("./types.js").Translate} Translate */

const SHOWN = 4;

export class Pile {
  #layer;
  #t;
  #key = "";

  /** @param {SVGElement} layer @param {Translate} t */
  constructor(layer, t) {
    this.#t = t;
    this.#layer = layer;
  }

  /**
   * @param {import("./types.js").TrackTable} table
   * @param {number} hub how far from the middle the board is free
   */
  update(table, hub) {
    const cards = table.pile.slice(-SHOWN);
    const first = table.pile.length - cards.length;
    const key = `${table.deck}:${first}:${hub}:${cards.map((one) => one.card + one.seat).join()}`;
    if (key === this.#key) return;
    this.#key = key;
    const height = Math.min(Math.max(hub * 1.62, 2.1), 3.9);
    const spots = cards.map((one, i) => lay(one, first + i, i === cards.length - 1, height, this.#t));
    fill(this.#layer, spots.length ? spots : s("circle", { class: "pile-empty", r: height * 0.3 }));
  }
}

/**
 * @param {{seat: string, card: string}} played
 * @param {number} nth
 * @param {boolean} top
 * @param {number} height
 * @param {Translate} t
 */
function lay(played, nth, top, height, t) {
  const width = height / 1.4;
  const face = cardFace(played.card, t);
  const place = { x: -width / 2, y: -height / 2, width, height };
  for (const [name, value] of Object.entries(place)) face.setAttribute(name, value.toFixed(3));
  // A fixed disorder: the same card lies the same way on every screen and after every redraw.
  const turn = top ? ((nth * 37) % 13) - 6 : ((nth * 53) % 57) - 28;
  const shift = top ? 0 : (((nth * 29) % 7) - 3) * 0.07 * height;
  return s(
    "g",
    { class: top ? "pile-card is-top" : "pile-card", transform: `rotate(${turn}) translate(${shift.toFixed(3)} 0)` },
    face,
  );
}
