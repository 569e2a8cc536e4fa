/** The plate of a seat: who sits there, cards, chips or points, whose turn it is, and what others should know. */

import { h } from "../../core/dom.js";
import { setAttribute, setText } from "../../ui/keep.js";
import { amountWords } from "./words.js";

/**
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").Translate} Translate
 */

const MOST_BACKS = 8;

export class Plate {
  #t;
  #seat;
  #name = h("span", { class: "tonk-name", dir: "auto" });
  #more = h("span", { class: "visually-hidden" });
  #backs = h(
    "span",
    { class: "tonk-backs" },
    Array.from({ length: MOST_BACKS }, () => h("i", null)),
  );
  #count = h("b", { class: "tonk-count" });
  #total = h("span", { class: "tonk-total" });
  #badges = h("span", { class: "tonk-badges" });

  /** @param {string} seat @param {Translate} t */
  constructor(seat, t) {
    this.#t = t;
    this.#seat = seat;
    const dot = h("span", { class: `tonk-dot seat-colour-${seat}`, "aria-hidden": "true" }, seat.toUpperCase());
    const cards = h("span", { class: "tonk-cards" }, this.#backs, this.#count);
    const facts = h("span", { class: "tonk-facts", "aria-hidden": "true" }, cards, this.#total);
    const first = h("span", { class: "tonk-first" }, this.#name, this.#badges);
    const who = h("span", { class: "tonk-who" }, first, this.#more, facts);
    this.element = h("div", { class: "tonk-plate", "data-place": seat }, dot, who);
  }

  /** @param {TonkView} view @param {Record<string, string>} presence */
  update(view, presence) {
    const seat = this.#seat;
    const { table } = view;
    const count = table.counts[seat] ?? 0;
    const isTurn = view.phase === "playing" && table.turn === seat;
    setText(this.#name, view.seats.find((one) => one.seat === seat)?.name ?? seat.toUpperCase());
    setText(this.#count, String(count));
    setAttribute(this.#backs, "data-count", String(Math.min(count, MOST_BACKS)));
    setText(this.#total, amountWords(table.totals[seat] ?? 0));
    setAttribute(this.#total, "data-scoring", table.scoring);
    const { classList } = this.element;
    classList.toggle("is-turn", isTurn);
    classList.toggle("is-you", seat === view.you.seat);
    classList.toggle("is-away", presence[seat] === "away");
    setText(this.#more, this.#spoken(view, count, isTurn, presence));
    this.#dressBadges(view, presence);
  }

  /** @param {TonkView} view @param {Record<string, string>} presence */
  #dressBadges(view, presence) {
    const { table } = view;
    const seat = this.#seat;
    const wait = table.waits?.[seat] ?? 0;
    const isHouse = this.#isHouse(view);
    const won = table.phase === "settled" || table.phase === "over" ? table.settlement?.winners.includes(seat) : false;
    /** @type {[unknown, string, string][]} */
    const wanted = [
      [isHouse, "house", "⌂"],
      [won, "winner", "★"],
      [table.agreed.includes(seat), "agreed", "✓"],
      [table.dealer === seat, "dealer", this.#t("tonk-badge-dealer")],
      [wait > 0, "wait", this.#t("tonk-badge-wait", { turns: wait })],
      [table.phase === "settled" && view.seats.find((one) => one.seat === seat)?.host, "host", "♔"],
      [presence[seat] === "away" && !isHouse, "away", "⏻"],
    ];
    const shown = wanted.filter(([on]) => on);
    const key = shown.map(([, name, text]) => `${name}:${text}`).join("|");
    if (this.#badges.dataset.key === key) return;
    this.#badges.dataset.key = key;
    this.#badges.replaceChildren(
      ...shown.map(([, name, text]) => {
        const title = this.#t(`tonk-badge-${name}-title`, { turns: wait });
        return h("span", { class: `tonk-badge is-${name}`, title, "aria-hidden": "true" }, text);
      }),
    );
  }

  /** @param {TonkView} view */
  #isHouse(view) {
    const { status, bot } = view.seats.find((one) => one.seat === this.#seat) ?? {};
    return view.phase === "playing" && Boolean(status) && !bot;
  }

  /** @param {TonkView} view @param {number} count @param {boolean} isTurn @param {Record<string, string>} presence */
  #spoken(view, count, isTurn, presence) {
    const t = this.#t;
    const { table } = view;
    const seat = this.#seat;
    const wait = table.waits?.[seat] ?? 0;
    const total = amountWords(table.totals[seat] ?? 0);
    const parts = [
      isTurn && t("tonk-plate-turn"),
      t("tonk-plate-cards", { count }),
      t("tonk-plate-total", { total, scoring: table.scoring }),
      table.dealer === seat && `${t("tonk-badge-dealer-title")}.`,
      wait > 0 && `${t("tonk-badge-wait-title", { turns: wait })}.`,
      this.#isHouse(view) && `${t("tonk-badge-house-title")}.`,
      presence[seat] === "away" && `${t("tonk-badge-away-title")}.`,
    ];
    return ` ${parts.filter(Boolean).join(" ")}`;
  }
}
