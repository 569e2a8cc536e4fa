/** Where the game's own folder draws its table. Loads it when the game begins. */

import { fill, h } from "../core/dom.js";
import { drawingOf } from "../games/index.js";
import { gameFolder } from "./folders.js";
import { GuidePlace } from "./guideplace.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Told} Told
 */

const CALM = 1_500; // milliseconds until what will be needed later is fetched

/** Mounts once, then passes each view on; views that come while the folder loads are not animated. */
export class Stage {
  #root;
  #page;
  #host;
  #onload;
  #game = "";
  #preparing = 0;
  /** @type {import("../core/types.js").MountedTable | null} */
  #table = null;
  /** @type {View | null} */
  #view = null;
  /** @type {GuidePlace | null} */
  #guide = null;

  /**
   * @param {HTMLElement} root
   * @param {import("./page.js").Page} page
   * @param {import("../core/types.js").Host} host
   * @param {(folder: import("../core/types.js").GameFolder) => void} onload
   */
  constructor(root, page, host, onload) {
    this.#root = root;
    this.#page = page;
    this.#host = host;
    this.#onload = onload;
  }

  /**
   * @param {View} view
   * @param {Told | null} told
   */
  update(view, told) {
    this.#view = view;
    if (view.game !== this.#game) this.#load(view.game);
    else this.#table?.update(view, told);
    this.#guide?.update(view, told);
  }

  /**
   * Shows an earlier moment: nothing moves, and nothing of it is news.
   * @param {View} view
   * @param {Told} told what led to it
   */
  look(view, told) {
    this.#table?.update(view, told, true);
  }

  /** Whether a table stands here, or is on its way. */
  get busy() {
    return this.#game !== "";
  }

  /**
   * Shows words in place of the table.
   * @param {...string} lines
   */
  note(...lines) {
    this.destroy();
    const words = lines.map((line) => h("p", null, line));
    fill(this.#root, h("div", { class: "stage-note" }, words));
  }

  /**
   * Fetches ahead what the game will need; a failure shows when it is needed.
   * @param {string} game
   */
  prepare(game) {
    clearTimeout(this.#preparing);
    // What people look at now comes first.
    this.#preparing = setTimeout(() => gameFolder(game, this.#page).catch(() => {}), CALM);
  }

  /** @param {import("../core/types.js").Presence} seats */
  presence(seats) {
    this.#table?.presence?.(seats);
  }

  destroy() {
    clearTimeout(this.#preparing);
    this.#guide?.destroy();
    this.#guide = null;
    this.#table?.destroy();
    this.#table = null;
    this.#game = "";
  }

  /** @param {string} game */
  async #load(game) {
    this.destroy();
    this.#game = game;
    this.#guide = new GuidePlace(this.#page, drawingOf(game)?.folder ?? "", this.#host.say);
    const { t } = this.#host;
    fill(this.#root, h("p", { class: "stage-note" }, t("loading")));
    try {
      const folder = await gameFolder(game, this.#page);
      if (this.#game === game) this.#mount(folder);
    } catch (error) {
      console.error(error);
      if (this.#game === game) this.#offerRetry();
    }
  }

  /** @param {import("../core/types.js").GameFolder} folder */
  #mount(folder) {
    const table = h("div", { id: "table", class: "table" });
    fill(this.#root, table);
    this.#table = folder.mountTable(table, this.#host);
    this.#onload(folder);
    if (this.#view) this.#table.update(this.#view, null);
    this.#table.presence?.(this.#host.presence());
  }

  #offerRetry() {
    const { t } = this.#host;
    this.#game = "";
    const button = h("button", { class: "button", type: "button", onclick: () => this.#again() }, t("try-again"));
    fill(this.#root, h("div", { class: "stage-note" }, h("p", null, t("table-failed")), button));
  }

  #again() {
    if (this.#view) this.update(this.#view, null);
  }
}
