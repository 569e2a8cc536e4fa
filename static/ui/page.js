/** What every page begins with: settings, language, addresses. */

import { chooseLocale, fetchMessages, localesOf, Messages } from "../core/i18n.js";
import { Settings } from "../core/settings.js";

/**
 * @typedef {object} Page
 * @property {import("../core/types.js").Translate} t
 * @property {(id: string) => boolean} has
 * @property {string} locale
 * @property {Record<string, string>} locales the languages there are, by their own names
 * @property {Settings} settings
 * @property {(part: string) => Promise<void>} learn adds the messages of one more part of the language's file
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
 * The address of a file below `static`, as this version of the server has it.
 * @param {string} path
 * @returns {string}
 */
export function asset(path) {
  const { version } = document.documentElement.dataset;
  return at(version ? `static/${version}/${path}` : `static/${path}`);
}

/**
 * Loads the messages in the person's language, and says so to the document.
 * @param {...string} parts what this page needs of the language's file, beside what all pages need
 * @returns {Promise<Page>}
 */
export async function openPage(...parts) {
  const settings = new Settings();
  const locales = localesOf(document.documentElement);
  const locale = chooseLocale([settings.get("locale"), ...navigator.languages], locales);
  document.documentElement.lang = locale;
  const messages = new Messages(locale);
  const learn = async (/** @type {string} */ part) =>
    messages.add(await fetchMessages(asset(`words/${locale}/${part}.ftl`)));
  await Promise.all(["shell", ...parts].map(learn));
  return { t: messages.t.bind(messages), has: messages.has.bind(messages), locale, locales, settings, learn };
}
