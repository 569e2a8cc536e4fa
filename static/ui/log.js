/** What has happened, newest last: a column on wide screens, a drawer on phones. */

import { fill, h } from "../core/dom.js";
import { nameOn } from "./words.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").GameEvent} GameEvent
 * @typedef {import("../core/types.js").LogContext} LogContext
 */

/** Events of the room, which no game knows. */
const ROOM_EVENTS = [
  "sat",
  "renamed",
  "stood",
  "removed",
  "host",
  "configured",
  "arranged",
  "let_in",
  "started",
  "left",
  "stood_in",
  "returned",
  "defaulted",
  "rematched",
];

/** Those that a page shows in other ways. */
const UNTOLD = ["created", "credited"];

/**
 * The line for an event of the room; undefined when it is a game's own.
 * @param {GameEvent} event
 * @param {LogContext} ctx
 * @returns {string | null | undefined}
 */
export function describeRoomEvent(event, { t, name }) {
  if (UNTOLD.includes(event.e)) return null;
  if (!ROOM_EVENTS.includes(event.e)) return undefined;
  if (event.e === "arranged") return arrangedLine(event, t);
  if (event.e === "host" && !event.seat) return null;
  if (event.e === "defaulted" && event.why !== "time") return null;
  const seat = typeof event.seat === "string" ? event.seat : "";
  return t(`event-${event.e}`, { name: event.name ?? (seat ? name(seat) : ""), seat: seat.toUpperCase() });
}

/**
 * @param {GameEvent} event
 * @param {import("../core/types.js").Translate} t
 */
function arrangedLine(event, t) {
  const flags = ["locked", "spectators", "listed"].filter((name) => name in event);
  const parts = flags.map((name) => t(`room-now-${name}-${event[name]}`));
  if (event.talk) parts.push(t("room-now-talk", { talk: t(`talk-${event.talk}`) }));
  return t("event-arranged", { changes: parts.join(" · ") });
}

/** The list; it stays at its end unless somebody scrolled up to read. */
export class LogPanel {
  #root;
  #t;
  #list;
  /** @type {number[]} */
  #shown = [];
  /** @type {(event: GameEvent, ctx: LogContext) => string | Node | null} */
  #describe = () => null;

  #look;
  #began = false;

  /**
   * @param {HTMLElement} root
   * @param {import("../core/types.js").Translate} t
   * @param {() => void} close
   * @param {(seq: number) => void} look shows the table as it stood after a commit
   */
  constructor(root, t, close, look) {
    this.#root = root;
    this.#t = t;
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
    const ctx = {
      t: this.#t,
      view,
      you: view.you.seat,
      name: (/** @type {string} */ seat) => nameOn(view, seat, this.#t),
    };
    return told.events.flatMap((event) => {
      const room = describeRoomEvent(event, ctx);
      const line = room === undefined ? this.#describe(event, ctx) : room;
      return line ? [line] : [];
    });
  }
}
