/** A first game's guide: a strip above the table that says one thing at a time and covers nothing. */

import { fill, h } from "../core/dom.js";
import { withGuided } from "./guideplace.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Told} Told
 * @typedef {{id: string, where: string}} Step `where`: what the step speaks of, as a selector
 */

/** By the folder that draws the game. What cards do stands in the rules of the table, not here. @type {Record<string, Step[]>} */
const STEPS = {
  track: [
    { id: "aim", where: ".plates .is-you" },
    { id: "hand", where: ".hand-cards" },
    { id: "why", where: ".table-controls .bar" },
    { id: "help", where: ".topbar .bar-button[aria-haspopup]" },
  ],
  tonk: [
    { id: "aim", where: ".hand-cards" },
    { id: "draw", where: ".tonk-piles" },
    { id: "lay", where: ".tonk-bar" },
    { id: "help", where: ".topbar .bar-button[aria-haspopup]" },
  ],
};
/** Goes on by the button, and by itself when the person has made a move. */
export class Guide {
  #root;
  #page;
  #say;
  #folder;
  #step = 0;
  /** @type {Element | null} */
  #marked = null;

  /**
   * @param {HTMLElement} root
   * @param {import("./page.js").Page} page
   * @param {string} folder
   * @param {(text: string) => void} say
   */
  constructor(root, page, folder, say) {
    this.#root = root;
    this.#page = page;
    this.#folder = folder;
    this.#say = say;
    this.#draw();
  }

  /**
   * @param {View} view
   * @param {Told | null} told
   */
  update(view, told) {
    if (this.#root.hidden) return;
    if (view.phase !== "playing" || view.you.seat === null) this.stop();
    const acted = told?.events.some((event) => event.seat === view.you.seat && event.e !== "left");
    if (acted && this.#step < 2) this.#next();
  }

  get shown() {
    return !this.#root.hidden;
  }

  /** Hides it for now; the next game begins it again. */
  stop() {
    this.#mark("");
    this.#root.hidden = true;
  }

  #draw() {
    const { t } = this.#page;
    const steps = STEPS[this.#folder];
    const step = steps[this.#step];
    const text = t(`guide-${this.#folder}-${step.id}`);
    const last = this.#step === steps.length - 1;
    const number = h("span", { class: "guide-number" }, `${this.#step + 1}/${steps.length}`);
    const next = h(
      "button",
      { class: "button button-main", type: "button", onclick: () => this.#next() },
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

  #next() {
    this.#step += 1;
    if (this.#step < STEPS[this.#folder].length) this.#draw();
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
