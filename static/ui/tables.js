/** Tables on the front page: the person's own, with whose turn it is, and rooms that are open to everybody. */

import { request } from "../core/api.js";
import { h } from "../core/dom.js";
import { setIcon } from "./icon.js";
import { at } from "./page.js";
import { RowList } from "./rowlist.js";
import { openRow, ownRow } from "./tablerows.js";
import { byTurn, isMyTurn } from "./tablewords.js";

/**
 * @typedef {import("./tablewords.js").OwnTable} OwnTable
 * @typedef {import("./tablerows.js").OpenRoom} OpenRoom
 * @typedef {{own: HTMLElement, open: HTMLElement, over: HTMLElement}} Places
 */

const AGAIN = 20_000; // milliseconds after which the lists are asked for again, while the page is looked at
const SHOWN = 6;

/** Three lists; empty ones take no room. */
export class Tables {
  #page;
  #own;
  #over;
  #open;
  #waiting = h("p", { class: "tables-waiting", role: "status" });
  /** @type {OwnTable[]} */
  #first = [];
  /** @type {OwnTable[]} what pages after the first have told */
  #older = [];
  /** @type {string | null} where the next page begins */
  #next = null;

  /**
   * @param {import("./page.js").Page} page
   * @param {Places} places
   */
  constructor(page, { own, open, over }) {
    this.#page = page;
    const { t } = page;
    const onmore = () => this.#askOlder();
    const row = (/** @type {OwnTable} */ table) => ownRow(table, page);
    this.#own = new RowList(own, { t, title: t("tables-title"), most: 2 * SHOWN, row, onmore });
    this.#over = new RowList(over, { t, title: t("tables-over-title"), most: SHOWN, row, onmore });
    const openRows = (/** @type {OpenRoom} */ room) => openRow(room, page);
    this.#open = new RowList(open, { t, title: t("open-title"), most: SHOWN, row: openRows });
    this.#own.heading.after(this.#waiting);
  }

  /** @returns {Promise<void>} until they are there for the first time, or cannot be had */
  start() {
    const ask = () => document.visibilityState === "visible" && this.#ask();
    setInterval(ask, AGAIN);
    document.addEventListener("visibilitychange", ask);
    addEventListener("pageshow", (event) => event.persisted && ask());
    return this.#ask();
  }

  async #ask() {
    try {
      const [{ tables, more }, { rooms }] = await Promise.all([request(at("api/tables")), request(at("api/lobby"))]);
      this.#first = tables;
      if (this.#older.length === 0) this.#next = more ?? null;
      this.#show();
      this.#open.update(rooms.filter((/** @type {OpenRoom} */ room) => !tables.some(isSame(room))));
    } catch {
      // lists are a help, not the way in: what was shown stays until the server answers again
    }
  }

  async #askOlder() {
    if (!this.#next) return;
    try {
      const { tables, more } = await request(at(`api/tables?after=${encodeURIComponent(this.#next)}`));
      this.#older = [...this.#older, ...tables];
      this.#next = more ?? null;
    } catch {
      // the button is still there
    }
    this.#show();
  }

  #show() {
    const { t } = this.#page;
    const tables = once([...this.#first, ...this.#older]);
    const running = tables.filter((each) => each.phase !== "over").sort(byTurn);
    const over = tables.filter((each) => each.phase === "over");
    this.#own.update(running, this.#next !== null && over.length === 0);
    this.#over.update(over, this.#next !== null && over.length > 0);
    const mine = running.filter(isMyTurn).length;
    document.title = mine > 0 ? `(${mine}) ${t("home-title")}` : t("home-title");
    const words = mine > 0 ? t("tables-waiting", { count: mine }) : "";
    if (this.#waiting.textContent !== words) this.#waiting.textContent = words;
    setIcon(mine);
  }
}

/** Each match once: a table may have moved from one page to the other. @param {OwnTable[]} tables */
function once(tables) {
  /** @type {Map<string, OwnTable>} */
  const known = new Map();
  for (const each of tables) {
    const key = `${each.link} ${each.match}`;
    if (!known.has(key)) known.set(key, each);
  }
  return [...known.values()];
}

/** @param {OpenRoom} room @returns {(table: OwnTable) => boolean} */
const isSame = (room) => (table) => table.phase !== "over" && table.link === room.link;
