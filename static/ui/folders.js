/** Fetches all that a game's folder brings: its code, its style, its words. Once, and ahead of the start. */

import { h } from "../core/dom.js";
import { drawingOf } from "../games/index.js";
import { asset } from "./page.js";

/** @typedef {import("../core/types.js").GameFolder} GameFolder */

/** @type {Map<string, Promise<GameFolder>>} by folder, which several games may share */
const folders = new Map();

/**
 * The folder that draws a game, ready to mount. Rejects when it cannot be had; asking again tries again.
 * @param {string} game
 * @param {import("./page.js").Page} page which learns the game's words
 * @returns {Promise<GameFolder>}
 */
export function gameFolder(game, page) {
  const drawing = drawingOf(game);
  if (!drawing) return Promise.reject(new Error(`no table for ${game}`));
  const known = folders.get(drawing.folder);
  if (known) return known;
  const coming = fetchFolder(drawing, page);
  folders.set(drawing.folder, coming);
  coming.catch(() => folders.delete(drawing.folder));
  return coming;
}

/**
 * @param {import("../games/index.js").Drawing} drawing
 * @param {import("./page.js").Page} page
 */
async function fetchFolder({ folder, load }, page) {
  const [code] = await Promise.all([load(), page.learn(folder), addStyle(asset(`games/${folder}/${folder}.css`))]);
  return code;
}

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * A style that comes when it is wanted, once; after a failure it may be asked for again.
 * @param {string} href
 * @returns {Promise<void>} when it has an effect
 */
export function styleOnce(href) {
  const coming = styles.get(href) ?? addStyle(href);
  styles.set(href, coming);
  coming.catch(() => styles.delete(href));
  return coming;
}

/**
 * @param {string} href
 * @returns {Promise<void>} when it has an effect
 */
export function addStyle(href) {
  return new Promise((resolve, reject) => {
    const onload = () => resolve();
    const onerror = () => reject(new Error(`no style ${href}`));
    document.head.append(h("link", { rel: "stylesheet", href, onload, onerror }));
  });
}
