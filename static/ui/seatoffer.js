/** For which seats a link can be made, and how its secret stands in an address. Pure but for the address bar. */

/** @typedef {import("../core/types.js").View} View */

/** What stands before the secret in an address: behind the #, so that it is in no request and in no server's log. */
export const MARK = "#seat=";
const SECRET = /^[a-h]\.[A-Za-z0-9_-]{20,80}$/;

/**
 * Fetches what asks about a seat link, when this page was opened by one.
 * @param {(code: typeof import("./seatlink.js")) => void} use
 */
export function whenOffered(use) {
  let asked = false;
  const look = () => {
    if (asked || !location.hash.startsWith(MARK)) return;
    asked = true;
    import("./seatlink.js").then(use, console.error);
  };
  look();
  addEventListener("hashchange", look); // the link of the table that is open already
}

/**
 * The seats for which this person can make a link: the own one; for the host those that nobody plays.
 * @param {View} view
 * @param {Record<string, string>} presence
 * @returns {import("../core/types.js").SeatInfo[]}
 */
export function seatsToOffer(view, presence) {
  return view.seats.filter(({ seat, name, status, bot }) => {
    if (seat === view.you.seat) return true;
    const nobody = name === null ? view.phase === "lobby" : bot || status === "left" || presence[seat] === "away";
    return view.you.host && nobody;
  });
}

/**
 * The secret in the address, which is then taken out of it: it must not be copied along, or kept by the browser.
 * @returns {string | null}
 */
export function takeSecret() {
  if (!location.hash.startsWith(MARK)) return null;
  const secret = location.hash.slice(MARK.length);
  history.replaceState(history.state, "", location.pathname + location.search);
  return SECRET.test(secret) ? secret : null;
}
