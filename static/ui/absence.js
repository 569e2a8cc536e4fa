/** The strip under the top bar: for whom the house plays, who is away, and how much time is left. Empty when all is well. */

import { h } from "../core/dom.js";
import { listWords } from "../core/i18n.js";
import { absenceOf, clocksOf, clockText } from "./absent.js";
import { setAttribute, setChildren, setText } from "./keep.js";

/**
 * @typedef {import("../core/store.js").Store} Store
 * @typedef {import("./absent.js").Absent} Absent
 * @typedef {import("./absent.js").Running} Running
 * @typedef {object} AbsenceParts
 * @property {import("./page.js").Page} page
 * @property {Store} store
 * @property {(what: string, fields?: Record<string, unknown>) => Promise<unknown>} send
 * @property {(text: string) => void} say
 */

const EVERY = 500;
const LOW = 10;

/** Draws anew twice a second while there is something to count; what a person is about to press stays. */
export class Absence {
  #root;
  #parts;
  #counting;
  #you = h("div", { class: "absence-line absence-you" });
  #house = h("p", { class: "absence-line" });
  #clocks;
  /** @type {Map<string, {root: HTMLElement, text: HTMLElement, button: HTMLElement}>} */
  #lines = new Map();
  /** @type {Map<string, {root: HTMLElement, time: HTMLElement}>} */
  #times = new Map();
  #warned = "";

  /** @param {HTMLElement} root @param {AbsenceParts} parts */
  constructor(root, parts) {
    this.#root = root;
    this.#parts = parts;
    const { t } = parts.page;
    const back = h("button", { class: "button button-main", type: "button", onclick: () => parts.send("back") });
    back.textContent = t("house-back");
    this.#you.append(h("p", null, t("house-plays-you")), back);
    this.#clocks = h("ul", { class: "clocks", "aria-label": t("clock-left") });
    this.#counting = setInterval(() => this.update(), EVERY);
  }

  stop() {
    clearInterval(this.#counting);
  }

  update() {
    const { store } = this.#parts;
    const { view } = store;
    if (!view) return;
    const absent = absenceOf(view, store);
    const running = clocksOf(view, store.now);
    const lines = [];
    if (absent.you) lines.push(this.#you);
    if (absent.house.length > 0) lines.push(this.#sayHouse(absent.house));
    lines.push(...absent.away.map((one) => this.#line(one)));
    if (running.length > 0) lines.push(this.#showClocks(running));
    setChildren(this.#root, lines);
    this.#root.hidden = lines.length === 0;
    this.#warn(running.find((one) => one.seat === view.you.seat && one.runs));
  }

  /** @param {string[]} names */
  #sayHouse(names) {
    const { t } = this.#parts.page;
    setText(this.#house, t("house-plays", { names: listWords(names, t) }));
    return this.#house;
  }

  /** @param {Absent["away"][number]} one */
  #line({ seat, name, seconds, mayAsk }) {
    const { page, send } = this.#parts;
    const { t } = page;
    const known = this.#lines.get(seat);
    const text = known?.text ?? h("p");
    const onclick = () => send("stand_in", { seat });
    const button = known?.button ?? h("button", { class: "button", type: "button", onclick });
    const root = known?.root ?? h("div", { class: "absence-line" }, text, button);
    this.#lines.set(seat, { root, text, button });
    setText(text, seconds > 0 ? t("house-wait", { name, seconds }) : t("house-away", { name }));
    setText(button, t("house-ask", { name }));
    button.hidden = seconds > 0 || !mayAsk;
    return root;
  }

  /** @param {Running[]} running */
  #showClocks(running) {
    setChildren(
      this.#clocks,
      running.map((one) => this.#time(one)),
    );
    return this.#clocks;
  }

  /** @param {Running} one */
  #time({ seat, name, seconds, runs }) {
    const dot = () => h("span", { class: `seat-dot seat-colour-${seat}`, "aria-hidden": "true" }, seat.toUpperCase());
    const time = this.#times.get(seat)?.time ?? h("span", { class: "clock-time" });
    const root = this.#times.get(seat)?.root ?? h("li", { class: "clock" }, dot(), time);
    this.#times.set(seat, { root, time });
    setText(time, clockText(seconds));
    setAttribute(root, "title", name);
    setAttribute(root, "aria-label", `${name}: ${clockText(seconds)}`);
    root.classList.toggle("is-running", runs);
    root.classList.toggle("is-low", runs && seconds <= LOW);
    return root;
  }

  /** Once a turn, aloud. @param {Running | undefined} own */
  #warn(own) {
    if (!own || own.seconds > LOW || own.seconds <= 0) return;
    const turn = `${own.since}`;
    if (this.#warned === turn) return;
    this.#warned = turn;
    this.#parts.say(this.#parts.page.t("clock-low", { seconds: LOW }));
  }
}
