/**
 * Which folder draws which game. A new member of the track family needs one line here.
 * @type {Record<string, () => Promise<import("../core/types.js").GameFolder>>}
 */
const FOLDERS = {
  tokken: () => import("./track/index.js"),
  tok: () => import("./track/index.js"),
};

/**
 * The folder that draws a game; rejects when there is none.
 * @param {string} game
 * @returns {Promise<import("../core/types.js").GameFolder>}
 */
export function loadGame(game) {
  const load = FOLDERS[game];
  return load ? load() : Promise.reject(new Error(`no table for ${game}`));
}
