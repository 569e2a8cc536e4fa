/** What stands beside the table, or over it on a phone: the log or the talk, one at a time. */

import { byId } from "../core/dom.js";
import { usableStorage } from "../core/settings.js";
import { Bubbles } from "./bubbles.js";
import { LogPanel } from "./log.js";
import { lineText, TalkPanel, words } from "./talk.js";
import { isMyTurn, statusLine } from "./words.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("./topbar.js").Panel} Panel
 * @typedef {object} SideParts
 * @property {import("./page.js").Page} page
 * @property {string} link of the room
 * @property {(what: string, fields?: Record<string, unknown>) => Promise<import("../core/types.js").Answer>} send
 * @property {(text: string) => void} say through the live region
 * @property {() => import("../core/store.js").Store} store
 * @property {(seq: number) => void} look shows the table as it stood after a commit
 * @property {() => void} onheard somebody else said something
 */

const WIDE = "(min-width: 62.5rem)";

/** For so many seconds after it was said a line is news: what was missed longer ago is unread, and silent. */
const NEWS = 15;
/** So many lines at once are shown and spoken; the panel has all of them. */
const MOST = 3;

/** Remembers which one a person wants to see, and counts what was said meanwhile. */
export class Side {
  #parts;
  #log;
  #talk;
  #bubbles;
  /** @type {import("./topbar.js").TopBar | null} */
  #bar = null;
  /** @type {Panel | null} */
  #wanted = matchMedia(WIDE).matches ? "log" : null;

  /** @param {SideParts} parts */
  constructor(parts) {
    this.#parts = parts;
    const { page, link, send } = parts;
    const storage = usableStorage(() => localStorage);
    this.#log = new LogPanel(byId("log"), page, () => this.show(null), parts.look);
    this.#talk = new TalkPanel(byId("talk"), {
      t: page.t,
      link,
      storage: /** @type {Storage | null} */ (storage),
      send: (fields) => send("say", fields),
      close: () => this.show(null),
      onmute: (seats) => this.#muted(seats),
    });
    byId("stage").style.setProperty("--muted-word", JSON.stringify(page.t("muted")));
    this.#bubbles = new Bubbles(byId("stage"), () => this.#bar?.talk ?? null);
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {import("./topbar.js").TopBar} bar whose buttons open the panels */
  attach(bar) {
    this.#bar = bar;
  }

  /** @param {Panel} panel */
  toggle(panel) {
    this.show(this.#shown === panel ? null : panel);
  }

  /**
   * Points at the line of what the table shows; over the table, the panel makes way for it.
   * @param {number | null} seq
   */
  mark(seq) {
    this.#log.mark(seq);
    if (seq !== null && this.#shown && !matchMedia(WIDE).matches) this.show(null, false);
  }

  /** A panel over the table goes, wherever the focus is: a tap beside a button takes it away. @param {KeyboardEvent} event */
  #key(event) {
    const panel = this.#shown;
    if (event.key !== "Escape" || event.defaultPrevented || !panel || document.querySelector("dialog[open]")) return;
    const isInside = event.target instanceof Node && byId(panel).contains(event.target);
    if (!isInside && matchMedia(WIDE).matches) return;
    event.preventDefault();
    this.show(null);
  }

  get #shown() {
    return byId("log").hidden ? (byId("talk").hidden ? null : "talk") : "log";
  }

  /**
   * @param {Panel | null} panel
   * @param {boolean} [chosen] by the person, so the focus follows
   */
  show(panel, chosen = true) {
    const before = this.#shown;
    if (chosen) this.#wanted = panel;
    document.body.classList.toggle("with-log", panel !== null);
    this.#log.show(panel === "log", chosen && panel === "log");
    this.#talk.show(panel === "talk", chosen && panel === "talk");
    this.#bar?.panels(panel, chosen && panel === null ? before : null);
    this.#bar?.unread(this.#talk.unread);
  }

  /**
   * Another phase has begun: there is no log in the lobby.
   * @param {View} view
   */
  phase(view) {
    this.#bubbles.clear();
    this.show(view.phase === "lobby" && this.#wanted === "log" ? null : this.#wanted, false);
  }

  /**
   * @param {View} view
   * @param {import("../core/types.js").Told | null} told what has led to it
   */
  update(view, told) {
    this.#talk.update(view, told);
  }

  /** @param {string[]} seats */
  #muted(seats) {
    byId("stage").dataset.muted = seats.join(" ");
    for (const seat of seats) this.#bubbles.hush(seat);
    this.#bar?.unread(this.#talk.unread);
  }

  /** @param {import("../core/types.js").Line[]} lines */
  heard(lines) {
    const { page, say, onheard, store } = this.#parts;
    const { t } = page;
    const fresh = this.#talk.take(lines).filter((line) => store().now - line.at < NEWS);
    this.#bar?.unread(this.#talk.unread);
    for (const line of fresh.slice(-MOST))
      this.#bubbles.show(line.seat, words(line, t), `${line.name ?? t("seat-host")}:`);
    const others = fresh.filter((line) => this.#talk.isOfOthers(line));
    if (others.length > 0) onheard();
    for (const line of others.slice(-MOST)) say(lineText(line, t));
  }

  /** @param {import("../core/types.js").GameFolder["describeEvent"]} describe the game's own words */
  speak(describe) {
    this.#log.speak(describe);
    this.tell(false);
  }

  /** @param {boolean} aloud whether this is news, not history */
  tell(aloud) {
    const store = this.#parts.store();
    if (!store.view) return;
    const lines = this.#log.update(store.commits, store.view);
    if (!aloud) return;
    const { t } = this.#parts.page;
    for (const line of lines.slice(-3)) this.#parts.say(line);
    if (isMyTurn(store.view)) this.#parts.say(statusLine(store.view, t));
  }
}
