/** Tells a person who looks elsewhere that it is their turn: title, icon, sound, vibration, notification. All but the first
 * two can be switched off, and the last is off until somebody wants it.
 */

import { setIcon } from "./icon.js";
import { Note } from "./note.js";
import { isMyTurn, pageTitle, statusLine } from "./words.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Told} Told
 */

const BLINK = 1_500;

/** One for the page; `update` with each view. */
export class Signals {
  #page;
  #sounds;
  #mine = false;
  #title = "";
  #loud = "";
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #blinking;
  #note = new Note();

  /**
   * @param {import("./page.js").Page} page
   * @param {import("./sounds.js").Sounds} sounds
   */
  constructor(page, sounds) {
    this.#page = page;
    this.#sounds = sounds;
    document.addEventListener("visibilitychange", this.#looked);
  }

  /**
   * @param {View} view
   * @param {Told | null} told what led to it; null for a view of the past or the first one
   */
  update(view, told) {
    const { t } = this.#page;
    const mine = isMyTurn(view);
    const title = pageTitle(view, t);
    // the turn may have come while the line was down: only what the page was opened with is no news
    const isCalled = mine && !this.#mine && this.#title !== "";
    this.#mine = mine;
    this.#show(title, t("signal-title", { status: statusLine(view, t) }));
    this.#sounds.play([...(told ? soundsOf(told) : []), ...(isCalled ? [/** @type {const} */ ("turn")] : [])]);
    if (isCalled) this.#call(statusLine(view, t));
    if (!mine) this.#note.close();
  }

  /** Somebody said something. */
  heard() {
    this.#sounds.play(["talk"]);
  }

  stop() {
    document.removeEventListener("visibilitychange", this.#looked);
    clearInterval(this.#blinking);
    this.#note.close();
  }

  /**
   * @param {string} title
   * @param {string} call
   */
  #show(title, call) {
    this.#title = title;
    this.#loud = call;
    setIcon(Number(this.#mine));
    this.#blink();
  }

  /** The title alternates while it is this person's turn and nobody looks. */
  #blink() {
    clearInterval(this.#blinking);
    document.title = this.#title;
    if (!this.#mine || !document.hidden) return;
    this.#blinking = setInterval(() => {
      document.title = document.title === this.#loud ? this.#title : this.#loud;
    }, BLINK);
  }

  /** @param {string} text */
  #call(text) {
    const { settings } = this.#page;
    // before a first press a browser refuses, and complains
    if (settings.get("vibrate") === "on" && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([80, 60, 80]);
    if (settings.get("notify") === "on" && document.hidden) this.#note.show(text);
  }

  #looked = () => {
    if (this.#title === "") return;
    this.#blink();
    if (!document.hidden) this.#note.close();
  };
}

/** Ends of games, whichever game it is. */
const ENDS = ["game_over", "match_over", "settled"];
const PLAYED = ["moved", "laid", "discarded", "drew", "melded", "laid_off", "dropped", "dealt"];

/**
 * What a commit sounds like: the weightiest of its events.
 * @param {Told} told
 * @returns {import("./sounds.js").SoundName[]}
 */
export function soundsOf({ events }) {
  if (events.some(({ e }) => ENDS.includes(e))) return ["end"];
  const slides = events.flatMap((event) => event.slides ?? []);
  if (slides.some((slide) => slide.how === "captured")) return ["capture"];
  if (slides.some((slide) => String(slide.path?.at(-1) ?? "").includes("+"))) return ["home"];
  return events.some(({ e }) => PLAYED.includes(e)) ? ["card"] : [];
}
