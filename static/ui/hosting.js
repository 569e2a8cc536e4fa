/** What the host arranges for the room: who may sit, watch and talk, and who is host next. Everybody sees what holds. */

import { fill, h } from "../core/dom.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {(what: string, fields?: Record<string, unknown>) => Promise<unknown>} Send
 */

export const TALKS = ["free", "phrases", "between", "none"];
const STRENGTHS = ["novice", "regular", "expert"];

/** Switches for the host, a line for the others; drawn anew with each view, the focus stays. */
export class Hosting {
  element = h("section", { class: "hosting panel" });
  #t;
  #send;
  #shown = "";
  #strength = "regular";

  /**
   * @param {import("./page.js").Page} page
   * @param {Send} send
   */
  constructor({ t }, send) {
    this.#t = t;
    this.#send = send;
  }

  /** @param {View} view */
  update(view) {
    const { arranged, you, seats, phase } = view;
    const shown = JSON.stringify([arranged, you, seats, phase]);
    if (shown === this.#shown || !arranged) return;
    this.#shown = shown;
    const focused = /** @type {HTMLElement | null} */ (this.element.querySelector(":focus"))?.getAttribute("name");
    fill(this.element, ...(you.host ? this.#switches(view) : [this.#line(view)]));
    if (focused) /** @type {HTMLElement | null} */ (this.element.querySelector(`[name="${focused}"]`))?.focus();
    this.element.hidden = this.element.textContent === "";
  }

  /** @param {View} view */
  #switches({ arranged, phase, seats, you }) {
    const t = this.#t;
    if (!arranged) return [];
    const others = seats.filter((each) => each.name !== null && each.seat !== you.seat && !each.bot);
    return [
      h("h2", null, t("hosting-title")),
      phase === "lobby" && this.#flag("locked", arranged.locked, t("hosting-locked")),
      this.#flag("spectators", arranged.spectators, t("hosting-spectators")),
      this.#flag("listed", arranged.listed, t("hosting-listed"), "listed-text"),
      h("p", { class: "soft", id: "listed-text" }, t("hosting-listed-text")),
      this.#flag("substitutes", arranged.substitutes, t("hosting-substitutes")),
      phase === "playing" ? h("p", { class: "soft" }, this.#talk(arranged.talk)) : this.#talkChoice(arranged.talk),
      phase === "lobby" && seats.some(({ name }) => name === null) && this.#bots(seats),
      others.length > 0 && this.#handOver(others),
      you.sent_away && this.#sentAway(you.sent_away),
    ];
  }

  /**
   * @param {string} name
   * @param {boolean} checked
   * @param {string} words
   * @param {string} [about] the id of what says more
   */
  #flag(name, checked, words, about) {
    const onchange = (/** @type {Event} */ event) => {
      this.#send("arrange", { [name]: /** @type {HTMLInputElement} */ (event.target).checked });
    };
    const box = h("input", { type: "checkbox", name, checked, onchange, "aria-describedby": about });
    return h("label", { class: "check" }, box, words);
  }

  /** @param {string} now */
  #talkChoice(now) {
    const t = this.#t;
    const options = TALKS.map((talk) => h("option", { value: talk, selected: talk === now }, t(`talk-${talk}`)));
    const onchange = (/** @type {Event} */ event) => {
      this.#send("arrange", { talk: /** @type {HTMLSelectElement} */ (event.target).value });
    };
    return h("label", { class: "option" }, t("hosting-talk"), h("select", { name: "talk", onchange }, options));
  }

  /** @param {import("../core/types.js").SeatInfo[]} seats */
  #bots(seats) {
    const t = this.#t;
    const free = seats.filter(({ name }) => name === null);
    const options = STRENGTHS.map((each) =>
      h("option", { value: each, selected: each === this.#strength }, t(`bot-${each}`)),
    );
    const onchange = () => {
      this.#strength = choice.value;
    };
    const choice = h("select", { name: "bot", "aria-label": t("hosting-bots"), onchange }, options);
    const add = async (/** @type {import("../core/types.js").SeatInfo[]} */ wanted) => {
      for (const { seat } of wanted) await this.#send("add_bot", { seat, strength: choice.value });
    };
    const one = h(
      "button",
      { class: "button", type: "button", onclick: () => add(free.slice(0, 1)) },
      t("hosting-add-bot"),
    );
    const all = h("button", { class: "button", type: "button", onclick: () => add(free) }, t("hosting-fill-bots"));
    const row = h("div", { class: "field-row" }, choice, one, free.length > 1 && all);
    return h("div", { class: "option" }, t("hosting-bots"), row);
  }

  /** @param {import("../core/types.js").SeatInfo[]} others */
  #handOver(others) {
    const t = this.#t;
    const options = others.map(({ seat, name }) => h("option", { value: seat }, name ?? ""));
    const choice = h("select", { name: "hand-over", "aria-label": t("hosting-hand-over") }, options);
    const onclick = () => this.#send("hand_over", { seat: choice.value });
    const button = h("button", { class: "button", type: "button", onclick }, t("hosting-hand-over-now"));
    return h("div", { class: "option" }, t("hosting-hand-over"), h("div", { class: "field-row" }, choice, button));
  }

  /** @param {string[]} names */
  #sentAway(names) {
    const t = this.#t;
    const buttons = [...new Set(names)].map((name) => {
      const onclick = () => this.#send("let_in", { name });
      return h("button", { class: "button", type: "button", onclick }, t("hosting-let-in", { name }));
    });
    return h("div", { class: "option" }, t("hosting-sent-away"), h("div", { class: "button-row" }, buttons));
  }

  /** @param {string} talk */
  #talk(talk) {
    return `${this.#t("hosting-talk")}: ${this.#t(`talk-${talk}`)}`;
  }

  /**
   * For who is not the host: only what is not as usual.
   * @param {View} view
   */
  #line({ arranged, phase }) {
    const t = this.#t;
    if (!arranged) return null;
    const parts = [
      arranged.locked && phase === "lobby" && t("arranged-locked"),
      !arranged.spectators && t("arranged-no-spectators"),
      arranged.listed && t("arranged-listed"),
      arranged.substitutes && t("room-now-substitutes-true"),
      arranged.talk !== "free" && this.#talk(arranged.talk),
    ].filter(Boolean);
    return parts.length > 0 && h("p", { class: "soft" }, parts.join(" · "));
  }
}
