/** The strip on top: what the table waits for, the log, the menu. */

import { fill, h, s } from "../core/dom.js";
import { isMyTurn, statusLine } from "./words.js";

/**
 * @typedef {"log" | "talk"} Panel
 * @typedef {object} TopBarActions
 * @property {(panel: Panel) => void} panel opens or closes what stands beside the table
 * @property {() => void} menu
 * @property {() => void} cards
 * @property {() => void} result
 */

/** Drawn once; `update` changes the words. */
export class TopBar {
  #root;
  #page;
  #status = h("p", { class: "status" });
  #log;
  #talk;
  #cards;
  #watchers = h("p", { class: "watchers", hidden: true });
  /** @type {import("../core/types.js").View | null} */
  #view = null;
  #watching = 0;
  #unread = h("span", { class: "unread", "aria-hidden": "true" });
  #result;

  /**
   * @param {HTMLElement} root
   * @param {import("./page.js").Page} page
   * @param {TopBarActions} actions
   */
  constructor(root, page, actions) {
    this.#root = root;
    this.#page = page;
    const { t } = page;
    this.#result = h("button", { class: "bar-button", type: "button", onclick: actions.result }, t("bar-result"));
    this.#log = iconButton("M4 6h16M4 12h16M4 18h10", t("bar-log"), () => actions.panel("log"));
    this.#log.setAttribute("aria-controls", "log");
    this.#talk = iconButton("M4 5h16v11H10l-4 4v-4H4z", t("bar-talk"), () => actions.panel("talk"));
    this.#talk.setAttribute("aria-controls", "talk");
    this.#talk.append(this.#unread);
    const menu = iconButton("M12 5.5v.01M12 12v.01M12 18.5v.01", t("bar-menu"), actions.menu);
    this.#cards = iconButton("M4 8l9-4 6 12-9 4zM9 9.500l5 4", t("rulebook-cards"), actions.cards);
    for (const button of [this.#cards, menu]) button.setAttribute("aria-haspopup", "dialog");
    fill(
      root,
      h("div", { class: "bar-words" }, this.#status, this.#watchers),
      this.#result,
      this.#cards,
      this.#talk,
      this.#log,
      menu,
    );
    this.#result.hidden = this.#log.hidden = true;
    this.#cards.disabled = true; // until it is known which game this is
  }

  /** The button that opens the talk. */
  get talk() {
    return this.#talk;
  }

  /** @param {import("../core/types.js").View} view */
  update(view) {
    const { t } = this.#page;
    this.#view = view;
    this.#root.classList.toggle("my-turn", isMyTurn(view));
    const lobby = view.phase === "lobby";
    this.#status.classList.toggle("wordmark", lobby);
    this.#status.textContent = lobby ? "Toktonk" : statusLine(view, t);
    this.#log.hidden = lobby;
    this.#cards.disabled = false;
    this.#result.hidden = view.phase !== "over";
    this.#showWatchers();
  }

  /**
   * Who only watches reads that they do; how many do is told to all.
   * @param {number} count
   */
  watch(count) {
    this.#watching = count;
    this.#showWatchers();
  }

  #showWatchers() {
    const { t } = this.#page;
    const { you, phase } = this.#view ?? {};
    const watches = Boolean(you?.watching) && !you?.barred && phase !== "lobby";
    const others = Math.max(0, this.#watching - 1);
    const text = watches ? t("watching-you", { others }) : t("watching", { count: this.#watching });
    if (this.#watchers.textContent !== text) this.#watchers.textContent = text;
    this.#watchers.hidden = !watches && this.#watching === 0;
  }

  /**
   * @param {Panel | null} open
   * @param {Panel | null} focus whose panel the person has just closed
   */
  panels(open, focus) {
    this.#log.setAttribute("aria-expanded", String(open === "log"));
    this.#talk.setAttribute("aria-expanded", String(open === "talk"));
    if (focus === "log") this.#log.focus();
    if (focus === "talk") this.#talk.focus();
  }

  /** @param {number} count lines that were said and not read */
  unread(count) {
    const { t } = this.#page;
    this.#unread.textContent = count > 0 ? String(Math.min(count, 99)) : "";
    const label = count > 0 ? `${t("bar-talk")}, ${t("talk-unread", { count })}` : t("bar-talk");
    this.#talk.setAttribute("aria-label", label);
  }
}

/**
 * @param {string} path
 * @param {string} label
 * @param {() => void} onclick
 */
function iconButton(path, label, onclick) {
  const icon = s("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, s("path", { d: path }));
  return h("button", { class: "bar-button", type: "button", "aria-label": label, title: label, onclick }, icon);
}
