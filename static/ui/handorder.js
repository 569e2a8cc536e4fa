/** How a person has laid their hand: kept while cards come and go. Equal cards of two packs stand for each other. */

export class HandOrder {
  /** @type {string[]} */
  #order = [];

  /**
   * The cards as laid: those known in their order, new ones after them as they come.
   * @template {{card: string}} T
   * @param {readonly T[]} cards
   * @returns {T[]}
   */
  arrange(cards) {
    const left = [...cards];
    const known = this.#order.flatMap((card) => {
      const at = left.findIndex((one) => one.card === card);
      return at < 0 ? [] : left.splice(at, 1);
    });
    const arranged = [...known, ...left];
    this.#order = arranged.map((one) => one.card);
    return arranged;
  }

  /**
   * The cards lie in another order now, and from here on they are laid by hand.
   * @template {{card: string}} T
   * @param {T[]} cards
   * @returns {T[]} the same
   */
  follow(cards) {
    this.#order = cards.map((one) => one.card);
    return cards;
  }

  /**
   * Lays one card elsewhere.
   * @param {readonly string[]} shown all cards as they lie
   * @param {number} from
   * @param {number} to the place that it has afterwards
   * @returns {boolean} whether anything has changed
   */
  move(shown, from, to) {
    const place = Math.min(Math.max(to, 0), shown.length - 1);
    if (from === place || shown[from] === undefined) return false;
    const order = shown.filter((_, i) => i !== from);
    order.splice(place, 0, shown[from]);
    this.#order = order;
    return true;
  }
}
