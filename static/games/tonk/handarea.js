/** The player's hand: the melds in it are raised, and what the next press could be meant for. */

import { h } from "../../core/dom.js";
import { cardName } from "../../ui/cards.js";
import { Hand } from "../../ui/hand.js";
import { HandOrder } from "../../ui/handorder.js";
import { setText } from "../../ui/keep.js";

/**
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").Host} Host
 * @typedef {import("./choice.js").Choice} Choice
 * @typedef {import("../../ui/hand.js").HandCard} HandCard
 */

const RANKS = "A23456789TJQK";
const SUITS = "shcd";

export class HandArea {
  #host;
  #hand;
  #order = new HandOrder();
  #points = h("span", { class: "tonk-hand-points" });
  #empty = h("p", { class: "tonk-hand-empty", tabindex: "-1" });
  /** @type {readonly string[]} as the view lists them */
  #cards = [];

  /** @param {Host} host @param {(card: string) => void} onPress */
  constructor(host, onPress) {
    this.#host = host;
    const press = (/** @type {number} */ index) => onPress(this.#cards[index] ?? "");
    this.#hand = new Hand(host.t("tonk-hand"), host.t, press, (shown, from, to) => this.#lay(shown, from, to));
    this.element = h("div", { class: "tonk-hand" }, this.#points, this.#hand.element, this.#empty);
  }

  /** The row itself, for who drags. */
  get cards() {
    return this.#hand;
  }

  /** @param {number} index in the hand as the view lists it @returns {string} */
  cardAt(index) {
    return this.#cards[index] ?? "";
  }

  get holdsFocus() {
    return this.#hand.element.contains(document.activeElement);
  }

  /** The card with the tab stop, or the place itself when there is none. @returns {boolean} */
  focus() {
    if (this.element.hidden) return false;
    if (this.#hand.element.hidden || !this.#hand.focus()) this.#empty.focus();
    return true;
  }

  /** @param {number} n @returns {boolean} */
  press(n) {
    return this.#hand.press(n);
  }

  /** Where a card lies, for cards on their way. @param {string} card @returns {Element | null} */
  spot(card) {
    return this.element.querySelector(`[data-card="${card}"]`);
  }

  /** @param {TonkView} view @param {Choice} choice @param {boolean} asked */
  update(view, choice, asked) {
    const { mine } = view;
    this.#cards = mine?.hand ?? [];
    this.element.hidden = mine === null;
    this.element.classList.toggle("is-turn", asked && view.table.phase !== "settled");
    this.#points.hidden = !mine?.hand.length;
    setText(this.#points, this.#host.t("tonk-points", { points: mine?.points ?? 0 }));
    this.#hand.update(this.#dressed(view, choice, asked));
    this.#hand.element.hidden = this.#cards.length === 0;
    this.#empty.hidden = view.table.turn === null || this.#cards.length > 0;
    setText(this.#empty, this.#host.t("tonk-hand-empty"));
  }

  /** @param {TonkView} view @param {Choice} choice @param {boolean} asked @returns {HandCard[]} */
  #dressed({ mine }, choice, asked) {
    const wanted = asked ? choice.wanted : new Set();
    const narrow = choice.preview !== null || (choice.aim !== null && !choice.picked.length);
    const cards = this.#cards.map((card, index) => {
      const isNew = card === mine?.drew;
      const isWanted = wanted.has(card);
      return {
        index,
        card,
        label: this.#label(card, isNew, isWanted),
        state: /** @type {HandCard["state"]} */ (isWanted ? "playable" : narrow ? "dim" : "plain"),
        picked: choice.picked.includes(card),
        badge: isNew ? this.#host.t("tonk-new") : null,
      };
    });
    const sort = this.#host.settings.get("sort");
    if (sort === "hand") return this.#order.arrange(cards);
    const order = sort === "rank" ? byRank : bySuit;
    return this.#order.follow(cards.sort((one, other) => order(one.card) - order(other.card)));
  }

  /** @param {string[]} shown @param {number} from @param {number} to */
  #lay(shown, from, to) {
    const { t, say, settings } = this.#host;
    if (!this.#order.move(shown, from, to)) return;
    settings.set("sort", "hand");
    say(t("hand-laid", { card: cardName(shown[from], t), place: to + 1, count: shown.length }));
  }

  /** @param {string} card @param {boolean} isNew @param {boolean} isWanted */
  #label(card, isNew, isWanted) {
    const { t } = this.#host;
    return [cardName(card, t), isNew && t("tonk-new-label"), isWanted && t("tonk-wanted-label")]
      .filter(Boolean)
      .join(". ");
  }
}

/** @param {string} card */
function byRank(card) {
  return RANKS.indexOf(card[0]) * 4 + SUITS.indexOf(card[1]);
}

/** @param {string} card */
function bySuit(card) {
  return SUITS.indexOf(card[1]) * RANKS.length + RANKS.indexOf(card[0]);
}
