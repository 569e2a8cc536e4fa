/** Board, pawns, plates and pile together: everything that is drawn of a view above the hand. */

import { h } from "../../core/dom.js";
import { drawBoard } from "./board.js";
import { buildLayout } from "./geometry.js";
import { drawConcerned, drawLast, drawTargets, drawWay } from "./marks.js";
import { SEATS, squaresOfMove } from "./notation.js";
import { Pawns } from "./pawns.js";
import { Pile } from "./pile.js";
import { Plates } from "./plates.js";
import { Stage } from "./stage.js";

/**
 * @typedef {import("./types.js").TrackView} TrackView
 * @typedef {import("./types.js").Host} Host
 * @typedef {import("./chooser.js").Chooser} Chooser
 * @typedef {import("./geometry.js").Layout} Layout
 */

/** From this width to height on, bar and hand stand beside the board (layout.css), and about how much they take. */
const BESIDE = 5 / 4;
const CONTROLS = 256;

export class Picture {
  #host;
  #stage;
  #plates;
  #pile;
  #board;
  /** @type {Layout} */
  #layout = buildLayout(4, 17, [], "a", false);
  #layoutKey = "";
  /** @type {Map<string, number>} the number of each seat's team; empty when everybody plays alone */
  teams = new Map();

  /**
   * @param {Host} host
   * @param {import("./stage.js").StageHands} hands
   */
  constructor(host, hands) {
    this.#host = host;
    this.#stage = new Stage(hands);
    this.#plates = new Plates(host.t);
    this.#pile = new Pile(this.#stage.pile, host.t);
    this.pawns = new Pawns(this.#stage.pawns, this.#layout);
    this.#board = h("div", { class: "board" }, this.#stage.svg, this.#plates.element);
    this.element = h("div", { class: "board-area" }, this.#board);
  }

  /** @param {TrackView} view @param {Record<string, string>} presence */
  update(view, presence) {
    this.teams = teamsOf(view);
    this.#relayout(view);
    this.#plates.update(view, this.teams, presence);
    this.#pile.update(view.table, this.#layout.hub);
    const { last } = view.table;
    drawLast(this.#stage.last, this.#layout, last && { seat: last.seat, ...squaresOfMove(last.text) });
    for (const yard of this.#stage.base.querySelectorAll("[data-yard]")) {
      const seat = /** @type {SVGElement} */ (yard).dataset.yard ?? "";
      yard.classList.toggle("is-turn", view.phase === "playing" && view.table.to_act.includes(seat));
    }
  }

  /**
   * @param {boolean} asked whether the player may choose now
   * @param {Chooser} chooser
   * @param {string | null} preview the option to be shown
   */
  choice(asked, chooser, preview) {
    this.pawns.mark(new Set(asked ? chooser.pawns : []), asked ? chooser.pawn : null);
    drawConcerned(this.#stage.concerned, this.#layout, chooser.why?.reason.squares ?? []);
    const shown = chooser.options.find((option) => option.text === preview) ?? chooser.move;
    if (asked && shown) drawWay(this.#stage.over, this.#layout, shown);
    else drawTargets(this.#stage.over, this.#layout, asked ? this.#targets(chooser) : []);
  }

  /** @param {Chooser} chooser @returns {import("./marks.js").Target[]} where the picked pawn can go */
  #targets(chooser) {
    if (!chooser.pawn || chooser.card === null) return [];
    return chooser.narrowed.map((option) => ({
      square: option.to,
      seat: option.slides[0]?.owner ?? "a",
      steps: "steps" in option ? option.steps : null,
      free: this.pawns.ownerAt(option.to) === null,
      way: option,
    }));
  }

  /** @param {TrackView} view */
  #relayout(view) {
    const { sections, home_after: homeAfter, hologram } = view.table;
    const seated = view.seats.map((one) => one.seat);
    const labels = this.#host.settings.get("labels") === "on";
    const bottom = view.you.seat ?? seated[0];
    const wide = this.#isWide(sections);
    const key = [sections, homeAfter, hologram, seated.join(""), bottom, labels, wide].join();
    if (key === this.#layoutKey) return;
    this.#layoutKey = key;
    this.#layout = buildLayout(sections, homeAfter, seated, bottom, wide);
    drawBoard(this.#stage.base, this.#layout, { homeAfter, hologram, labels });
    this.#stage.relayout(this.#layout);
    this.#plates.relayout(this.#layout);
    this.pawns.relayout(this.#layout);
    const table = this.element.parentElement;
    table?.style.setProperty("--aspect", String(this.#layout.box.w / this.#layout.box.h));
    table?.setAttribute("data-sections", String(sections));
  }

  /** Whether the board comes out larger with its plates at the sides. @param {number} sections */
  #isWide(sections) {
    const { width, height } = this.element.parentElement?.getBoundingClientRect() ?? { width: 1, height: 1 };
    const beside = width > height * BESIDE;
    const room = beside ? { w: width - CONTROLS, h: height } : { w: width, h: height - CONTROLS };
    const scale = (/** @type {boolean} */ wide) => {
      const { box } = buildLayout(sections, 17, [...SEATS.slice(0, sections)], "a", wide);
      return Math.min(room.w / box.w, room.h / box.h);
    };
    return scale(true) > scale(false);
  }
}

/** @param {TrackView} view @returns {Map<string, number>} */
function teamsOf(view) {
  const { teams } = view.table;
  if (!teams.some((team) => team.length > 1)) return new Map();
  return new Map(teams.flatMap((team, i) => team.map((seat) => /** @type {[string, number]} */ ([seat, i]))));
}
