/** The action bar between table and hand: what is asked, and a button for each thing that can be done. */

import { h } from "../../core/dom.js";
import { setAttribute, setChildren, setText } from "../../ui/keep.js";
import { setRuledText } from "../../ui/rulelink.js";

/**
 * @typedef {import("./types.js").Translate} Translate
 * @typedef {import("./types.js").LayoffOffer} LayoffOffer
 * @typedef {{pile?: "stock" | "discard", drop?: true, close?: true, meld?: string[], layoff?: LayoffOffer}} Press
 *   a step of the choice
 * @typedef {{key: string, look: "main" | "plain" | "chip" | "harm" | "blocked", label: string, act?: string,
 *   press?: Press, cards?: string[]}} BarButton `act` is done at once; `cards` are pointed out under mouse or focus
 * @typedef {{tone: string, prompt: string, hint: string, buttons: BarButton[], cancel: boolean, busy: boolean}} BarState
 * @typedef {{press: (button: BarButton) => void, preview: (cards: readonly string[] | null) => void,
 *   cancel: () => void, openRule: (rule: string) => void}} BarHands
 */

export class Bar {
  #prompt = h("span", { class: "tonk-prompt", tabindex: "-1" });
  #hint = h("span", { class: "tonk-hint" });
  #acts = h("div", { class: "tonk-acts", role: "group" });
  #cancel;
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {Map<string, BarButton>} */
  #offers = new Map();
  #hands;
  #t;

  /** @param {Translate} t @param {BarHands} hands @param {HTMLElement[]} extras shown at the end of the first line */
  constructor(t, hands, extras) {
    this.#hands = hands;
    this.#t = t;
    this.#cancel = h("button", { type: "button", class: "tonk-act tonk-cancel", "aria-label": t("tonk-cancel") });
    this.#cancel.addEventListener("click", hands.cancel);
    this.#acts.setAttribute("aria-label", t("tonk-choices"));
    this.element = h(
      "div",
      { class: "tonk-bar" },
      h("div", { class: "tonk-says" }, h("div", { class: "tonk-words" }, this.#prompt, this.#hint), ...extras),
      h("div", { class: "tonk-row" }, this.#cancel, this.#acts),
    );
  }

  /** @param {BarState} state */
  update(state) {
    setAttribute(this.element, "data-tone", state.tone);
    const link = { t: this.#t, open: this.#hands.openRule };
    setRuledText(this.#prompt, state.prompt, link);
    setRuledText(this.#hint, state.hint, link);
    const buttons = new Map();
    for (const offer of state.buttons) {
      const button = this.#buttons.get(offer.key) ?? this.#create(offer.key);
      buttons.set(offer.key, button);
      setText(button, offer.label);
      setAttribute(button, "data-look", offer.look);
      setAttribute(button, "aria-disabled", offer.look === "blocked" || state.busy ? "true" : null);
    }
    const isOther = [...buttons.keys()].join() !== [...this.#buttons.keys()].join();
    this.#buttons = buttons;
    this.#offers = new Map(state.buttons.map((offer) => [offer.key, offer]));
    setChildren(this.#acts, [...buttons.values()]);
    if (isOther) this.#acts.scrollLeft = 0;
    this.#cancel.hidden = !state.cancel;
    setText(this.#cancel, state.tone === "harm" ? this.#t("tonk-cancel") : "✕");
  }

  get holdsFocus() {
    return this.element.contains(document.activeElement);
  }

  /** What Enter does: the one main button. @returns {boolean} whether there is one */
  confirm() {
    const mains = [...this.#offers.values()].filter(({ look }) => look === "main" || look === "harm");
    if (mains.length !== 1) return false;
    this.#hands.press(mains[0]);
    return true;
  }

  /** Moves the focus to what comes next. @returns {boolean} whether there is a button */
  focus() {
    const button = this.#acts.querySelector('[data-look="main"], [data-look="harm"]') ?? this.#acts.firstElementChild;
    const target = /** @type {HTMLElement | null} */ (button) ?? (this.#cancel.hidden ? null : this.#cancel);
    target?.focus();
    return target !== null;
  }

  /** The focus goes to the words when there is nothing to press. */
  focusWords() {
    this.#prompt.focus();
  }

  /** @param {string} key @returns {HTMLButtonElement} */
  #create(key) {
    const { press, preview } = this.#hands;
    const button = h("button", { type: "button", class: "tonk-act" });
    const offer = () => this.#offers.get(key);
    const show = () => preview(offer()?.cards ?? null);
    button.addEventListener("click", () => {
      const meant = offer();
      if (meant) press(meant);
    });
    button.addEventListener("focus", show);
    button.addEventListener("pointerenter", show);
    button.addEventListener("blur", () => preview(null));
    button.addEventListener("pointerleave", () => preview(null));
    return button;
  }
}
