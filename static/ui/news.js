/** What a person is told in a note, because it changes what they can do or have agreed to. */

import { settingChanges } from "./changes.js";
import { describeRoomEvent } from "./roomevents.js";
import { nameOn } from "./words.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Told} Told
 */

/** Compares each view with the one before. The host knows what the host has done. */
export class RoomNews {
  #words;
  /** @type {View | null} */
  #before = null;

  /** @param {import("./options.js").Words} words */
  constructor(words) {
    this.#words = words;
  }

  /**
   * @param {View} view
   * @param {Told | null} told what has led to it, null when it is all there is
   * @param {boolean} fresh of another match than before
   * @returns {string[]} what to tell this person
   */
  of(view, told, fresh) {
    const before = this.#before;
    this.#before = view;
    if (!before || fresh) return [];
    // Who opened the seat's link has it now: the page that it was taken from says so.
    const gone = before.phase !== "lobby" && before.you.seat !== null && view.you.seat === null;
    const taken = gone ? [this.#words.t("refusal-seat-handed-over")] : [];
    return [
      ...taken,
      ...this.#changed(before, view),
      ...ofOneself(before, view, this.#words.t),
      ...this.#arranged(view, told),
    ];
  }

  /** @param {View} before @param {View} view */
  #changed(before, view) {
    if (view.phase !== "lobby" || view.you.host) return [];
    const changes = settingChanges(this.#words, before, view);
    return changes.length > 0 ? [this.#words.t("changed", { changes: changes.join(" · ") })] : [];
  }

  /** @param {View} view @param {Told | null} told */
  #arranged(view, told) {
    const { t, has } = this.#words;
    const kinds = view.you.host ? ["host"] : ["host", "arranged"];
    const events = (told?.events ?? []).filter(({ e }) => kinds.includes(e));
    const name = (/** @type {string} */ seat) => nameOn(view, seat, t);
    return events.flatMap((event) => describeRoomEvent(event, { t, has, name }) ?? []);
  }
}

/**
 * What the host's doing means for who looks at it.
 * @param {View} before
 * @param {View} view
 * @param {import("../core/types.js").Translate} t
 */
function ofOneself(before, view, t) {
  const { seat } = view.you;
  const fewer = view.phase === "lobby" && before.seats.length > view.seats.length && before.you.seat !== seat;
  return [
    ...(fewer ? [seat === null ? t("changed-seat") : t("changed-moved", { seat: seat.toUpperCase() })] : []),
    ...(view.you.removed && !before.you.removed ? [t("lobby-removed")] : []),
    ...(before.you.removed && !view.you.removed ? [t("let-in-you")] : []),
    ...(view.you.barred && !before.you.barred ? [t("barred")] : []),
  ];
}
