/** One line of a list of tables: which game, with whom, how it stands, since when. */

import { h } from "../core/dom.js";
import { listWords } from "../core/i18n.js";
import { at } from "./page.js";
import { PICTURES } from "./pictures.js";
import { isMyTurn, tableState } from "./tablewords.js";
import { agoWords, dateWords } from "./times.js";

/**
 * @typedef {import("./tablewords.js").OwnTable} OwnTable
 * @typedef {{link: string, game: string, players: number, phase: string, at: number, free: number, differs: number,
 *   host: string | null, names: string[]}} OpenRoom
 * @typedef {import("../core/types.js").Translate} Translate
 * @typedef {import("./page.js").Page} Page
 */

/** @param {OwnTable} table @param {Page} page */
export function ownRow(table, page) {
  const { t, locale } = page;
  const { phase, game, link, seats, you } = table;
  const others = seats.filter((each) => each.seat !== you.seat).map((each) => each.name);
  const when = phase === "over" ? dateWords(table.at, locale) : agoWords(table.at, Date.now() / 1000, page);
  return row(t, {
    kind: isMyTurn(table) ? "mine" : phase,
    link,
    game,
    who: others.length > 0 ? listWords(others, t) : t("tables-alone"),
    state: tableState(table, t),
    note: h("time", { class: "table-note", datetime: new Date(table.at * 1000).toISOString() }, when),
  });
}

/** @param {OpenRoom} room @param {Page} page */
export function openRow({ link, game, players, phase, free, differs, host, names }, { t }) {
  const who = names.length > 0 ? listWords(names, t) : t("tables-alone");
  const points = [t("players", { count: players }), differs > 0 && t("open-differs", { count: differs })];
  return row(t, {
    kind: phase,
    link,
    game,
    who: host && names.length < 2 ? t("open-host", { name: host }) : who,
    state: phase === "lobby" ? t("seats-free", { count: free }) : t("open-watch"),
    note: h("span", { class: "table-note" }, points.filter(Boolean).join(" · ")),
  });
}

/**
 * @param {Translate} t
 * @param {{kind: string, link: string, game: string, who: string, state: string, note: Node}} shown
 */
function row(t, { kind, link, game, who, state, note }) {
  const picture = kind !== "over" && h("span", { class: "table-picture", "aria-hidden": "true" }, PICTURES[game]?.(t));
  return h(
    "li",
    null,
    h(
      "a",
      { class: `table-row table-${kind}`, href: at(`r/${link}`) },
      picture,
      h(
        "span",
        { class: "table-text" },
        h("span", { class: "table-title" }, h("strong", null, t(`game-${game}`)), " ", h("bdi", null, who)),
        " ",
        h("span", { class: "table-how" }, h("span", { class: "table-state" }, state), " ", note),
      ),
    ),
  );
}
