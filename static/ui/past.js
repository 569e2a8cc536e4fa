/** Looking back: the table as it stood after a commit, while the game goes on underneath. */

import { fill, h } from "../core/dom.js";
import { RefusalError } from "../core/reasons.js";
import { isMyTurn } from "./words.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {object} PastParts
 * @property {import("../core/types.js").Translate} t
 * @property {(seq: number) => Promise<{seq: number, match: number, view: View}>} look
 * @property {(view: View) => void} show draws a view of the past
 * @property {() => void} back draws the newest view again
 * @property {() => import("../core/store.js").Store} store
 * @property {(text: string) => void} say
 * @property {(text: string) => void} complain
 * @property {(reason: import("../core/types.js").Reason) => string} explain
 */

/** A bar over the table while somebody looks back; the table itself takes no input then. */
export class Past {
  #root;
  #stage;
  #parts;
  #where = h("p", { class: "past-where" });
  #turn = h("strong", { class: "past-turn" });
  #steps;
  /** @type {number | null} the commit that is shown */
  #seq = null;
  #wanted = 0;

  /**
   * @param {HTMLElement} root of the bar
   * @param {HTMLElement} stage
   * @param {PastParts} parts
   */
  constructor(root, stage, parts) {
    this.#root = root;
    this.#stage = stage;
    this.#parts = parts;
    const { t } = parts;
    const step = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {() => number} */ to) =>
      h(
        "button",
        { class: "bar-button", type: "button", "aria-label": t(label), onclick: () => this.show(to()) },
        sign,
      );
    this.#steps = [
      step("\u23ee", "past-first", () => this.#first),
      step("\u25c0", "past-previous", () => (this.#seq ?? 0) - 1),
      step("\u25b6", "past-next", () => (this.#seq ?? 0) + 1),
    ];
    const back = h(
      "button",
      { class: "button button-main", type: "button", onclick: () => this.leave() },
      t("past-back"),
    );
    fill(root, this.#where, this.#turn, h("div", { class: "past-steps" }, this.#steps), back);
    addEventListener("keydown", (event) => this.#key(event));
  }

  get active() {
    return this.#seq !== null;
  }

  /** Before the first deal there is no table to show. */
  get #first() {
    const started = this.#parts.store().commits.find((told) => told.events.some((event) => event.e === "started"));
    return started?.seq ?? 1;
  }

  /** @param {number} seq */
  async show(seq) {
    const store = this.#parts.store();
    const wanted = Math.max(this.#first, seq);
    if (wanted >= store.seq) {
      this.leave();
      return;
    }
    this.#wanted = wanted;
    try {
      const { view, match } = await this.#parts.look(wanted);
      if (this.#wanted === wanted && match === store.match) this.#enter(wanted, view);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      this.#parts.complain(this.#parts.explain(error.refusal));
    }
  }

  /** Back to the game. */
  leave() {
    this.#wanted = 0;
    if (this.#seq === null) return;
    this.#seq = null;
    this.#root.hidden = true;
    this.#stage.inert = false;
    document.body.classList.remove("in-the-past");
    this.#parts.back();
    this.#stage.focus();
  }

  /** The game goes on: the bar tells so. */
  update() {
    if (this.#seq === null) return;
    const { t, store } = this.#parts;
    const { seq, view } = store();
    const first = this.#first;
    this.#where.textContent = t("past-where", { number: this.#seq - first + 1, count: seq - first + 1 });
    const mine = view !== null && isMyTurn(view);
    this.#turn.textContent = mine ? t("status-your-turn") : "";
    this.#steps[1].disabled = this.#seq <= first;
  }

  /**
   * @param {number} seq
   * @param {View} view
   */
  #enter(seq, view) {
    this.#seq = seq;
    this.#root.hidden = false;
    this.#stage.inert = true;
    document.body.classList.add("in-the-past");
    this.#parts.show(view);
    this.update();
    this.#parts.say(this.#where.textContent ?? "");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (this.#seq === null || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog")) return;
    if (event.key === "ArrowLeft") this.show(this.#seq - 1);
    else if (event.key === "ArrowRight") this.show(this.#seq + 1);
    else if (event.key === "Escape") this.leave();
    else return;
    event.preventDefault();
  }
}
