/** What every page begins with: settings, language, addresses. */

import { chooseLocale, loadMessages } from "../core/i18n.js";
import { Settings } from "../core/settings.js";

/**
 * @typedef {object} Page
 * @property {import("../core/types.js").Translate} t
 * @property {(id: string) => boolean} has
 * @property {string} locale
 * @property {Settings} settings
 */

/** The address of the site itself, which may live under a sub-path; each page says where it is. */
export const ROOT = new URL(document.documentElement.dataset.root ?? "./", document.baseURI);

/**
 * @param {string} path relative to the site
 * @returns {string}
 */
export function at(path) {
  return new URL(path, ROOT).href;
}

/**
 * Loads the messages in the person's language, and says so to the document.
 * @param {string[]} files message files, with LOCALE for the language
 * @returns {Promise<Page>}
 */
export async function openPage(files = ["static/locales/LOCALE.ftl"]) {
  const settings = new Settings();
  const locale = chooseLocale([settings.get("locale"), ...navigator.languages]);
  document.documentElement.lang = locale;
  const messages = await loadMessages(locale, files.map(at));
  return { t: messages.t.bind(messages), has: messages.has.bind(messages), locale, settings };
}
