/**
 * Which folder draws which game. A folder has `index.js`, `FOLDER.css` and `locales/`, all loaded when a table needs
 * them. A new member of a family needs one line here.
 *
 * @typedef {import("../core/types.js").GameFolder} GameFolder
 * @typedef {{folder: string, load: () => Promise<GameFolder>}} Drawing
 */

/** @type {Record<string, Drawing>} */
const DRAWINGS = {
  tokken: { folder: "track", load: () => import("./track/index.js") },
  tok: { folder: "track", load: () => import("./track/index.js") },
  tonk: { folder: "tonk", load: () => import("./tonk/index.js") },
};

/**
 * What draws a game; null for one that these pages cannot draw, whatever the server offers.
 * @param {string} game
 * @returns {Drawing | null}
 */
export function drawingOf(game) {
  return Object.hasOwn(DRAWINGS, game) ? DRAWINGS[game] : null;
}
