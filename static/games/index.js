/**
 * Which folder draws which game. A new member of the track family needs one line here.
 * @type {Record<string, () => Promise<import("../core/types.js").GameFolder>>}
 */
const FOLDERS = {
  tokken: () => import("./track/index.js"),
  tok: () => import("./track/index.js"),
};

/**
 * Whether this page can draw a game that the server offers.
 * @param {string} game
 * @returns {boolean}
 */
export function hasTable(game) {
  return Object.hasOwn(FOLDERS, game);
}

/**
 * The folder that draws a game; rejects when there is none.
 * @param {string} game
 * @returns {Promise<import("../core/types.js").GameFolder>}
 */
export function loadGame(game) {
  const load = FOLDERS[game];
  return load ? load() : Promise.reject(new Error(`no table for ${game}`));
}
