/** The felt: everybody's plate with the melds in front of it, and the piles in the middle. */

import { h } from "../../core/dom.js";
import { setAttribute, setChildren } from "../../ui/keep.js";
import { fromOwnSeat } from "../../ui/seats.js";
import { Melds } from "./melds.js";
import { Piles } from "./piles.js";
import { Plate } from "./plates.js";

/**
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").Translate} Translate
 * @typedef {import("./choice.js").Choice} Choice
 * @typedef {{root: HTMLElement, plate: Plate, melds: Melds}} Place
 * @typedef {{meld: (no: number) => void, pile: (pile: "stock" | "discard") => void}} FeltHands
 */

/** Where the others sit, clockwise from the own left, by how many they are. */
const SPOTS = [[], ["top"], ["left", "right"], ["left", "top", "right"]];

export class Felt {
  #t;
  #hands;
  #piles;
  /** @type {Map<string, Place>} */
  #places = new Map();
  element = h("div", { class: "tonk-felt" });
  /** The own place lies with the hand, where the own cards are. */
  own = h("div", { class: "tonk-own" });

  /** @param {Translate} t @param {FeltHands} hands */
  constructor(t, hands) {
    this.#t = t;
    this.#hands = hands;
    this.#piles = new Piles(t, hands.pile);
  }

  /** @param {TonkView} view @param {Record<string, string>} presence @param {Choice} choice @param {boolean} asked */
  update(view, presence, choice, asked) {
    const [own, ...others] = fromOwnSeat(view.seats, view.you.seat).map(({ seat }) => seat);
    const spots = SPOTS[others.length] ?? [];
    for (const [i, seat] of others.entries()) setAttribute(this.#of(seat).root, "data-spot", spots[i] ?? "top");
    setAttribute(this.#of(own).root, "data-spot", "own");
    setChildren(this.element, [...others.map((seat) => this.#of(seat).root), this.#piles.element]);
    setChildren(this.own, [this.#of(own).root]);
    for (const info of view.seats) {
      const { root, plate, melds } = this.#of(info.seat);
      const name = info.name ?? info.seat.toUpperCase();
      setAttribute(root, "aria-label", name);
      plate.update(view, presence);
      const laid = view.table.melds.filter(({ owner }) => owner === info.seat);
      const disabled = view.you.seat === null || view.phase !== "playing";
      melds.update(laid, { name, targets: asked ? choice.targets : new Set(), aim: choice.aim, disabled });
    }
    this.#piles.update(view, asked, asked && choice.discard !== null);
  }

  /** The plate of a seat, or a pile, for cards on their way. @param {string} key @returns {Element | null} */
  spot(key) {
    const place = this.#places.get(key);
    return place ? place.plate.element : this.#piles.pile(key);
  }

  /** @param {string} seat @returns {Place} */
  #of(seat) {
    const known = this.#places.get(seat);
    if (known) return known;
    const plate = new Plate(seat, this.#t);
    const melds = new Melds(this.#t, this.#hands.meld);
    const root = h("section", { class: "tonk-place", "data-seat": seat }, plate.element, melds.element);
    const place = { root, plate, melds };
    this.#places.set(seat, place);
    return place;
  }
}
