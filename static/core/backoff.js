/** How long to wait before the next try: doubling from half a second to fifteen, spread so that not all come at once. */

const FIRST = 500;
const LONGEST = 15_000;

/**
 * Milliseconds before try number `tries` (0 for the first).
 * @param {number} tries
 * @param {() => number} random from 0 to 1
 * @returns {number}
 */
export function backoff(tries, random = Math.random) {
  const ceiling = Math.min(LONGEST, FIRST * 2 ** tries);
  return Math.round(ceiling / 2 + (random() * ceiling) / 2);
}
