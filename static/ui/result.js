/** The end of a match in words, and the way to the next one. */

import { h } from "../core/dom.js";
import { openDialog } from "./dialogs.js";
import { at } from "./page.js";
import { amountWords, changeWords, resultLine, scoreRows } from "./words.js";

/** How long the last move may be looked at before the result is laid over it. */
const PAUSE = 1_800;

/** Shows the result by itself once a match, and again when it is asked for. */
export class ResultCard {
  #page;
  #rematch;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #shownFor = 0;

  /**
   * @param {import("./page.js").Page} page
   * @param {() => void} rematch
   */
  constructor(page, rematch) {
    this.#page = page;
    this.#rematch = rematch;
  }

  /**
   * @param {import("../core/types.js").View} view
   * @param {boolean} live whether the last move is still being shown
   */
  announce(view, live) {
    if (this.#shownFor === view.match) return;
    this.#shownFor = view.match;
    this.#timer = setTimeout(() => this.show(view), live && this.#page.settings.motion ? PAUSE : 0);
  }

  /** @param {import("../core/types.js").View} view */
  show(view) {
    if (view.phase !== "over" || this.#dialog?.open) return;
    this.#dialog = resultDialog(this.#page, view, this.#rematch);
  }

  /** Another match has begun. */
  stop() {
    clearTimeout(this.#timer);
    this.#dialog?.close();
    this.#dialog = null;
  }
}

/**
 * @param {import("./page.js").Page} page
 * @param {import("../core/types.js").View} view
 * @param {() => void} rematch
 * @returns {HTMLDialogElement}
 */
function resultDialog(page, view, rematch) {
  const { t } = page;
  const again = () => {
    dialog.close();
    rematch();
  };
  const look = h("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("result-look"));
  const more = h(
    "button",
    { class: "button button-main", type: "button", autofocus: true, onclick: again },
    t("rematch"),
  );
  const record = h(
    "a",
    { href: at(`api/rooms/${view.room.link}/matches/${view.match}/record`), download: "" },
    t("result-record"),
  );
  const dialog = openDialog(
    resultLine(view, t),
    scoreTable(view, t),
    h("p", { class: "soft" }, t(view.you.seat === null ? "result-watched" : "result-next")),
    h("p", { class: "result-record" }, record),
    h("div", { class: "dialog-actions" }, look, view.you.seat !== null && more),
  );
  return dialog;
}

/**
 * @param {import("../core/types.js").View} view
 * @param {import("../core/types.js").Translate} t
 */
function scoreTable(view, t) {
  const rows = scoreRows(view, t);
  if (!rows) return null;
  const isChips = view.options.scoring === "chips";
  const words = isChips ? changeWords : amountWords;
  const body = rows.map(({ name, score, winner }) =>
    h("tr", { class: winner && "winner" }, h("th", { scope: "row", dir: "auto" }, name), h("td", null, words(score))),
  );
  const counted = t(isChips ? "score-chips" : "score-points");
  const head = h("tr", null, h("th", { scope: "col" }, t("score-name")), h("th", { scope: "col" }, counted));
  return h("table", { class: "scores" }, h("thead", null, head), h("tbody", null, body));
}
