/** The score sheet: what each game has changed, and how the last one ended. */

import { h } from "../../core/dom.js";
import { openDialog } from "../../ui/dialogs.js";
import { settledLine } from "./settling.js";
import { amountWords, changeWords, speechOf } from "./words.js";

/**
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").Translate} Translate
 */

/** @param {TonkView} view @param {Translate} t */
export function openLedger(view, t) {
  const { table } = view;
  const speech = speechOf(view, t);
  const facts = t("tonk-ledger-facts", {
    game: table.game_no,
    games: table.games ?? 0,
    stake: table.stake,
    scoring: table.scoring,
  });
  const last = table.settlement
    ? t("tonk-ledger-last", { told: settledLine(table.settlement, table.scoring, speech) })
    : t("tonk-ledger-none");
  const dialog = openDialog(
    t("tonk-ledger"),
    h("p", { class: "soft" }, facts),
    h("p", null, last),
    h(
      "div",
      { class: "tonk-ledger-scroll", tabindex: "0", role: "group", "aria-label": t("tonk-ledger") },
      sheet(view, t),
    ),
    h(
      "div",
      { class: "dialog-actions" },
      h(
        "button",
        { class: "button button-main", type: "button", autofocus: true, onclick: () => dialog.close() },
        t("close"),
      ),
    ),
  );
}

/** @param {TonkView} view @param {Translate} t @returns {HTMLElement} newest game first, the totals above all */
function sheet(view, t) {
  const { name } = speechOf(view, t);
  const { rounds, totals } = view.table;
  const seats = Object.keys(totals);
  const head = [t("tonk-col-game"), t("tonk-col-how"), ...seats.map(name)];
  const lines = [...rounds].reverse().map(({ game, how, winners, change }) =>
    h(
      "tr",
      null,
      h("th", { scope: "row" }, game),
      h("td", null, t(`tonk-short-${how}`)),
      seats.map((seat) =>
        h(
          "td",
          { class: winners.includes(seat) ? "tonk-number is-winner" : "tonk-number" },
          changeWords(change[seat] ?? 0),
        ),
      ),
    ),
  );
  const total = h(
    "tr",
    { class: "tonk-ledger-total" },
    h("th", { scope: "row", colspan: 2 }, t("tonk-ledger-total")),
    seats.map((seat) => h("td", { class: "tonk-number" }, amountWords(totals[seat]))),
  );
  return h(
    "table",
    { class: "tonk-ledger" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        head.map((title) => h("th", { scope: "col", dir: "auto" }, title)),
      ),
    ),
    h("tbody", null, total, ...lines),
  );
}
