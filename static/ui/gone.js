/** When the line to the server is gone for longer: said once, and if the room is gone too, the page goes to say so. */

/**
 * @param {number} tries so far
 * @param {() => void} say
 */
export function lostLine(tries, say) {
  if (tries === 1) say();
  if (tries === 2) reloadIfGone();
}

/** A refused handshake tells a page nothing; if there is no such room, the server has a page that says so. */
async function reloadIfGone() {
  const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (answer?.status === 404) location.reload();
}
