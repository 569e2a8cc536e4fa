/** How the last game ended, laid over the felt between two games: who has won, who pays whom and why, the hands. */

import { h } from "../../core/dom.js";
import { cardFace, cardName } from "../../ui/cards.js";
import { ruledText } from "../../ui/rulelink.js";
import { dues, headline, story } from "./settling.js";
import { amountWords, changeWords, speechOf } from "./words.js";

/**
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").Settlement} Settlement
 * @typedef {import("./types.js").Speech} Speech
 * @typedef {import("./types.js").Translate} Translate
 */

export class Panel {
  #link;
  #shown = "";
  #body = h("div", { class: "tonk-panel-body" });

  /** @param {import("../../ui/rulelink.js").RuleLink} link for the numbers of rules in it */
  constructor(link) {
    this.#link = link;
    const label = link.t("tonk-panel");
    this.element = h("section", { class: "tonk-panel", tabindex: "0", "aria-label": label }, this.#body);
    this.element.hidden = true;
  }

  /** Whether the own hand is one of those that lie open. @param {TonkView} view @returns {boolean} */
  shows({ table, you }) {
    const isEnd = table.phase === "settled" || table.phase === "over";
    return isEnd && you.seat !== null && table.settlement?.hands[you.seat] !== undefined;
  }

  /** @param {TonkView} view @param {boolean} hold the last card is still on its way */
  update(view, hold) {
    const { table } = view;
    const settlement = table.phase === "settled" || table.phase === "over" ? table.settlement : null;
    this.element.hidden = settlement === null || hold;
    const key = settlement ? `${view.match} ${settlement.game} ${table.phase}` : "";
    if (key === this.#shown) return;
    this.#shown = key;
    if (settlement) this.#body.replaceChildren(...settlementParts(settlement, view, this.#link));
    this.element.scrollTop = 0;
  }
}

/**
 * @param {Settlement} settlement
 * @param {TonkView} view
 * @param {import("../../ui/rulelink.js").RuleLink} link
 * @returns {HTMLElement[]}
 */
function settlementParts(settlement, view, link) {
  const { t } = link;
  const speech = speechOf(view, t);
  const { scoring, totals } = view.table;
  return [
    h("h2", { class: "tonk-panel-head" }, headline(settlement, speech)),
    h("p", { class: "tonk-panel-story" }, ruledText(story(settlement, speech), link)),
    h(
      "ul",
      { class: "tonk-panel-dues" },
      dues(settlement, scoring, speech).map((due) => h("li", null, ruledText(due, link))),
    ),
    h(
      "table",
      { class: "tonk-panel-table" },
      h("thead", null, headRow(scoring, t)),
      h(
        "tbody",
        null,
        Object.keys(totals).map((seat) => row(seat, settlement, totals[seat], speech)),
      ),
    ),
  ];
}

/** @param {string} scoring @param {Translate} t */
function headRow(scoring, t) {
  const titles = [t("score-name"), t("tonk-col-hand"), t("tonk-col-change"), t("tonk-col-total", { scoring })];
  return h(
    "tr",
    null,
    titles.map((title) => h("th", { scope: "col" }, title)),
  );
}

/** @param {string} seat @param {Settlement} settlement @param {number} total @param {Speech} speech */
function row(seat, settlement, total, { t, name }) {
  const { hands, points, change, winners } = settlement;
  const cards = hands[seat];
  const hand = cards
    ? [
        h(
          "span",
          { class: "tonk-panel-cards", role: "img", "aria-label": cards.map((card) => cardName(card, t)).join(", ") },
          cards.map((card) => h("span", { class: "tonk-slot" }, cardFace(card, t))),
        ),
        h("b", { class: "tonk-panel-points" }, t("tonk-points", { points: points[seat] ?? 0 })),
      ]
    : [h("span", { class: "soft" }, t("tonk-hand-private"))];
  return h(
    "tr",
    { class: winners.includes(seat) ? "is-winner" : null },
    h("th", { scope: "row", dir: "auto" }, name(seat)),
    h("td", null, h("span", { class: "tonk-panel-hand" }, hand)),
    h("td", { class: "tonk-number" }, changeWords(change[seat] ?? 0)),
    h("td", { class: "tonk-number" }, amountWords(total)),
  );
}
