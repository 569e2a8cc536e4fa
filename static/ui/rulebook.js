/** The book in a dialog: what the cards do, and all rules, opened at the one that somebody asks for. */

import { ApiError } from "../core/api.js";
import { fill, h } from "../core/dom.js";
import { drawingOf } from "../games/index.js";
import { openBook } from "./book.js";
import { cardsPanel, rulesPanel } from "./bookpages.js";
import { openDialog } from "./dialogs.js";
import { addStyle } from "./folders.js";
import { asset } from "./page.js";

/**
 * @typedef {import("./book.js").Book} Book
 * @typedef {import("./page.js").Page} Page
 * @typedef {"cards" | "rules"} Part
 * @typedef {{part: Part, rule?: string}} Place where to open the book
 */

/** @type {readonly Part[]} */
const PARTS = ["cards", "rules"];

/** @type {Promise<void> | null} */
let style = null;

/**
 * @param {Page} page
 * @param {import("./book.js").Setting} setting
 * @param {Place} place
 * @param {string | null} [title] of the book, when it is not that of a table
 * @returns {Promise<void>} when it can be read
 */
export async function openRulebook(page, setting, place, title = null) {
  const { t } = page;
  const content = h("div", { class: "book" }, h("p", { role: "status" }, t("loading")));
  const close = h("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("close"));
  const dialog = openDialog(title ?? t("rulebook"), content, h("div", { class: "dialog-actions" }, close));
  dialog.classList.add("book-dialog");
  try {
    const [book, pictures] = await Promise.all([openBook(page, setting), picturesOf(setting.game), addBookStyle()]);
    const game = t(`game-${setting.game}`);
    const asUsual = title ? t("players", { count: setting.players }) : t("book-standard", { game });
    const reader = new Reader({ page, game, asUsual, book, pictures });
    fill(content, ...reader.elements);
    reader.open(place);
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
    fill(content, h("p", { class: "problem", role: "alert" }, t("rulebook-failed")));
  }
}

function addBookStyle() {
  style ??= addStyle(asset("styles/book.css"));
  style.catch(() => {
    style = null;
  });
  return style;
}

/** @param {string} game @returns {Promise<import("../core/types.js").RulePictures>} */
async function picturesOf(game) {
  return (await drawingOf(game)?.pictures())?.PICTURES ?? {};
}

/** Two parts behind tabs: arrow keys change the part, the asked rule gets the focus. */
class Reader {
  /** @type {Record<Part, HTMLElement>} */
  #panels;
  /** @type {Record<Part, HTMLButtonElement>} */
  #tabs;
  #tablist;

  /** @param {import("./bookpages.js").Reading} reading */
  constructor(reading) {
    const { t } = reading.page;
    this.#panels = { cards: cardsPanel(reading), rules: rulesPanel(reading) };
    this.#tabs = { cards: this.#tab("cards", t("book-cards")), rules: this.#tab("rules", t("book-rules")) };
    for (const part of PARTS) {
      const panel = this.#panels[part];
      panel.id = `book-${part}`;
      for (const [name, value] of [
        ["role", "tabpanel"],
        ["tabindex", "0"],
        ["aria-labelledby", `book-tab-${part}`],
      ])
        panel.setAttribute(name, value);
    }
    this.#tablist = h("div", { class: "book-tabs", role: "tablist" }, this.#tabs.cards, this.#tabs.rules);
    this.#tablist.addEventListener("keydown", (event) => this.#walk(event));
  }

  get elements() {
    return [this.#tablist, this.#panels.cards, this.#panels.rules];
  }

  /** @param {Place} place */
  open({ part, rule }) {
    this.#show(part);
    const asked = rule ? this.#panels.rules.querySelectorAll(`[data-rules~="${CSS.escape(rule)}"]`) : [];
    for (const one of asked) one.classList.add("is-asked");
    const first = /** @type {HTMLElement | undefined} */ (asked[0]);
    if (!first) return this.#tabs[part].focus();
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: "start" });
  }

  /** @param {Part} part @param {string} label */
  #tab(part, label) {
    return h(
      "button",
      {
        class: "book-tab",
        type: "button",
        role: "tab",
        id: `book-tab-${part}`,
        "aria-controls": `book-${part}`,
        onclick: () => this.#show(part),
      },
      label,
    );
  }

  /** @param {Part} part */
  #show(part) {
    for (const each of PARTS) {
      const chosen = each === part;
      this.#panels[each].hidden = !chosen;
      this.#tabs[each].setAttribute("aria-selected", String(chosen));
      this.#tabs[each].tabIndex = chosen ? 0 : -1;
    }
    this.#panels[part].scrollTop = 0;
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const other = this.#panels.cards.hidden ? "cards" : "rules";
    this.#show(other);
    this.#tabs[other].focus();
  }
}
