/** Sentences about the track games. All text comes from the message files; this only chooses and fills in. */

import { listWords } from "../../core/i18n.js";
import { cardSign } from "../../ui/cards.js";
import { captures, isYard } from "./notation.js";

/**
 * @typedef {import("./types.js").Translate} Translate
 * @typedef {import("./types.js").GameEvent} GameEvent
 * @typedef {import("./types.js").Slide} Slide
 * @typedef {import("../../core/types.js").LogContext} LogContext
 * @typedef {(seat: string) => string} NameOf
 * @typedef {{t: Translate, name: NameOf, you: string | null, moved?: GameEvent | null}} Speech `moved`: the last move
 *   that was told, with its slides
 */

const PART = /^([a-h][+0-9]+)([-~])([a-h][+0-9]+)(?:>([a-h][+0-9]+))?$/;

/** @param {string} card @param {string} game @param {Translate} t @returns {string} what the card does */
export function cardDoes(card, game, t) {
  const rank = card[0];
  const special = {
    A: "ace",
    4: "four",
    5: "five",
    7: game === "tok" ? "seven-tok" : "seven",
    J: "jack",
    K: "king",
    X: "joker",
  };
  const id = special[/** @type {keyof typeof special} */ (rank)];
  if (id) return t(`card-does-${id}`);
  return t("card-does-walk", { steps: rank === "T" ? 10 : rank === "Q" ? 12 : Number(rank) });
}

/** @param {string} square @param {Translate} t @returns {string} */
export function squareWords(square, t) {
  if (isYard(square)) return t("track-yard");
  return square[1] === "+" ? t("track-home", { number: square[2] }) : square;
}

/**
 * A move without its card: "b3 → b7, jumps to c7"; other people's pawns with their names.
 * @param {string} text "b3-b7>c7", several parts after commas
 * @param {Speech} speech
 * @param {readonly Slide[]} [slides] of the move, when they are known
 * @param {string | null} [player] who makes the move
 * @returns {string}
 */
export function wayWords(text, speech, slides = [], player = speech.you) {
  const parts = text.split(",").map((part) => partWords(part, speech, slides, player));
  return parts.join("; ");
}

/** @param {string} part @param {Speech} speech @param {readonly Slide[]} slides @param {string | null} player */
function partWords(part, { t, name }, slides, player) {
  const found = PART.exec(part);
  if (!found) return part;
  const [, from, how, to, jump] = found;
  const moves = slides.filter((slide) => slide.how !== "captured");
  const owner = moves.find((slide) => slide.from === (how === "~" ? to : from))?.owner ?? player;
  const whose = owner && owner !== player ? ` (${name(owner)})` : "";
  if (how === "~") return t("track-way-swap", { from, to }) + whose;
  if (isYard(from)) return t("track-way-enter", { to }) + whose;
  const words = { from: squareWords(from, t), to: squareWords(to, t), jump: jump ?? "" };
  return t(jump ? "track-way-jump" : "track-way-walk", words) + whose;
}

/**
 * @param {Slide[]} slides
 * @param {Speech} speech
 * @param {string | null} [player] who is told about; without, the sentence speaks to who makes the move
 * @returns {string} "Ben and Carla", a name twice for two pawns, "" when nobody is captured
 */
export function capturedWords(slides, speech, player = null) {
  const counts = new Map();
  for (const { seat } of captures(slides)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const own = speech.t(player ? "track-own-pawn" : "track-yourself");
  const names = [...counts].map(([seat, count]) => {
    const who = seat === (player ?? speech.you) ? own : speech.name(seat);
    return count > 1 ? speech.t("track-captured-many", { name: who, count }) : who;
  });
  return names.length ? listWords(names, speech.t) : "";
}

/**
 * What the confirm button says.
 * @param {string} text the whole move in notation
 * @param {Slide[]} slides
 * @param {Speech} speech
 * @returns {string}
 */
export function confirmWords(text, slides, speech) {
  const { t } = speech;
  const [card, way] = text.split(" ");
  if (text === "fold") return t("track-do-fold");
  if (card === "discard") return t("track-do-discard", { card: cardSign(way, t) });
  if (card === "give") return t("track-do-give", { card: cardSign(way, t) });
  const words = {
    card: cardSign(card, t),
    way: wayWords(way, speech, slides),
    captured: capturedWords(slides, speech),
  };
  return words.captured ? t("track-do-play-capture", words) : t("track-do-play", words);
}

/**
 * The last thing that was played, for who looks up from something else.
 * @param {{seat: string, text: string}} last
 * @param {Speech} speech
 * @returns {string}
 */
export function lastWords(last, speech) {
  const { t } = speech;
  const name = speech.name(last.seat);
  const [card, way] = last.text.split(" ");
  if (card === "fold") return t("track-last-fold", { name });
  if (card === "discard") return t("track-last-discard", { name, card: cardSign(way, t) });
  const isTold = speech.moved?.seat === last.seat && speech.moved.text === last.text;
  const slides = (isTold && speech.moved?.slides) || [];
  const captured = capturedWords(slides, speech, last.seat);
  const words = { name, card: cardSign(card, t), way: wayWords(way, speech, slides, last.seat), captured };
  return t(captured ? "event-moved-capture" : "event-moved", words);
}

/** @type {Record<string, (event: GameEvent, ctx: LogContext) => string | null>} */
const SENTENCES = {
  began: (event, { t, name }) => t("event-began", { name: name(event.dealer) }),
  shuffled: (_event, { t }) => t("event-shuffled"),
  dealt: (event, { t, name }) => t("event-dealt", { hand: event.hand, size: event.size, name: name(event.leader) }),
  chose: (event, { t, name }) => t("event-chose", { name: name(event.seat) }),
  exchanged: exchanged,
  moved: moved,
  laid: (event, { t, name }) => t("event-laid", { name: name(event.seat), cards: cardsWords(event.cards, t) }),
  discarded: (event, { t, name }) => t("event-discarded", { name: name(event.seat), card: cardSign(event.card, t) }),
  hand_over: () => null,
  game_over: (event, { t, name }) =>
    t("event-game-over", { names: listWords(event.winners.map(name), t), count: event.winners.length }),
  settled: (event, { t, name }) => t("event-settled", { points: pointsWords(event.points, name) }),
};

/**
 * A line for the log, or null when the event is worth none.
 * @param {GameEvent} event
 * @param {LogContext} ctx
 * @returns {string | null}
 */
export function describeEvent(event, ctx) {
  return SENTENCES[event.e]?.(event, ctx) ?? null;
}

/** @param {GameEvent} event @param {LogContext} ctx */
function exchanged(event, { t }) {
  if (!event.gave || !event.got) return t("event-exchanged");
  return t("event-exchanged-own", { gave: cardSign(event.gave, t), got: cardSign(event.got, t) });
}

/** @param {GameEvent} event @param {LogContext} ctx */
function moved(event, ctx) {
  const { t, name } = ctx;
  const captured = capturedWords(event.slides ?? [], ctx, event.seat);
  const words = {
    name: name(event.seat),
    card: cardSign(event.card, t),
    way: wayWords(event.text.split(" ")[1] ?? "", ctx, event.slides ?? [], event.seat),
    captured,
  };
  const sentence = t(captured ? "event-moved-capture" : "event-moved", words);
  if (!event.drew) return sentence;
  const drew = event.drawn ? t("event-drew-own", { card: cardSign(event.drawn, t) }) : t("event-drew");
  return `${sentence} ${drew}`;
}

/** @param {string[]} cards @param {Translate} t */
function cardsWords(cards, t) {
  return cards.map((card) => cardSign(card, t)).join(" ");
}

/** @param {Record<string, number>} points @param {NameOf} name */
function pointsWords(points, name) {
  return Object.entries(points)
    .map(([seat, count]) => `${name(seat)} ${count}`)
    .join(", ");
}
