/** What people open when they want it: its code comes with the first time. */

import { byId } from "../core/dom.js";
import { styleOnce } from "./folders.js";
import { lobbyStyle } from "./lobbyplace.js";
import { asset } from "./page.js";

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

/** Looking back at earlier moments, whose code comes with the first look. */
export class PastPlace {
  #parts;
  /** @type {import("./past.js").Past | null} */
  #past = null;

  /** @param {import("./past.js").PastParts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  get active() {
    return this.#past?.active ?? false;
  }

  /** @param {number} seq */
  async show(seq) {
    try {
      const [{ Past }] = await Promise.all([import("./past.js"), styleOnce(asset("styles/past.css"))]);
      this.#past ??= new Past(byId("past"), byId("stage"), this.#parts);
      this.#past.show(seq);
    } catch (error) {
      console.error(error);
      this.#parts.complain(this.#parts.t("table-failed"));
    }
  }

  update() {
    this.#past?.update();
  }

  leave() {
    this.#past?.leave();
  }
}

/** The end of a match in words, whose code comes with the first end. */
export class ResultPlace {
  #page;
  #rematch;
  /** @type {import("./result.js").ResultCard | null} */
  #card = null;
  /** How often a match has given way to the next: what was wanted before is not shown after. */
  #turns = 0;

  /**
   * @param {import("./page.js").Page} page
   * @param {() => void} rematch
   */
  constructor(page, rematch) {
    this.#page = page;
    this.#rematch = rematch;
  }

  /** @param {import("../core/types.js").View} view @param {boolean} live whether the last move is still being shown */
  announce(view, live) {
    this.#with((card) => card.announce(view, live));
  }

  /** @param {import("../core/types.js").View} view */
  show(view) {
    this.#with((card) => card.show(view));
  }

  stop() {
    this.#turns += 1;
    this.#card?.stop();
  }

  /** @param {(card: import("./result.js").ResultCard) => void} act */
  async #with(act) {
    const turns = this.#turns;
    const code = await import("./result.js").catch(() => null); // the top bar names the winner, too
    if (!code || turns !== this.#turns) return;
    this.#card ??= new code.ResultCard(this.#page, this.#rematch);
    act(this.#card);
  }
}
