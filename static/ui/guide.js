/** A first game's guide: a strip above the table that says one thing at a time and covers nothing. */

import { fill, h } from "../core/dom.js";
import { openBook, paragraphText } from "./book.js";
import { rankName } from "./cards.js";
import { withGuided } from "./guideplace.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Told} Told
 * @typedef {import("./book.js").Book} Book
 * @typedef {object} Step
 * @property {string | null} id of the message, null when only the rules speak
 * @property {string} where what the step speaks of, as a selector
 * @property {string[]} [topics] of the rules of this table that belong here
 * @property {string[]} [bringers] topics of the cards that the message names
 * @property {string[]} [after] events of the own seat that show that this is understood
 * @property {boolean} [press] whether a press there shows it
 */

/** @type {Step} */
const HELP = { id: "help", where: ".topbar .bar-button[aria-haspopup]", press: true };

/** By the folder that draws the game. What holds at this table is read from its rules. @type {Record<string, Step[]>} */
const STEPS = {
  track: [
    { id: "aim", where: ".plates .is-you", topics: ["win"] },
    { id: "hand", where: ".hand-cards", after: ["chose", "moved", "laid", "discarded"] },
    {
      id: "start",
      where: ".table-controls .bar",
      topics: ["no-move"],
      bringers: ["ace", "king", "joker"],
      after: ["moved", "laid", "discarded"],
    },
    { id: "why", where: ".table-controls", press: true },
    HELP,
  ],
  tonk: [
    { id: "aim", where: ".hand-cards" },
    { id: "draw", where: ".tonk-piles", after: ["drew"] },
    { id: "lay", where: ".tonk-bar", topics: ["melds"], after: ["discarded"] },
    { id: null, where: ".tonk-bar", topics: ["drop", "dropped", "wait", "must-meld"] },
    HELP,
  ],
};

/**
 * The rules that the steps quote; null when they cannot be had: the guide does without.
 * @param {import("./page.js").Page} page
 * @param {View} view
 * @returns {Promise<Book | null>}
 */
export function bookOf(page, view) {
  return openBook(page, view).catch(() => null);
}

/** Goes on by the button, and by itself when the person does what a step speaks of. */
export class Guide {
  #root;
  #page;
  #say;
  #folder;
  #steps;
  /** @type {Book | null} */
  #book;
  #step = 0;
  /** @type {Element | null} */
  #marked = null;

  /**
   * @param {HTMLElement} root
   * @param {import("./page.js").Page} page
   * @param {string} folder
   * @param {(text: string) => void} say
   * @param {Book | null} book
   */
  constructor(root, page, folder, say, book) {
    this.#root = root;
    this.#page = page;
    this.#folder = folder;
    this.#say = say;
    this.#book = book;
    this.#steps = STEPS[folder].filter((step) => this.#text(step) !== "");
    document.addEventListener("click", this.#press);
    this.#draw();
  }

  /**
   * @param {View} view
   * @param {Told | null} told
   */
  update(view, told) {
    if (this.#root.hidden) return;
    if (view.phase !== "playing" || view.you.seat === null) this.stop();
    const done = told?.events.filter((event) => event.seat === view.you.seat).map((event) => event.e) ?? [];
    const understood = this.#steps.findIndex(
      ({ after }, index) => index >= this.#step && after?.some((event) => done.includes(event)),
    );
    if (understood >= 0) this.#go(understood + 1);
  }

  get shown() {
    return !this.#root.hidden;
  }

  /** Hides it for now; the next game begins it again. */
  stop() {
    document.removeEventListener("click", this.#press);
    this.#mark("");
    this.#root.hidden = true;
  }

  #press = (/** @type {Event} */ event) => {
    const step = this.#steps[this.#step];
    if (!step.press || !(event.target instanceof Element) || !event.target.closest(step.where)) return;
    this.#go(this.#step + 1);
  };

  #draw() {
    const { t } = this.#page;
    const step = this.#steps[this.#step];
    const text = this.#text(step);
    const last = this.#step === this.#steps.length - 1;
    const number = h("span", { class: "guide-number" }, `${this.#step + 1}/${this.#steps.length}`);
    const next = h(
      "button",
      { class: "button button-main", type: "button", onclick: () => this.#go(this.#step + 1) },
      t(last ? "guide-done" : "guide-next"),
    );
    const skip = !last && h("button", { class: "button", type: "button", onclick: () => this.#end() }, t("guide-skip"));
    const held = this.#root.contains(document.activeElement);
    fill(this.#root, number, h("p", null, text), h("div", { class: "button-row" }, skip, next));
    this.#root.hidden = false;
    this.#mark(step.where);
    if (held) next.focus();
    this.#say(text);
  }

  /** @param {Step} step @returns {string} the words of the step, and what the rules of this table say of it */
  #text({ id, topics = [], bringers = [] }) {
    const { t } = this.#page;
    const paragraphs = this.#book?.paragraphs ?? [];
    const ranks = paragraphs.filter(({ topic }) => bringers.includes(topic)).flatMap(({ cards }) => cards);
    const cards = ranks.map((rank) => (rank === "X" ? t("card-joker") : rankName(rank, t))).join(", ");
    const quoted = topics.flatMap((topic) => paragraphs.filter((one) => one.topic === topic && !isOff(one)));
    const own =
      id !== null && (bringers.length === 0 || cards !== "") ? [t(`guide-${this.#folder}-${id}`, { cards })] : [];
    return [...own, ...quoted.map((one) => paragraphText(this.#page, one))].join(" ");
  }

  /** @param {number} step */
  #go(step) {
    this.#step = step;
    if (this.#step < this.#steps.length) this.#draw();
    else this.#end();
  }

  #end() {
    const { settings } = this.#page;
    settings.set("guide", withGuided(settings.get("guide"), this.#folder));
    this.stop();
  }

  /** @param {string} where */
  #mark(where) {
    this.#marked?.classList.remove("guide-here");
    this.#marked = where ? document.querySelector(where) : null;
    this.#marked?.classList.add("guide-here");
  }
}

/** Of an option that is not used, a newcomer need not hear. @param {import("./book.js").Paragraph} paragraph */
function isOff({ message }) {
  return message.endsWith("-off");
}
