/**
 * What has happened, newest last: a column on wide screens, a drawer on phones. Each line since the start shows the table
 * as it stood then; the lines are one stop of the Tab key, with arrows between them.
 */

import { fill, h } from "../core/dom.js";
import { setAttribute } from "./keep.js";
import { describeRoomEvent } from "./roomevents.js";
import { nameOn } from "./words.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").GameEvent} GameEvent
 * @typedef {import("../core/types.js").LogContext} LogContext
 */

/** With these a part of a match begins, in any game. */
const HEADS = ["dealt"];

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
    this.#list.addEventListener("keydown", (event) => this.#key(event));
    const button = h("button", { class: "bar-button log-close", type: "button", onclick: close }, t("close"));
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
    const held = this.#list.contains(document.activeElement);
    const follow = this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < 40;
    const known = this.#shown.every((seq, index) => commits[index]?.seq === seq);
    if (!known) this.#shown = [];
    if (this.#shown.length === 0) {
      fill(this.#list);
      this.#began = false;
      this.#setting = null;
    }
    const added = commits.slice(this.#shown.length);
    const rows = added.flatMap((told) => {
      this.#began ||= told.events.some((event) => event.e === "started");
      return this.#lines(told, view).map((line) => ({ ...line, seq: this.#began ? told.seq : null }));
    });
    this.#list.append(...rows.map((row) => this.#row(row)));
    this.#shown = commits.map((told) => told.seq);
    const isFree = !this.#list.contains(document.activeElement);
    if (isFree && rows.length > 0) this.#stop(this.#buttons.at(-1));
    if (isFree && held) this.#buttons.at(-1)?.focus();
    if (follow) this.#list.scrollTop = this.#list.scrollHeight;
    return rows.map(({ line }) => (typeof line === "string" ? line : (line.textContent ?? "")));
  }

  /**
   * @param {boolean} open
   * @param {boolean} focus whether the person went there
   */
  show(open, focus) {
    this.#root.hidden = !open;
    const here = this.#list.querySelector("[aria-current]");
    if (open && here) here.scrollIntoView({ block: "center" });
    else if (open) this.#list.scrollTop = this.#list.scrollHeight;
    if (focus) (this.#buttons.find((button) => button.tabIndex === 0) ?? this.#list).focus();
  }

  /**
   * Marks the line of the commit that the table shows, or of the newest before it that is worth one.
   * @param {number | null} seq
   */
  mark(seq) {
    const buttons = this.#buttons;
    const here = buttons.find((button) => button === document.activeElement);
    const last = seq === null ? undefined : buttons.findLast((button) => Number(button.dataset.seq) <= seq);
    const marked = last && here?.dataset.seq === last.dataset.seq ? here : last;
    for (const button of buttons) setAttribute(button, "aria-current", button === marked ? "true" : null);
    this.#stop(marked ?? buttons.at(-1));
    marked?.scrollIntoView({ block: "nearest" });
    if (here) marked?.focus();
  }

  /** @returns {HTMLButtonElement[]} */
  get #buttons() {
    return [...this.#list.querySelectorAll("button")];
  }

  /** @param {HTMLButtonElement | undefined} wanted that the Tab key goes to */
  #stop(wanted) {
    if (!wanted) return;
    for (const button of this.#list.querySelectorAll('[tabindex="0"]')) button.setAttribute("tabindex", "-1");
    wanted.tabIndex = 0;
    this.#list.removeAttribute("tabindex");
  }

  /** Up and down go from line to line, left one move back in the game. @param {KeyboardEvent} event */
  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "ArrowLeft") return this.#look((this.#shown.at(-1) ?? 0) - 1);
    const way = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10, Home: -Infinity, End: Infinity }[event.key];
    const buttons = this.#buttons;
    const at = buttons.indexOf(/** @type {any} */ (document.activeElement));
    if (way === undefined || at < 0) return;
    event.preventDefault();
    const next = buttons[Math.min(Math.max(at + way, 0), buttons.length - 1)];
    this.#stop(next);
    next.focus();
  }

  /** @param {{line: string | Node, isHead: boolean, seq: number | null}} row */
  #row({ line, isHead, seq }) {
    const look = isHead ? "log-row log-head-row" : "log-row";
    if (seq === null) return h("li", { class: look }, line);
    const title = this.#t("past-look");
    const onclick = () => this.#look(seq);
    const sign = h("span", { class: "log-sign", "aria-hidden": "true" }, "\u21ba");
    const props = { class: "log-look", type: "button", tabindex: "-1", "data-seq": String(seq), title, onclick };
    return h("li", { class: look }, h("button", props, h("span", null, line), sign));
  }

  /**
   * @param {import("../core/types.js").Told} told
   * @param {View} view
   * @returns {{line: string | Node, isHead: boolean}[]}
   */
  #lines(told, view) {
    const [t, has] = [this.#t, this.#has];
    const ctx = { t, has, view, you: view.you.seat, name: (/** @type {string} */ seat) => nameOn(view, seat, t) };
    return told.events.flatMap((event) => {
      const room = describeRoomEvent(event, ctx, this.#setting);
      if (event.e === "created" || event.e === "configured") this.#setting = event;
      const line = room === undefined ? this.#describe(event, ctx) : room;
      return line ? [{ line, isHead: HEADS.includes(event.e) }] : [];
    });
  }
}
