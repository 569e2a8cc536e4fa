/**
 * A hand of cards as a row of buttons with one tab stop: arrow keys walk, Enter and Space press. Knows no game.
 *
 * @typedef {{index: number, card: string, label: string, state: "playable" | "dim" | "plain", picked: boolean,
 *   badge: string | null}} HandCard `index` is the place in the hand as dealt; `badge` is a short word shown on it
 */

import { h } from "../core/dom.js";
import { cardFace } from "./cards.js";
import { setAttribute, setChildren } from "./keep.js";

/** From this many cards on, a narrow screen shows two rows. */
const TWO_ROWS = 9;

export class Hand {
  #row;
  #t;
  #onPress;
  /** @type {Map<string, HTMLButtonElement>} by card and how many equal ones come before it */
  #buttons = new Map();
  /** @type {HTMLButtonElement[]} as shown */
  #shown = [];

  /**
   * @param {string} label
   * @param {import("../core/types.js").Translate} t for what is printed on the cards
   * @param {(index: number) => void} onPress
   */
  constructor(label, t, onPress) {
    this.#t = t;
    this.#onPress = onPress;
    this.#row = h("div", { class: "hand-cards", role: "group", "aria-label": label });
    this.#row.addEventListener("keydown", (event) => this.#walk(event));
    this.#row.addEventListener("focusin", (event) => this.#stopAt(event.target));
  }

  get element() {
    return this.#row;
  }

  /** @param {readonly HandCard[]} cards in the order in which they are shown */
  update(cards) {
    const focused = this.#shown.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const seen = new Map();
    const buttons = new Map();
    this.#shown = cards.map((card) => {
      const nth = seen.get(card.card) ?? 0;
      seen.set(card.card, nth + 1);
      const key = `${card.card}${nth}`;
      const button = this.#buttons.get(key) ?? this.#create(card.card);
      buttons.set(key, button);
      this.#dress(button, card);
      return button;
    });
    this.#buttons = buttons;
    setChildren(this.#row, this.#shown);
    setAttribute(this.#row, "data-rows", cards.length >= TWO_ROWS ? "2" : "1");
    this.#row.style.setProperty("--cards", String(cards.length));
    this.#keepTabStop(focused);
  }

  /** Moves the focus to the card that has the tab stop. @returns {boolean} false without cards */
  focus() {
    const button = this.#shown.find((one) => one.tabIndex === 0) ?? this.#shown[0];
    button?.focus();
    return button !== undefined;
  }

  /** Presses the nth card as shown, from 0. @param {number} n @returns {boolean} whether there is one */
  press(n) {
    const button = this.#shown[n];
    button?.focus();
    button?.click();
    return button !== undefined;
  }

  /** @param {string} card @returns {HTMLButtonElement} */
  #create(card) {
    const badge = h("span", { class: "hand-badge", hidden: true });
    const button = h("button", { type: "button", class: "hand-card" }, cardFace(card, this.#t), badge);
    button.addEventListener("click", () => this.#onPress(Number(button.dataset.index)));
    return button;
  }

  /** @param {HTMLButtonElement} button @param {HandCard} card */
  #dress(button, card) {
    button.dataset.index = String(card.index);
    setAttribute(button, "data-state", card.state);
    setAttribute(button, "aria-pressed", String(card.picked));
    setAttribute(button, "aria-label", card.label);
    setAttribute(button, "title", card.label);
    setAttribute(button, "data-card", card.card);
    const badge = /** @type {HTMLElement} */ (button.lastElementChild);
    badge.hidden = card.badge === null;
    // As an attribute, which the style prints: as text it would be a part of the button's visible name.
    setAttribute(badge, "data-text", card.badge);
  }

  /** The tab stop stays with its card; when that card has gone, the one in its place has it. @param {number} focused */
  #keepTabStop(focused) {
    const stop = this.#shown.findIndex((button) => button.tabIndex === 0 && button.dataset.stop === "1");
    const next = stop >= 0 ? stop : Math.min(Math.max(focused, 0), this.#shown.length - 1);
    for (const [i, button] of this.#shown.entries()) {
      button.tabIndex = i === next ? 0 : -1;
      button.dataset.stop = i === next ? "1" : "0";
    }
    if (focused >= 0 && !this.#shown.includes(/** @type {HTMLButtonElement} */ (document.activeElement))) this.focus();
  }

  /** @param {EventTarget | null} target */
  #stopAt(target) {
    for (const button of this.#shown) {
      button.tabIndex = button === target ? 0 : -1;
      button.dataset.stop = button === target ? "1" : "0";
    }
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const at = this.#shown.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const last = this.#shown.length - 1;
    const rtl = getComputedStyle(this.#row).direction === "rtl" ? -1 : 1;
    /** @type {Record<string, number>} */
    const to = { ArrowRight: at + rtl, ArrowLeft: at - rtl, Home: 0, End: last };
    if (at < 0 || !(event.key in to) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.#shown[Math.min(Math.max(to[event.key], 0), last)]?.focus();
  }
}
