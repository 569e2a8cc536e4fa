/** A card of the hand on its way over the table: onto a meld to lay it off, onto the discards to discard it. */

import { grabCard } from "../../ui/handdrag.js";

/**
 * @typedef {import("../../ui/handdrag.js").Outside} Outside
 * @typedef {{playing: import("./playing.js").Playing, choice: import("./choice.js").Choice, table: HTMLElement,
 *   hand: import("./handarea.js").HandArea}} Table
 */

/** What a card can be dropped on. */
const PLACES = '.tonk-meld, .tonk-pile[data-pile="discard"]';

/**
 * @param {PointerEvent} event
 * @param {Table} table
 * @returns {import("../../ui/drag.js").Load | null} null when no card was pressed
 */
export function grab(event, table) {
  return grabCard(event, table.hand.cards, new Over(table));
}

/** @implements {Outside} */
class Over {
  #table;
  #before;
  #isOn = false;
  /** @type {Element | null} */
  #place = null;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
    this.#before = table.choice.picked;
  }

  /** @param {number} index */
  leave(index) {
    const { playing, hand } = this.#table;
    this.#isOn = playing.isOpen;
    if (this.#isOn) playing.lift(hand.cardAt(index));
  }

  /** @param {number} x @param {number} y */
  over(x, y) {
    this.#mark(this.#isOn ? this.#placeAt(x, y) : null);
  }

  /** @param {number} x @param {number} y */
  drop(x, y) {
    const place = /** @type {HTMLElement | null} */ (this.#isOn ? this.#placeAt(x, y) : null);
    this.#mark(null);
    const { playing } = this.#table;
    if (!place) this.back();
    else if (place.dataset.meld) playing.pressMeld(Number(place.dataset.meld));
    else playing.pressPile("discard");
  }

  back() {
    this.#mark(null);
    if (this.#isOn) this.#table.playing.putBack(this.#before);
  }

  /** @param {number} x @param {number} y */
  #placeAt(x, y) {
    const place = document.elementFromPoint(x, y)?.closest(PLACES) ?? null;
    return place && this.#table.table.contains(place) ? place : null;
  }

  /** @param {Element | null} place where a drop would count */
  #mark(place) {
    this.#place?.classList.remove("is-over");
    place?.classList.add("is-over");
    this.#place = place;
  }
}
