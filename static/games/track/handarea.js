/** The player's hand with its heading: whose it is, whether it is their turn, and which cards can be played. */

import { h } from "../../core/dom.js";
import { cardName } from "../../ui/cards.js";
import { Hand } from "../../ui/hand.js";
import { HandOrder } from "../../ui/handorder.js";
import { setText } from "../../ui/keep.js";
import { isAsked } from "./prompt.js";
import { cardDoes } from "./words.js";

/**
 * @typedef {import("./types.js").TrackView} TrackView
 * @typedef {import("./types.js").Host} Host
 * @typedef {import("./chooser.js").Chooser} Chooser
 * @typedef {import("../../ui/hand.js").HandCard} HandCard
 */

const ORDER = "A23456789TJQKX";
const SUITS = "shdc";

export class HandArea {
  #host;
  #hand;
  #order = new HandOrder();
  #badge = h("span", { class: "turn-badge" });
  #empty = h("p", { class: "hand-empty", tabindex: "-1" });

  /** @param {Host} host @param {(index: number) => void} onPress */
  constructor(host, onPress) {
    this.#host = host;
    this.#hand = new Hand(host.t("track-hand"), host.t, onPress, (shown, from, to) => this.#lay(shown, from, to));
    this.element = h("div", { class: "hand" }, this.#badge, this.#hand.element, this.#empty);
  }

  /** The row itself, for who drags. */
  get cards() {
    return this.#hand;
  }

  get holdsFocus() {
    return this.#hand.element.contains(document.activeElement);
  }

  /** The card with the tab stop, or the place itself when there is none. @returns {boolean} */
  focus() {
    if (this.#hand.focus()) return true;
    this.#empty.focus();
    return true;
  }

  /** @param {number} n @returns {boolean} */
  press(n) {
    return this.#hand.press(n);
  }

  /** @param {TrackView} view @param {Chooser} chooser */
  update(view, chooser) {
    const { t } = this.#host;
    const asked = isAsked(view);
    this.element.classList.toggle("is-turn", asked);
    this.#badge.hidden = !asked;
    setText(this.#badge, t("track-your-turn"));
    this.#hand.update(this.#cards(view, chooser, asked));
    const none = view.mine !== null && view.mine.hand.length === 0;
    this.#hand.element.hidden = view.mine === null || none;
    this.#empty.hidden = !none || view.phase === "over";
    setText(this.#empty, view.table.out.includes(view.you.seat ?? "") ? t("track-hand-out") : t("track-hand-empty"));
    this.element.classList.toggle("is-watching", view.mine === null);
  }

  /** @param {TrackView} view @param {Chooser} chooser @param {boolean} asked @returns {HandCard[]} */
  #cards(view, chooser, asked) {
    const mine = view.mine;
    if (!mine) return [];
    const { t } = this.#host;
    // While others still choose, the card that goes lies in the hand; afterwards the one that came does.
    const isLeaving = view.table.phase === "exchange";
    const marked = mine.hand.indexOf((isLeaving ? mine.gave : mine.received) ?? "");
    const cards = mine.hand.map((card, index) => {
      const mark = index !== marked ? null : isLeaving ? "given" : "received";
      return {
        index,
        card,
        label: this.#label(card, view, chooser, asked, mark),
        state: stateOf(card, chooser, asked),
        picked: chooser.card === index,
        badge: mark && t(mark === "given" ? "track-given" : "track-received"),
      };
    });
    const sort = this.#host.settings.get("sort");
    if (sort === "hand") return this.#order.arrange(cards);
    if (sort === "rank") cards.sort((one, other) => rankOf(one.card) - rankOf(other.card));
    return this.#order.follow(cards);
  }

  /** @param {string[]} shown @param {number} from @param {number} to */
  #lay(shown, from, to) {
    const { t, say, settings } = this.#host;
    if (!this.#order.move(shown, from, to)) return;
    settings.set("sort", "hand");
    say(t("hand-laid", { card: cardName(shown[from], t), place: to + 1, count: shown.length }));
  }

  /**
   * @param {string} card @param {TrackView} view @param {Chooser} chooser @param {boolean} asked
   * @param {string | null} mark
   */
  #label(card, view, chooser, asked, mark) {
    const { t } = this.#host;
    const parts = [cardName(card, t), cardDoes(card, view.game, t)];
    if (mark) parts.push(t(mark === "given" ? "track-given-label" : "track-received-label"));
    if (asked && !chooser.isPlayable(card)) parts.push(t("track-not-playable"));
    return parts.join(". ");
  }
}

/** @param {string} card @param {Chooser} chooser @param {boolean} asked @returns {HandCard["state"]} */
function stateOf(card, chooser, asked) {
  if (!asked) return "plain";
  if (!chooser.isPlayable(card)) return "dim";
  const elsewhere = chooser.card === null && chooser.pawn !== null && !chooser.movesPawn(card);
  return elsewhere ? "dim" : "playable";
}

/** @param {string} card */
function rankOf(card) {
  return ORDER.indexOf(card[0]) * 4 + Math.max(0, SUITS.indexOf(card[1] ?? ""));
}
