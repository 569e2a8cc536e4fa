/** The action bar between board and hand: what is asked, the moves on offer, and the buttons. */

import { h } from "../../core/dom.js";
import { setAttribute, setChildren, setText } from "../../ui/keep.js";
import { setRuledText } from "../../ui/rulelink.js";

/**
 * @typedef {import("./types.js").Translate} Translate
 * @typedef {{text: string, label: string, hit: string, harm: boolean, picked: boolean}} Choice
 * @typedef {{tone: string, prompt: string, hint: string, meter: number | null, choices: Choice[],
 *   confirm: {label: string, harm: string | null} | null, cancel: boolean, undo: boolean, busy: boolean}} BarState
 * @typedef {{choose: (text: string) => void, preview: (text: string | null) => void, confirm: () => void,
 *   cancel: () => void, undo: () => void, openRule: (rule: string) => void}} BarHands
 */

const STEPS = 7;

export class Bar {
  #prompt = h("span", { class: "bar-prompt" });
  #hint = h("span", { class: "bar-hint" });
  #pips = Array.from({ length: STEPS }, () => h("i", { class: "bar-pip" }));
  #meter = h("span", { class: "bar-meter", role: "img" }, this.#pips);
  #choices = h("div", { class: "bar-choices", role: "group" });
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  #confirm;
  #cancel;
  #undo;
  #hands;
  #t;

  /** @param {Translate} t @param {BarHands} hands @param {HTMLElement} extra shown at the end of the first line */
  constructor(t, hands, extra) {
    this.#t = t;
    this.#hands = hands;
    this.#confirm = h("button", { type: "button", class: "bar-confirm", onclick: hands.confirm });
    this.#cancel = h("button", { type: "button", class: "bar-cancel", onclick: hands.cancel }, t("track-cancel"));
    this.#undo = h("button", { type: "button", class: "bar-undo", onclick: hands.undo }, t("track-undo"));
    this.#choices.setAttribute("aria-label", t("track-choices"));
    this.#choices.addEventListener("keydown", (event) => this.#walk(event));
    this.element = h(
      "div",
      { class: "bar" },
      h("div", { class: "bar-says" }, h("div", { class: "bar-words" }, this.#prompt, this.#meter, this.#hint), extra),
      h("div", { class: "bar-acts" }, this.#cancel, this.#undo, this.#choices, this.#confirm),
    );
  }

  /** @param {BarState} state @returns {boolean} false when the focus was in the bar and has no place there any more */
  update(state) {
    const had = this.element.contains(document.activeElement) ? document.activeElement : null;
    const harm = state.confirm?.harm ?? null;
    setAttribute(this.element, "data-tone", harm ? "harm" : state.tone);
    setRuledText(this.#prompt, harm ?? state.prompt, { t: this.#t, open: this.#hands.openRule });
    setText(this.#hint, state.hint);
    this.#fillMeter(state.meter);
    this.#fillChoices(state.choices);
    setText(this.#confirm, state.confirm?.label ?? "");
    this.#confirm.hidden = !state.confirm;
    this.#confirm.classList.toggle("is-harm", harm !== null);
    this.element.classList.toggle("is-proposing", state.confirm !== null);
    this.#confirm.disabled = state.busy;
    this.#cancel.hidden = !state.cancel;
    this.#undo.hidden = !state.undo;
    return had === null || /** @type {HTMLElement} */ (had).offsetParent !== null || this.focus();
  }

  get holdsFocus() {
    return this.element.contains(document.activeElement);
  }

  /** Moves the focus to what comes next: confirming, else the first choice. @returns {boolean} whether there is one */
  focus() {
    const next = this.#confirm.hidden ? this.#choices.querySelector("button") : this.#confirm;
    const button = /** @type {HTMLElement | null} */ (next) ?? (this.#undo.hidden ? null : this.#undo);
    button?.focus();
    return button !== null;
  }

  /** Arrow keys go from choice to choice. @param {KeyboardEvent} event */
  #walk(event) {
    const buttons = [...this.#buttons.values()];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (at < 0 || !step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    buttons[at + step]?.focus();
  }

  /** @param {number | null} left */
  #fillMeter(left) {
    this.#meter.hidden = left === null;
    if (left === null) return;
    for (const [i, pip] of this.#pips.entries()) pip.classList.toggle("is-left", i < left);
    setAttribute(this.#meter, "aria-label", this.#t("track-steps-left", { count: left }));
  }

  /** @param {Choice[]} choices */
  #fillChoices(choices) {
    const buttons = new Map();
    for (const choice of choices) {
      const button = this.#buttons.get(choice.text) ?? this.#create(choice.text);
      buttons.set(choice.text, button);
      const [label, hit] = button.children;
      setText(label, choice.label);
      setText(hit, choice.hit);
      button.classList.toggle("is-harm", choice.harm);
      setAttribute(button, "aria-pressed", String(choice.picked));
    }
    const isAnother = [...buttons.keys()].join() !== [...this.#buttons.keys()].join();
    this.#buttons = buttons;
    this.#choices.hidden = choices.length === 0;
    setChildren(this.#choices, [...buttons.values()]);
    if (isAnother) this.#choices.scrollTo(0, 0);
  }

  /** @param {string} text @returns {HTMLButtonElement} */
  #create(text) {
    const { choose, preview } = this.#hands;
    const button = h(
      "button",
      { type: "button", class: "choice" },
      h("span", { class: "choice-way" }),
      h("span", { class: "choice-hit" }),
    );
    button.addEventListener("click", () => choose(text));
    button.addEventListener("focus", () => preview(text));
    button.addEventListener("blur", () => preview(null));
    button.addEventListener("pointerenter", () => preview(text));
    button.addEventListener("pointerleave", () => preview(null));
    return button;
  }
}
