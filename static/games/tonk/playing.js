/** From presses to a move on its way: steps through the choice, sends what is decided. */

import { barState } from "./prompt.js";
import { speechOf } from "./words.js";

/**
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").Host} Host
 * @typedef {import("./choice.js").Choice} Choice
 * @typedef {import("./bar.js").BarButton} BarButton
 * @typedef {import("./bar.js").Press} Press
 */

/** So long after the end of a game a press still belongs to the move that ended it, not to the next game. */
const SETTLE_MS = 700;

export class Playing {
  /** A move is on its way. */
  busy = false;
  #host;
  #choice;
  #changed;
  /** @type {TonkView | null} */
  #view = null;
  #settledAt = 0;

  /** @param {Host} host @param {Choice} choice @param {() => void} changed asks for a redraw */
  constructor(host, choice, changed) {
    this.#host = host;
    this.#choice = choice;
    this.#changed = changed;
  }

  /** @param {TonkView} view */
  adopt(view) {
    const wasSettled = this.#view?.table.phase === "settled";
    if (this.#view && !wasSettled && view.table.phase === "settled") this.#settledAt = performance.now();
    this.#view = view;
    if (this.#choice.adopt(view)) this.busy = false;
  }

  /** Whether a card could be laid off or discarded now. @returns {boolean} */
  get isOpen() {
    return !this.busy && this.#view?.phase === "playing" && this.#choice.canLay;
  }

  /** A card is taken out of the hand: alone, even if it was picked with others. @param {string} card */
  lift(card) {
    this.#choice.pickOnly([card]);
    this.#changed();
  }

  /** It is back in the hand. @param {readonly string[]} cards that were picked before */
  putBack(cards) {
    this.#choice.pickOnly(cards);
    this.#changed();
  }

  /** @param {string} card */
  pressCard(card) {
    this.#step(() => this.#choice.pressCard(card));
  }

  /** @param {number} meld on the table */
  pressMeld(meld) {
    this.#step(() => this.#choice.pressMeld(meld));
  }

  /** @param {"stock" | "discard"} pile */
  pressPile(pile) {
    this.#step(() => this.#choice.pressPile(pile));
  }

  /** @param {BarButton} button */
  pressButton({ act, press }) {
    if (act) this.#do(act);
    else if (press) this.#step(() => this.#take(press));
  }

  /** @returns {boolean} whether there was a step to take back */
  cancel() {
    if (this.busy || !this.#choice.cancel()) return false;
    this.#changed();
    return true;
  }

  /** @param {readonly string[] | null} cards to point out */
  show(cards) {
    if (cards === this.#choice.preview) return;
    this.#choice.preview = cards;
    this.#changed();
  }

  /** @param {Press} press @returns {string | null | void} */
  #take({ pile, drop, close, meld, layoff }) {
    if (pile) return this.#choice.pressPile(pile);
    if (drop) this.#choice.pressDrop();
    if (close) this.#choice.pressClose();
    if (meld) this.#choice.pickOnly(meld);
    if (layoff) this.#choice.pickLayoff(layoff);
    return null;
  }

  /** @param {() => string | null | void} choose gives a move that is ready to be sent */
  #step(choose) {
    if (this.busy || !this.#view || this.#view.phase !== "playing" || this.#view.you.seat === null) return;
    const move = choose();
    this.#changed();
    if (move) this.#do(move);
    else this.#say();
  }

  /** @param {string} act a move, or `close`, which is a command of its own */
  async #do(act) {
    const view = this.#view;
    if (this.busy || !view) return;
    if (view.table.phase === "settled" && performance.now() - this.#settledAt < SETTLE_MS) return;
    this.busy = true;
    this.#changed();
    const sent = act === "close" ? this.#host.send("close") : this.#host.send("move", { text: act });
    const answer = await sent;
    // Once carried out, the next view ends the waiting; a refusal ends it here, unless a view already did.
    if (!answer.ok && this.#view?.seq === view.seq) this.busy = false;
    this.#changed();
  }

  /** Tells those who do not see the table what is asked now. */
  #say() {
    if (!this.#view) return;
    const { prompt, buttons } = barState(
      this.#view,
      this.#choice,
      this.#host,
      speechOf(this.#view, this.#host.t),
      false,
    );
    const done = buttons.filter(({ look }) => look === "main" || look === "harm").map(({ label }) => label);
    this.#host.say([prompt, ...done].join(" "));
  }
}
