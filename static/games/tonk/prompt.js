/** What the action bar says and offers, from the view and the choice so far. */

import { listWords } from "../../core/i18n.js";
import { cardSign } from "../../ui/cards.js";
import { chips } from "./offers.js";
import { headline } from "./settling.js";
import { cardsWords, isAsked } from "./words.js";

/**
 * @typedef {import("./choice.js").Choice} Choice
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").Host} Host
 * @typedef {import("./types.js").Speech} Speech
 * @typedef {import("./bar.js").BarState} BarState
 */

/**
 * @param {TonkView} view
 * @param {Choice} choice
 * @param {Host} host
 * @param {Speech} speech
 * @param {boolean} busy a move is on its way
 * @returns {BarState}
 */
export function barState(view, choice, host, speech, busy) {
  const words = says(view, choice, host, speech);
  return {
    ...words,
    prompt: busy ? speech.t("tonk-sending") : words.prompt,
    buttons: chips(view, choice, speech),
    cancel: !busy && choice.isBegun && view.phase === "playing",
    busy,
  };
}

/** @param {TonkView} view @param {Choice} choice @param {Host} host @param {Speech} speech */
function says(view, choice, host, speech) {
  const { t } = speech;
  const { table } = view;
  if (choice.why) return { tone: "why", prompt: host.explain(choice.why), hint: "" };
  if (choice.question) return { tone: "harm", prompt: questionWords(choice, view, speech), hint: "" };
  if (view.phase === "over") return { tone: "over", prompt: t("tonk-over"), hint: "" };
  if (table.phase === "settled") return settledWords(view, speech);
  if (!isAsked(view)) return { tone: "wait", prompt: waitWords(view, speech), hint: lastWords(view, speech) };
  if (table.phase === "start") return { tone: "turn", ...startWords(view, host, speech) };
  return { tone: "turn", ...layWords(view, choice, host, speech) };
}

/** @param {Choice} choice @param {TonkView} view @param {Speech} speech */
function questionWords({ question, mine }, { table }, { t }) {
  const points = mine?.points ?? 0;
  if (question === "drop") return t("tonk-ask-drop", { points, scoring: table.scoring, stake: table.stake * 2 });
  return t(question === "stock" ? "tonk-ask-stock-empty" : "tonk-ask-close");
}

/** @param {TonkView} view @param {Host} host @param {Speech} speech */
function startWords(view, host, speech) {
  const { t } = speech;
  const why = view.mine?.why.drop;
  const hint = why ? host.explain(why) : lastWords(view, speech);
  if (view.table.stock === 0) return { prompt: t("tonk-ask-start-empty"), hint };
  return { prompt: t(why ? "tonk-ask-draw" : "tonk-ask-start"), hint };
}

/** @param {TonkView} view @param {Choice} choice @param {Host} host @param {Speech} speech */
function layWords({ mine }, choice, host, { t }) {
  const { picked, aim } = choice;
  const hint = mine?.drew && !picked.length ? t("tonk-you-drew", { card: cardSign(mine.drew, t) }) : "";
  const blocked = mine?.must_meld ? (mine.why.discard ?? null) : null;
  const say = (/** @type {string} */ id, args = {}) => ({ prompt: t(id, args), hint });
  if (aim !== null && !picked.length) return say("tonk-ask-for-meld");
  if (!picked.length && blocked) return { prompt: host.explain(blocked), hint };
  if (!picked.length) return say(mine?.melds.length || mine?.layoffs.length ? "tonk-ask-lay" : "tonk-ask-discard");
  if (choice.meld || aim !== null) return say("tonk-ask-confirm");
  if (picked.length > 1) return choice.melds.length ? say("tonk-ask-more") : say("tonk-ask-no-meld");
  if (blocked && !choice.layoffs.length) return { prompt: host.explain(blocked), hint };
  return say("tonk-ask-card", { card: cardsWords(picked, t) });
}

/** @param {TonkView} view @param {Speech} speech */
function settledWords({ table, you }, speech) {
  const { t, name } = speech;
  const others = table.agreed.filter((seat) => seat !== you.seat).map(name);
  const wish = others.length ? t("tonk-agreed", { names: listWords(others, t), count: others.length }) : "";
  const isMine = you.seat !== null && table.agreed.includes(you.seat);
  const waiting = isMine ? t("tonk-agreed-you", { names: listWords(table.to_act.map(name), t) }) : wish;
  return { tone: "over", prompt: table.settlement ? headline(table.settlement, speech) : "", hint: waiting };
}

/** @param {TonkView} view @param {Speech} speech */
function waitWords({ table }, { t, name }) {
  if (table.turn === null) return t("tonk-wait");
  return t(table.phase === "start" ? "tonk-wait-start" : "tonk-wait-drawn", { name: name(table.turn) });
}

/** @param {TonkView} view @param {Speech} speech @returns {string} the last thing done in this game */
export function lastWords({ table }, { t, name, you }) {
  if (!table.last || table.last.seat === you) return "";
  return t(`tonk-last-${table.last.act.replace(" ", "-")}`, { name: name(table.last.seat) });
}
