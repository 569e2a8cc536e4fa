/** The icon of the tab and of the installed app: whether somebody waits for this person. */

import { asset } from "./page.js";

/** @param {number} waiting how many tables wait for the person */
export function setIcon(waiting) {
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
  const href = asset(waiting > 0 ? "icons/icon-turn.svg" : "icons/icon.svg");
  if (link && link.href !== href) link.href = href;
  const badge = /** @type {any} */ (navigator);
  if (waiting > 0) badge.setAppBadge?.(waiting).catch(() => {});
  else badge.clearAppBadge?.().catch(() => {});
}
