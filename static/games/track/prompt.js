/** What the action bar says and offers, from the view and the choice so far. */

import { listWords } from "../../core/i18n.js";
import { lapsLost } from "./laps.js";
import { capturedWords, cardDoes, confirmWords, lastWords, wayWords } from "./words.js";

/**
 * @typedef {import("./chooser.js").Chooser} Chooser
 * @typedef {import("./types.js").TrackView} TrackView
 * @typedef {import("./types.js").Host} Host
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").Part} Part
 * @typedef {import("./bar.js").BarState} BarState
 * @typedef {import("./words.js").Speech} Speech
 */

/** @param {TrackView} view @returns {boolean} whether the player is asked for something */
export function isAsked(view) {
  return view.phase === "playing" && view.you.seat !== null && view.table.to_act.includes(view.you.seat);
}

/** @param {TrackView} view @param {import("./types.js").Translate} t @returns {Speech} */
export function speechOf(view, t) {
  const name = (/** @type {string} */ seat) => view.seats.find((one) => one.seat === seat)?.name ?? seat.toUpperCase();
  return { t, name, you: view.you.seat };
}

/**
 * @param {TrackView} view
 * @param {Chooser} chooser
 * @param {Host} host
 * @param {Speech} speech
 * @param {boolean} busy a move is on its way
 * @returns {BarState}
 */
export function barState(view, chooser, host, speech, busy) {
  const proposal = isAsked(view) ? chooser.proposal : null;
  const choices = proposal && chooser.options.length < 2 ? [] : chooser.card === null ? [] : chooser.narrowed;
  const card = chooser.cardText;
  const left =
    card?.[0] === "7" && proposal?.kind !== "move" && chooser.options.length ? (chooser.plan?.left ?? 7) : null;
  return {
    tone: tone(view, chooser),
    prompt: busy ? speech.t("track-sending") : promptWords(view, chooser, host, speech),
    hint: hintWords(view, chooser, speech),
    meter: chooser.plan?.complete ? 0 : left,
    choices: choices.map((option) => choice(option, chooser, speech, view)),
    confirm: proposal && {
      label: confirmWords(proposal.text, proposal.slides, speech),
      harm: harmWords(proposal.harm, lapsLost(proposal.slides, view.table, view.you.seat), speech),
    },
    cancel: !busy && (chooser.card !== null || chooser.why !== null || chooser.pawn !== null),
    undo: !busy && chooser.parts.length > 0,
    busy,
  };
}

/** @param {TrackView} view @param {Chooser} chooser @param {Speech} speech what the card does, else the last move */
function hintWords(view, chooser, speech) {
  const card = chooser.why?.card ?? chooser.cardText;
  if (card && !chooser.act) return cardDoes(card, view.game, speech.t);
  return view.table.last && !card ? lastWords(view.table.last, speech) : "";
}

/** @param {TrackView} view @param {Chooser} chooser */
function tone(view, chooser) {
  if (chooser.why) return "why";
  if (view.phase === "over") return "over";
  return isAsked(view) ? "turn" : "wait";
}

/**
 * @param {Move | Part} option
 * @param {Chooser} chooser
 * @param {Speech} speech
 * @param {TrackView} view
 * @returns {import("./bar.js").Choice}
 */
function choice(option, chooser, speech, view) {
  const way = option.text.includes(" ") ? option.text.split(" ")[1] : option.text;
  const captured = capturedWords(option.slides, speech);
  const steps = "steps" in option ? option.steps : null;
  const words = wayWords(way, speech, option.slides);
  return {
    text: option.text,
    label: steps ? speech.t("track-part", { way: words, steps }) : words,
    hit: captured ? speech.t("track-hits", { captured }) : "",
    harm: option.harm.length > 0 || lapsLost(option.slides, view.table, view.you.seat).length > 0,
    picked: chooser.move?.text === option.text,
  };
}

/** @param {string[]} harm @param {import("./laps.js").Loss[]} losses @param {Speech} speech @returns {string | null} */
function harmWords(harm, losses, { t, name, you }) {
  if (!harm.length) return losses.length ? t("track-harm-lap", { count: losses[0].count }) : null;
  const partners = harm.filter((seat) => seat !== you).map(name);
  if (!partners.length) return t("track-harm-own");
  const id = partners.length === harm.length ? "track-harm-partner" : "track-harm-both";
  return t(id, { names: listWords(partners, t) });
}

/** @param {TrackView} view @param {Chooser} chooser @param {Host} host @param {Speech} speech @returns {string} */
function promptWords(view, chooser, host, speech) {
  const { t, name } = speech;
  if (chooser.why) return host.explain(chooser.why.reason);
  if (view.phase === "over") return overWords(view, speech);
  if (!isAsked(view)) return waitWords(view, speech);
  const proposal = chooser.proposal;
  if (view.table.phase === "exchange") {
    const to = view.table.exchange?.to[view.you.seat ?? ""];
    return t(proposal ? "track-ask-confirm" : "track-ask-give", { name: to ? name(to) : "" });
  }
  if (proposal?.text === "fold") return t("track-ask-fold");
  if (proposal) return t("track-ask-confirm");
  if (chooser.mine?.acts.length) return t("track-ask-discard");
  return askWords(chooser, speech);
}

/** @param {Chooser} chooser @param {Speech} speech @returns {string} the next thing to pick */
function askWords(chooser, { t }) {
  const card = chooser.cardText;
  if (chooser.pending) return t("track-checking");
  if (!card) return t(chooser.pawn ? "track-ask-card-for-pawn" : "track-ask-card");
  if (card[0] === "7")
    return t("track-ask-part", { left: chooser.plan?.left ?? 7, first: chooser.parts.length ? "no" : "yes" });
  if (chooser.pawn) return t(card[0] === "J" ? "track-ask-swap" : "track-ask-target");
  return t(card[0] === "5" ? "track-ask-opponent" : "track-ask-pawn");
}

/** @param {TrackView} view @param {Speech} speech */
function waitWords(view, { t, name }) {
  const names = listWords(view.table.to_act.map(name), t);
  if (view.table.phase === "exchange") return t("track-wait-exchange", { names, count: view.table.to_act.length });
  return names ? t("track-wait-turn", { names }) : t("track-wait");
}

/** @param {TrackView} view @param {Speech} speech */
function overWords(view, { t, name }) {
  const winners = view.result?.winners ?? [];
  if (!winners.length) return t("track-over");
  return t(view.result?.draw ? "track-over-draw" : "track-over-won", {
    names: listWords(winners.map(name), t),
    count: winners.length,
  });
}
