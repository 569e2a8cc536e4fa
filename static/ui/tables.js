/** Tables on the front page: the person's own, with whose turn it is, and rooms that are open to everybody. */

import { request } from "../core/api.js";
import { fill, h } from "../core/dom.js";
import { listWords } from "../core/i18n.js";
import { at } from "./page.js";

/**
 * @typedef {object} OwnTable as docs/protocol.md has it
 * @property {string} link
 * @property {string} game
 * @property {number} players
 * @property {"lobby" | "playing" | "over"} phase
 * @property {number} at
 * @property {{seat: string, name: string}[]} seats
 * @property {{seat: string | null, host: boolean}} you
 * @property {string[] | null} turn
 * @property {import("../core/types.js").Result | null} result
 * @typedef {{link: string, game: string, players: number, phase: string, free: number, host: string | null, names: string[]}} OpenRoom
 * @typedef {import("../core/types.js").Translate} Translate
 */

const AGAIN = 20_000; // milliseconds after which the lists are asked for again, while the page is looked at
const SHOWN_OVER = 5;

/** Both lists; empty ones take no room. */
export class Tables {
  #page;
  #own;
  #open;
  #all = false;

  /**
   * @param {import("./page.js").Page} page
   * @param {HTMLElement} own
   * @param {HTMLElement} open
   */
  constructor(page, own, open) {
    this.#page = page;
    this.#own = own;
    this.#open = open;
    own.hidden = open.hidden = true;
  }

  start() {
    this.#ask();
    setInterval(() => document.visibilityState === "visible" && this.#ask(), AGAIN);
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#ask());
  }

  async #ask() {
    try {
      const [{ tables }, { rooms }] = await Promise.all([request(at("api/tables")), request(at("api/lobby"))]);
      this.#showOwn(tables);
      this.#showOpen(rooms.filter((/** @type {OpenRoom} */ room) => !tables.some(isSame(room))));
    } catch {
      // lists are a help, not the way in: what was shown stays until the server answers again
    }
  }

  /** @param {OwnTable[]} tables */
  #showOwn(tables) {
    const { t } = this.#page;
    const running = tables.filter((each) => each.phase !== "over").sort(byTurn);
    const over = tables.filter((each) => each.phase === "over");
    const mine = running.filter(isMyTurn).length;
    document.title = mine > 0 ? `(${mine}) ${t("home-title")}` : t("home-title");
    this.#own.hidden = tables.length === 0;
    const shown = [...running, ...(this.#all ? over : over.slice(0, SHOWN_OVER))];
    const more = h(
      "button",
      { class: "button", type: "button", onclick: () => this.#showAll(tables) },
      t("tables-more"),
    );
    const focused = /** @type {HTMLAnchorElement | null} */ (this.#own.querySelector("a:focus"))?.href;
    fill(
      this.#own,
      h("h2", { id: "own-heading" }, t("tables-title")),
      h(
        "ul",
        { class: "tables", "aria-labelledby": "own-heading" },
        shown.map((each) => ownRow(each, this.#page)),
      ),
      !this.#all && over.length > SHOWN_OVER && more,
    );
    for (const link of this.#own.querySelectorAll("a")) if (link.href === focused) link.focus();
  }

  /** @param {OwnTable[]} tables */
  #showAll(tables) {
    this.#all = true;
    this.#showOwn(tables);
  }

  /** @param {OpenRoom[]} rooms */
  #showOpen(rooms) {
    const { t } = this.#page;
    this.#open.hidden = rooms.length === 0;
    fill(
      this.#open,
      h("h2", { id: "open-heading" }, t("open-title")),
      h(
        "ul",
        { class: "tables", "aria-labelledby": "open-heading" },
        rooms.map((each) => openRow(each, t)),
      ),
    );
  }
}

/** @param {{link: string}} room @returns {(table: OwnTable) => boolean} */
const isSame = (room) => (table) => table.phase !== "over" && table.link === room.link;

/** @param {OwnTable} table */
export function isMyTurn({ you, turn }) {
  return you.seat !== null && (turn ?? []).includes(you.seat);
}

/** @param {OwnTable} one @param {OwnTable} other */
function byTurn(one, other) {
  return Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.at - one.at;
}

/**
 * How a table stands, for the person whose it is.
 * @param {OwnTable} table
 * @param {Translate} t
 * @returns {string}
 */
export function tableState(table, t) {
  const { phase, turn, seats, players, result, you } = table;
  const name = (/** @type {string} */ seat) => seats.find((each) => each.seat === seat)?.name ?? seat.toUpperCase();
  if (phase === "lobby") {
    const free = players - seats.length;
    return free > 0 ? t("seats-free", { count: free }) : t("lobby-all-seated");
  }
  if (phase === "playing") {
    if (isMyTurn(table)) return t("status-your-turn");
    return turn?.length ? t("status-turn", { names: listWords(turn.map(name), t) }) : t("tables-running");
  }
  const winners = result?.winners ?? [];
  if (!result || winners.length === 0) return t("tables-over");
  if (you.seat !== null && winners.includes(you.seat)) return t(result.draw ? "result-draw" : "tables-won");
  return t("result-won", { names: listWords(winners.map(name), t), count: winners.length });
}

/**
 * @param {OwnTable} table
 * @param {import("./page.js").Page} page
 */
function ownRow(table, { t, locale }) {
  const others = table.seats.filter((each) => each.seat !== table.you.seat).map((each) => each.name);
  const when = new Date(table.at * 1000);
  const date = new Intl.DateTimeFormat([locale, "en"], { dateStyle: "medium" }).format(when);
  const mine = isMyTurn(table) ? " table-mine" : "";
  return h(
    "li",
    null,
    h(
      "a",
      { class: `table-row table-${table.phase}${mine}`, href: at(`r/${table.link}`) },
      h("strong", null, t(`game-${table.game}`)),
      h("span", { class: "table-names", dir: "auto" }, others.length > 0 ? listWords(others, t) : t("tables-alone")),
      h("span", { class: "table-state" }, tableState(table, t)),
      h("time", { class: "soft", datetime: when.toISOString() }, date),
    ),
  );
}

/** @param {OpenRoom} room @param {Translate} t */
function openRow({ link, game, players, phase, free, host, names }, t) {
  const who = names.length > 0 ? listWords(names, t) : t("tables-alone");
  const state = phase === "lobby" ? t("seats-free", { count: free }) : t("open-watch");
  return h(
    "li",
    null,
    h(
      "a",
      { class: "table-row", href: at(`r/${link}`) },
      h("strong", null, t(`game-${game}`)),
      h("span", { class: "table-names", dir: "auto" }, host && names.length < 2 ? t("open-host", { name: host }) : who),
      h("span", { class: "table-state" }, state),
      h("span", { class: "soft" }, t("players", { count: players })),
    ),
  );
}
