/** Lets the browser keep what this visit has loaded, and show a page of ours when there is no connection. */

import { at } from "./page.js";

const SETTLED = 3000; // milliseconds after which a visit has loaded what it needs

/** Registers the service worker once the page is drawn; where browsers have none, nothing is lost. */
export function keepShell() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  addEventListener("load", () => setTimeout(() => register(serviceWorker), SETTLED), { once: true });
  if (document.readyState === "complete") setTimeout(() => register(serviceWorker), SETTLED);
}

/** @param {ServiceWorkerContainer} serviceWorker */
async function register(serviceWorker) {
  try {
    await serviceWorker.register(at("sw.js"), { scope: at("./") });
    const { active } = await serviceWorker.ready;
    active?.postMessage({ loaded: performance.getEntriesByType("resource").map((each) => each.name) });
  } catch {
    // private windows and strict settings forbid it: the page works as well without
  }
}
