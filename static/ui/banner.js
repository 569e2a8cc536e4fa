/** Says how the line to the server is, while it is not well. */

import { fill, h } from "../core/dom.js";

/** A first connection usually takes less than this; a banner that flashes only worries people. */
const PATIENCE = 1_200;

/** One strip under the top bar, counting down to the next try. */
export class Banner {
  #root;
  #t;
  #text = h("span");
  #button;
  /** @type {import("../core/socket.js").LineState} */
  #line = { state: "stopped" };
  #unsaved = false;
  #patient = true;
  #calm;
  #counting;

  /**
   * @param {HTMLElement} root
   * @param {import("../core/types.js").Translate} t
   * @param {() => void} retry connects at once
   */
  constructor(root, t, retry) {
    this.#root = root;
    this.#t = t;
    this.#button = h("button", { class: "banner-button", type: "button", onclick: retry }, t("line-now"));
    fill(root, this.#text, this.#button);
    this.#calm = setTimeout(() => {
      this.#patient = false;
      this.#draw();
    }, PATIENCE);
    this.#counting = setInterval(() => this.#draw(), 1_000);
  }

  stop() {
    clearTimeout(this.#calm);
    clearInterval(this.#counting);
    this.#root.hidden = true;
  }

  /** @param {import("../core/socket.js").LineState} line */
  line(line) {
    if (line.state === "waiting") this.#patient = false;
    this.#line = line;
    this.#draw();
  }

  /** @param {boolean} unsaved */
  unsaved(unsaved) {
    this.#unsaved = unsaved;
    this.#draw();
  }

  #draw() {
    const text = bannerText(this.#line, this.#unsaved, this.#patient, this.#t, Date.now());
    this.#root.hidden = text === "";
    this.#text.textContent = text;
    this.#button.hidden = this.#line.state !== "waiting";
  }
}

/**
 * @param {import("../core/socket.js").LineState} line
 * @param {boolean} unsaved
 * @param {boolean} patient whether a first connection may still take its time
 * @param {import("../core/types.js").Translate} t
 * @param {number} now milliseconds
 * @returns {string} empty when all is well
 */
export function bannerText(line, unsaved, patient, t, now) {
  if (line.state === "waiting") {
    const seconds = Math.max(1, Math.ceil((line.until - now) / 1_000));
    return t(line.restarting ? "line-restarting" : "line-waiting", { seconds });
  }
  if (line.state === "connecting") return patient ? "" : t("line-connecting");
  if (line.state === "open" && unsaved) return t("line-unsaved");
  return "";
}
