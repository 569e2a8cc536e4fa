/** What has happened, newest last: a column on wide screens, a drawer on phones. */

import { fill, h } from "../core/dom.js";
import { describeRoomEvent } from "./roomevents.js";
import { nameOn } from "./words.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").GameEvent} GameEvent
 * @typedef {import("../core/types.js").LogContext} LogContext
 */

/** The list; it stays at its end unless somebody scrolled up to read. */
export class LogPanel {
  #root;
  #t;
  #has;
  #list;
  /** @type {GameEvent | null} the setting before the next line that tells of one */
  #setting = null;
  /** @type {number[]} */
  #shown = [];
  /** @type {(event: GameEvent, ctx: LogContext) => string | Node | null} */
  #describe = () => null;

  #look;
  #began = false;

  /**
   * @param {HTMLElement} root
   * @param {{t: import("../core/types.js").Translate, has: (id: string) => boolean}} words
   * @param {() => void} close
   * @param {(seq: number) => void} look shows the table as it stood after a commit
   */
  constructor(root, { t, has }, close, look) {
    this.#root = root;
    this.#t = t;
    this.#has = has;
    this.#look = look;
    this.#list = h("ol", { class: "log-list", tabindex: "0", "aria-labelledby": "log-title" });
    const button = h("button", { class: "bar-button log-close", type: "button", onclick: close }, t("close"));
    root.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close();
    });
    fill(root, h("div", { class: "log-head" }, h("h2", { id: "log-title" }, t("log-title")), button), this.#list);
  }

  /** @param {(event: GameEvent, ctx: LogContext) => string | Node | null} describe the game's own words */
  speak(describe) {
    this.#describe = describe;
    this.#shown = [];
  }

  /**
   * Adds what is new; draws anew when something came late or the match is another.
   * @param {import("../core/types.js").Told[]} commits in order
   * @param {View} view
   * @returns {string[]} the lines that were added at the end
   */
  update(commits, view) {
    const known = this.#shown.every((seq, index) => commits[index]?.seq === seq);
    if (!known) this.#shown = [];
    if (this.#shown.length === 0) {
      fill(this.#list);
      this.#began = false;
      this.#setting = null;
    }
    const follow = this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < 40;
    const added = commits.slice(this.#shown.length);
    const rows = added.flatMap((told) => {
      this.#began ||= told.events.some((event) => event.e === "started");
      return this.#lines(told, view).map((line) => ({ line, seq: this.#began ? told.seq : null }));
    });
    const lines = rows.map(({ line }) => line);
    this.#list.append(...rows.map((row) => this.#row(row)));
    this.#shown = commits.map((told) => told.seq);
    if (follow) this.#list.scrollTop = this.#list.scrollHeight;
    return lines.map((line) => (typeof line === "string" ? line : (line.textContent ?? "")));
  }

  /** @param {{line: string | Node, seq: number | null}} row */
  #row({ line, seq }) {
    if (seq === null) return h("li", null, line);
    const text = typeof line === "string" ? line : (line.textContent ?? "");
    const label = this.#t("past-look", { line: text });
    const onclick = () => this.#look(seq);
    const button = h(
      "button",
      { class: "log-look", type: "button", title: label, "aria-label": label, onclick },
      "\u21ba",
    );
    return h("li", { class: "log-row" }, h("span", null, line), button);
  }

  /**
   * @param {boolean} open
   * @param {boolean} focus whether the person went there
   */
  show(open, focus) {
    this.#root.hidden = !open;
    if (open) this.#list.scrollTop = this.#list.scrollHeight;
    if (focus) this.#list.focus();
  }

  /**
   * @param {import("../core/types.js").Told} told
   * @param {View} view
   * @returns {(string | Node)[]}
   */
  #lines(told, view) {
    const [t, has] = [this.#t, this.#has];
    const ctx = { t, has, view, you: view.you.seat, name: (/** @type {string} */ seat) => nameOn(view, seat, t) };
    return told.events.flatMap((event) => {
      const room = describeRoomEvent(event, ctx, this.#setting);
      if (event.e === "created" || event.e === "configured") this.#setting = event;
      const line = room === undefined ? this.#describe(event, ctx) : room;
      return line ? [line] : [];
    });
  }
}
