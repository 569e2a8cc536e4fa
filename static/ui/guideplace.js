/** Whether somebody who plays for the first time wants to be shown round; the guide itself comes only then. */

import { byId } from "../core/dom.js";
import { styleOnce } from "./folders.js";
import { asset } from "./page.js";

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
      if (name === "guide" && this.#view) this.update(this.#view, null);
    });
  }

  /**
   * @param {View} view
   * @param {Told | null} told
   */
  async update(view, told) {
    this.#view = view;
    if (this.#guide) this.#guide.update(view, told);
    const wanted = view.phase === "playing" && view.you.seat !== null;
    if (!wanted || this.#coming || isGuided(this.#page.settings.get("guide"), this.#folder)) return;
    if (this.#guide?.shown) return;
    this.#coming = true;
    const style = styleOnce(asset("styles/guide.css"));
    const [code] = await Promise.all([import("./guide.js"), style]).catch(() => [null]); // a help, not the game
    const book = code && (await code.bookOf(this.#page, view));
    this.#coming = false;
    if (!code || !this.#view || isGuided(this.#page.settings.get("guide"), this.#folder)) return;
    this.#guide = new code.Guide(byId("guide"), this.#page, this.#folder, this.#say, book);
  }

  destroy() {
    this.#view = null;
    this.#stopListening();
    this.#guide?.stop();
    this.#guide = null;
  }
}
