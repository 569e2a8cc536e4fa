/**
 * The table's own choices, in a small panel: whether moves are confirmed, how fast pawns run, whether squares are named,
 * how the hand lies.
 */

import { h } from "../../core/dom.js";
import { CONFIRMS } from "./oneclick.js";

/**
 * @typedef {import("./types.js").Host} Host
 */

const SPEEDS = ["off", "fast", "normal", "slow"];

/** @param {Host} host @returns {HTMLElement} */
export function preferencesPanel({ t, settings }) {
  /** @param {"speed" | "confirm"} name @param {string} label @param {[string, string][]} choices */
  const select = (name, label, choices) => {
    const onchange = (/** @type {Event} */ event) => settings.set(name, chosenValue(event));
    const options = choices.map(([value, words]) =>
      h("option", { value, selected: settings.get(name) === value }, words),
    );
    return h("label", { class: "table-pref" }, label, h("select", { onchange }, options));
  };
  const sorting = check(t("track-sort"), settings.get("sort") === "rank", (on) =>
    settings.set("sort", on ? "rank" : "dealt"),
  );
  const panel = h(
    "div",
    { class: "table-prefs-panel" },
    select(
      "confirm",
      t("track-confirm"),
      choicesOf(CONFIRMS, (one) => t(`track-confirm-${one}`)),
    ),
    select(
      "speed",
      t("track-speed"),
      choicesOf(SPEEDS, (one) => t(`track-speed-${one}`)),
    ),
    check(t("track-labels"), settings.get("labels") === "on", (on) => settings.set("labels", on ? "on" : "off")),
    sorting,
  );
  const summary = h(
    "summary",
    { class: "table-prefs-button", "aria-label": t("track-preferences"), title: t("track-preferences") },
    "⚙\ufe0e",
  );
  const details = h("details", { class: "table-prefs" }, summary, panel);
  details.addEventListener("toggle", () => {
    // A card laid by hand has ended the sorting meanwhile.
    const box = sorting.querySelector("input");
    if (box) box.checked = settings.get("sort") === "rank";
  });
  closesByItself(details, summary);
  return details;
}

/** By Escape, and by a press elsewhere. @param {HTMLDetailsElement} details @param {HTMLElement} summary */
function closesByItself(details, summary) {
  details.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !details.open) return;
    details.open = false;
    summary.focus();
    event.preventDefault();
  });
  const outside = (/** @type {PointerEvent} */ event) => {
    if (!details.contains(/** @type {Node} */ (event.target))) details.open = false;
  };
  details.addEventListener("toggle", () => {
    if (details.open) document.addEventListener("pointerdown", outside);
    else document.removeEventListener("pointerdown", outside);
  });
}

/** @param {readonly string[]} values @param {(value: string) => string} wordsOf @returns {[string, string][]} */
function choicesOf(values, wordsOf) {
  return values.map((value) => [value, wordsOf(value)]);
}

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} change */
function check(label, on, change) {
  const box = h("input", { type: "checkbox", checked: on });
  box.addEventListener("change", () => change(box.checked));
  return h("label", { class: "table-pref" }, box, label);
}

/** @param {Event} event */
function chosenValue(event) {
  return /** @type {HTMLSelectElement} */ (event.target).value;
}
