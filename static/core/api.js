/** The few HTTP requests of the pages. Each rejects with an ApiError that carries the server's reason. */

/** @typedef {import("./types.js").Reason} Reason */

/** The server said no, or nothing at all (`status` 0). */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {Reason} reason
   * @param {number} retryAfter seconds to wait, 0 when it does not matter
   */
  constructor(status, reason, retryAfter = 0) {
    super(reason.sentence);
    this.status = status;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/**
 * @param {string} address
 * @param {RequestInit} [init]
 * @returns {Promise<any>} the JSON of the answer
 */
export async function request(address, init = {}) {
  const answer = await fetch(address, { credentials: "same-origin", ...init }).catch(() => null);
  if (!answer) throw new ApiError(0, plainReason("offline", "The server cannot be reached."));
  const body = await answer.json().catch(() => null);
  if (answer.ok) return body;
  const reason =
    typeof body?.code === "string" ? body : plainReason("http-error", `The server answered ${answer.status}.`);
  throw new ApiError(answer.status, reason, Number(answer.headers.get("Retry-After")) || 0);
}

/**
 * @param {string} address
 * @param {object} body
 * @returns {Promise<any>}
 */
export function post(address, body) {
  return request(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/**
 * @param {string} code
 * @param {string} sentence
 * @returns {Reason}
 */
function plainReason(code, sentence) {
  return { code, rule: null, sentence, squares: [], seats: [] };
}
