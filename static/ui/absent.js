/** Who is not there and what time is left, read from a view and the newest presence. Pure. */

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {object} Absent
 * @property {boolean} you whether the house plays for this person
 * @property {string[]} house names of the others for whom it plays
 * @property {{seat: string, name: string, seconds: number, mayAsk: boolean}[]} away those for whom it does not yet:
 *   `seconds` until it may be asked to
 * @typedef {{seat: string, name: string, seconds: number, runs: boolean, since: number | null}} Running
 * @typedef {{presence: Record<string, string>, awaySince: Record<string, number>, grace: number, now: number}} Known
 *   `now` and `awaySince` in seconds by the server's clock
 */

/** Somebody who is connected and lets a table without a bank wait for so many seconds may be stood in for, too. */
export const IDLE = 180;

/**
 * @param {View} view
 * @param {Known} known
 * @returns {Absent}
 */
export function absenceOf(view, known) {
  const playing = view.phase === "playing";
  const others = view.seats.filter(({ seat, name }) => playing && name !== null && seat !== view.you.seat);
  const own = view.seats.find(({ seat }) => seat === view.you.seat);
  const you = playing && Boolean(own?.status);
  const away = others.flatMap(({ seat, name, status }) => {
    const left = status ? null : wait(view, seat, known);
    if (left === null) return [];
    return [{ seat, name: String(name), seconds: Math.max(0, Math.ceil(left)), mayAsk: Boolean(own) && !you }];
  });
  const stoodIn = others.filter(({ status, bot }) => status && !bot);
  return { you, house: stoodIn.map(({ name }) => String(name)), away };
}

/**
 * In how many seconds the house can be asked to play for the seat; null for somebody who is there.
 * @param {View} view
 * @param {string} seat
 * @param {Known} known
 */
function wait(view, seat, { presence, awaySince, grace, now }) {
  if (presence[seat] === "away") return seat in awaySince ? awaySince[seat] + grace - now : grace;
  const asked = view.time?.since[seat];
  if (asked === undefined || view.clock?.kind === "bank" || asked + IDLE > now) return null;
  return 0;
}

/**
 * The clocks to show, in seat order: of everybody with a bank, of those who are asked when it is soft.
 * @param {View} view
 * @param {number} now seconds, by the server's clock
 * @returns {Running[]}
 */
export function clocksOf({ phase, time, seats }, now) {
  if (phase !== "playing" || !time) return [];
  return seats
    .filter(({ seat }) => seat in time.left)
    .map(({ seat, name, status }) => {
      const since = status ? null : (time.since[seat] ?? null);
      const spent = since === null ? 0 : Math.max(0, now - since);
      return { seat, name: name ?? seat, seconds: Math.max(0, time.left[seat] - spent), runs: since !== null, since };
    });
}

/**
 * @param {number} seconds
 * @returns {string} minutes and seconds, rounded up, so that 0:00 means that nothing is left
 */
export function clockText(seconds) {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
