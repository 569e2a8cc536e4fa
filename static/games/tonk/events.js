/** Lines for the log. No event names a card that was dealt, drawn or discarded (N4), so neither does a line. */

import { listWords } from "../../core/i18n.js";
import { cardSign } from "../../ui/cards.js";
import { settledLine, totalsWords } from "./settling.js";
import { cardsWords } from "./words.js";

/**
 * @typedef {import("./types.js").GameEvent} GameEvent
 * @typedef {import("./types.js").Settlement} Settlement
 * @typedef {import("../../core/types.js").LogContext} LogContext
 */

/** @type {Record<string, (event: GameEvent, ctx: LogContext) => string | null>} */
const SENTENCES = {
  began,
  dealt: (event, { t, name }) => t("tonk-event-dealt", { game: event.game, name: name(event.dealer) }),
  drew: (event, { t, name }) =>
    t(event.from === "stock" ? "tonk-event-drew-stock" : "tonk-event-drew-discard", { name: name(event.seat) }),
  asked: (event, { t, name }) => t("tonk-event-asked", { name: name(event.seat) }),
  melded: (event, { t, name }) =>
    t("tonk-event-melded", { name: name(event.seat), cards: cardsWords(event.cards ?? [], t) }),
  laid_off: (event, { t, name }) =>
    t("tonk-event-laid-off", { name: name(event.seat), card: cardSign(event.card ?? "", t) }),
  discarded: (event, { t, name }) => t("tonk-event-discarded", { name: name(event.seat) }),
  dropped: (event, { t, name }) => t("tonk-event-dropped", { name: name(event.seat) }),
  settled: (event, ctx) =>
    settledLine(/** @type {Settlement} */ (/** @type {unknown} */ (event)), scoringOf(event, ctx), ctx),
  agreed: (event, { t, name }) => t("tonk-event-agreed", { name: name(event.seat) }),
  match_over: matchOver,
};

/**
 * A line for the log, or null when the event is worth none.
 * @param {GameEvent} event
 * @param {LogContext} ctx
 * @returns {string | null}
 */
export function describeEvent(event, ctx) {
  return Object.hasOwn(SENTENCES, event.e) ? SENTENCES[event.e](event, ctx) : null;
}

/** @param {GameEvent} event @param {LogContext} ctx */
function began(event, { t, name }) {
  const rounds = (event.cuts ?? []).map((/** @type {Record<string, string>} */ cuts) =>
    Object.entries(cuts)
      .map(([seat, card]) => `${name(seat)} ${cardSign(card, t)}`)
      .join(", "),
  );
  return t("tonk-event-began", { cuts: rounds.join("; "), name: name(event.dealer) });
}

/** @param {GameEvent} event @param {LogContext} ctx */
function matchOver(event, ctx) {
  const { t, name } = ctx;
  const words = { names: listWords(event.winners.map(name), t), scores: totalsWords(event.scores, ctx) };
  return t(event.draw ? "tonk-event-over-draw" : "tonk-event-over", { ...words, count: event.winners.length });
}

/** Points have no payments, and a game that is not drawn changes something. @param {GameEvent} event @param {LogContext} ctx */
function scoringOf(event, { view }) {
  const told = view?.options?.scoring;
  if (told === "chips" || told === "points") return told;
  return event.draw || event.payments?.length ? "chips" : "points";
}
