/** Before the game: a name, a place at the table, the invitation, the start. */

import { fill, h } from "../core/dom.js";
import { clockWords } from "./clock.js";
import { Hosting } from "./hosting.js";
import { HouseRules } from "./houserules.js";
import { invitation } from "./invite.js";
import { drawnTable, maySit, teamLegend } from "./seats.js";
import { freeSeats, statusLine } from "./words.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {object} LobbyParts
 * @property {import("./page.js").Page} page
 * @property {(what: string, fields?: Record<string, unknown>) => Promise<import("../core/types.js").Answer>} send
 * @property {(text: string) => void} toast
 * @property {() => import("../core/types.js").Presence} presence
 * @property {() => void} rules opens the form of house rules, for the host
 * @property {() => void} read opens the rules of this table, for everybody
 */

const LONGEST_NAME = 20;

/** Redraws the table with each view, and keeps what a person is typing. */
export class Lobby {
  #parts;
  #nameField;
  #heading = h("h1", { class: "lobby-heading" });
  #lead = h("p", { class: "lobby-lead" });
  #table = h("div", { class: "lobby-table" });
  #invite = h("div", { class: "lobby-invite" });
  #house;
  #hosting;
  #clock = h("p", { class: "soft" });
  #change;
  #stand;
  #frame = h("div", { class: "lobby" });
  #actions = h("div", { class: "lobby-actions" });
  #nameForm;
  #problem = h("p", { class: "problem", id: "name-problem", role: "alert" });
  #rename = h("button", { class: "button", type: "submit" });
  /** @type {string | null} the place that was pressed before there was a name */
  #wanted = null;
  /** @type {View | null} */
  #view = null;
  #invited = "";

  /**
   * @param {HTMLElement} root
   * @param {LobbyParts} parts
   */
  constructor(root, parts) {
    this.#parts = parts;
    const { t, settings } = parts.page;
    this.#nameField = h("input", {
      id: "name",
      maxlength: LONGEST_NAME,
      autocomplete: "nickname",
      value: settings.get("name"),
      "aria-describedby": "name-problem",
    });
    this.#rename.textContent = t("name-change");
    this.#nameForm = this.#drawNameForm();
    this.#house = new HouseRules(parts.page);
    this.#hosting = new Hosting(parts.page, parts.send);
    this.#change = h("button", { class: "button", type: "button", onclick: parts.rules }, t("rules-change"));
    this.#stand = h("button", { class: "button", type: "button", onclick: () => parts.send("stand") }, t("stand"));
    const read = h("button", { class: "button", type: "button", onclick: parts.read }, t("rulebook"));
    this.#actions.append(this.#house.element, this.#clock, read, this.#change, this.#stand);
    this.#actions.append(this.#hosting.element);
    const side = h("div", { class: "lobby-side" }, this.#actions, this.#invite);
    fill(this.#frame, h("div", { class: "lobby-head" }, this.#heading, this.#lead), this.#nameForm, this.#table, side);
    fill(root, this.#frame);
    if (matchMedia("(hover: hover)").matches && settings.get("name") === "") this.#nameField.focus();
  }

  /** @param {View} view */
  update(view) {
    this.#view = view;
    const { page, presence, toast } = this.#parts;
    const { t } = page;
    const state = stateOf(view);
    this.#frame.dataset.state = state;
    this.#heading.textContent = t(`lobby-${state}`);
    this.#lead.textContent = state === "ready" ? statusLine(view, t) : t(`lobby-${state}-text`);
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.seat;
    const onsit = (/** @type {string} */ seat) => this.#sit(seat);
    const onremove = view.you.host ? (/** @type {string} */ seat) => void this.#parts.send("remove", { seat }) : null;
    const drawn = drawnTable({ view, presence: presence(), t, onsit, onremove, centre: this.#centre(view) });
    fill(this.#table, drawn, teamLegend(view, t));
    if (focused) /** @type {HTMLElement | null} */ (this.#table.querySelector(`[data-seat="${focused}"]`))?.focus();
    this.#rename.hidden = view.you.seat === null;
    this.#house.update(view);
    this.#hosting.update(view);
    this.#clock.hidden = (view.clock ?? { kind: "none" }).kind === "none";
    if (view.clock) this.#clock.textContent = `${t("clock")}: ${clockWords(t, view.clock)}`;
    this.#change.hidden = !view.you.host;
    this.#stand.hidden = view.you.seat === null;
    const invited = JSON.stringify(view.room);
    if (invited !== this.#invited) fill(this.#invite, invitation(view, t, toast));
    this.#invited = invited;
  }

  #drawNameForm() {
    const { t } = this.#parts.page;
    const onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#named();
    };
    return h(
      "form",
      { class: "name-form panel", onsubmit },
      h("label", { for: "name" }, t("name-label")),
      h("div", { class: "field-row" }, this.#nameField, this.#rename),
      this.#problem,
    );
  }

  /** Enter in the name field renames who sits, or takes the place that was pressed before. */
  #named() {
    const name = this.#readName();
    if (!name || !this.#view) return;
    if (this.#view.you.seat !== null) this.#parts.send("rename", { name });
    else if (this.#wanted) this.#parts.send("sit", { seat: this.#wanted, name });
    this.#wanted = null;
  }

  /** @param {string} seat */
  #sit(seat) {
    const name = this.#readName();
    if (name) this.#parts.send("sit", { seat, name });
    else this.#wanted = seat;
  }

  #readName() {
    const { t, settings } = this.#parts.page;
    const name = this.#nameField.value.trim().replace(/\s+/g, " ");
    this.#problem.textContent = name ? "" : t("name-needed");
    if (name) settings.set("name", name);
    else this.#nameField.focus();
    return name;
  }

  /** @param {View} view */
  #centre(view) {
    const { page, send } = this.#parts;
    const free = freeSeats(view);
    const line = free > 0 && h("p", { class: "centre-line" }, page.t("seats-free", { count: free }));
    const game = h("p", { class: "centre-game" }, page.t(`game-${view.game}`));
    if (!view.you.host || free > 0) return h("div", null, game, line);
    const onclick = () => send("start");
    return h("div", null, game, h("button", { class: "button button-main", type: "button", onclick }, page.t("start")));
  }
}

/**
 * What this person can do next: choose a place, watch, invite, or play.
 * @param {View} view
 * @returns {"choose" | "removed" | "locked" | "full" | "invite" | "ready"}
 */
function stateOf(view) {
  const free = freeSeats(view) > 0;
  if (view.you.seat === null && maySit(view)) return free ? "choose" : "full";
  if (view.you.seat === null) return view.you.removed ? "removed" : "locked";
  return free ? "invite" : "ready";
}
