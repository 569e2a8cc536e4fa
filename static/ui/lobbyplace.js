/** Where the lobby stands: its code and style come when a room is in the lobby, not when a game runs. */

import { fill, h } from "../core/dom.js";
import { styleOnce } from "./folders.js";
import { asset } from "./page.js";

/** @typedef {import("../core/types.js").View} View */

const BOTS = "#bots"; // how the front page says that somebody wants to play against bots

/** Mounts once, then passes each view on; `leave` when the game begins. */
export class LobbyPlace {
  #root;
  #parts;
  /** @type {import("./lobby.js").Lobby | null} */
  #lobby = null;
  /** @type {View | null} */
  #view = null;
  #coming = false;

  /**
   * @param {HTMLElement} root
   * @param {import("./lobby.js").LobbyParts} parts
   */
  constructor(root, parts) {
    this.#root = root;
    this.#parts = parts;
  }

  /** @param {View} view */
  async update(view) {
    this.#view = view;
    if (location.hash === BOTS && view.you.host && view.you.seat === null) {
      history.replaceState(null, "", location.pathname);
      import("./againstbots.js").then((code) => code.beginWithBots(this.#parts, view)).catch(() => {});
    }
    if (this.#lobby) this.#lobby.update(view);
    else if (!this.#coming) await this.#load();
  }

  /** Who is here has changed. */
  refresh() {
    if (this.#view) this.#lobby?.update(this.#view);
  }

  leave() {
    this.#view = null;
    this.#lobby = null;
  }

  #offerRetry() {
    const { t } = this.#parts.page;
    const again = () => this.#view && this.update(this.#view);
    const button = h("button", { class: "button", type: "button", onclick: again }, t("try-again"));
    fill(this.#root, h("div", { class: "stage-note" }, h("p", null, t("table-failed")), button));
  }

  async #load() {
    this.#coming = true;
    const { t } = this.#parts.page;
    // Who comes in reads at once what to do here.
    if (this.#view?.you.seat === null) {
      fill(this.#root, h("div", { class: "stage-note stage-first" }, h("p", null, t("lobby-choose-text"))));
    }
    try {
      const [{ Lobby }] = await Promise.all([import("./lobby.js"), lobbyStyle()]);
      if (!this.#view) return;
      this.#lobby = new Lobby(this.#root, this.#parts);
      this.#lobby.update(this.#view);
    } catch (error) {
      console.error(error);
      this.#offerRetry();
    } finally {
      this.#coming = false;
    }
  }
}

/** The style of the lobby and of what invites people, once. */
export function lobbyStyle() {
  return styleOnce(asset("styles/page-lobby.css"));
}
