/** From presses to a move on its way: steps through the choice, asks for plans, sends what is confirmed. */

import { dropOn, liftCard, liftPawn, putBack } from "./drops.js";
import { lapsLost } from "./laps.js";
import { lastPointer, needsNoQuestion } from "./oneclick.js";
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

  /** @param {TrackView} view @returns {boolean} whether an older choice was dropped */
  adopt(view) {
    this.#view = view;
    if (!this.#chooser.adopt(view)) return false;
    this.busy = false;
    this.preview = null;
    return true;
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
    this.#step(() => this.#chooser.pressCard(index));
  }

  /** @param {string | null} square null: beside everything on offer, which takes a step back but never a part */
  pressSquare(square) {
    const isTarget = square !== null && this.#chooser.card !== null && this.#chooser.targets.includes(square);
    if (square) this.#step(() => this.#chooser.pressSquare(square), isTarget);
    else if (!this.#chooser.parts.length || this.#chooser.pawn) this.cancel();
  }

  /** @param {string} text of a move or part on offer */
  pressOption(text) {
    this.#step(() => this.#chooser.pressOption(text), true);
  }

  /** A pawn or a card is taken up. @param {string | number} what the pawn's square, or the card's place in the hand */
  lift(what) {
    this.#screen.settle();
    this.preview = null;
    if (typeof what === "string") liftPawn(this.#chooser, what);
    else liftCard(this.#chooser, what);
    this.#screen.changed();
  }

  /** @param {string | null} square null: the card is meant, whatever it was dropped on */
  drop(square) {
    this.#step(() => (square ? dropOn(this.#chooser, square) : null), true);
  }

  /** @param {number | null} card the one that was picked before something was taken up */
  putBack(card) {
    putBack(this.#chooser, card);
    this.#screen.changed();
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

  /**
   * @param {() => Part | null} choose gives a part when a plan is needed to go on
   * @param {boolean} [isTarget] the press was on where to, which shows what it does beforehand
   */
  #step(choose, isTarget = false) {
    if (this.busy) return;
    this.#screen.settle();
    const part = choose();
    this.preview = null;
    this.#screen.changed();
    if (part) this.#askPlan(part);
    else if (!this.#goesAtOnce(isTarget) || !this.confirm()) this.#say();
  }

  /** @param {boolean} isTarget */
  #goesAtOnce(isTarget) {
    const { settings } = this.#host;
    const proposal = this.isOpen ? this.#chooser.proposal : null;
    const { table, you } = this.#view ?? {};
    if (proposal && table && lapsLost(proposal.slides, table, you?.seat ?? null).length) return false;
    return proposal !== null && needsNoQuestion(proposal, settings.get("confirm"), lastPointer(), isTarget);
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
    if (!this.#goesAtOnce(false) || !this.confirm()) this.#say();
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
