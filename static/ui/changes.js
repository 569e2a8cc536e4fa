/** What the host has changed, from what to what, so that nobody plays another game than they agreed to. */

import { clockWords } from "./clock.js";
import { optionTitle, valueText } from "./options.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Told} Told
 * @typedef {import("./options.js").Words} Words
 * @typedef {Pick<View, "game" | "players" | "options" | "clock">} Setting
 */

/**
 * @param {Words} words
 * @param {Setting} before
 * @param {Setting} after of the same match
 * @returns {string[]} one text for each point
 */
export function settingChanges(words, before, after) {
  const { t } = words;
  const point = (/** @type {string} */ what, /** @type {string} */ old, /** @type {string} */ now) =>
    old === now ? [] : [t("changed-point", { what, before: old, after: now })];
  const same = before.game === after.game;
  const names = same ? [...new Set([...Object.keys(before.options), ...Object.keys(after.options)])] : [];
  const value = (/** @type {string} */ name, /** @type {Setting} */ { options }) =>
    valueText(words, name, options[name]);
  return [
    ...point(t("rules-game"), t(`game-${before.game}`), t(`game-${after.game}`)),
    ...point(t("players-label"), String(before.players), String(after.players)),
    ...names.flatMap((name) => point(optionTitle(words, name), value(name, before), value(name, after))),
    ...point(t("clock"), clockText(t, before), clockText(t, after)),
  ];
}

/** @param {import("../core/types.js").Translate} t @param {Setting} setting */
function clockText(t, { clock }) {
  return clock && clock.kind !== "none" ? clockWords(t, clock) : t("value-none");
}
