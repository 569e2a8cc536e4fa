/** Talk at the table: what was said, phrases that everybody reads in their own language, and silence where it is agreed. */

import { fill, h } from "../core/dom.js";
import { Mutes } from "./mutes.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Line} Line
 * @typedef {import("../core/types.js").Translate} Translate
 * @typedef {object} TalkParts
 * @property {Translate} t
 * @property {string} link of the room: its mutes, and what was read, are kept under it
 * @property {Storage | null} storage
 * @property {(fields: Record<string, unknown>) => Promise<import("../core/types.js").Answer>} send
 * @property {() => void} close
 * @property {(muted: string[]) => void} onmute the seats of the muted
 */

const PHRASES = ["hello", "good-luck", "well-played", "lucky", "sorry", "thanks", "one-moment", "good-game"];
const LONGEST = 200;

/** The panel; it shares its place with the log. */
export class TalkPanel {
  #root;
  #parts;
  #list;
  #form;
  #field;
  #phrases = h("div", { class: "talk-phrases" });
  #note = h("p", { class: "talk-note soft" });
  #mutes;
  /** @type {Map<number, Line>} */
  #lines = new Map();
  /** The number of the newest line that was read. */
  #read = 0;
  /** @type {View | null} */
  #view = null;

  /**
   * @param {HTMLElement} root
   * @param {TalkParts} parts
   */
  constructor(root, parts) {
    this.#root = root;
    this.#parts = parts;
    const { t, close } = parts;
    this.#read = Number(parts.storage?.getItem(this.#readKey)) || 0;
    this.#mutes = new Mutes(t, `toktonk.muted.${parts.link}`, parts.storage, () => {
      parts.onmute(this.#mutes.seats);
      this.#draw();
    });
    this.#list = h("ol", { class: "talk-list", tabindex: "0", "aria-labelledby": "talk-title" });
    this.#field = h("input", { maxlength: LONGEST, autocomplete: "off", "aria-label": t("talk-field"), name: "text" });
    const send = h("button", { class: "button", type: "submit" }, t("talk-send"));
    this.#form = h("form", { class: "talk-form", onsubmit: this.#submit }, this.#field, send);
    fill(this.#phrases, ...PHRASES.map((key) => this.#phraseButton(key)));
    root.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close();
    });
    const button = h("button", { class: "bar-button log-close", type: "button", onclick: close }, t("close"));
    const head = h("div", { class: "log-head" }, h("h2", { id: "talk-title" }, t("talk-title")), button);
    fill(root, head, this.#mutes.element, this.#list, this.#note, this.#phrases, this.#form);
  }

  get open() {
    return !this.#root.hidden;
  }

  /** How many lines of others were not read yet. */
  get unread() {
    return [...this.#lines.values()].filter((line) => line.no > this.#read && this.isOfOthers(line)).length;
  }

  /**
   * @param {View} view
   * @param {import("../core/types.js").Told | null} told what has led to it
   */
  update(view, told) {
    this.#view = view;
    this.#mutes.update(view, told);
    this.#parts.onmute(this.#mutes.seats);
    const allowed = allowedTalk(view);
    this.#form.hidden = allowed !== "free";
    this.#phrases.hidden = allowed !== "free" && allowed !== "phrases";
    this.#note.hidden = allowed === "free";
    if (allowed !== "free") this.#note.textContent = this.#parts.t(`talk-now-${allowed}`);
  }

  /**
   * Takes what was said.
   * @param {Line[]} lines
   * @returns {Line[]} what is new, neither muted nor read before
   */
  take(lines) {
    const fresh = lines.filter((line) => !this.#lines.has(line.no));
    for (const line of fresh) this.#lines.set(line.no, line);
    this.#mutes.heard(fresh);
    this.#draw();
    const heard = fresh.filter((line) => line.no > this.#read && !this.#mutes.has(line.name));
    if (this.open) this.#markRead();
    return heard;
  }

  /** Whether somebody else said it whom this person wants to read. @param {Line} line */
  isOfOthers(line) {
    const { you } = this.#view ?? {};
    const isOwn = line.seat === null ? you?.host && you.seat === null : line.seat === you?.seat;
    return !isOwn && !this.#mutes.has(line.name);
  }

  #markRead() {
    this.#read = Math.max(this.#read, ...this.#lines.keys());
    try {
      this.#parts.storage?.setItem(this.#readKey, String(this.#read));
    } catch {
      // without storage it holds for this visit
    }
  }

  get #readKey() {
    return `toktonk.read.${this.#parts.link}`;
  }

  /**
   * @param {boolean} open
   * @param {boolean} focus
   */
  show(open, focus) {
    this.#root.hidden = !open;
    if (open) this.#markRead();
    if (open) this.#list.scrollTop = this.#list.scrollHeight;
    if (focus) (this.#form.hidden ? this.#list : this.#field).focus();
  }

  #draw() {
    const lines = [...this.#lines.values()].sort((one, other) => one.no - other.no);
    const shown = lines.filter((line) => !this.#mutes.has(line.name));
    const follow = this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < 60;
    fill(this.#list, ...shown.map((line) => this.#row(line)));
    if (follow) this.#list.scrollTop = this.#list.scrollHeight;
  }

  /** @param {Line} line */
  #row(line) {
    const { t } = this.#parts;
    const colour = line.seat ? ` seat-colour-${line.seat}` : "";
    const dot = h("span", { class: `talk-dot${colour}`, "aria-hidden": "true" }, (line.seat ?? "·").toUpperCase());
    const name = h("strong", { dir: "auto" }, line.name ?? t("seat-host"));
    return h("li", { class: "talk-line" }, dot, h("span", null, name, " ", h("span", { dir: "auto" }, words(line, t))));
  }

  /** @param {string} key */
  #phraseButton(key) {
    const { t, send } = this.#parts;
    const onclick = () => send({ phrase: key });
    return h("button", { class: "button talk-phrase", type: "button", onclick }, t(`phrase-${key}`));
  }

  #submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = this.#field.value.trim();
    if (!text) return;
    this.#field.value = "";
    const answer = await this.#parts.send({ text });
    // what was refused is not lost: it stands there again, unless something new is being typed
    if (!answer.ok && this.#field.value === "") this.#field.value = text;
  };
}

/**
 * How this person may talk now: `free`, `phrases`, or why not: `none`, `between`, `seated`.
 * @param {View} view
 * @returns {"free" | "phrases" | "none" | "between" | "seated"}
 */
export function allowedTalk({ arranged, you, phase, table }) {
  const talk = arranged?.talk ?? "free";
  if (you.seat === null && !you.host) return "seated";
  if (talk === "none") return "none";
  if (talk === "between" && phase === "playing" && table?.phase !== "settled") return "between";
  return talk === "phrases" ? "phrases" : "free";
}

/** @param {Line} line @param {Translate} t @returns {string} */
export function words({ text, phrase }, t) {
  if (text !== undefined) return text;
  return PHRASES.includes(phrase ?? "") ? t(`phrase-${phrase}`) : "…";
}

/**
 * A line as it is read out.
 * @param {Line} line
 * @param {Translate} t
 * @returns {string}
 */
export function lineText(line, t) {
  return t("talk-said", { name: line.name ?? t("seat-host"), text: words(line, t) });
}
