/** What this page knows of its table: the newest view, the commits told so far, who is there. */

/**
 * @typedef {import("./types.js").View} View
 * @typedef {import("./types.js").Told} Told
 * @typedef {{view: View, told: Told | null, fresh: boolean}} Change `fresh`: another match than before
 */

/** Adopts frames in any order they may come and never goes back within a match. */
export class Store {
  /** @type {View | null} */
  view = null;
  /** @type {import("./types.js").Presence} */
  presence = {};
  watching = 0;
  /** @type {Record<string, number>} since when who is away, in seconds by the server's clock */
  awaySince = {};
  /** After how many seconds the house may be asked to play for somebody who is away. */
  grace = 60;
  match = 0;
  seq = 0;
  /** @type {Map<number, Told>} */
  #commits = new Map();
  /** By how much the server's clock is ahead of this one, in seconds. */
  #ahead = 0;

  /** The time by the server's clock, in seconds since 1970. */
  get now() {
    return Date.now() / 1000 + this.#ahead;
  }

  /** All commits known of this match, in order. */
  get commits() {
    return [...this.#commits.values()].sort((one, other) => one.seq - other.seq);
  }

  /** Up to which seq no commit is missing: what a new line need not tell again. */
  get have() {
    let seq = 0;
    while (this.#commits.has(seq + 1)) seq += 1;
    return seq;
  }

  /**
   * The server's word at the start of a line; it counts even where it contradicts us.
   * @param {import("./wire.js").Welcome} frame
   * @returns {Change}
   */
  welcome(frame) {
    const before = this.#enter(frame.match);
    if (frame.now !== undefined) this.#ahead = frame.now - Date.now() / 1000;
    for (const told of frame.told) this.#commits.set(told.seq, told);
    const next = !before.fresh && frame.seq === before.seq + 1 ? this.#commits.get(frame.seq) : null;
    return this.#take(frame.view, frame.seq, next ?? null, before.fresh);
  }

  /**
   * @param {import("./wire.js").ToldFrame} frame
   * @returns {Change | null} null when it is old news
   */
  told(frame) {
    if (frame.match < this.match) return null;
    const { seq, fresh } = this.#enter(frame.match);
    const told = { seq: frame.seq, events: frame.events };
    this.#commits.set(frame.seq, told);
    if (frame.seq <= seq) return null;
    return this.#take(frame.view, frame.seq, frame.seq === seq + 1 ? told : null, fresh);
  }

  /** @param {import("./wire.js").PresenceFrame} frame */
  attend({ seats, watching, away = {}, grace = this.grace }) {
    this.presence = seats;
    this.watching = watching;
    this.awaySince = Object.fromEntries(Object.entries(away).map(([seat, seconds]) => [seat, this.now - seconds]));
    this.grace = grace;
  }

  /**
   * A refusal brings the newest view along; the same one again still undoes what the page drew ahead.
   * @param {import("./wire.js").Refused} frame
   * @returns {Change | null}
   */
  refused(frame) {
    if (!frame.view || frame.match !== this.match || (frame.seq ?? 0) < this.seq) return null;
    return this.#take(frame.view, frame.view.seq, null, false);
  }

  /** @param {number} match */
  #enter(match) {
    const fresh = match !== this.match;
    if (fresh) {
      this.#commits.clear();
      this.match = match;
      this.seq = 0;
    }
    return { fresh, seq: this.seq };
  }

  /**
   * @param {View} view
   * @param {number} seq
   * @param {Told | null} told
   * @param {boolean} fresh
   * @returns {Change}
   */
  #take(view, seq, told, fresh) {
    this.view = view;
    this.seq = seq;
    return { view, told, fresh };
  }
}
