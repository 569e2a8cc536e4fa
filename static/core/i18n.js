/** Messages in the person's language. Every text that people read comes through `t`. */

import { FluentBundle } from "../vendor/fluent/bundle.js";
import { FluentResource } from "../vendor/fluent/resource.js";

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * The languages that the server has a message file for, by their own names, as it has written them into the page.
 * @param {HTMLElement} root
 * @returns {Record<string, string>}
 */
export function localesOf(root) {
  return JSON.parse(root.dataset.locales ?? '{"en":"English"}');
}

/**
 * The first wish that there is a language for, else English.
 * @param {readonly string[]} wishes language tags, most wanted first
 * @param {Record<string, string>} known
 * @returns {string}
 */
export function chooseLocale(wishes, known) {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split("-")[0];
    if (Object.hasOwn(known, language)) return language;
  }
  return "en";
}

/** The messages of one language. */
export class Messages {
  #bundle;

  /** @param {string} locale */
  constructor(locale) {
    this.locale = locale;
    // Browsers know no plurals of some languages; those of English are nearer than those of the browser's own language.
    this.#bundle = new FluentBundle([locale, "en"], { useIsolating: false });
  }

  /**
   * Adds the messages of a Fluent file; a later one wins.
   * @param {string} text
   */
  add(text) {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /**
   * @param {string} id
   * @returns {boolean}
   */
  has(id) {
    return this.#bundle.getMessage(id)?.value != null;
  }

  /**
   * The text for an id; a missing one shows the id itself, which no reader mistakes for a sentence.
   * @param {string} id
   * @param {Record<string, string | number>} [args]
   * @returns {string}
   */
  t(id, args = {}) {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) {
      console.warn(`no message ${id} in ${this.locale}`);
      return id;
    }
    return this.#bundle.formatPattern(pattern, isolated(args), []);
  }
}

/**
 * Words in one phrase: "Anna, Ben and Carla". By a message, since browsers know no lists of some languages.
 * @param {readonly string[]} words
 * @param {import("./types.js").Translate} t
 * @returns {string}
 */
export function listWords(words, t) {
  if (words.length < 2) return words[0] ?? "";
  return t("list-and", { words: words.slice(0, -1).join(", "), last: words[words.length - 1] });
}

/**
 * The text of messages at an address.
 * @param {string} address
 * @returns {Promise<string>}
 */
export async function fetchMessages(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.text();
}

/**
 * A right-to-left name would turn the sentence around it; direction marks keep it to itself.
 * @param {Record<string, string | number>} args
 * @returns {Record<string, string | number>}
 */
function isolated(args) {
  const entries = Object.entries(args).map(([name, value]) => {
    const wrap = typeof value === "string" && RIGHT_TO_LEFT.test(value);
    return [name, wrap ? `\u2068${value}\u2069` : value];
  });
  return Object.fromEntries(entries);
}
