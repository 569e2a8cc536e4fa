/** Where the deal stands: which hand of it is played, and how many cards are still in the stock. */

import { h } from "../../core/dom.js";
import { setAttribute, setText } from "../../ui/keep.js";

export class Deal {
  #hand = h("span");
  #stock = h("span");
  #t;
  element = h("p", { class: "table-deal" }, this.#hand, " ", this.#stock);

  /** @param {import("./types.js").Translate} t */
  constructor(t) {
    this.#t = t;
  }

  /** @param {import("./types.js").TrackTable} table */
  update({ hand, stock }) {
    this.element.hidden = hand === 0;
    setText(this.#hand, this.#t("track-deal-hand", { hand }));
    setText(this.#stock, this.#t("track-deal-stock", { count: stock }));
    setAttribute(this.element, "title", this.#t("track-deal-title", { hand, count: stock }));
  }
}
