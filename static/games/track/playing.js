/** From presses to a move on its way: steps through the choice, asks for plans, sends what is confirmed. */

import { barState, isAsked, speechOf } from "./prompt.js";

/**
 * @typedef {import("./types.js").TrackView} TrackView
 * @typedef {import("./types.js").Host} Host
 * @typedef {import("./types.js").Part} Part
 * @typedef {import("./types.js").Plan} Plan
 * @typedef {import("./types.js").Reason} Reason
 * @typedef {import("./chooser.js").Chooser} Chooser
 * @typedef {{settle: () => void, changed: () => void, ride: (part: Part) => void}} Screen
 *   `settle` ends a running animation, `changed` asks for a redraw, `ride` shows a part that was added
 */

export class Playing {
  /** A move is on its way. */
  busy = false;
  /** @type {string | null} the option under the mouse or focus */
  preview = null;
  #host;
  #chooser;
  #screen;
  /** @type {TrackView | null} */
  #view = null;

  /** @param {Host} host @param {Chooser} chooser @param {Screen} screen */
  constructor(host, chooser, screen) {
    this.#host = host;
    this.#chooser = chooser;
    this.#screen = screen;
  }

  /** @param {TrackView} view */
  adopt(view) {
    this.#view = view;
    if (!this.#chooser.adopt(view)) return;
    this.busy = false;
    this.preview = null;
  }

  /** Whether the player may choose and change their mind now. @returns {boolean} */
  get isOpen() {
    return this.#view !== null && isAsked(this.#view) && !this.busy;
  }

  /** Squares that a press can mean now. @returns {string[]} */
  get candidates() {
    return this.isOpen ? [...this.#chooser.pawns, ...this.#chooser.targets] : [];
  }

  /** @param {number} index of a card in the hand as dealt */
  pressCard(index) {
    this.#step(() => {
      this.#chooser.pressCard(index);
      return null;
    });
  }

  /** @param {string | null} square null: beside everything on offer, which takes a step back but never a part */
  pressSquare(square) {
    if (square) this.#step(() => this.#chooser.pressSquare(square));
    else if (!this.#chooser.parts.length || this.#chooser.pawn) this.cancel();
  }

  /** @param {string} text of a move or part on offer */
  pressOption(text) {
    this.#step(() => this.#chooser.pressOption(text));
  }

  /** @returns {boolean} whether there was something to confirm */
  confirm() {
    const proposal = this.#view && isAsked(this.#view) ? this.#chooser.proposal : null;
    if (!proposal || this.busy) return false;
    this.#send(proposal.text);
    return true;
  }

  /** @returns {boolean} whether there was a step to take back */
  cancel() {
    if (this.busy || !this.#chooser.cancel()) return false;
    this.preview = null;
    this.#screen.changed();
    return true;
  }

  /** @returns {boolean} whether there was a part to take back */
  undo() {
    if (this.busy || !this.#chooser.undo()) return false;
    this.#screen.changed();
    this.#say();
    return true;
  }

  /** @param {string | null} text of an option */
  show(text) {
    if (text === this.preview) return;
    this.preview = text;
    this.#screen.changed();
  }

  /** @param {string | null} square under the mouse */
  hover(square) {
    const option = square && this.#chooser.pawn ? this.#chooser.narrowed.find((one) => one.to === square) : null;
    this.show(option?.text ?? null);
  }

  /** @param {() => Part | null} choose gives a part when a plan is needed to go on */
  #step(choose) {
    if (this.busy) return;
    this.#screen.settle();
    const part = choose();
    this.preview = null;
    this.#screen.changed();
    if (part) this.#askPlan(part);
    else this.#say();
  }

  /** @param {Part} part */
  async #askPlan(part) {
    try {
      const plan = /** @type {unknown} */ (await this.#host.plan(this.#chooser.ask));
      if (this.#chooser.planned(part, /** @type {Plan} */ (plan))) this.#screen.ride(part);
    } catch (error) {
      this.#chooser.refused(part);
      const { refusal } = /** @type {{refusal?: Reason}} */ (error);
      if (refusal) this.#host.say(this.#host.explain(refusal));
    }
    this.#screen.changed();
    this.#say();
  }

  /** @param {string} text */
  async #send(text) {
    const seq = this.#view?.seq;
    this.busy = true;
    this.#screen.changed();
    const answer = await this.#host.send("move", { text });
    // Once carried out, the next view ends the waiting; a refusal ends it here, unless a view already did.
    if (!answer.ok && this.#view?.seq === seq) this.busy = false;
    this.#screen.changed();
  }

  /** Tells those who do not see the board what is asked now, or what confirming would do. */
  #say() {
    if (!this.#view) return;
    const speech = speechOf(this.#view, this.#host.t);
    const { prompt, confirm } = barState(this.#view, this.#chooser, this.#host, speech, false);
    this.#host.say(confirm ? [confirm.harm, confirm.label].filter(Boolean).join(" ") : prompt);
  }
}
