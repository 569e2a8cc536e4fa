/** The choices of language and of light or dark, on every page. */

import { h } from "../core/dom.js";

const THEMES = ["system", "light", "dark"];

/**
 * @param {import("./page.js").Page} page
 * @returns {HTMLElement}
 */
export function preferences(page) {
  return h("div", { class: "prefs" }, languageChoice(page), themeChoice(page));
}

/** @param {import("./page.js").Page} page */
function languageChoice({ t, locale, locales, settings }) {
  const options = Object.entries(locales).map(([key, name]) =>
    h("option", { value: key, lang: key, selected: key === locale }, name),
  );
  const onchange = (/** @type {Event} */ event) => {
    settings.set("locale", /** @type {HTMLSelectElement} */ (event.target).value);
    location.reload();
  };
  return h("label", { class: "pref" }, h("span", null, t("pref-language")), h("select", { onchange }, options));
}

/** @param {import("./page.js").Page} page */
function themeChoice({ t, settings }) {
  const options = THEMES.map((theme) =>
    h("option", { value: theme, selected: theme === settings.get("theme") }, t(`pref-theme-${theme}`)),
  );
  const onchange = (/** @type {Event} */ event) => {
    settings.set("theme", /** @type {HTMLSelectElement} */ (event.target).value);
    dispatchEvent(new Event("toktonk:theme"));
  };
  return h("label", { class: "pref" }, h("span", null, t("pref-theme")), h("select", { onchange }, options));
}
