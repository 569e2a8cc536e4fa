/** The three games as cards; those that the server offers can be opened. */

import { ApiError, post } from "../core/api.js";
import { h } from "../core/dom.js";
import { explain } from "../core/reasons.js";
import { drawingOf } from "../games/index.js";
import { at } from "./page.js";
import { PICTURES } from "./pictures.js";
import { readUsualRules } from "./usualrules.js";

/**
 * @typedef {{key: string, min: number, max: number}} Offer
 * @typedef {import("./page.js").Page} Page
 */

const GAMES = [
  { key: "tokken", usual: 4 },
  { key: "tok", usual: 4 },
  { key: "tonk", usual: 3 },
];

/**
 * What the server offers, from the answer of /api/games.
 * @param {any} answer
 * @returns {Offer[]}
 */
export function readGames(answer) {
  const list = Array.isArray(answer) ? answer : (answer?.games ?? []);
  return list.map((/** @type {any} */ game) => ({ key: game.key, min: game.min_players, max: game.max_players }));
}

/**
 * @param {Page} page
 * @param {Offer[] | null} offers null while they are not known
 * @returns {HTMLElement}
 */
export function gameCards(page, offers) {
  const cards = GAMES.map(({ key, usual }) => {
    const offer = offers?.find((each) => each.key === key && drawingOf(key));
    const parts = offer ? opening(page, offer, usual) : [unavailable(page, offers)];
    return gameCard(page, key, parts);
  });
  return h("ul", { class: "games" }, cards);
}

/**
 * @param {Page} page
 * @param {string} key
 * @param {HTMLElement[]} parts
 */
function gameCard({ t }, key, parts) {
  return h(
    "li",
    { class: "game" },
    h("div", { class: "game-picture" }, PICTURES[key](t)),
    h("h3", null, t(`game-${key}`)),
    h("p", { class: "game-line" }, t(`game-${key}-line`)),
    h("p", { class: "game-facts" }, t(`game-${key}-facts`)),
    ...parts,
  );
}

/**
 * @param {Page} page
 * @param {Offer[] | null} offers
 */
function unavailable({ t }, offers) {
  return h("p", { class: "game-soon" }, offers === null ? t("loading") : t("game-soon"));
}

/**
 * @param {Page} page
 * @param {Offer} offer
 * @param {number} usual
 * @returns {HTMLElement[]} a way to its rules, and the form that opens a room
 */
function opening(page, { key, min, max }, usual) {
  const { t } = page;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const preset = counts.includes(usual) ? usual : min;
  const options = counts.map((n) => h("option", { value: n, selected: n === preset }, t("players", { count: n })));
  const select = h("select", { name: "players", "aria-label": t("players-label") }, options);
  const problem = h("p", { class: "problem", role: "alert" });
  const button = h("button", { class: "button button-main", type: "submit" }, t("create-room"));
  const onread = () => readUsualRules(page, key, Number(select.value), problem);
  const read = h(
    "button",
    { class: "game-rules", type: "button", "aria-haspopup": "dialog", onclick: onread },
    t("home-rules", { game: t(`game-${key}`) }),
  );
  const open = (/** @type {string} */ hash) => create(page, key, Number(select.value), button, problem, hash);
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    open("");
  };
  const alone = h(
    "button",
    { class: "button game-bots", type: "button", onclick: () => open("#bots") },
    t("home-bots"),
  );
  return [read, h("form", { class: "game-open", onsubmit }, select, button, alone, problem)];
}

/**
 * @param {Page} page
 * @param {string} game
 * @param {number} players
 * @param {HTMLButtonElement} button
 * @param {HTMLElement} problem
 * @param {string} hash what is to happen in the room
 */
async function create(page, game, players, button, problem, hash) {
  button.disabled = true;
  problem.textContent = "";
  try {
    const room = await post(at("api/rooms"), { game, players, options: {} });
    location.href = at(`r/${room.link}${hash}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    problem.textContent = explain(page, error.reason);
  } finally {
    button.disabled = false;
  }
}

/**
 * The options of a game for a number of players.
 * @param {any} answer
 * @param {string} key
 * @param {number} players
 * @returns {import("./options.js").OptionSpec[]}
 */
export function specsFor(answer, key, players) {
  const list = Array.isArray(answer) ? answer : (answer?.games ?? []);
  const options = list.find((/** @type {any} */ game) => game.key === key)?.options ?? [];
  return Array.isArray(options) ? options : (options[players] ?? []);
}
