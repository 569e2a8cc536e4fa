/** What a list says of a person's tables. Pure. */

import { listWords } from "../core/i18n.js";

/**
 * @typedef {object} OwnTable as docs/protocol.md has it
 * @property {string} link
 * @property {string} game
 * @property {number} players
 * @property {"lobby" | "playing" | "over"} phase
 * @property {number} at
 * @property {number} match
 * @property {{seat: string, name: string}[]} seats
 * @property {{seat: string | null, host: boolean}} you
 * @property {string[] | null} turn
 * @property {import("../core/types.js").Result | null} result
 * @typedef {import("../core/types.js").Translate} Translate
 */

/** @param {OwnTable} table */
export function isMyTurn({ you, turn }) {
  return you.seat !== null && (turn ?? []).includes(you.seat);
}

/** Those that wait for the person first, then the newest. @param {OwnTable} one @param {OwnTable} other */
export function byTurn(one, other) {
  return Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.at - one.at;
}

/**
 * How a table stands, for the person whose it is.
 * @param {OwnTable} table
 * @param {Translate} t
 * @returns {string}
 */
export function tableState(table, t) {
  const { phase, turn, seats, players, result, you } = table;
  const name = (/** @type {string} */ seat) => seats.find((each) => each.seat === seat)?.name ?? seat.toUpperCase();
  if (phase === "lobby") {
    const free = players - seats.length;
    return free > 0 ? t("seats-free", { count: free }) : t("lobby-all-seated");
  }
  if (phase === "playing") {
    if (isMyTurn(table)) return t("status-your-turn");
    return turn?.length ? t("status-turn", { names: listWords(turn.map(name), t) }) : t("tables-running");
  }
  const winners = result?.winners ?? [];
  if (!result || winners.length === 0) return t("tables-over");
  if (you.seat !== null && winners.includes(you.seat)) return t(result.draw ? "result-draw" : "tables-won");
  return t("result-won", { names: listWords(winners.map(name), t), count: winners.length });
}
