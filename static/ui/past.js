/** Looking back: the table as it stood after a commit, while the game goes on underneath. */

import { fill, h } from "../core/dom.js";
import { Looking } from "../core/looking.js";
import { RefusalError } from "../core/reasons.js";
import { isMyTurn } from "./words.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Told} Told
 * @typedef {Told & {match: number, view: View}} Looked
 * @typedef {object} PastParts
 * @property {import("../core/types.js").Translate} t
 * @property {(seq: number) => Promise<Looked>} look
 * @property {(view: View, told: Told) => void} show draws a view of the past
 * @property {() => void} back draws the newest view again
 * @property {(seq: number | null) => void} mark points at the lines of that commit; null: at none
 * @property {() => import("../core/store.js").Store} store
 * @property {(text: string) => void} say
 * @property {(text: string) => void} complain
 * @property {(reason: import("../core/types.js").Reason) => string} explain
 */

const ELSEWHERE = "input, textarea, select, [contenteditable], dialog";

/** A strip above the table while somebody looks back; the table itself takes no input then. */
export class Past {
  #root;
  #stage;
  #parts;
  #where = h("p", { class: "past-where" });
  #turn = h("strong", { class: "past-turn" });
  #covered;
  #steps;
  #back;
  /** @type {Looking<Looked>} */
  #looking;
  /** @type {number | null} the commit that is shown */
  #seq = null;

  /**
   * @param {HTMLElement} root of the strip
   * @param {HTMLElement} stage
   * @param {PastParts} parts
   */
  constructor(root, stage, parts) {
    this.#root = root;
    this.#stage = stage;
    this.#parts = parts;
    const { t } = parts;
    this.#looking = new Looking({
      ask: parts.look,
      show: (seq, looked) => this.#enter(seq, looked),
      fail: (error) => this.#complain(error),
    });
    this.#covered = h("p", { class: "past-covered" }, t("past-covered"));
    this.#steps = [
      step("\u23ee\ufe0e", t("past-first"), () => this.show(this.#first)),
      step("\u25c0\ufe0e", t("past-previous"), () => this.show(this.#at - 1)),
      step("\u25b6\ufe0e", t("past-next"), () => this.show(this.#at + 1)),
    ];
    this.#back = h(
      "button",
      { class: "button button-main", type: "button", onclick: () => this.leave() },
      t("past-back"),
    );
    const words = h("div", { class: "past-words" }, this.#where, this.#turn, this.#covered);
    fill(root, words, h("div", { class: "past-steps" }, this.#steps, this.#back));
    // Before the keys of the table and of the panels: in the past they mean something else.
    addEventListener("keydown", (event) => this.#key(event), true);
  }

  get active() {
    return this.#seq !== null;
  }

  /** Where one is, or will be once the server has answered. */
  get #at() {
    return this.#looking.wanted ?? this.#seq ?? this.#parts.store().seq;
  }

  /** Before the first deal there is no table to show. */
  get #first() {
    const started = this.#parts.store().commits.find((told) => told.events.some((event) => event.e === "started"));
    return started?.seq ?? 1;
  }

  /** @param {number} seq */
  show(seq) {
    const wanted = Math.max(this.#first, seq);
    if (wanted >= this.#parts.store().seq) this.leave();
    else this.#looking.want(wanted);
  }

  /** Back to the game. */
  leave() {
    this.#looking.drop();
    if (this.#seq === null) return;
    const held = this.#root.contains(document.activeElement);
    this.#seq = null;
    this.#root.hidden = true;
    this.#stage.inert = false;
    document.body.classList.remove("in-the-past");
    this.#parts.mark(null);
    this.#parts.back();
    if (held) this.#stage.focus();
  }

  /** The game goes on: the strip tells so. */
  update() {
    if (this.#seq === null) return;
    const { t, store } = this.#parts;
    const { seq, view } = store();
    const first = this.#first;
    this.#where.textContent = t("past-where", { number: this.#seq - first + 1, count: seq - first + 1 });
    const mine = view !== null && isMyTurn(view);
    this.#root.classList.toggle("my-turn", mine);
    this.#turn.textContent = mine ? t("status-your-turn") : "";
    for (const button of this.#steps.slice(0, 2)) button.setAttribute("aria-disabled", String(this.#seq <= first));
  }

  /**
   * @param {number} seq
   * @param {Looked} looked
   */
  #enter(seq, { view, match, events }) {
    if (match !== this.#parts.store().match) return this.leave();
    const isNew = this.#seq === null;
    this.#seq = seq;
    this.#root.hidden = false;
    this.#stage.inert = true;
    document.body.classList.add("in-the-past");
    this.#covered.hidden = view.mine !== null || view.you.seat === null;
    this.#parts.show(view, { seq, events });
    this.#parts.mark(seq);
    this.update();
    this.#parts.say(this.#where.textContent ?? "");
    const held = document.activeElement;
    if (isNew && (held === null || held === document.body || this.#stage.contains(held))) this.#back.focus();
  }

  /** @param {unknown} error */
  #complain(error) {
    if (!(error instanceof RefusalError)) throw error;
    if (error.refusal.kind !== "busy") this.#parts.complain(this.#parts.explain(error.refusal));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.active || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]"))
      return;
    if (event.target instanceof HTMLElement && event.target.closest(ELSEWHERE)) return;
    if (event.key === "ArrowLeft") this.show(this.#at - 1);
    else if (event.key === "ArrowRight") this.show(this.#at + 1);
    else if (event.key === "Escape") this.leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** @param {string} sign @param {string} label @param {() => void} go */
function step(sign, label, go) {
  const attributes = { class: "bar-button", type: "button", "aria-label": label, title: label, onclick: go };
  return h("button", attributes, h("span", { "aria-hidden": "true" }, sign));
}
