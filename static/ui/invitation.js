/** Reads what a person types or pastes to join a room. */

/**
 * A code (letters and digits, spaces and dashes allowed) or a whole link, with the secret behind it that gives a seat;
 * null when it is neither.
 * @param {string} typed
 * @returns {{code: string} | {link: string} | null}
 */
export function readInvitation(typed) {
  const link = typed.match(/\/r\/([A-Za-z0-9_-]+)(?:\?[^\s#]*)?(#seat=[\w.-]+)?/);
  if (link) return { link: link[1] + (link[2] ?? "") };
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{4,12}$/.test(code) ? { code } : null;
}

/**
 * A code in groups of three, easier to read out.
 * @param {string} code
 * @returns {string}
 */
export function spacedCode(code) {
  return code.match(/.{1,3}/g)?.join(" ") ?? code;
}

/**
 * Whether an address with this host leads back to the computer that it is opened on, so that friends cannot use it.
 * @param {string} hostname
 * @returns {boolean}
 */
export function isHere(hostname) {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
