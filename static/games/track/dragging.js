/** Pawns and cards under the finger: from where they were taken up to what the drop means. */

import { grabCard } from "../../ui/handdrag.js";
import { dropSquares } from "./drops.js";

/**
 * @typedef {import("../../ui/drag.js").Load} Load
 * @typedef {import("../../ui/handdrag.js").Outside} Outside
 * @typedef {import("./playing.js").Playing} Playing
 * @typedef {import("./chooser.js").Chooser} Chooser
 * @typedef {import("./picture.js").Picture} Picture
 * @typedef {{playing: Playing, chooser: Chooser, picture: Picture, hand: import("../../ui/hand.js").Hand,
 *   changed: () => void}} Table
 */

export class Dragging {
  /** Something of the board, or over it, is held now. */
  isOn = false;
  /** @type {string | null} the square where a drop would count */
  over = null;
  #table;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
  }

  /** @param {PointerEvent} event @returns {Load | null} */
  grab(event) {
    const { playing, chooser, picture, hand } = this.#table;
    const target = /** @type {Node} */ (event.target);
    if (!picture.holds(target)) return grabCard(event, hand, this.#outside());
    const square = playing.isOpen ? picture.squareAt(event.clientX, event.clientY, chooser.pawns) : null;
    return square ? this.#pawn(square) : null;
  }

  /** @param {string} square @returns {Load} */
  #pawn(square) {
    const { playing, chooser, picture } = this.#table;
    const before = chooser.card;
    const end = () => {
      this.#end();
      picture.letGo();
    };
    return {
      start: () => {
        this.isOn = true;
        playing.lift(square);
        picture.takeUp(square);
      },
      move: (x, y) => {
        picture.carry(x, y);
        this.#hover(picture.squareAt(x, y, dropSquares(chooser)));
      },
      drop: (x, y) => {
        end();
        const place = picture.squareAt(x, y, dropSquares(chooser));
        if (place) return playing.drop(place);
        playing.putBack(before);
        // Hardly moved at all: it was meant as a press.
        if (picture.squareAt(x, y, [square]) && chooser.pawn !== square) playing.pressSquare(square);
      },
      cancel: () => {
        end();
        playing.putBack(before);
      },
    };
  }

  /** @returns {Outside} */
  #outside() {
    const { playing, chooser, picture } = this.#table;
    const before = chooser.card;
    let card = -1;
    const isUsable = () => playing.isOpen && chooser.isPlayable(chooser.mine?.hand[card] ?? "");
    const back = () => {
      this.#end();
      if (isUsable()) playing.putBack(before);
    };
    return {
      back,
      leave: (index) => {
        card = index;
        this.isOn = isUsable();
        if (this.isOn) playing.lift(index);
      },
      over: (x, y) => this.#hover(this.isOn ? picture.squareAt(x, y, dropSquares(chooser)) : null),
      drop: (x, y) => {
        const { isOn } = this;
        this.#end();
        if (!isOn) return void (picture.covers(x, y) && playing.isOpen && playing.pressCard(card));
        const place = picture.squareAt(x, y, dropSquares(chooser));
        if (place || (chooser.act && picture.covers(x, y))) playing.drop(place);
        else back();
      },
    };
  }

  /** @param {string | null} square */
  #hover(square) {
    if (square === this.over) return;
    this.over = square;
    this.#table.changed();
  }

  #end() {
    this.isOn = false;
    this.over = null;
    this.#table.changed();
  }
}
