/** Asks for one moment of a match after the other; what was wished for last is what counts. */

/**
 * @template T
 * @typedef {object} LookingParts
 * @property {(seq: number) => Promise<T>} ask
 * @property {(seq: number, answer: T) => void} show
 * @property {(error: unknown) => void} fail
 * @property {(ms: number) => Promise<void>} [pause]
 */

/** Milliseconds between two questions: a held key asks less often than a line may (20 frames a second). */
export const GAP_MS = 60;

/** @template T */
export class Looking {
  #parts;
  #pause;
  /** @type {number | null} */
  #wanted = null;
  #isAsking = false;

  /** @param {LookingParts<T>} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#pause = parts.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  }

  /** The moment that is wished for, null when none is. */
  get wanted() {
    return this.#wanted;
  }

  /** @param {number} seq */
  want(seq) {
    this.#wanted = seq;
    if (!this.#isAsking) this.#run();
  }

  /** Nothing is wished for any more: an answer that is on its way comes too late. */
  drop() {
    this.#wanted = null;
  }

  async #run() {
    this.#isAsking = true;
    try {
      for (let asked = null; this.#wanted !== null && this.#wanted !== asked; ) {
        asked = this.#wanted;
        await this.#once(asked);
        await this.#pause(GAP_MS);
      }
    } finally {
      this.#isAsking = false;
    }
  }

  /** @param {number} seq */
  async #once(seq) {
    const { ask, show, fail } = this.#parts;
    try {
      const answer = await ask(seq);
      if (this.#wanted === seq) show(seq, answer);
    } catch (error) {
      if (this.#wanted === seq) this.#wanted = null;
      fail(error);
    }
  }
}
