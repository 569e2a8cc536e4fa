/** The book of a table: its rules as the server tells them, in the person's words. Fetched when somebody wants it. */

import { request } from "../core/api.js";
import { drawingOf } from "../games/index.js";
import { at } from "./page.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {object} Paragraph as docs/protocol.md has it
 * @property {string} topic
 * @property {string[]} rules
 * @property {string} section
 * @property {string} message
 * @property {Record<string, string | number>} args
 * @property {string} sentence
 * @property {boolean} ours
 * @property {string | null} option
 * @property {string[]} cards
 * @property {boolean} differs
 * @typedef {{option: string, now: Paragraph, standard: Paragraph}} Difference
 * @typedef {Pick<View, "game" | "players" | "options">} Setting
 * @typedef {{paragraphs: Paragraph[], differences: Difference[]}} Book
 */

/** @type {Map<string, Promise<Book>>} by setting */
const books = new Map();
/** @type {Map<string, Promise<void>>} by part */
const learnt = new Map();

/** @param {Setting} setting @returns {string} equal for equal tables */
export function settingKey({ game, players, options }) {
  return new URLSearchParams({ game, players: String(players), options: JSON.stringify(options) }).toString();
}

/**
 * The book, once the page knows its words. Rejects when it cannot be had; asking again tries again.
 * @param {import("./page.js").Page} page
 * @param {Setting} setting
 * @returns {Promise<Book>}
 */
export async function openBook(page, setting) {
  const folder = drawingOf(setting.game)?.folder;
  const parts = ["rules", folder && `rules-${folder}`];
  const [book] = await Promise.all([
    once(books, settingKey(setting), (key) => request(at(`api/rules?${key}`))),
    ...parts.flatMap((part) => (part ? [once(learnt, part, page.learn)] : [])),
  ]);
  return book;
}

/**
 * @param {import("./page.js").Page} page
 * @param {Paragraph} paragraph
 * @returns {string} the server's own sentence where the message file has none
 */
export function paragraphText({ t, has }, { message, args, sentence }) {
  return has(message) ? t(message, args) : sentence;
}

/**
 * @template T
 * @param {Map<string, Promise<T>>} known
 * @param {string} key
 * @param {(key: string) => Promise<T>} get
 * @returns {Promise<T>}
 */
function once(known, key, get) {
  const coming = known.get(key) ?? get(key);
  known.set(key, coming);
  coming.catch(() => known.delete(key));
  return coming;
}
