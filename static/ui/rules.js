/** The form of house rules: which game, how many play, the options and the clock, each with what it means at the table. */

import { ApiError, request } from "../core/api.js";
import { fill, h } from "../core/dom.js";
import { explain } from "../core/reasons.js";
import { openBook, paragraphText } from "./book.js";
import { clockField } from "./clock.js";
import { openDialog } from "./dialogs.js";
import { readGames, specsFor } from "./games.js";
import { fits, OptionField } from "./options.js";
import { at } from "./page.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {object} RulesParts
 * @property {import("./page.js").Page} page
 * @property {View} view
 * @property {(what: string, fields: Record<string, unknown>) => Promise<import("../core/types.js").Answer>} send
 */

/**
 * Opens the form for the host; what it changes goes to the server as one `configure`.
 * @param {RulesParts} parts
 */
export async function openRules({ page, view, send }) {
  const { t } = page;
  const body = h("div", { class: "dialog-body" }, h("p", null, t("loading")));
  const dialog = openDialog(t("rules-title"), body);
  try {
    const answer = await request(at("api/games"));
    const form = new RulesForm(page, view, answer);
    form.onsave = async (setting) => {
      if ((await send("configure", setting)).ok) dialog.close();
    };
    fill(body, form.element);
    dialog.addEventListener("close", () => form.stop());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    fill(body, h("p", { class: "problem" }, explain(page, error.reason)));
  }
}

/** What is chosen stays chosen while it is possible: with another game or number, what fits is kept. */
class RulesForm {
  element;
  /** @type {(setting: {game: string, players: number, options: object, clock: object}) => void} */
  onsave = () => {};
  #page;
  #answer;
  #games = h("select", { id: "rules-game", name: "game" });
  #players = h("select", { id: "rules-players", name: "players" });
  #place = h("div", { class: "option-fields" });
  #clock;
  #sum = h("p", { class: "rules-sum", role: "status" });
  /** @type {OptionField[]} */
  #fields = [];
  #told = 0; // the newest question to the server: answers to older ones are not shown

  /**
   * @param {import("./page.js").Page} page
   * @param {View} view
   * @param {unknown} answer of /api/games
   */
  constructor(page, view, answer) {
    const { t } = page;
    this.#page = page;
    this.#answer = answer;
    this.#clock = clockField(t, view.clock);
    const games = readGames(answer).map(({ key }) =>
      h("option", { value: key, selected: key === view.game }, t(`game-${key}`)),
    );
    fill(this.#games, games);
    this.#games.addEventListener("change", () => this.#setGame(this.#games.value, Number(this.#players.value), {}));
    this.#players.addEventListener("change", () => this.#setOptions(this.#read().options));
    this.#place.addEventListener("change", () => this.#tell());
    this.element = this.#draw();
    this.#setGame(view.game, view.players, view.options);
  }

  stop() {
    this.#told += 1;
  }

  #draw() {
    const { t } = this.#page;
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.onsave({ ...this.#read(), clock: this.#clock.read() });
    };
    const usual = h(
      "button",
      { class: "button", type: "button", onclick: () => this.#setOptions({}) },
      t("rules-usual"),
    );
    const save = h("button", { class: "button button-main", type: "submit" }, t("rules-save"));
    return h(
      "form",
      { class: "rules-form", onsubmit },
      h("label", { class: "option" }, t("rules-game"), this.#games),
      h("label", { class: "option" }, t("players-label"), this.#players),
      this.#place,
      this.#clock.element,
      h("div", { class: "rules-foot" }, this.#sum, h("div", { class: "dialog-actions" }, usual, save)),
    );
  }

  #read() {
    const options = Object.fromEntries(this.#fields.map((field) => [field.name, field.read()]));
    return { game: this.#games.value, players: Number(this.#players.value), options };
  }

  /**
   * @param {string} game
   * @param {number} wanted how many play, if the game can be played so
   * @param {Record<string, unknown>} options
   */
  #setGame(game, wanted, options) {
    const { t } = this.#page;
    const { min = wanted, max = wanted } = readGames(this.#answer).find((each) => each.key === game) ?? {};
    const count = Math.min(max, Math.max(min, wanted));
    const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    fill(
      this.#players,
      counts.map((n) => h("option", { value: n, selected: n === count }, t("players", { count: n }))),
    );
    this.#setOptions(options);
  }

  /** @param {Record<string, unknown>} options what is left out or does not fit is as usual */
  #setOptions(options) {
    const specs = specsFor(this.#answer, this.#games.value, Number(this.#players.value));
    this.#fields = specs.map((spec) => {
      const chosen = options[spec.name];
      return new OptionField(this.#page, spec, fits(spec, chosen) ? chosen : spec.default);
    });
    fill(
      this.#place,
      this.#fields.map((field) => field.element),
    );
    this.#tell();
  }

  /** Says what the table would play by, in the words of its rules. */
  async #tell() {
    const asked = ++this.#told;
    const { t } = this.#page;
    const setting = this.#read();
    try {
      const { paragraphs, differences } = await openBook(this.#page, setting);
      if (asked !== this.#told) return;
      for (const field of this.#fields) {
        const meant = paragraphs.filter(({ option }) => option === field.name);
        field.explain(meant.map((paragraph) => paragraphText(this.#page, paragraph)).join(" "));
      }
      const count = differences.length;
      const game = t(`game-${setting.game}`);
      this.#sum.textContent = count > 0 ? t("rulebook-differs", { game, count }) : t("rules-all-usual", { game });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked === this.#told) this.#sum.textContent = explain(this.#page, error.reason);
    }
  }
}
