/** The places round a drawn table. Pressing a free one is how a person sits down. */

import { h, s } from "../core/dom.js";
import { drawingOf } from "../games/index.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").SeatInfo} SeatInfo
 */

/** Teams say who they are by shape too. */
const SHAPES = [
  "M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z",
  "M8 .5l7.5 7.5L8 15.5.5 8z",
  "M8 1.5l7 12.5H1z",
  "M2 2h12v12H2z",
];

/**
 * Where the places lie, in percent of the table's square, clockwise on the screen; the first is at the bottom.
 * @param {number} count
 * @param {number} [radius]
 * @returns {[number, number][]}
 */
export function places(count, radius = 37) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return [50 - radius * Math.sin(angle), 50 + radius * Math.cos(angle)];
  });
}

/**
 * Seats in clockwise order, beginning with one's own, which everybody sees nearest to themselves.
 * @param {SeatInfo[]} seats
 * @param {string | null} own
 * @returns {SeatInfo[]}
 */
export function fromOwnSeat(seats, own) {
  const first = Math.max(
    0,
    seats.findIndex((each) => each.seat === own),
  );
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/**
 * Whether this person could take a free seat.
 * @param {View} view
 * @returns {boolean}
 */
export function maySit({ you, arranged }) {
  return !you.removed && (!arranged?.locked || you.host || you.seat !== null);
}

/**
 * @param {View} view
 * @returns {Map<number, string[]>} seats by team, only when some team has more than one
 */
export function teamsOf(view) {
  /** @type {Map<number, string[]>} */
  const teams = new Map();
  for (const { seat, team } of view.seats) teams.set(team, [...(teams.get(team) ?? []), seat]);
  return teams.size < view.seats.length ? teams : new Map();
}

/**
 * @param {object} parts
 * @param {View} parts.view
 * @param {import("../core/types.js").Presence} parts.presence
 * @param {import("../core/types.js").Translate} parts.t
 * @param {(seat: string) => void} parts.onsit
 * @param {((seat: string) => void) | null} parts.onremove for who may send people away
 * @param {HTMLElement} parts.centre what lies in the middle of the table
 * @returns {HTMLElement}
 */
export function drawnTable({ view, presence, t, onsit, onremove, centre }) {
  const seats = fromOwnSeat(view.seats, view.you.seat);
  const spots = places(seats.length, seats.length > 5 ? 39 : 37);
  const teams = teamsOf(view);
  const plates = seats.map((info, index) => {
    const [x, y] = spots[index];
    const here = presence[info.seat] !== "away";
    const plate = seatPlate({ info, view, here, t, onsit, onremove, teamed: teams.size > 0 });
    plate.style.left = `${x}%`;
    plate.style.top = `${y}%`;
    return h("li", null, plate);
  });
  const links = [...teams].map(([team, members]) => teamLink(team, members, seats, spots));
  const top = s("g", { class: "table-shape" }, s("circle", { cx: 50, cy: 50, r: 37, class: "table-top" }));
  layBoard(top, view.game, seats);
  return h(
    "div",
    { class: "drawn-table", "data-seats": seats.length },
    s("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" }, top, links),
    h("ul", { class: "seats", "aria-label": t("seats-label") }, plates),
    h("div", { class: "table-centre" }, centre),
  );
}

/**
 * The teams by their signs, in words.
 * @param {View} view
 * @param {import("../core/types.js").Translate} t
 * @returns {HTMLElement | null} null when everybody plays alone
 */
export function teamLegend(view, t) {
  const items = [...teamsOf(view).keys()].map((team) =>
    h("li", null, teamBadge(team, null), t("team", { number: team + 1 })),
  );
  return items.length > 0 ? h("ul", { class: "team-legend" }, items) : null;
}

/**
 * The board of the game in place of the round table, once its drawing is here; without it the table stays round.
 * @param {SVGElement} top
 * @param {string} game
 * @param {SeatInfo[]} seats from one's own on
 */
function layBoard(top, game, seats) {
  const letters = seats.map(({ seat }) => seat);
  drawingOf(game)
    ?.outline?.()
    .then(({ outline }) => top.replaceChildren(...outline([...letters].sort(), letters[0])))
    .catch(() => {});
}

/**
 * @param {number} team
 * @param {string[]} members
 * @param {SeatInfo[]} seats
 * @param {[number, number][]} spots
 */
function teamLink(team, members, seats, spots) {
  const points = seats.flatMap(({ seat }, index) => (members.includes(seat) ? [spots[index].join(",")] : []));
  return s("polygon", { points: points.join(" "), class: `team-link team-${team}` });
}

/**
 * @param {{info: SeatInfo, view: View, here: boolean, t: import("../core/types.js").Translate,
 *   onsit: (seat: string) => void, onremove: ((seat: string) => void) | null, teamed: boolean}} parts
 * @returns {HTMLElement}
 */
function seatPlate({ info, view, here, t, onsit, onremove, teamed }) {
  const { seat, name, team, host } = info;
  const badge = teamed ? teamBadge(team, t) : null;
  if (name === null && !maySit(view)) {
    const words = h("span", { class: "seat-name" }, t("seat-locked"));
    return h("div", { class: "seat seat-shut", "data-seat": seat }, seatDot(seat), words, badge);
  }
  if (name === null) {
    const onclick = () => onsit(seat);
    const words = t(view.you.seat === null ? "seat-take" : "seat-move");
    const label = h("span", { class: "seat-name" }, words);
    return h(
      "button",
      { class: "seat seat-free", type: "button", "data-seat": seat, onclick },
      seatDot(seat),
      label,
      badge,
    );
  }
  const own = seat === view.you.seat;
  const place = { "data-seat": seat, "data-place": seat };
  const bot = info.bot && t(`bot-${info.bot}`);
  const notes = [own && t("seat-you"), host && t("seat-host"), !here && t("seat-away"), bot].filter(Boolean);
  return h(
    "div",
    { class: `seat seat-taken${own ? " seat-own" : ""}${here ? "" : " seat-away"}`, ...place, tabindex: "-1" },
    seatDot(seat),
    h("span", { class: "seat-name", dir: "auto" }, name),
    notes.length > 0 && h("span", { class: "seat-notes" }, notes.join(" · ")),
    badge,
    !own && onremove && removal(name, t, () => onremove(seat)),
  );
}

/** @param {string} name @param {import("../core/types.js").Translate} t @param {() => void} onclick */
function removal(name, t, onclick) {
  const label = t("seat-remove", { name });
  return h(
    "button",
    { class: "seat-remove", type: "button", "aria-label": label, title: label, onclick },
    h("span", null, "×"),
  );
}

/** @param {string} seat */
function seatDot(seat) {
  return h("span", { class: `seat-dot seat-colour-${seat}`, "aria-hidden": "true" }, seat.toUpperCase());
}

/**
 * @param {number} team
 * @param {import("../core/types.js").Translate | null} t null where the words stand beside it
 */
function teamBadge(team, t) {
  const shape = s("path", { d: SHAPES[team % SHAPES.length] });
  const icon = s("svg", { viewBox: "0 0 16 16", class: `team-badge team-${team}` }, shape);
  for (const [name, value] of Object.entries(
    t ? { role: "img", "aria-label": t("team", { number: team + 1 }) } : { "aria-hidden": "true" },
  ))
    icon.setAttribute(name, value);
  return icon;
}
