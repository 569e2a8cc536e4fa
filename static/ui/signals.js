/** Tells a person who looks elsewhere that it is their turn: title, icon, sound, vibration, notification. All but the first
 * two can be switched off, and the last is off until somebody wants it.
 */

import { setIcon } from "./icon.js";
import { asset } from "./page.js";
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
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #blinking;
  /** @type {Notification | null} */
  #note = null;

  /**
   * @param {import("./page.js").Page} page
   * @param {import("./sounds.js").Sounds} sounds
   */
  constructor(page, sounds) {
    this.#page = page;
    this.#sounds = sounds;
    document.addEventListener("visibilitychange", () => this.#looked());
  }

  /**
   * @param {View} view
   * @param {Told | null} told what led to it; null for a view of the past or the first one
   */
  update(view, told) {
    const { t } = this.#page;
    const mine = isMyTurn(view);
    const title = pageTitle(view, t);
    this.#show(title, mine ? t("signal-title", { status: statusLine(view, t) }) : title, mine);
    if (told) this.#sounds.play(mine && !this.#mine ? ["turn"] : soundsOf(told, view));
    if (mine && !this.#mine && told) this.#call(statusLine(view, t));
    if (!mine) this.#note?.close();
    this.#mine = mine;
  }

  /** Somebody said something. */
  heard() {
    this.#sounds.play(["talk"]);
  }

  stop() {
    clearInterval(this.#blinking);
    this.#note?.close();
  }

  /**
   * @param {string} title
   * @param {string} call
   * @param {boolean} mine
   */
  #show(title, call, mine) {
    clearInterval(this.#blinking);
    document.title = title;
    this.#title = title;
    setIcon(Number(mine));
    if (mine && document.hidden)
      this.#blinking = setInterval(() => {
        document.title = document.title === call ? title : call;
      }, BLINK);
  }

  /** @param {string} text */
  #call(text) {
    const { settings } = this.#page;
    if (settings.get("vibrate") === "on") navigator.vibrate?.([80, 60, 80]);
    if (settings.get("notify") !== "on" || !document.hidden || globalThis.Notification?.permission !== "granted")
      return;
    try {
      this.#note = new Notification("Toktonk", {
        body: text,
        icon: asset("icons/icon-192.png"),
        tag: location.pathname,
      });
      this.#note.onclick = () => {
        focus();
        this.#note?.close();
      };
    } catch {
      // some phones only let a service worker notify; the title and the sound are there
    }
  }

  #looked() {
    if (document.hidden) return;
    clearInterval(this.#blinking);
    this.#note?.close();
    if (this.#title) document.title = this.#title;
  }
}

/**
 * What a commit sounds like: the weightiest of its events.
 * @param {Told} told
 * @param {View} view
 * @returns {import("./sounds.js").SoundName[]}
 */
export function soundsOf(told, view) {
  if (view.phase === "over") return ["end"];
  const events = told.events;
  const slides = events.flatMap((event) => event.slides ?? []);
  if (slides.some((slide) => slide.how === "captured")) return ["capture"];
  if (slides.some((slide) => String(slide.path?.at(-1) ?? "").includes("+"))) return ["home"];
  const played = ["moved", "laid", "discarded", "drew", "melded", "laid_off", "dropped", "dealt"];
  return events.some((event) => played.includes(event.e)) ? ["card"] : [];
}
