/** The pawns on the board: one element a pawn, moved and never redrawn. */

import { s } from "../../core/dom.js";
import { setAttribute } from "../../ui/keep.js";
import { parsePosition } from "./notation.js";
import { pawnShape } from "./shapes.js";
import { layOut, pointAt } from "./timeline.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./types.js").Slide} Slide
 * @typedef {import("./types.js").Point} Point
 * @typedef {{seat: string, square: string, slot: number, element: SVGElement}} Pawn
 */

/** Milliseconds a step; a whole move never takes longer than LONGEST steps' worth of the chosen speed. */
export const STEP_MS = { off: 0, fast: 55, normal: 110, slow: 220 };
const LONGEST = 24;

export class Pawns {
  #layer;
  /** @type {Layout} */
  #layout;
  /** @type {Pawn[]} */
  #pawns = [];
  #frame = 0;
  /** @type {(() => void) | null} */
  #settle = null;

  /** @param {SVGElement} layer @param {Layout} layout */
  constructor(layer, layout) {
    this.#layer = layer;
    this.#layout = layout;
  }

  get isMoving() {
    return this.#settle !== null;
  }

  /** @param {Layout} layout */
  relayout(layout) {
    this.finish();
    this.#layout = layout;
    for (const pawn of this.#pawns) this.#draw(pawn, this.#spot(pawn, pawn.square));
  }

  /**
   * Puts every pawn where the position says, at once.
   * @param {string} position
   * @param {Map<string, number>} teams the number of each seat's team, marked on its pawns
   */
  place(position, teams) {
    this.finish();
    for (const [seat, squares] of parsePosition(position)) this.#placeSeat(seat, squares, teams.get(seat) ?? -1);
    this.#markSafe();
  }

  /**
   * Moves the pawns along the slides; `finish` jumps to the end.
   * @param {readonly Slide[]} slides
   * @param {number} stepMs 0 moves at once
   * @param {() => void} done
   */
  play(slides, stepMs, done) {
    this.finish();
    const { rides, total } = layOut(this.#pawns, slides, (i, square) => this.#spot(this.#pawns[i], square));
    const pawns = this.#pawns;
    this.#settle = () => {
      cancelAnimationFrame(this.#frame);
      this.#settle = null;
      for (const ride of rides) pawns[ride.pawn].square = ride.to;
      for (const ride of rides) this.#draw(pawns[ride.pawn], this.#spot(pawns[ride.pawn], ride.to));
      done();
    };
    if (!stepMs || !rides.length) return this.finish();
    for (const ride of rides) this.#layer.append(pawns[ride.pawn].element);
    const ms = total > LONGEST ? (stepMs * LONGEST) / total : stepMs;
    this.#run(rides, total, ms);
  }

  /** Ends a running animation: everything is where it was going. */
  finish() {
    this.#settle?.();
  }

  /**
   * @param {ReadonlySet<string>} movable squares whose pawns can be picked
   * @param {string | null} picked
   */
  mark(movable, picked) {
    for (const pawn of this.#pawns) {
      pawn.element.classList.toggle("is-movable", movable.has(pawn.square));
      pawn.element.classList.toggle("is-picked", pawn.square === picked);
    }
  }

  /** Greys out a pawn that is held. @param {string} square @returns {SVGElement | null} a copy of it at the origin */
  takeUp(square) {
    const element = this.#pawns.findLast((pawn) => pawn.square === square)?.element;
    if (!element) return null;
    const copy = /** @type {SVGElement} */ (element.cloneNode(true));
    copy.removeAttribute("transform");
    element.classList.add("is-held");
    return copy;
  }

  letGo() {
    for (const pawn of this.#pawns) pawn.element.classList.remove("is-held");
  }

  /** @param {string} square @returns {string | null} whose pawn stands there */
  ownerAt(square) {
    return this.#pawns.find((pawn) => pawn.square === square)?.seat ?? null;
  }

  /** @param {import("./timeline.js").Ride[]} rides @param {number} total @param {number} ms */
  #run(rides, total, ms) {
    const begun = performance.now();
    const draw = (/** @type {number} */ now) => {
      const time = (now - begun) / ms;
      if (time >= total) return this.finish();
      for (const ride of rides) {
        if (time >= ride.leg.start) this.#draw(this.#pawns[ride.pawn], pointAt(ride.leg, time));
      }
      this.#frame = requestAnimationFrame(draw);
    };
    this.#frame = requestAnimationFrame(draw);
  }

  /** @param {string} seat @param {string[]} squares @param {number} team */
  #placeSeat(seat, squares, team) {
    const pawns = this.#pawns.filter((pawn) => pawn.seat === seat);
    while (pawns.length < squares.length) pawns.push(this.#create(seat, pawns.length, team));
    const open = [...squares];
    const strays = pawns.filter((pawn) => {
      const i = open.indexOf(pawn.square);
      if (i >= 0) open.splice(i, 1);
      return i < 0;
    });
    for (const [i, pawn] of strays.entries()) pawn.square = open[i];
    for (const pawn of pawns) {
      setAttribute(pawn.element, "data-team", String(team));
      this.#draw(pawn, this.#spot(pawn, pawn.square));
    }
  }

  /** @param {string} seat @param {number} slot @param {number} team @returns {Pawn} */
  #create(seat, slot, team) {
    const element = s("g", { class: `pawn seat-${seat}` }, pawnShape(seat, team));
    this.#layer.append(element);
    const pawn = { seat, square: "", slot, element };
    this.#pawns.push(pawn);
    return pawn;
  }

  /** @param {Pawn} pawn @param {string} square @returns {Point} each pawn has its own place in the yard */
  #spot(pawn, square) {
    const yard = square[1] === "0" ? this.#layout.yards.get(square[0]) : null;
    return yard?.slots[pawn.slot] ?? this.#layout.squares.get(square) ?? { x: 0, y: 0 };
  }

  /** @param {Pawn} pawn @param {Point} at */
  #draw(pawn, at) {
    setAttribute(pawn.element, "transform", `translate(${at.x.toFixed(3)} ${at.y.toFixed(3)})`);
  }

  /** A pawn on its own start is safe (R20). That is a matter of showing: what follows from it, the server says. */
  #markSafe() {
    for (const pawn of this.#pawns) pawn.element.classList.toggle("is-safe", pawn.square === `${pawn.seat}18`);
  }
}
