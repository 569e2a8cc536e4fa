/** The table's own choices, in a small panel: how fast pawns run, whether squares are named, how the hand lies. */

import { h } from "../../core/dom.js";

/**
 * @typedef {import("./types.js").Host} Host
 */

const SPEEDS = ["off", "fast", "normal", "slow"];

/** @param {Host} host @returns {HTMLElement} */
export function preferencesPanel({ t, settings }) {
  const speed = h(
    "select",
    { onchange: (/** @type {Event} */ event) => settings.set("speed", chosenValue(event)) },
    SPEEDS.map((name) =>
      h("option", { value: name, selected: settings.get("speed") === name }, t(`track-speed-${name}`)),
    ),
  );
  const panel = h(
    "div",
    { class: "table-prefs-panel" },
    h("label", { class: "table-pref" }, t("track-speed"), speed),
    check(t("track-labels"), settings.get("labels") === "on", (on) => settings.set("labels", on ? "on" : "off")),
    check(t("track-sort"), settings.get("sort") === "rank", (on) => settings.set("sort", on ? "rank" : "dealt")),
  );
  const summary = h(
    "summary",
    { class: "table-prefs-button", "aria-label": t("track-preferences"), title: t("track-preferences") },
    "⚙\ufe0e",
  );
  const details = h("details", { class: "table-prefs" }, summary, panel);
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
  return details;
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
