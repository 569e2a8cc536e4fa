/** The melds in front of one player, each a button: pressed after a card, the card is laid off there. */

import { h } from "../../core/dom.js";
import { cardFace } from "../../ui/cards.js";
import { setAttribute, setChildren, setText } from "../../ui/keep.js";
import { meldName } from "./words.js";

/**
 * @typedef {import("./types.js").Meld} Meld
 * @typedef {import("./types.js").Translate} Translate
 * @typedef {{button: HTMLButtonElement, row: HTMLElement, name: HTMLElement, cards: Map<string, HTMLElement>}} Drawn
 * @typedef {{name: string, targets: Set<number>, aim: number | null, disabled: boolean}} Look
 */

export class Melds {
  element = h("div", { class: "tonk-melds" });
  /** @type {Map<number, Drawn>} by number */
  #drawn = new Map();
  #t;
  #onPress;

  /** @param {Translate} t @param {(no: number) => void} onPress */
  constructor(t, onPress) {
    this.#t = t;
    this.#onPress = onPress;
  }

  /** @param {readonly Meld[]} melds @param {Look} look */
  update(melds, look) {
    const drawn = new Map();
    for (const meld of melds) {
      const old = this.#drawn.get(meld.no);
      // In the next game the numbers begin again: a meld that shares no card with the old one is another.
      const same = old && meld.cards.some((card) => old.cards.has(card));
      const one = same ? old : this.#create(meld.no);
      drawn.set(meld.no, one);
      this.#dress(one, meld, look);
    }
    this.#drawn = drawn;
    setChildren(
      this.element,
      [...drawn.values()].map(({ button }) => button),
    );
  }

  /** @param {number} no @returns {Drawn} */
  #create(no) {
    const row = h("span", { class: "tonk-meld-cards", "aria-hidden": "true" });
    const name = h("span", { class: "visually-hidden" });
    const button = h("button", { type: "button", class: "tonk-meld", "data-meld": no }, row, name);
    button.addEventListener("click", () => this.#onPress(no));
    return { button, row, name, cards: new Map() };
  }

  /** @param {string} card */
  #slot(card) {
    return h("span", { class: "tonk-slot", "data-card": card }, cardFace(card, this.#t));
  }

  /** @param {Drawn} drawn @param {Meld} meld @param {Look} look */
  #dress(drawn, meld, { name, targets, aim, disabled }) {
    const { button, row } = drawn;
    const cards = new Map();
    for (const card of meld.cards) {
      cards.set(card, drawn.cards.get(card) ?? this.#slot(card));
    }
    drawn.cards = cards;
    setChildren(row, [...cards.values()]);
    const isTarget = targets.has(meld.no);
    const fits = isTarget ? "yes" : "no";
    setText(drawn.name, this.#t("tonk-meld-label", { name, meld: meldName(meld, this.#t), fits }));
    setAttribute(button, "aria-pressed", String(aim === meld.no));
    setAttribute(button, "aria-disabled", disabled ? "true" : null);
    button.classList.toggle("is-target", isTarget);
  }
}
