/** A list under a heading that is told anew every now and then: what has not changed stays, and so does the focus. */

import { fill, h } from "../core/dom.js";

/**
 * @template T
 * @typedef {object} RowListParts
 * @property {import("../core/types.js").Translate} t
 * @property {string} title
 * @property {number} most how many rows there are before somebody asks for more, and how many more each time
 * @property {(item: T) => HTMLElement} row
 * @property {() => void} [onmore] somebody wants to see more than is known here
 */

/** @template T Hidden while it is empty. */
export class RowList {
  heading;
  #root;
  #parts;
  #list;
  #more;
  #most;
  /** @type {T[]} */
  #items = [];
  #isLonger = false;

  /**
   * @param {HTMLElement} root
   * @param {RowListParts<T>} parts
   */
  constructor(root, parts) {
    this.#root = root;
    this.#parts = parts;
    this.#most = parts.most;
    const id = `${root.id}-heading`;
    this.heading = h("h2", { id }, parts.title);
    this.#list = h("ul", { class: "tables", "aria-labelledby": id });
    this.#more = h(
      "button",
      { class: "button", type: "button", onclick: () => this.#showMore() },
      parts.t("tables-more"),
    );
    fill(root, this.heading, this.#list, this.#more);
    root.hidden = true;
  }

  /**
   * @param {T[]} items
   * @param {boolean} [isLonger] whether there are more than these
   */
  update(items, isLonger = false) {
    this.#items = items;
    this.#isLonger = isLonger;
    this.#draw();
  }

  #draw() {
    const rows = this.#items.slice(0, this.#most).map(this.#parts.row);
    const before = [...this.#list.children];
    const isSame = rows.length === before.length && rows.every((row, place) => row.isEqualNode(before[place]));
    const focused = /** @type {HTMLAnchorElement | null} */ (this.#list.querySelector("a:focus"))?.href;
    if (!isSame) this.#list.replaceChildren(...rows);
    if (!isSame && focused)
      this.#links()
        .find((link) => link.href === focused)
        ?.focus();
    this.#more.hidden = this.#items.length <= this.#most && !this.#isLonger;
    this.#root.hidden = this.#items.length === 0;
  }

  #showMore() {
    const shown = this.#links().length;
    if (this.#items.length <= this.#most) this.#parts.onmore?.();
    this.#most += this.#parts.most;
    this.#draw();
    this.#links()[shown]?.focus(); // the button may be gone
  }

  #links() {
    return [...this.#list.querySelectorAll("a")];
  }
}
