/**
 * Which folder draws which game. A folder has `index.js` and `FOLDER.css`, loaded when a table needs them, and
 * `rulepictures.js` for who reads the rules; `outline.js` draws the table's shape before the game, where it is not round.
 * A new member of a family needs one line here.
 *
 * @typedef {import("../core/types.js").GameFolder} GameFolder
 * @typedef {import("../core/types.js").RulePictures} RulePictures
 * @typedef {{folder: string, load: () => Promise<GameFolder>, pictures: () => Promise<{PICTURES: RulePictures}>,
 *   outline?: () => Promise<{outline: (seats: string[], bottom: string) => SVGElement[]}>}} Drawing
 */

/** @type {Drawing} */
const TRACK = {
  folder: "track",
  load: () => import("./track/index.js"),
  pictures: () => import("./track/rulepictures.js"),
  outline: () => import("./track/outline.js"),
};

/** @type {Drawing} */
const TONK = {
  folder: "tonk",
  load: () => import("./tonk/index.js"),
  pictures: () => import("./tonk/rulepictures.js"),
};

/** @type {Record<string, Drawing>} */
const DRAWINGS = {
  tokken: TRACK,
  tok: TRACK,
  tonk: TONK,
};

/**
 * What draws a game; null for one that these pages cannot draw, whatever the server offers.
 * @param {string} game
 * @returns {Drawing | null}
 */
export function drawingOf(game) {
  return Object.hasOwn(DRAWINGS, game) ? DRAWINGS[game] : null;
}
