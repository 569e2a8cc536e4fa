/** What a view means in words. Pure: views in, sentences out. */

import { listWords } from "../core/i18n.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Translate} Translate
 */

/**
 * @param {View} view
 * @param {string} seat
 * @param {Translate} t
 * @returns {string}
 */
export function nameOn(view, seat, t) {
  return view.seats.find((each) => each.seat === seat)?.name ?? t("seat-unnamed", { seat: seat.toUpperCase() });
}

/**
 * @param {View} view
 * @returns {number}
 */
export function freeSeats(view) {
  return view.seats.filter((each) => each.name === null).length;
}

/**
 * Whether the table waits for the person who looks at this view.
 * @param {View} view
 * @returns {boolean}
 */
export function isMyTurn(view) {
  return view.phase === "playing" && view.you.seat !== null && (view.table?.to_act ?? []).includes(view.you.seat);
}

/**
 * One line that says what the table waits for.
 * @param {View} view
 * @param {Translate} t
 * @returns {string}
 */
export function statusLine(view, t) {
  if (view.phase === "lobby") return lobbyLine(view, t);
  if (view.phase === "over") return resultLine(view, t);
  if (view.table?.phase === "settled") return t("status-between");
  const exchanging = view.table?.phase === "exchange";
  if (isMyTurn(view)) return t(exchanging ? "status-give" : "status-your-turn");
  const waiting = (view.table?.to_act ?? []).map((seat) => nameOn(view, seat, t));
  if (exchanging) return t("status-exchange", { names: listWords(waiting, t), count: waiting.length });
  return waiting.length > 0 ? t("status-turn", { names: listWords(waiting, t) }) : t("status-wait");
}

/**
 * @param {View} view
 * @param {Translate} t
 */
function lobbyLine(view, t) {
  const free = freeSeats(view);
  if (free > 0) return t("seats-free", { count: free });
  if (view.you.host) return t("lobby-all-seated");
  const host = view.seats.find((each) => each.host)?.name;
  return host ? t("lobby-wait-for", { name: host }) : t("lobby-wait-host");
}

/**
 * Who won, from where this person sits.
 * @param {View} view
 * @param {Translate} t
 * @returns {string}
 */
export function resultLine(view, t) {
  const { winners = [], draw = false } = view.result ?? {};
  const names = listWords(
    winners.map((seat) => nameOn(view, seat, t)),
    t,
  );
  if (draw) return winners.length > 0 ? t("result-tie", { names }) : t("result-draw");
  if (winners.length === 0) return t("result-none");
  const mine = view.you.seat !== null && winners.includes(view.you.seat);
  if (mine) return t(winners.length > 1 ? "result-you-team" : "result-you");
  return t("result-won", { names, count: winners.length });
}

/**
 * @param {View | null} view
 * @param {Translate} t
 * @returns {string}
 */
export function pageTitle(view, t) {
  if (!view) return "Toktonk";
  return t("page-title", { status: statusLine(view, t).replace(/[.!]$/, "") });
}

/**
 * Points or chips at the end, best first as the game counts; null where it counts nothing.
 * @param {View} view
 * @param {Translate} t
 * @returns {{name: string, score: number, winner: boolean}[] | null}
 */
export function scoreRows(view, t) {
  const { scores, winners } = view.result ?? {};
  if (!scores) return null;
  const rows = Object.entries(scores).map(([seat, score]) => ({
    name: nameOn(view, seat, t),
    score,
    winner: winners?.includes(seat) ?? false,
  }));
  const best = view.options.scoring === "points" ? -1 : 1;
  return rows.sort((one, other) => Number(other.winner) - Number(one.winner) || best * (other.score - one.score));
}

/** @param {number} amount @returns {string} with a real minus sign */
export function amountWords(amount) {
  return String(amount).replace("-", "−");
}

/** @param {number} amount @returns {string} what somebody has won or lost, always with its sign */
export function changeWords(amount) {
  return amount > 0 ? `+${amount}` : amountWords(amount);
}
