/** How much time there is for each act: a few usual clocks to choose from, and the one that the table has. */

import { h } from "../core/dom.js";

/** @typedef {import("../core/types.js").Clock} Clock */

/** @type {Clock[]} */
const USUAL = [
  { kind: "none" },
  { kind: "soft", seconds: 30 },
  { kind: "soft", seconds: 60 },
  { kind: "bank", bank: 120, increment: 10 },
  { kind: "bank", bank: 300, increment: 15 },
  { kind: "bank", bank: 900, increment: 30 },
];

/**
 * A field of the form of house rules.
 * @param {import("../core/types.js").Translate} t
 * @param {Clock | undefined} current
 * @returns {{element: HTMLElement, read: () => Clock}}
 */
export function clockField(t, current = USUAL[0]) {
  const known = USUAL.some((clock) => same(clock, current));
  const clocks = known ? USUAL : [...USUAL, current];
  const options = clocks.map((clock, index) =>
    h("option", { value: index, selected: same(clock, current) }, clockWords(t, clock)),
  );
  const select = h("select", { id: "rules-clock" }, options);
  const element = h("label", { class: "option" }, t("clock"), select);
  return { element, read: () => clocks[Number(select.value)] };
}

/**
 * @param {import("../core/types.js").Translate} t
 * @param {Clock} clock
 * @returns {string}
 */
export function clockWords(t, { kind, seconds = 0, bank = 0, increment = 0 }) {
  if (kind === "soft") return t("clock-soft", { seconds });
  if (kind === "bank") return t("clock-bank", { minutes: Math.round(bank / 6) / 10, seconds: increment });
  return t("clock-none");
}

/** @param {Clock} one @param {Clock} other */
function same(one, other) {
  return ["kind", "seconds", "bank", "increment"].every(
    (name) => one[/** @type {keyof Clock} */ (name)] === other[/** @type {keyof Clock} */ (name)],
  );
}
