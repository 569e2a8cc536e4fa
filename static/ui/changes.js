/** What the host has changed in the lobby, from what to what, so that nobody plays another game than they agreed to. */

import { clockWords } from "./clock.js";
import { optionTitle, valueText } from "./options.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {{t: import("../core/types.js").Translate, has: (id: string) => boolean}} Words
 */

/**
 * @param {Words} words
 * @param {View} before
 * @param {View} after of the same match
 * @returns {string[]} one text for each point
 */
export function changesBetween(words, before, after) {
  const { t } = words;
  if (before.game !== after.game) return [t("changed-game", { game: t(`game-${after.game}`) })];
  const point = (/** @type {string} */ what, /** @type {string} */ old, /** @type {string} */ now) =>
    old === now ? [] : [t("changed-point", { what, before: old, after: now })];
  const names = [...new Set([...Object.keys(before.options), ...Object.keys(after.options)])];
  return [
    ...point(t("players-label"), String(before.players), String(after.players)),
    ...names.flatMap((name) =>
      point(
        optionTitle(words, name),
        valueText(words, name, before.options[name]),
        valueText(words, name, after.options[name]),
      ),
    ),
    ...point(t("clock"), clockText(t, before), clockText(t, after)),
  ];
}

/** @param {import("../core/types.js").Translate} t @param {View} view */
function clockText(t, { clock }) {
  return clock && clock.kind !== "none" ? clockWords(t, clock) : t("value-none");
}

/** In the lobby nobody is surprised: what the host has changed is said to the others. */
export class LobbyNews {
  #words;
  /** @type {View | null} */
  #before = null;

  /** @param {Words} words */
  constructor(words) {
    this.#words = words;
  }

  /**
   * @param {View} view
   * @param {boolean} fresh of another match than before
   * @returns {string[]} what to tell this person
   */
  of(view, fresh) {
    const before = this.#before;
    this.#before = view;
    if (!before || fresh || view.phase !== "lobby" || view.you.host) return [];
    const changes = changesBetween(this.#words, before, view);
    const moved = before.you.seat !== null && view.you.seat === null && changes.length > 0;
    return [
      ...(changes.length > 0 ? [this.#words.t("changed", { changes: changes.join(" · ") })] : []),
      ...(moved ? [this.#words.t("changed-seat")] : []),
    ];
  }
}
