/** How a game ended, who pays whom and why: a settlement in sentences. */

import { listWords } from "../../core/i18n.js";
import { amountWords } from "./words.js";

/**
 * @typedef {import("./types.js").Settlement} Settlement
 * @typedef {import("./types.js").Payment} Payment
 * @typedef {import("./types.js").Speech} Speech
 */

/** Ends after which everybody but the winner pays or writes double. */
const DOUBLE_FOR_ALL = ["tonk", "high", "low"];

/** @param {Settlement} settlement @param {Speech} speech @returns {string} who has won the game */
export function headline({ winners }, { t, name, you }) {
  if (!winners.length) return t("tonk-head-draw");
  if (you !== null && winners.length === 1 && winners[0] === you) return t("tonk-head-you");
  return t("tonk-head-won", { names: listWords(winners.map(name), t), count: winners.length });
}

/** @param {Settlement} settlement @param {Speech} speech @returns {string} what ended the game, with its rule */
export function story(settlement, speech) {
  const { t, name } = speech;
  const { how, seat, winners, points } = settlement;
  const who = seat ?? winners[0] ?? null;
  const others = Object.keys(points).filter((one) => one !== seat && points[one] <= points[seat ?? ""]);
  const holders = how === "caught" ? others : how === "several" ? Object.keys(points) : winners;
  const sentence = t(how === "stock" && settlement.draw ? "tonk-how-stock-draw" : `tonk-how-${how}`, {
    name: who === null ? "" : name(who),
    points: who === null ? 0 : (points[who] ?? 0),
    least: winners.length ? (points[winners[0]] ?? 0) : 0,
    names: listWords(
      holders.map((one) => (how === "caught" ? `${name(one)} (${points[one]})` : name(one))),
      t,
    ),
    count: holders.length,
  });
  return t("reason-with-rule", { sentence, rule: settlement.rule });
}

/** @param {Settlement} settlement @param {"chips" | "points"} scoring @param {Speech} speech @returns {string[]} */
export function dues(settlement, scoring, speech) {
  const { t } = speech;
  if (settlement.draw) return [t(scoring === "points" ? "tonk-nothing-written" : "tonk-nobody-pays")];
  if (scoring === "points") return Object.keys(settlement.change).map((seat) => written(settlement, seat, speech));
  return groups(settlement.payments).map((group) => paid(group, settlement.rule, speech));
}

/** Payments that one sentence tells: for one reason, from one player or to one player. @param {Payment[]} payments */
function groups(payments) {
  /** @type {Payment[][]} */
  const found = [];
  for (const payment of payments) {
    const group = found.find((one) => goesWith(payment, one));
    if (group) group.push(payment);
    else found.push([payment]);
  }
  return found;
}

/** @param {Payment} payment @param {Payment[]} group */
function goesWith(payment, group) {
  const [{ amount, why, rule }] = group;
  const isLike = payment.amount === amount && payment.why === why && payment.rule === rule;
  const isShared = group.every(({ from }) => from === payment.from) || group.every(({ to }) => to === payment.to);
  return isLike && isShared;
}

/**
 * The rule is named where it is another than the one that ended the game.
 * @param {Payment[]} group
 * @param {string} known
 * @param {Speech} speech
 */
function paid(group, known, { t, name }) {
  const [{ amount, why, rule }] = group;
  const payers = [...new Set(group.map(({ from }) => name(from)))];
  const payees = [...new Set(group.map(({ to }) => name(to)))];
  const words = { from: listWords(payers, t), to: listWords(payees, t), amount, why: t(`tonk-why-${why}`) };
  const sentence = group.length > 1 ? t("tonk-pays-each", { ...words, payers: payers.length }) : t("tonk-pays", words);
  return rule === known ? sentence : t("reason-with-rule", { sentence, rule });
}

/** @param {Settlement} settlement @param {string} seat @param {Speech} speech */
function written({ how, seat: dropper, winners, change }, seat, { t, name }) {
  const isDouble = how === "caught" ? seat === dropper : DOUBLE_FOR_ALL.includes(how) && !winners.includes(seat);
  return t(isDouble ? "tonk-writes-double" : "tonk-writes", { name: name(seat), points: change[seat] });
}

/** @param {Settlement} settlement @param {"chips" | "points"} scoring @param {Speech} speech @returns {string} in a line */
export function settledLine(settlement, scoring, speech) {
  const told = [story(settlement, speech), ...dues(settlement, scoring, speech)];
  return told.map((sentence) => (/[.!?)]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");
}

/** @param {Record<string, number>} totals @param {Speech} speech @returns {string} "Anna 3, Ben −1" */
export function totalsWords(totals, { name }) {
  return Object.entries(totals)
    .map(([seat, total]) => `${name(seat)} ${amountWords(total)}`)
    .join(", ");
}
