/** Refusals in the person's language; the server's own sentence where the message file has none. */

/**
 * @param {{t: import("./types.js").Translate, has: (id: string) => boolean}} words
 * @param {import("./types.js").Reason} reason
 * @param {(seat: string) => string} nameOn
 * @returns {string}
 */
export function explain({ t, has }, reason, nameOn = (seat) => seat) {
  const id = `refusal-${reason.code}`;
  const seats = reason.seats ?? [];
  const squares = reason.squares ?? [];
  const sentence = has(id)
    ? t(id, { player: seats.length > 0 ? nameOn(seats[0]) : "", square: squares[0] ?? "", other: squares[1] ?? "" })
    : reason.sentence;
  return reason.rule ? t("reason-with-rule", { sentence, rule: reason.rule }) : sentence;
}

/** A plan that could not be made; `refusal` says why. */
export class RefusalError extends Error {
  /** @param {import("./types.js").Reason} refusal */
  constructor(refusal) {
    super(refusal.sentence);
    this.refusal = refusal;
  }
}
