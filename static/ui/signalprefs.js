/** The choices of how a table calls for attention, in its menu. */

import { h } from "../core/dom.js";

const SOUNDS = ["off", "quiet", "loud"];

/**
 * @param {import("./page.js").Page} page
 * @returns {HTMLElement}
 */
export function signalChoices(page) {
  return h("div", { class: "signals" }, soundChoice(page), vibration(page), notification(page));
}

/** @param {import("./page.js").Page} page */
function soundChoice({ t, settings }) {
  const now = settings.get("sound");
  const options = SOUNDS.map((each) => h("option", { value: each, selected: each === now }, t(`pref-sound-${each}`)));
  const onchange = (/** @type {Event} */ event) => {
    settings.set("sound", /** @type {HTMLSelectElement} */ (event.target).value);
  };
  return h("label", { class: "pref" }, h("span", null, t("pref-sound")), h("select", { onchange }, options));
}

/** @param {import("./page.js").Page} page */
function vibration({ t, settings }) {
  if (!navigator.vibrate) return null;
  const onchange = (/** @type {Event} */ event) => {
    settings.set("vibrate", /** @type {HTMLInputElement} */ (event.target).checked ? "on" : "off");
  };
  const box = h("input", { type: "checkbox", checked: settings.get("vibrate") === "on", onchange });
  return h("label", { class: "check" }, box, t("pref-vibrate"));
}

/**
 * The browser is asked only when somebody switches it on; a no is shown, not asked again.
 * @param {import("./page.js").Page} page
 */
function notification({ t, settings }) {
  const Notes = globalThis.Notification;
  if (!Notes || !globalThis.isSecureContext) return null;
  const denied = h("p", { class: "soft", role: "status" });
  const onchange = async () => {
    const allowed = box.checked && (await Notes.requestPermission()) === "granted";
    denied.textContent = box.checked && !allowed ? t("pref-notify-denied") : "";
    box.checked = allowed;
    settings.set("notify", allowed ? "on" : "off");
  };
  const on = settings.get("notify") === "on" && Notes.permission === "granted";
  const box = h("input", { type: "checkbox", checked: on, onchange });
  return h("div", null, h("label", { class: "check" }, box, t("pref-notify")), denied);
}
