/**
 * What the player has chosen so far in a turn. It knows what the view offers and no rules: a choice that the view does
 * not offer is put to the server, whose refusal names the rule.
 *
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").Mine} Mine
 * @typedef {import("./types.js").MeldOffer} MeldOffer
 * @typedef {import("./types.js").LayoffOffer} LayoffOffer
 * @typedef {import("./types.js").DiscardOffer} DiscardOffer
 * @typedef {import("./types.js").Reason} Reason
 * @typedef {import("./types.js").Kind} Kind
 * @typedef {"drop" | "stock" | "close"} Question what is asked again before it is done
 */

export class Choice {
  /** @type {string[]} cards picked from the hand, in the order of picking */
  picked = [];
  /** @type {number | null} a meld on the table that a card is wanted for */
  aim = null;
  /** @type {Question | null} */
  question = null;
  /** @type {Reason | null} why the last press did nothing */
  why = null;
  /** @type {readonly string[] | null} cards to point out, under the mouse or focus */
  preview = null;
  /** @type {TonkView | null} */
  #view = null;

  /** @param {TonkView} view @returns {boolean} whether anything has happened since the last view */
  adopt(view) {
    const before = this.#view;
    this.#view = view;
    if (before?.match === view.match && before.seq === view.seq) return false;
    const hand = this.canLay ? (view.mine?.hand ?? []) : [];
    this.picked = this.picked.filter((card) => hand.includes(card));
    const isSameMoment = before?.match === view.match && momentOf(before) === momentOf(view);
    if (!isSameMoment) this.question = null;
    this.aim = this.why = this.preview = null;
    return true;
  }

  /** @returns {Mine | null} */
  get mine() {
    return this.#view?.mine ?? null;
  }

  /** The player has drawn, and may lay, lay off and discard. */
  get canLay() {
    const { table, you } = this.#view ?? {};
    return table?.phase === "drawn" && you?.seat !== null && table.turn === you?.seat;
  }

  /** Melds in the hand that hold all picked cards; every one of them when none is picked. @returns {MeldOffer[]} */
  get melds() {
    if (this.aim !== null) return [];
    return (this.mine?.melds ?? []).filter(({ cards }) => this.picked.every((card) => cards.includes(card)));
  }

  /** The meld that is picked completely. @returns {MeldOffer | null} */
  get meld() {
    return this.melds.find(({ cards }) => this.picked.length > 0 && cards.length === this.picked.length) ?? null;
  }

  /** Where the picked card fits; every card that fits somewhere when none is picked. @returns {LayoffOffer[]} */
  get layoffs() {
    if (this.picked.length > 1) return [];
    return (this.mine?.layoffs ?? []).filter(
      ({ card, meld }) => (this.aim === null || meld === this.aim) && this.picked.every((one) => one === card),
    );
  }

  /** @returns {DiscardOffer | null} */
  get discard() {
    if (this.picked.length !== 1 || this.aim !== null) return null;
    return this.mine?.discards.find(({ card }) => card === this.picked[0]) ?? null;
  }

  /** Cards that the next press could be meant for. @returns {Set<string>} */
  get wanted() {
    if (!this.canLay) return new Set();
    if (this.preview) return new Set(this.preview);
    const laid = this.melds.flatMap(({ cards }) => cards);
    return new Set([...laid, ...this.layoffs.map(({ card }) => card)]);
  }

  /** Melds on the table that the picked card fits. @returns {Set<number>} */
  get targets() {
    return new Set(this.canLay && this.picked.length ? this.layoffs.map(({ meld }) => meld) : []);
  }

  /** @param {string} card */
  pressCard(card) {
    this.question = this.why = this.preview = null;
    if (!this.canLay) {
      this.why = this.mine?.why.discard ?? null;
    } else if (this.picked.includes(card)) {
      this.picked = this.picked.filter((one) => one !== card);
    } else if (this.aim !== null) {
      if (!this.layoffs.some((one) => one.card === card)) this.aim = null;
      this.picked = [card];
    } else {
      this.picked = goTogether([...this.picked, card]) ? [...this.picked, card] : [card];
    }
  }

  /** @param {readonly string[]} cards of the hand; those that have left it meanwhile are not picked */
  pickOnly(cards) {
    this.#clear();
    this.picked = cards.filter((card) => this.mine?.hand.includes(card));
  }

  /** @param {LayoffOffer} offer */
  pickLayoff({ card, meld }) {
    this.#clear();
    this.picked = [card];
    this.aim = meld;
  }

  /** A meld on the table is pressed. @param {number} meld @returns {string | null} a move to be sent */
  pressMeld(meld) {
    const reason = this.mine?.why.layoff ?? null;
    const card = this.picked.find((one) => this.#fits(one, meld)) ?? this.picked[0];
    this.question = this.why = this.preview = null;
    if (reason && !(this.canLay && card)) this.why = reason;
    else if (card) return `layoff ${card} to ${meld}`;
    else if (!this.mine?.layoffs.some((one) => one.meld === meld)) this.why = misfit();
    else this.aim = this.aim === meld ? null : meld;
    return null;
  }

  /** A pile is pressed; with one card picked that is where it goes. @param {"stock" | "discard"} pile @returns {string | null} a move to be sent */
  pressPile(pile) {
    const move = `draw ${pile}`;
    const { discard } = this;
    const isDiscarding = pile === "discard" && this.canLay && this.picked.length === 1;
    this.#clear();
    if (isDiscarding && discard) return discard.text;
    if (isDiscarding && this.mine?.why.discard) this.why = this.mine.why.discard;
    else if (!this.mine?.draws.includes(move)) {
      this.why = this.mine?.why.draw ?? (pile === "discard" ? noDiscard() : null);
    } else if (pile === "stock" && this.#view?.table.stock === 0) {
      this.question = "stock";
    } else {
      return move;
    }
    return null;
  }

  /** Dropping is asked for; it is asked again before it is done. */
  pressDrop() {
    this.#clear();
    this.why = this.mine?.why.drop ?? null;
    if (!this.why) this.question = "drop";
  }

  /** The host wants to end the match. */
  pressClose() {
    this.#clear();
    this.question = "close";
  }

  /** A step back. @returns {boolean} whether there was one */
  cancel() {
    const any = this.isBegun;
    this.#clear();
    return any;
  }

  /** Whether there is a step to take back. */
  get isBegun() {
    return this.picked.length > 0 || this.aim !== null || this.question !== null || this.why !== null;
  }

  #clear() {
    this.picked = [];
    this.aim = this.question = this.why = this.preview = null;
  }

  /** @param {string} card @param {number} meld */
  #fits(card, meld) {
    return this.mine?.layoffs.some((one) => one.card === card && one.meld === meld) ?? false;
  }
}

/** What a question is about: who is to do what, in which game. @param {TonkView} view */
function momentOf({ table }) {
  return `${table.game_no} ${table.phase} ${table.turn}`;
}

/**
 * Whether cards may be meant to be laid together: then a press adds to those picked, else it picks another instead.
 * @param {readonly string[]} cards
 */
function goTogether(cards) {
  return [0, 1].some((part) => cards.every((card) => card[part] === cards[0][part]));
}

/** @returns {Reason} no card of the hand fits this meld, though one may fit another */
function misfit() {
  return {
    code: "no-card-for-meld",
    rule: "N10",
    sentence: "No card of yours fits this meld.",
    squares: [],
    seats: [],
  };
}

/** @returns {Reason} */
function noDiscard() {
  return { code: "no-discard", rule: "N7", sentence: "The discard pile is empty.", squares: [], seats: [] };
}
