/** The house rules of a room: how many play, and the game's options as the server lists them. */

import { ApiError, request } from "../core/api.js";
import { fill, h } from "../core/dom.js";
import { explain } from "../core/reasons.js";
import { clockField } from "./clock.js";
import { openDialog } from "./dialogs.js";
import { readGames, specsFor } from "./games.js";
import { optionField, readOptions } from "./options.js";
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
    fill(body, rulesForm(page, view, answer, dialog, send));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    fill(body, h("p", { class: "problem" }, explain(page, error.reason)));
  }
}

/**
 * @param {import("./page.js").Page} page
 * @param {View} view
 * @param {unknown} answer
 * @param {HTMLDialogElement} dialog
 * @param {RulesParts["send"]} send
 */
function rulesForm(page, view, answer, dialog, send) {
  const { t } = page;
  const offer = readGames(answer).find((each) => each.key === view.game);
  const counts = offer
    ? Array.from({ length: offer.max - offer.min + 1 }, (_, index) => offer.min + index)
    : [view.players];
  const choices = counts.map((n) =>
    h("option", { value: n, selected: n === view.players }, t("players", { count: n })),
  );
  const players = h("select", { id: "rules-players" }, choices);
  const fields = h("div", { class: "option-fields" });
  const clock = clockField(t, view.clock);
  const draw = () => {
    const count = Number(players.value);
    const specs = specsFor(answer, view.game, count);
    const current = count === view.players ? view.options : {};
    fill(fields, ...specs.map((spec) => optionField(page, spec, current[spec.name] ?? spec.default)));
  };
  players.addEventListener("change", draw);
  draw();
  const onsubmit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const count = Number(players.value);
    const options = readOptions(fields, specsFor(answer, view.game, count));
    const result = await send("configure", { game: view.game, players: count, options, clock: clock.read() });
    if (result.ok) dialog.close();
  };
  return h(
    "form",
    { class: "rules-form", onsubmit },
    h("label", { class: "option" }, t("players-label"), players),
    fields,
    clock.element,
    h(
      "div",
      { class: "dialog-actions" },
      h("button", { class: "button button-main", type: "submit" }, t("rules-save")),
    ),
  );
}
