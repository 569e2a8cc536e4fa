/** Words for cards, melds and amounts. All text comes from the message files; this only chooses and fills in. */

import { listWords } from "../../core/i18n.js";
import { cardSign, rankName, suitName } from "../../ui/cards.js";

export { amountWords, changeWords } from "../../ui/words.js";

/**
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").Translate} Translate
 * @typedef {import("./types.js").Meld} Meld
 * @typedef {import("./types.js").Speech} Speech
 */

/** More cards of a run than this are named by the first and the last. */
const MOST_NAMED = 4;

/** @param {Pick<TonkView, "seats" | "you">} view @param {Translate} t @returns {Speech} */
export function speechOf(view, t) {
  const name = (/** @type {string} */ seat) => view.seats.find((one) => one.seat === seat)?.name ?? seat.toUpperCase();
  return { t, name, you: view.you.seat };
}

/** @param {TonkView} view @returns {boolean} whether the player is asked for something */
export function isAsked(view) {
  return view.phase === "playing" && view.you.seat !== null && view.table.to_act.includes(view.you.seat);
}

/** @param {readonly string[]} cards @param {Translate} t @returns {string} for the eye: "4♠ 4♥ 4♦", a long run "4♠–10♠" */
export function cardsWords(cards, t) {
  const isRun = cards.length > 1 && cards.every((card) => card[1] === cards[0][1]);
  if (isRun && cards.length > MOST_NAMED) return spanWords(cards, t);
  return cards.map((card) => cardSign(card, t)).join("\u00a0");
}

/** @param {Meld} meld @param {Translate} t @returns {string} for the eye, short: "4♠–6♠" */
export function meldWords({ kind, cards }, t) {
  return kind === "run" ? spanWords(cards, t) : cardsWords(cards, t);
}

/** @param {readonly string[]} cards of a run @param {Translate} t @returns {string} "4♠–10♠" */
function spanWords(cards, t) {
  return `${cardSign(cards[0], t)}–${cardSign(cards[cards.length - 1], t)}`;
}

/** @param {Meld} meld @param {Translate} t @returns {string} for the ear: "run of spades: 4, 5 and 6" */
export function meldName(meld, t) {
  const { kind, cards } = meld;
  if (kind === "run") {
    return t("tonk-run-name", {
      suit: suitName(cards[0], t),
      ranks: listWords(
        cards.map((card) => rankName(card, t)),
        t,
      ),
    });
  }
  return t("tonk-set-name", {
    rank: rankName(cards[0], t),
    suits: listWords(
      cards.map((card) => suitName(card, t)),
      t,
    ),
  });
}
