/** The rules of a game as it is usually played, for who has no table yet; their code and style come when they are wanted. */

import { addStyle } from "./folders.js";
import { asset } from "./page.js";

/** @type {Promise<unknown> | null} */
let styles = null;

/**
 * @param {import("./page.js").Page} page
 * @param {string} game
 * @param {number} players
 * @param {HTMLElement} problem where it says that they cannot be had
 */
export async function readUsualRules(page, game, players, problem) {
  problem.textContent = "";
  try {
    const [{ openRulebook }] = await Promise.all([import("./rulebook.js"), addStyles()]);
    const title = page.t("home-rules", { game: page.t(`game-${game}`) });
    await openRulebook(page, { game, players, options: {} }, { part: "rules" }, title);
  } catch (error) {
    console.error(error);
    problem.textContent = page.t("rulebook-failed");
  }
}

function addStyles() {
  styles ??= Promise.all(["dialogs", "cards"].map((name) => addStyle(asset(`styles/${name}.css`))));
  styles.catch(() => {
    styles = null;
  });
  return styles;
}
