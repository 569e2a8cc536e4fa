/** Opens the book of rules, whose code comes when somebody wants to read for the first time. */

import { lobbyStyle } from "./lobbyplace.js";

/**
 * @param {import("./page.js").Page} page
 * @param {import("../core/types.js").View | null} view
 * @param {import("./rulebook.js").Place} place
 * @param {(text: string) => void} complain
 */
export async function readRules(page, view, place, complain) {
  if (!view) return;
  try {
    const { openRulebook } = await import("./rulebook.js");
    await openRulebook(page, view, place);
  } catch (error) {
    console.error(error);
    complain(page.t("rulebook-failed"));
  }
}

/**
 * The table's menu, whose code comes with the first look into it.
 * @param {(text: string) => void} complain
 * @param {Parameters<typeof import("./menu.js").openMenu>[0]} parts
 */
export async function openMenu(complain, parts) {
  try {
    const [menu] = await Promise.all([import("./menu.js"), lobbyStyle()]);
    menu.openMenu(parts);
  } catch (error) {
    console.error(error);
    complain(parts.page.t("table-failed"));
  }
}

/**
 * The dialog in which the host changes game and rules, whose code comes when it is wanted.
 * @param {import("./page.js").Page} page
 * @param {import("../core/store.js").Store} store
 * @param {(what: string, fields?: Record<string, unknown>) => Promise<import("../core/types.js").Answer>} send
 */
export async function changeRules(page, store, send) {
  const { openRules } = await import("./rules.js");
  if (store.view) openRules({ page, view: store.view, send });
}
