/** In how many points a table differs from the usual game, and in which: for everybody, before the game and in it. */

import { h } from "../core/dom.js";
import { openBook, paragraphText, settingKey } from "./book.js";
import { optionTitle } from "./options.js";

/**
 * @typedef {import("./book.js").Book} Book
 * @typedef {import("../core/types.js").View} View
 */

/**
 * What differs, and what would be usual.
 * @param {import("./page.js").Page} page
 * @param {Book} book
 * @param {string} game its name
 * @returns {HTMLElement | null} null when nothing differs
 */
export function differencesList(page, { differences }, game) {
  if (differences.length === 0) return null;
  const { t } = page;
  const items = differences.map(({ now, standard }) => [
    `${paragraphText(page, now)} `,
    h("span", { class: "soft" }, t("book-usual", { text: paragraphText(page, standard) })),
  ]);
  return numbered(t, game, items);
}

/**
 * @param {import("../core/types.js").Translate} t
 * @param {string} game
 * @param {(string | (string | Node)[])[]} items
 */
function numbered(t, game, items) {
  return h(
    "div",
    { class: "differences" },
    h("p", { class: "differences-count" }, t("rulebook-differs", { game, count: items.length })),
    h(
      "ol",
      null,
      items.map((item) => h("li", null, item)),
    ),
  );
}

/** The part of the lobby that tells it. Until the words are there, the names of the options stand in for them. */
export class HouseRules {
  element = h("div", { class: "house-rules" });
  #page;
  #shown = "";

  /** @param {import("./page.js").Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** @param {View} view */
  update(view) {
    const key = settingKey(view);
    if (key === this.#shown) return;
    this.#shown = key;
    this.element.replaceChildren();
    if (view.differs.length === 0) return;
    this.#tell(
      view,
      view.differs.map((name) => optionTitle(this.#page, name)),
    );
    this.#find(view, key);
  }

  /** @param {View} view @param {string[]} items */
  #tell({ game }, items) {
    const { t } = this.#page;
    this.element.replaceChildren(numbered(t, t(`game-${game}`), items));
  }

  /** @param {View} view @param {string} key */
  async #find(view, key) {
    const book = await openBook(this.#page, view).catch(() => null);
    if (!book || key !== this.#shown) return;
    this.#tell(
      view,
      book.differences.map(({ now }) => paragraphText(this.#page, now)),
    );
  }
}
