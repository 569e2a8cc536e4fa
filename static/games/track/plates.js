/** The plates of the seats: who sits there, whose turn it is, how many cards they hold, and whether they are there. */

import { h } from "../../core/dom.js";
import { setAttribute, setChildren, setText } from "../../ui/keep.js";
import { parsePosition } from "./notation.js";
import { seatMark } from "./shapes.js";
import { squareWords } from "./words.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./types.js").TrackView} TrackView
 * @typedef {import("./types.js").Translate} Translate
 * @typedef {{root: HTMLElement, mark: HTMLElement, name: HTMLElement, partner: HTMLElement, backs: HTMLElement,
 *   count: HTMLElement, badges: HTMLElement, more: HTMLElement, look: string}} Plate
 */

const MOST_BACKS = 5;

export class Plates {
  #list = h("ul", { class: "plates" });
  /** @type {Map<string, Plate>} */
  #plates = new Map();
  #t;

  /** @param {Translate} t */
  constructor(t) {
    this.#t = t;
    this.#list.setAttribute("aria-label", t("track-players"));
  }

  get element() {
    return this.#list;
  }

  /** @param {Layout} layout */
  relayout(layout) {
    const { box } = layout;
    for (const seat of layout.plates.keys()) if (!this.#plates.has(seat)) this.#plates.set(seat, create(seat));
    for (const [seat, spot] of layout.plates) {
      const style = this.#of(seat).root.style;
      style.left = `${((spot.x - box.x) / box.w) * 100}%`;
      style.top = `${((spot.y - box.y) / box.h) * 100}%`;
      style.width = `${(spot.w / box.w) * 100}%`;
      style.height = `${(spot.h / box.h) * 100}%`;
    }
    setChildren(
      this.#list,
      [...layout.plates.keys()].map((seat) => this.#of(seat).root),
    );
  }

  /** @param {TrackView} view @param {Map<string, number>} teams @param {Record<string, string>} presence */
  update(view, teams, presence) {
    const pawns = parsePosition(view.table.position);
    for (const [seat, plate] of this.#plates) {
      const info = view.seats.find((one) => one.seat === seat);
      const team = teams.get(seat) ?? -1;
      if (plate.look !== `${seat}${team}`) plate.mark.replaceChildren(seatMark(seat, team));
      plate.look = `${seat}${team}`;
      const count = view.table.counts[seat] ?? 0;
      setText(plate.name, info?.name ?? seat.toUpperCase());
      setText(plate.count, String(count));
      setAttribute(plate.backs, "data-count", String(Math.min(count, MOST_BACKS)));
      this.#badges(plate, view, seat, presence);
      const turn = view.phase === "playing" && view.table.to_act.includes(seat);
      plate.root.classList.toggle("is-turn", turn);
      plate.root.classList.toggle("is-you", view.you.seat === seat);
      const partners = partnersOf(view, view.you.seat);
      plate.partner.hidden = !partners.includes(seat);
      setText(plate.partner, this.#t("track-badge-partner"));
      plate.root.classList.toggle(
        "is-team",
        partners.includes(seat) || (seat === view.you.seat && partners.length > 0),
      );
      plate.root.classList.toggle("is-out", view.table.out.includes(seat));
      plate.root.classList.toggle("is-away", presence[seat] === "away");
      setText(plate.more, this.#spoken(view, seat, count, pawns.get(seat) ?? [], turn, presence));
    }
  }

  /** @param {Plate} plate @param {TrackView} view @param {string} seat @param {Record<string, string>} presence */
  #badges(plate, view, seat, presence) {
    const { table } = view;
    const { host, status: why, bot } = view.seats.find((one) => one.seat === seat) ?? {};
    const isHouse = view.phase === "playing" && Boolean(why) && !bot;
    /** @type {[boolean | undefined, string, string][]} */
    const wanted = [
      [isHouse, "house", "⌂"],
      [table.exchange?.chosen.includes(seat), "chosen", "✓"],
      [table.out.includes(seat), "out", this.#t("track-badge-out")],
      [table.points !== null, "points", String(table.points?.[seat] ?? "")],
      [view.result?.winners.includes(seat), "winner", "★"],
      [table.dealer === seat, "dealer", this.#t("track-badge-dealer")],
      [host, "host", "♔"],
      [presence[seat] === "away" && !isHouse, "away", "⏻"],
    ];
    const shown = wanted.filter(([on]) => on);
    const key = shown.map(([, name, text]) => `${name}:${text}`).join("|");
    if (plate.badges.dataset.key === key) return;
    plate.badges.dataset.key = key;
    plate.badges.replaceChildren(
      ...shown.map(([, name, text]) =>
        h("span", { class: `badge badge-${name}`, title: this.#t(`track-badge-${name}-title`) }, text),
      ),
    );
  }

  /**
   * @param {TrackView} view
   * @param {string} seat
   * @param {number} count
   * @param {string[]} pawns
   * @param {boolean} turn
   * @param {Record<string, string>} presence
   */
  #spoken(view, seat, count, pawns, turn, presence) {
    const t = this.#t;
    const names = partnersOf(view, seat).map((one) => view.seats.find((info) => info.seat === one)?.name ?? one);
    const squares = pawns.map((square) => squareWords(square, t)).join(", ");
    const parts = [t("track-plate-cards", { count }), t("track-plate-pawns", { squares })];
    if (names.length) parts.push(t("track-plate-team", { names: names.join(", ") }));
    if (turn) parts.unshift(t("track-plate-turn"));
    const { status, bot } = view.seats.find((info) => info.seat === seat) ?? {};
    if (view.phase === "playing" && status && !bot) parts.push(`${t("track-badge-house-title")}.`);
    else if (presence[seat] === "away") parts.push(`${t("track-badge-away-title")}.`);
    return ` ${parts.join(" ")}`;
  }

  /** @param {string} seat @returns {Plate} */
  #of(seat) {
    return /** @type {Plate} */ (this.#plates.get(seat));
  }
}

/** Who wins together with a seat; nobody for who only watches. @param {TrackView} view @param {string | null} seat */
function partnersOf(view, seat) {
  const team = view.table.teams.find((one) => seat !== null && one.includes(seat)) ?? [];
  return team.filter((one) => one !== seat);
}

/** @param {string} seat @returns {Plate} */
function create(seat) {
  const mark = h("span", { class: "plate-mark" });
  const name = h("span", { class: "plate-name", dir: "auto" });
  const backs = h(
    "span",
    { class: "plate-backs", "aria-hidden": "true" },
    Array.from({ length: MOST_BACKS }, () => h("i", null)),
  );
  const count = h("span", { class: "plate-count", "aria-hidden": "true" });
  const badges = h("span", { class: "plate-badges" });
  const more = h("span", { class: "table-hidden" });
  const partner = h("span", { class: "plate-partner", "aria-hidden": "true", hidden: true });
  const head = h("span", { class: "plate-head" }, name, partner);
  const line = h("span", { class: "plate-line" }, h("span", { class: "plate-cards" }, backs, count), badges);
  const root = h(
    "li",
    { class: `plate seat-${seat}`, "data-place": seat },
    mark,
    h("span", { class: "plate-words" }, head, more, line),
  );
  return { root, mark, name, partner, backs, count, badges, more, look: "" };
}
