/** What somebody says, for a few seconds at their place: over the table, and never in its way. */

import { h } from "../core/dom.js";

/** How long a bubble stays, in milliseconds: longer for who has more to read. */
const STAYS = 4_000;
const PER_CHARACTER = 50;
const LONGEST = 9_000;
const EDGE = 8;

/** One for the page. A place is what bears `data-place` with the letter of its seat. */
export class Bubbles {
  #root = h("div", { class: "bubbles", "aria-hidden": "true" });
  #stage;
  #elsewhere;
  /** @type {Map<string, {bubble: HTMLElement, timer: ReturnType<typeof setTimeout>}>} by seat */
  #shown = new Map();

  /**
   * @param {HTMLElement} stage where the places are
   * @param {() => Element | null} elsewhere what a bubble points at when there is no such place
   */
  constructor(stage, elsewhere) {
    this.#stage = stage;
    this.#elsewhere = elsewhere;
    document.body.append(this.#root);
    // the table moves under them: a panel opens, a page scrolls, a phone is turned
    addEventListener("scroll", () => this.#follow(), { passive: true });
    new ResizeObserver(() => this.#follow()).observe(stage);
  }

  /**
   * Shows it instead of what this seat said before.
   * @param {string | null} seat null for a host who stands
   * @param {string} text
   * @param {string} name said before the text where no place says it
   */
  show(seat, text, name) {
    const key = seat ?? "";
    const place = this.#place(key);
    this.#drop(key);
    const words = h("span", { class: "bubble-text", dir: "auto" }, text);
    const bubble = h("div", { class: "bubble" }, !place && h("strong", { dir: "auto" }, `${name} `), words);
    this.#root.append(bubble);
    const stays = Math.min(STAYS + PER_CHARACTER * text.length, LONGEST);
    this.#shown.set(key, { bubble, timer: setTimeout(() => this.#drop(key), stays) });
    this.#follow();
  }

  /** Takes away what a muted person said. @param {string | null} seat */
  hush(seat) {
    this.#drop(seat ?? "");
  }

  clear() {
    for (const key of [...this.#shown.keys()]) this.#drop(key);
  }

  /** @param {string} seat */
  #place(seat) {
    return seat && this.#stage.querySelector(`[data-place="${seat}"]`);
  }

  #follow() {
    for (const [seat, { bubble }] of this.#shown) {
      const target = this.#place(seat) || this.#elsewhere();
      if (target) settle(bubble, target.getBoundingClientRect());
    }
  }

  /** @param {string} key */
  #drop(key) {
    const known = this.#shown.get(key);
    if (!known) return;
    clearTimeout(known.timer);
    known.bubble.remove();
    this.#shown.delete(key);
  }
}

/**
 * Lays it above its target, or below where there is no room, and within the window.
 * @param {HTMLElement} bubble
 * @param {DOMRect} target
 */
function settle(bubble, target) {
  const spot = spotFor(bubble.getBoundingClientRect(), target, document.documentElement);
  bubble.classList.toggle("is-below", spot.below);
  bubble.style.left = `${spot.left}px`;
  bubble.style.top = `${spot.top}px`;
  bubble.style.setProperty("--tail", `${spot.tail}px`);
}

/**
 * @param {{width: number, height: number}} size of the bubble
 * @param {{left: number, top: number, bottom: number, width: number}} target
 * @param {{clientWidth: number, clientHeight: number}} window
 * @returns {{left: number, top: number, tail: number, below: boolean}} `tail`: how far along its edge it points
 */
export function spotFor({ width, height }, target, { clientWidth, clientHeight }) {
  const centre = target.left + target.width / 2;
  const left = clamp(centre - width / 2, EDGE, clientWidth - width - EDGE);
  const below = target.top - height - EDGE < EDGE;
  const wanted = below ? target.bottom + EDGE : target.top - height - EDGE;
  const top = clamp(wanted, EDGE, clientHeight - height - EDGE);
  return { left, top, tail: clamp(centre - left, 2 * EDGE, width - 2 * EDGE), below };
}

/** @param {number} value @param {number} low @param {number} high */
function clamp(value, low, high) {
  return Math.max(low, Math.min(value, high));
}
