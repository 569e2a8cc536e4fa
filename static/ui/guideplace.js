/** Asks somebody who plays for the first time whether to be shown round; the guide itself comes only then. */

import { byId, fill, h } from "../core/dom.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Told} Told
 */

const BETWEEN = ",";

/** @param {string} guided folders, as the setting has them @param {string} folder */
export function isGuided(guided, folder) {
  return guided.split(BETWEEN).includes(folder);
}

/** @param {string} guided @param {string} folder @returns {string} with one more */
export function withGuided(guided, folder) {
  return [...new Set([...guided.split(BETWEEN).filter(Boolean), folder])].join(BETWEEN);
}

/** @param {string} guided @param {string} folder @returns {string} with one less */
export function withoutGuided(guided, folder) {
  return guided
    .split(BETWEEN)
    .filter((each) => each !== folder)
    .join(BETWEEN);
}

/** One for a mounted table. */
export class GuidePlace {
  #page;
  #folder;
  #say;
  /** @type {import("./guide.js").Guide | null} */
  #guide = null;
  #coming = false;
  #stopListening;
  /** @type {View | null} */
  #view = null;

  /**
   * @param {import("./page.js").Page} page
   * @param {string} folder that draws the game
   * @param {(text: string) => void} say
   */
  constructor(page, folder, say) {
    this.#page = page;
    this.#folder = folder;
    this.#say = say;
    this.#stopListening = page.settings.listen((name) => {
      if (name === "guide" && this.#view && this.#wants(this.#view)) this.#begin();
    });
  }

  /**
   * @param {View} view
   * @param {Told | null} told
   */
  update(view, told) {
    this.#view = view;
    this.#guide?.update(view, told);
    if (this.#guide?.shown || this.#coming) return;
    if (this.#wants(view)) this.#offer();
    else byId("guide").hidden = true;
  }

  /** @param {View} view */
  #wants(view) {
    const plays = view.phase === "playing" && view.you.seat !== null;
    return plays && !isGuided(this.#page.settings.get("guide"), this.#folder);
  }

  /** A strip of its own, there from the first: nothing moves when the guide comes. */
  #offer() {
    const root = byId("guide");
    if (!root.hidden) return;
    const { settings, t } = this.#page;
    const begin = () => this.#begin();
    const skip = () => {
      settings.set("guide", withGuided(settings.get("guide"), this.#folder));
      root.hidden = true;
    };
    const buttons = [
      h("button", { class: "button", type: "button", onclick: skip }, t("guide-skip")),
      h("button", { class: "button button-main", type: "button", onclick: begin }, t("guide-begin")),
    ];
    fill(root, h("p", null, t("guide-offer")), h("div", { class: "button-row" }, buttons));
    root.hidden = false;
  }

  async #begin() {
    if (this.#coming || this.#guide?.shown || !this.#view) return;
    this.#coming = true;
    const code = await import("./guide.js").catch(() => null); // a help, not the game
    const book = code && (await code.bookOf(this.#page, this.#view));
    this.#coming = false;
    if (!code || !this.#view || isGuided(this.#page.settings.get("guide"), this.#folder)) return;
    this.#guide = new code.Guide(byId("guide"), this.#page, this.#folder, this.#say, book);
  }

  destroy() {
    this.#view = null;
    this.#stopListening();
    this.#guide?.stop();
    this.#guide = null;
    byId("guide").hidden = true;
  }
}
