/** The system's own note that it is this person's turn, for who has allowed it and looks elsewhere. */

import { asset } from "./page.js";

/** One for each table: a newer one takes the place of the one before. */
export class Note {
  /** @type {Notification | null} */
  #own = null;
  #isShown = false;

  /** @param {string} text */
  show(text) {
    if (globalThis.Notification?.permission !== "granted") return;
    this.#isShown = true;
    const options = { body: text, icon: asset("icons/icon-192.png"), tag: location.pathname };
    try {
      this.#own = new Notification("Toktonk", options);
      this.#own.onclick = () => {
        focus();
        this.close();
      };
    } catch {
      // phones let only the service worker show notes
      const data = location.href;
      working((worker) => worker.showNotification("Toktonk", { ...options, data }));
    }
  }

  close() {
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#own?.close();
    this.#own = null;
    working(async (worker) => {
      for (const note of await worker.getNotifications({ tag: location.pathname })) note.close();
    });
  }
}

/** @param {(worker: ServiceWorkerRegistration) => Promise<void>} act */
function working(act) {
  navigator.serviceWorker?.ready.then(act).catch(() => {});
}
