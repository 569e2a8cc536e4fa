/** The frames of docs/protocol.md. The only file that knows their names. */

export const VERSION = 1;

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Told} Told
 * @typedef {import("./types.js").Reason} Reason
 * @typedef {import("./types.js").Presence} Presence
 * @typedef {{t: "welcome", match: number, seq: number, now?: number, view: View, told: Told[]}} Welcome
 * @typedef {{t: "told", match: number, seq: number, view: View, events: import("./types.js").GameEvent[]}} ToldFrame
 * @typedef {{t: "done", id: string, seq: number, secret?: string}} Done
 * @typedef {Reason & {t: "refused", id: string | null, match?: number, seq?: number, view?: View}} Refused
 * @typedef {{t: "planned", id: string, seq: number, plan: Record<string, unknown>}} Planned
 * @typedef {{t: "presence", seats: Presence, watching: number, away?: Record<string, number>, grace?: number}} PresenceFrame
 * @typedef {{t: "looked", id: string, match: number, seq: number, view: View, events: import("./types.js").GameEvent[]}} Looked
 * @typedef {{t: "said", lines: import("./types.js").Line[]}} Said
 * @typedef {Welcome | ToldFrame | Done | Refused | Planned | PresenceFrame | Said | Looked | {t: "pong"}} Frame
 */

const KNOWN = new Set(["welcome", "told", "done", "refused", "planned", "presence", "said", "looked", "pong"]);

/**
 * @param {number} match
 * @param {number} have
 */
export function hello(match, have) {
  return { t: "hello", v: VERSION, match, have };
}

/**
 * @param {string} id
 * @param {number} seen
 * @param {string} what
 * @param {Record<string, unknown>} fields
 */
export function command(id, seen, what, fields) {
  return { ...fields, t: "do", id, seen, what };
}

/**
 * @param {string} id
 * @param {number} seen
 * @param {Record<string, unknown>} ask
 */
export function planning(id, seen, ask) {
  return { t: "plan", id, seen, ask };
}

/**
 * @param {string} id
 * @param {number} seq
 */
export function looking(id, seq) {
  return { t: "look", id, seq };
}

export const PING = Object.freeze({ t: "ping" });

/**
 * @param {Done} frame
 * @returns {import("./types.js").Answer}
 */
export function doneIn({ seq, secret }) {
  return { ok: true, seq, ...(secret && { secret }) };
}

/**
 * The frame in a text, or null for what this version does not know: a newer server may say more.
 * @param {unknown} text
 * @returns {Frame | null}
 */
export function parseFrame(text) {
  if (typeof text !== "string") return null;
  try {
    const frame = JSON.parse(text);
    return frame && KNOWN.has(frame.t) ? frame : null;
  } catch {
    return null;
  }
}
