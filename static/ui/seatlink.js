/** Seat links: one goes to another device or to a friend, and whoever opens it first has the seat. */

import { fill, h } from "../core/dom.js";
import { openDialog } from "./dialogs.js";
import { ways } from "./invite.js";
import { at } from "./page.js";
import { MARK, seatsToOffer, takeSecret } from "./seatoffer.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Translate} Translate
 * @typedef {import("../core/types.js").Answer} Answer
 * @typedef {(what: string, fields?: Record<string, unknown>) => Promise<Answer>} Ask
 */

const LONGEST_NAME = 20;

/**
 * The part of the menu with a button for each such seat; null without any.
 * @param {import("./page.js").Page} page
 * @param {import("../core/store.js").Store} store
 * @param {Ask} ask
 * @param {(text: string) => void} tell
 */
export function seatLinks({ t }, { view, presence }, ask, tell) {
  const seats = view ? seatsToOffer(view, presence) : [];
  if (!view || seats.length === 0) return null;
  const place = h("div", { class: "seat-link" });
  const buttons = seats.map(({ seat, name }) => {
    const onclick = async () => {
      const answer = await ask("offer_seat", { seat });
      if (answer.ok) fill(place, ...shown(seatAddress(view.room.link, answer.secret), t, tell));
      place.scrollIntoView({ block: "nearest" });
    };
    const own = seat === view.you.seat;
    const words = own
      ? t("seatlink-own")
      : t("seatlink-other", { name: name ?? t("seat-unnamed", { seat: letter(seat) }) });
    return h("button", { class: "button", type: "button", onclick }, words);
  });
  return h(
    "section",
    { class: "invite panel" },
    h("h2", null, t("seatlink-title")),
    h("p", { class: "soft" }, t("seatlink-text")),
    h("div", { class: "button-row" }, buttons),
    place,
  );
}

/**
 * @param {string | null} address
 * @param {Translate} t
 * @param {(text: string) => void} tell
 */
function shown(address, t, tell) {
  if (address === null) return [h("p", { class: "problem", role: "alert" }, t("seatlink-again"))];
  const words = { label: t("seatlink-label"), text: t("seatlink-share-text"), qr: t("seatlink-qr-label") };
  return [h("p", { role: "status" }, t("seatlink-ready")), ...ways(address, words, t, tell)];
}

/**
 * @param {string} link
 * @param {string | undefined} secret missing when the server does not know it any more
 * @returns {string | null}
 */
export function seatAddress(link, secret) {
  return secret ? `${at(`r/${link}`)}${MARK}${secret}` : null;
}

/** Asks who has opened a seat link whether to take the seat, once the table is there. */
export class SeatTaking {
  #t;
  #ask;
  #secret = takeSecret();
  /** @type {View | null} */
  #view = null;

  /**
   * @param {import("../core/types.js").Host} host
   */
  constructor({ t, send }) {
    this.#t = t;
    this.#ask = send;
    // The link of the table that is open already changes nothing but what stands behind the #.
    addEventListener("hashchange", () => {
      this.#secret = takeSecret();
      if (this.#view) this.update(this.#view);
    });
  }

  /** @param {View} view */
  update(view) {
    this.#view = view;
    if (this.#secret === null) return;
    const secret = this.#secret;
    this.#secret = null;
    this.#open(view, secret);
  }

  /** @param {View} view @param {string} secret */
  #open(view, secret) {
    const t = this.#t;
    const seat = secret[0];
    const name = view.seats.find((each) => each.seat === seat)?.name ?? "";
    const field = h("input", {
      id: "taker",
      maxlength: LONGEST_NAME,
      value: name,
      autocomplete: "nickname",
      required: true,
    });
    const onsubmit = async (/** @type {Event} */ event) => {
      event.preventDefault();
      const given = field.value.trim();
      const answer = await this.#ask("take_seat", { secret, ...(given === name ? {} : { name: given }) });
      if (answer.ok || !MENDABLE.includes(answer.refusal.code)) dialog.close();
      else field.focus();
    };
    const watch = h("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("seatlink-watch"));
    const take = h("button", { class: "button button-main", type: "submit" }, t("seatlink-take"));
    const words = name ? t("seatlink-take-text", { name }) : t("seatlink-take-free", { seat: letter(seat) });
    const label = h("label", { for: "taker" }, t("name-label"));
    const form = h("form", { class: "dialog-body", onsubmit }, h("p", null, words), label, field);
    form.append(h("div", { class: "dialog-actions" }, watch, take));
    const dialog = openDialog(t("seatlink-take-title"), form);
  }
}

/** Refusals after which another name may do. */
const MENDABLE = ["bad-name", "name-taken"];

/** @param {string} seat */
function letter(seat) {
  return seat.toUpperCase();
}
