/** A card of the hand on its way: within the hand to another place, or out of it to the table. */

import { h } from "../core/dom.js";

/**
 * @typedef {import("./hand.js").Hand} Hand
 * @typedef {{leave: (index: number) => void, over: (x: number, y: number) => void,
 *   drop: (x: number, y: number) => void, back: () => void}} Outside what a card means out of the hand: it has left,
 *   is over a point, was dropped there, or has come back to the hand
 */

/** How far beyond its cards the hand still reaches, in pixels. */
const MARGIN = 12;

/**
 * @param {PointerEvent} event
 * @param {Hand} hand
 * @param {Outside | null} outside null: the card can only be laid elsewhere in the hand
 * @returns {import("./drag.js").Load | null} null when no card was pressed
 */
export function grabCard(event, hand, outside) {
  const target = event.target instanceof Element ? event.target.closest(".hand-card") : null;
  const button = target && hand.element.contains(target) ? /** @type {HTMLButtonElement} */ (target) : null;
  return button && new CardLoad(button, hand, outside);
}

class CardLoad {
  #button;
  #hand;
  #outside;
  #ghost = h("div", { class: "drag-card", "aria-hidden": "true" });
  #isOut = false;

  /** @param {HTMLButtonElement} button @param {Hand} hand @param {Outside | null} outside */
  constructor(button, hand, outside) {
    this.#button = button;
    this.#hand = hand;
    this.#outside = outside;
  }

  /** @param {number} x @param {number} y */
  start(x, y) {
    const face = this.#button.firstElementChild;
    if (face) this.#ghost.append(face.cloneNode(true));
    this.#ghost.style.width = `${face?.getBoundingClientRect().width ?? 0}px`;
    this.#button.classList.add("is-dragged");
    document.body.append(this.#ghost);
    this.move(x, y);
  }

  /** @param {number} x @param {number} y */
  move(x, y) {
    this.#ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -70%)`;
    const isOut = !this.#isOverHand(x, y);
    this.#hand.showGap(isOut ? null : this.#hand.placeAt(x, y));
    if (isOut !== this.#isOut) {
      this.#isOut = isOut;
      if (isOut) this.#outside?.leave(Number(this.#button.dataset.index));
      else this.#outside?.back();
    }
    if (isOut) this.#outside?.over(x, y);
  }

  /** @param {number} x @param {number} y */
  drop(x, y) {
    this.#end();
    if (this.#isOut) this.#outside?.drop(x, y);
    else this.#hand.lay(this.#button, this.#hand.placeAt(x, y));
  }

  cancel() {
    this.#end();
    if (this.#isOut) this.#outside?.back();
  }

  #end() {
    this.#ghost.remove();
    this.#button.classList.remove("is-dragged");
    this.#hand.showGap(null);
  }

  /** @param {number} x @param {number} y */
  #isOverHand(x, y) {
    const box = this.#hand.element.getBoundingClientRect();
    const isBeside = x < box.left - MARGIN || x > box.right + MARGIN;
    return !isBeside && y > box.top - MARGIN && y < box.bottom + MARGIN;
  }
}
