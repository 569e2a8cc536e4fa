/**
 * A hand of cards as a row of buttons with one tab stop: arrow keys walk, with Alt they carry the card along, Enter and
 * Space press. Knows no game.
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
  #onLay;
  /** @type {Map<string, HTMLButtonElement>} by card and how many equal ones come before it */
  #buttons = new Map();
  /** @type {HTMLButtonElement[]} as shown */
  #shown = [];

  /**
   * @param {string} label
   * @param {import("../core/types.js").Translate} t for what is printed on the cards
   * @param {(index: number) => void} onPress
   * @param {(shown: string[], from: number, to: number) => void} onLay a card is to lie at another place among those
   *   shown
   */
  constructor(label, t, onPress, onLay) {
    this.#t = t;
    this.#onPress = onPress;
    this.#onLay = onLay;
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

  /**
   * The place that a card dropped at a point of the screen would have, were it not in the row yet.
   * @param {number} x @param {number} y @returns {number} from 0 to the number of cards
   */
  placeAt(x, y) {
    const spots = this.#shown.map((button) => {
      const { left, width, top, height } = button.getBoundingClientRect();
      return { x: left + width / 2, away: Math.abs(top + height / 2 - y) };
    });
    const least = Math.min(...spots.map((spot) => spot.away));
    const row = spots.map((spot, i) => ({ ...spot, i })).filter((spot) => spot.away < least + 8);
    const after = row.find((spot) => x < spot.x);
    return after ? after.i : (row.at(-1)?.i ?? -1) + 1;
  }

  /** Shows where a card would go. @param {number | null} place as placeAt says it; null shows nothing */
  showGap(place) {
    for (const [i, button] of this.#shown.entries()) {
      const side = i === place ? "before" : place === this.#shown.length && i === place - 1 ? "after" : null;
      setAttribute(button, "data-gap", side);
    }
  }

  /** @param {HTMLButtonElement} button @param {number} place as placeAt says it */
  lay(button, place) {
    const from = this.#shown.indexOf(button);
    if (from >= 0) this.#carry(from, place > from ? place - 1 : place);
  }

  /** @param {number} from @param {number} to */
  #carry(from, to) {
    const shown = this.#shown.map((button) => button.dataset.card ?? "");
    if (to !== from && to >= 0 && to < shown.length) this.#onLay(shown, from, to);
  }

  /** @param {string} card @returns {HTMLButtonElement} */
  #create(card) {
    const badge = h("span", { class: "hand-badge", hidden: true });
    const keys = "Alt+ArrowLeft Alt+ArrowRight";
    const props = { type: "button", class: "hand-card", "aria-keyshortcuts": keys };
    const button = h("button", props, cardFace(card, this.#t), badge);
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
    if (at < 0 || !(event.key in to) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.altKey) return this.#carry(at, to[event.key]);
    this.#shown[Math.min(Math.max(to[event.key], 0), last)]?.focus();
  }
}
