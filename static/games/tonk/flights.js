/** Cards on their way: what others draw, lay and discard is seen as it happens. Decoration: the view has it all. */

import { h } from "../../core/dom.js";
import { cardBack, cardFace } from "../../ui/cards.js";

/**
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").GameEvent} GameEvent
 * @typedef {import("../../core/types.js").Told} Told
 * @typedef {{card: string | null, from: string, to: string}} Leg places by seat, pile, `card:` in hand, `meld:` card
 * @typedef {{felt: import("./felt.js").Felt, hand: import("./handarea.js").HandArea}} Spots
 * @typedef {{leg: Leg, from: DOMRect}} Flight
 */

const FLY_MS = 420;
const EASE = "cubic-bezier(.3,.1,.2,1)";

export class Flights {
  #root;
  #spots;
  #t;
  #landed;
  /** @type {Flight[]} not started yet: where they come from is measured before the table is drawn anew */
  #waiting = [];
  /** @type {Map<Animation, HTMLElement>} */
  #flying = new Map();

  /**
   * @param {HTMLElement} root
   * @param {Spots} spots
   * @param {import("../../core/types.js").Translate} t
   * @param {() => void} landed asks for a redraw
   */
  constructor(root, spots, t, landed) {
    this.#t = t;
    this.#root = root;
    this.#spots = spots;
    this.#landed = landed;
  }

  /** Whether cards are on their way, or about to be. */
  get isBusy() {
    return this.#waiting.length > 0 || this.#flying.size > 0;
  }

  /** @param {TonkView | null} before @param {TonkView} view @param {Told | null} told null: nothing is to fly */
  note(before, view, told) {
    this.finish();
    if (!before || !told) return;
    const legs = told.events.flatMap((event) => legsOf(event, before, view));
    this.#waiting = legs.flatMap((leg) => {
      const from = this.#at(leg.from)?.getBoundingClientRect();
      return from?.width ? [{ leg, from }] : [];
    });
  }

  /** Sends off what waits, now that the table is drawn. */
  start() {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { leg, from } of waiting) {
      const to = this.#at(leg.to)?.getBoundingClientRect();
      if (to?.width) this.#fly(leg, from, to);
    }
    if (waiting.length && !this.#flying.size) this.#landed();
  }

  /** Every card has arrived. */
  finish() {
    this.#waiting = [];
    const flying = [...this.#flying];
    this.#flying.clear();
    for (const [animation, ghost] of flying) {
      animation.cancel();
      ghost.remove();
    }
  }

  /** @param {Leg} leg @param {DOMRect} from @param {DOMRect} to */
  #fly(leg, from, to) {
    const face = leg.card ? cardFace(leg.card, this.#t) : cardBack();
    const ghost = h("span", { class: "tonk-ghost", "aria-hidden": "true" }, face);
    this.#root.append(ghost);
    const base = ghost.getBoundingClientRect();
    const animation = ghost.animate([{ transform: between(base, from) }, { transform: between(base, to) }], {
      duration: FLY_MS,
      easing: EASE,
      fill: "both",
    });
    this.#flying.set(animation, ghost);
    animation.onfinish = () => {
      this.#flying.delete(animation);
      ghost.remove();
      if (!this.#flying.size) this.#landed();
    };
  }

  /** @param {string} place @returns {Element | null} */
  #at(place) {
    const [kind, card] = place.split(":");
    if (kind === "card") return this.#spots.hand.spot(card);
    if (kind === "meld") return this.#root.querySelector(`.tonk-meld [data-card="${card}"] .card-face`);
    return this.#spots.felt.spot(place);
  }
}

/** @param {DOMRect} base @param {DOMRect} place @returns {string} that lays one middle on the other */
function between(base, place) {
  const x = place.left + place.width / 2 - base.left - base.width / 2;
  const y = place.top + place.height / 2 - base.top - base.height / 2;
  return `translate(${x}px, ${y}px)`;
}

/** @param {GameEvent} event @param {TonkView} before @param {TonkView} view @returns {Leg[]} */
export function legsOf(event, before, view) {
  const own = event.seat !== undefined && event.seat === view.you.seat;
  const from = (/** @type {string} */ card) => (own ? `card:${card}` : event.seat);
  if (event.e === "drew") {
    const known = event.from === "discard" ? before.table.top : null;
    const drew = view.mine?.drew ?? null;
    return [{ card: known, from: event.from, to: own && drew ? `card:${drew}` : event.seat }];
  }
  if (event.e === "discarded" && view.table.top) {
    return [{ card: view.table.top, from: from(view.table.top), to: "discard" }];
  }
  if (event.e === "melded") {
    return event.cards.map((/** @type {string} */ card) => ({ card, from: from(card), to: `meld:${card}` }));
  }
  return event.e === "laid_off" ? [{ card: event.card, from: from(event.card), to: `meld:${event.card}` }] : [];
}
