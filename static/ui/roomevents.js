/** What happens to the room, in words: who sits, what the host changes. No game knows these events. */

import { settingChanges } from "./changes.js";

/**
 * @typedef {import("../core/types.js").GameEvent} GameEvent
 * @typedef {import("../core/types.js").LogContext} LogContext
 */

/** Events of the room, which no game knows. */
const ROOM_EVENTS = [
  "sat",
  "renamed",
  "stood",
  "removed",
  "host",
  "configured",
  "arranged",
  "let_in",
  "started",
  "left",
  "stood_in",
  "seat_offered",
  "seat_taken",
  "returned",
  "defaulted",
  "rematched",
];

/** Those that a page shows in other ways. */
const UNTOLD = ["created", "credited"];

/**
 * The line for an event of the room; undefined when it is a game's own.
 * @param {GameEvent} event
 * @param {Pick<LogContext, "t" | "name" | "has">} ctx
 * @param {GameEvent | null} [setting] the one before, for an event that changes it
 * @returns {string | null | undefined}
 */
export function describeRoomEvent(event, { t, name, has = () => false }, setting = null) {
  if (UNTOLD.includes(event.e)) return null;
  if (!ROOM_EVENTS.includes(event.e)) return undefined;
  if (event.e === "arranged") return arrangedLine(event, t);
  if (event.e === "configured") return configuredLine({ t, has }, setting, event);
  if (event.e === "host" && !event.seat) return null;
  if (event.e === "defaulted" && event.why !== "time") return null;
  const seat = typeof event.seat === "string" ? event.seat : "";
  return t(`event-${event.e}`, { name: event.name ?? (seat ? name(seat) : ""), seat: seat.toUpperCase() });
}

/**
 * @param {GameEvent} event
 * @param {import("../core/types.js").Translate} t
 */
function arrangedLine(event, t) {
  const flags = ["locked", "spectators", "listed", "substitutes"].filter((name) => name in event);
  const parts = flags.map((name) => t(`room-now-${name}-${event[name]}`));
  if (event.talk) parts.push(t("room-now-talk", { talk: t(`talk-${event.talk}`) }));
  return t("event-arranged", { changes: parts.join(" · ") });
}

/**
 * @param {import("./options.js").Words} words
 * @param {GameEvent | null} before
 * @param {GameEvent} event
 */
function configuredLine(words, before, event) {
  const changes = before ? settingChanges(words, asSetting(before), asSetting(event)) : [];
  return changes.length > 0 ? words.t("changed", { changes: changes.join(" · ") }) : words.t("event-configured");
}

/** @param {GameEvent} event @returns {import("./changes.js").Setting} */
function asSetting({ game, players, options, clock }) {
  return /** @type {any} */ ({ game, players, options, clock });
}
