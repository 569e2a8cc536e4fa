/** Stock and discard pile, both buttons. Of the discards only the top is there to be seen (N4). */

import { h } from "../../core/dom.js";
import { cardBack, cardFace, cardName } from "../../ui/cards.js";
import { setAttribute, setText } from "../../ui/keep.js";

/**
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").Translate} Translate
 * @typedef {"stock" | "discard"} PileName
 */

/** There is a top discard, and by now it is covered: somebody looks back (N4). */
const COVERED = "covered";

export class Piles {
  #t;
  #stock;
  #discard;
  #top = "";

  /** @param {Translate} t @param {(pile: PileName) => void} onPress */
  constructor(t, onPress) {
    this.#t = t;
    this.#stock = pile("stock", t("tonk-stock"), onPress);
    this.#discard = pile("discard", t("tonk-discards"), onPress);
    this.#stock.spot.append(cardBack());
    this.element = h(
      "div",
      { class: "tonk-piles", role: "group", "aria-label": t("tonk-piles") },
      this.#stock.button,
      this.#discard.button,
    );
  }

  /** @param {string} name @returns {Element | null} */
  pile(name) {
    if (name === "stock") return this.#stock.spot;
    return name === "discard" ? this.#discard.spot : null;
  }

  /** @param {TonkView} view @param {boolean} asked @param {boolean} isWanted a card is picked that can be discarded */
  update({ table, mine, phase, you }, asked, isWanted) {
    const t = this.#t;
    const draws = asked ? (mine?.draws ?? []) : [];
    const disabled = you.seat === null || phase !== "playing";
    setText(this.#stock.count, String(table.stock));
    setText(this.#discard.count, String(table.discards));
    setAttribute(this.#stock.spot, "data-left", table.stock > 2 ? "many" : String(table.stock));
    setAttribute(this.#discard.spot, "data-left", table.discards > 2 ? "many" : String(table.discards));
    const top = table.top ?? (table.discards > 0 ? COVERED : "");
    if (top !== this.#top) {
      this.#discard.spot.replaceChildren(...(top === COVERED ? [cardBack()] : top ? [cardFace(top, t)] : []));
      this.#top = top;
    }
    setAttribute(this.#discard.button, "data-top", table.top);
    const stock = t("tonk-stock-label", { count: table.stock, may: may(draws, "draw stock") });
    setText(this.#stock.label, stock);
    setText(this.#discard.label, this.#discardWords(table, may(draws, "draw discard")));
    dress(this.#stock.button, draws.includes("draw stock"), disabled);
    dress(this.#discard.button, isWanted || draws.includes("draw discard"), disabled);
  }

  /** @param {TonkView["table"]} table @param {string} may */
  #discardWords({ top, discards: count }, may) {
    const t = this.#t;
    if (top) return t("tonk-discard-label", { card: cardName(top, t), count, may });
    return count > 0 ? `${t("tonk-discards")}: ${count}` : t("tonk-discard-empty-label", { card: "", count, may });
  }
}

/** @param {readonly string[]} draws @param {string} move */
function may(draws, move) {
  return draws.includes(move) ? "yes" : "no";
}

/** @param {HTMLElement} button @param {boolean} isTarget @param {boolean} disabled */
function dress(button, isTarget, disabled) {
  setAttribute(button, "aria-disabled", disabled ? "true" : null);
  button.classList.toggle("is-target", isTarget);
}

/** @param {PileName} name @param {string} title @param {(pile: PileName) => void} onPress */
function pile(name, title, onPress) {
  const spot = h("span", { class: "tonk-pile-spot", "aria-hidden": "true" });
  const count = h("b", null);
  const words = h("span", { class: "tonk-pile-words", "aria-hidden": "true" }, `${title} `, count);
  const label = h("span", { class: "visually-hidden" });
  const button = h("button", { type: "button", class: "tonk-pile", "data-pile": name }, spot, words, label);
  button.addEventListener("click", () => onPress(name));
  return { button, spot, count, label };
}
