/**
 * What the player has picked so far, and what the view's legal moves offer from there. No DOM, and no rules: every
 * pawn, target and part comes from MINE or from a PLAN of the server.
 *
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").Part} Part
 * @typedef {import("./types.js").Plan} Plan
 * @typedef {import("./types.js").Mine} Mine
 * @typedef {import("./types.js").Reason} Reason
 * @typedef {import("./types.js").TrackView} TrackView
 * @typedef {import("./proposal.js").Proposal} Proposal
 */

import { isMove, proposeAct, proposeMove, proposeParts } from "./proposal.js";

export class Chooser {
  /** @type {Mine | null} */
  mine = null;
  /** @type {number | null} index in the hand as dealt */
  card = null;
  /** @type {string | null} */
  pawn = null;
  /** @type {string | null} where to, while more than one move leads there */
  target = null;
  /** @type {Move | null} */
  move = null;
  /** @type {string | null} a move without a pawn */
  act = null;
  /** @type {{card: string, reason: Reason} | null} */
  why = null;
  /** @type {{part: Part, plan: Plan}[]} the parts of a seven so far, each with the plan after it */
  parts = [];
  /** @type {Part | null} a part whose plan is being asked for */
  pending = null;
  #key = "";

  /** @param {TrackView} view @returns {boolean} whether an older choice was dropped */
  adopt(view) {
    const key = `${view.match}:${view.seq}:${view.you.seat}`;
    this.mine = view.mine;
    if (key === this.#key) return false;
    this.#key = key;
    this.clear();
    return true;
  }

  clear() {
    this.card = this.pawn = this.target = this.move = this.act = this.why = this.pending = null;
    this.parts = [];
  }

  /** @param {string} card @returns {boolean} whether it can be played, given or discarded now */
  isPlayable(card) {
    const offer = this.mine?.cards[card];
    return Boolean(offer && (offer.moves.length || offer.only || offer.parts?.length)) || this.#actWith(card) !== null;
  }

  /** @param {string} card @returns {boolean} whether the pawn picked first can use this card, to the target if one is set */
  movesPawn(card) {
    return this.offers(card).some((one) => one.from === this.pawn && (!this.target || one.to === this.target));
  }

  /** The text of the card picked. @returns {string | null} */
  get cardText() {
    return this.card === null ? null : (this.mine?.hand[this.card] ?? null);
  }

  /** The plan that holds now. @returns {Plan | null} */
  get plan() {
    return this.parts.at(-1)?.plan ?? null;
  }

  /** Moves or parts that can be chosen now, whichever pawn is picked. @returns {(Move | Part)[]} */
  get options() {
    if (this.card === null || this.act || this.pending) return [];
    return this.plan ? this.plan.parts : this.offers(this.cardText ?? "");
  }

  /** Those of the pawn picked; of all pawns when none is. @returns {(Move | Part)[]} */
  get narrowed() {
    const mine = this.pawn ? this.options.filter((option) => option.from === this.pawn) : this.options;
    return this.target ? mine.filter((option) => option.to === this.target) : mine;
  }

  /** Squares of the pawns that can be picked. @returns {string[]} */
  get pawns() {
    if (this.act) return [];
    if (this.card !== null) {
      const options = this.pawn ? this.options : this.narrowed;
      return [...new Set(options.map((option) => option.from))];
    }
    const cards = Object.keys(this.mine?.cards ?? {});
    return [...new Set(cards.flatMap((card) => this.offers(card).map((option) => option.from)))];
  }

  /** Squares that the pawn picked can be sent to. @returns {string[]} */
  get targets() {
    return this.pawn ? [...new Set(this.narrowed.map((option) => option.to))] : [];
  }

  /** Null while something is still open; a lone `fold` is proposed by itself. @returns {Proposal | null} */
  get proposal() {
    const card = this.cardText;
    if (this.act) return proposeAct(this.act, card);
    if (this.move) return proposeMove(this.move, card);
    if (this.plan?.complete && !this.pending) {
      return proposeParts(
        this.plan.complete,
        card,
        this.parts.map((one) => one.part),
      );
    }
    const forced = this.mine?.acts.find((act) => !act.includes(" "));
    return forced ? proposeAct(forced, null) : null;
  }

  /**
   * @param {number} index in the hand as dealt
   * @returns {Part | null} as for pressSquare
   */
  pressCard(index) {
    const card = this.mine?.hand[index];
    const { pawn, target } = this.card === null ? this : { pawn: null, target: null };
    const isAgain = this.card === index || this.why?.card === card;
    if (card) this.clear();
    if (!card || isAgain) return null;
    if (!this.isPlayable(card)) {
      const reason = this.mine?.cards[card]?.why;
      this.why = reason ? { card, reason } : null;
      return null;
    }
    this.card = index;
    this.act = this.#actWith(card);
    this.pawn = pawn && this.pawns.includes(pawn) ? pawn : null;
    if (target && this.narrowed.some((option) => option.to === target)) return this.pickTarget(target);
    this.move = this.mine?.cards[card]?.only ?? null;
    if (!this.move) this.follow();
    return null;
  }

  /**
   * @param {string} square
   * @returns {Part | null} a part that was chosen, for which a plan has to be asked
   */
  pressSquare(square) {
    this.why = null;
    if (this.move) this.move = this.target = null;
    if (this.pawn && this.targets.includes(square)) return this.pickTarget(square);
    if (this.pawns.includes(square)) {
      const aim = this.pawn ? null : this.target;
      this.pawn = this.pawn === square ? null : square;
      this.target = null;
      if (aim && this.card !== null) return this.pickTarget(aim);
      if (this.card !== null && this.pawn) this.follow();
    }
    return null;
  }

  /** @param {string} text of a move or part among the options @returns {Part | null} as for pressSquare */
  pressOption(text) {
    const option = this.options.find((one) => one.text === text);
    return option ? this.#choose(option) : null;
  }

  /** Takes the last step back. @returns {boolean} whether there was one */
  cancel() {
    if (this.pending) return true;
    const single = this.options.length === 1 || this.mine?.cards[this.cardText ?? ""]?.only;
    if (this.move && !single) this.move = this.target = this.pawn = null;
    else if (this.target && !this.move) this.target = null;
    else if (this.pawn && !this.move && this.#pawnsLeft() > 1) this.pawn = this.target = null;
    else if (this.card !== null || this.act || this.why || this.pawn) this.clear();
    else return false;
    return true;
  }

  /** Takes back the last part of a seven. @returns {boolean} whether there was one */
  undo() {
    if (!this.parts.length || this.pending) return false;
    this.parts = this.parts.slice(0, -1);
    this.pawn = this.target = this.move = null;
    this.follow();
    return true;
  }

  /** The parts so far as the server is asked about them. @returns {{card: string, parts: string[]}} */
  get ask() {
    const parts = this.parts.map((one) => one.part.text);
    return { card: this.cardText ?? "", parts: this.pending ? [...parts, this.pending.text] : parts };
  }

  /** @param {Part} part @param {Plan} plan the answer for the parts up to this one @returns {boolean} still wanted */
  planned(part, plan) {
    if (this.pending !== part) return false;
    this.pending = null;
    this.parts = [...this.parts, { part, plan }];
    this.follow();
    return true;
  }

  /** The server did not take the part. @param {Part} part */
  refused(part) {
    if (this.pending === part) this.pending = null;
  }

  /** What a card can begin with. @param {string} card @returns {(Move | Part)[]} */
  offers(card) {
    const offer = this.mine?.cards[card];
    if (!offer) return [];
    return offer.moves.length ? offer.moves : offer.parts?.length ? offer.parts : offer.only ? [offer.only] : [];
  }

  /** @param {string} card */
  #actWith(card) {
    return this.mine?.acts.find((act) => act.endsWith(` ${card}`)) ?? null;
  }

  /** Picks the only pawn there is, and proposes the only move that is left. */
  follow() {
    if (!this.pawn && this.options.length && this.pawns.length === 1) this.pawn = this.pawns[0];
    const options = this.narrowed;
    if (options.length === 1 && isMove(options[0])) this.move = options[0];
  }

  /** @param {string} square @returns {Part | null} as for pressSquare */
  pickTarget(square) {
    const options = this.narrowed.filter((option) => option.to === square);
    if (options.length === 1) return this.#choose(options[0]);
    this.target = square;
    return null;
  }

  /** @param {Move | Part} option @returns {Part | null} */
  #choose(option) {
    this.why = null;
    this.pawn = option.from;
    if (isMove(option)) {
      this.move = option;
      return null;
    }
    this.pending = option;
    this.pawn = this.target = null;
    return option;
  }

  #pawnsLeft() {
    return this.card === null ? 2 : this.pawns.length;
  }
}
