/** The buttons of the action bar: what can be done now, and what the choice so far comes to. */

import { cardSign } from "../../ui/cards.js";
import { amountWords, cardsWords, isAsked, meldWords } from "./words.js";

/**
 * @typedef {import("./choice.js").Choice} Choice
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").Speech} Speech
 * @typedef {import("./types.js").LayoffOffer} LayoffOffer
 * @typedef {import("./bar.js").BarButton} BarButton
 */

/** @param {TonkView} view @param {Choice} choice @param {Speech} speech @returns {BarButton[]} */
export function chips(view, choice, speech) {
  const { t } = speech;
  if (choice.question) return [confirmation(choice, speech)];
  if (view.table.phase === "settled") return betweenGames(view, t);
  if (!isAsked(view)) return [];
  return view.table.phase === "start" ? starting(view, t) : laying(view, choice, speech);
}

/** @param {Choice} choice @param {Speech} speech @returns {BarButton} */
function confirmation(choice, { t }) {
  const points = amountWords(choice.mine?.points ?? 0);
  if (choice.question === "drop")
    return { key: "drop", look: "harm", label: t("tonk-do-drop", { points }), act: "drop" };
  if (choice.question === "close") return { key: "close", look: "harm", label: t("tonk-do-close"), act: "close" };
  return { key: "stock", look: "harm", label: t("tonk-do-ask-stock"), act: "draw stock" };
}

/** @param {TonkView} view @param {import("./types.js").Translate} t @returns {BarButton[]} */
function starting({ mine, table }, t) {
  /** @type {BarButton[]} */
  const buttons = [];
  const stock = t(table.stock ? "tonk-do-draw-stock" : "tonk-do-ask-stock");
  buttons.push({ key: "draw stock", look: "plain", label: stock, press: { pile: "stock" } });
  if (table.top) {
    const label = t("tonk-do-draw-discard", { card: cardSign(table.top, t) });
    buttons.push({ key: "draw discard", look: "plain", label, press: { pile: "discard" } });
  }
  const look = mine?.acts.includes("drop") ? "plain" : "blocked";
  const label = t("tonk-do-drop", { points: mine?.points ?? 0 });
  return [...buttons, { key: "ask drop", look, label, press: { drop: true } }];
}

/** @param {TonkView} view @param {Choice} choice @param {Speech} speech @returns {BarButton[]} */
function laying(view, choice, speech) {
  const { t } = speech;
  const { picked, meld, discard } = choice;
  /** @type {BarButton[]} */
  const done = [];
  if (meld) done.push({ key: "do", look: "main", label: layWords(meld.cards, t), act: meld.text });
  if (picked.length === 1) done.push(...choice.layoffs.map((offer) => layoff(view, offer, speech)));
  if (discard) {
    const label = t("tonk-do-discard", { card: cardSign(discard.card, t) });
    done.push({ key: "discard", look: done.length ? "plain" : "main", label, act: discard.text });
  }
  const isStranger = picked.length > 1 && !choice.melds.length;
  if (isStranger) {
    done.push({ key: "try", look: "plain", label: layWords(picked, t), act: `meld ${picked.join(" ")}` });
  }
  return [...done, ...found(view, choice, speech)];
}

/** Melds and layoffs that the hand holds, to be picked. @param {TonkView} view @param {Choice} choice @param {Speech} speech */
function found(view, choice, speech) {
  // A card that nothing can be done with does not hide the meld that has to be laid first.
  const isStuck = view.mine?.must_meld && !choice.melds.length && !choice.layoffs.length;
  /** @type {BarButton[]} */
  const melds = (isStuck ? (view.mine?.melds ?? []) : choice.melds)
    .filter((offer) => offer !== choice.meld)
    .map(({ text, cards }) => ({
      key: text,
      look: "chip",
      label: layWords(cards, speech.t),
      cards,
      press: { meld: cards },
    }));
  if (choice.picked.length) return melds;
  const layoffs = choice.layoffs.map((offer) => {
    const { label } = layoff(view, offer, speech);
    return /** @type {BarButton} */ ({
      key: offer.text,
      look: "chip",
      label,
      cards: [offer.card],
      press: { layoff: offer },
    });
  });
  return [...melds, ...layoffs];
}

/** @param {TonkView} view @param {LayoffOffer} offer @param {Speech} speech @returns {BarButton} */
function layoff({ table }, offer, { t }) {
  const meld = table.melds.find(({ no }) => no === offer.meld);
  const label = t("tonk-do-layoff", { card: cardSign(offer.card, t), meld: meld ? meldWords(meld, t) : "" });
  return { key: `do ${offer.text}`, look: "main", label, act: offer.text };
}

/** @param {TonkView} view @param {import("./types.js").Translate} t @returns {BarButton[]} */
function betweenGames({ mine, you, table }, t) {
  const acts = mine?.acts ?? [];
  /** @type {BarButton[]} */
  const buttons = [];
  if (acts.includes("next")) buttons.push({ key: "next", look: "main", label: t("tonk-do-next"), act: "next" });
  if (acts.includes("end")) buttons.push({ key: "end", look: "plain", label: t("tonk-do-end"), act: "end" });
  if (you.host && table.games === null) {
    buttons.push({ key: "ask close", look: "plain", label: t("tonk-do-close"), press: { close: true } });
  }
  return buttons;
}

/** @param {readonly string[]} cards @param {import("./types.js").Translate} t */
function layWords(cards, t) {
  return t("tonk-do-meld", { cards: cardsWords(cards, t) });
}
