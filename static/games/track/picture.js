/** Board, pawns, plates and pile together: everything that is drawn of a view above the hand. */

import { fill, h } from "../../core/dom.js";
import { drawBoard } from "./board.js";
import { dropOptions, optionsAt } from "./drops.js";
import { buildLayout } from "./geometry.js";
import { lapsLost } from "./laps.js";
import { drawConcerned, drawLast, drawLosses, drawTargets, drawWay } from "./marks.js";
import { SEATS, squaresOfMove } from "./notation.js";
import { Pawns } from "./pawns.js";
import { Pile } from "./pile.js";
import { Plates } from "./plates.js";
import { Stage } from "./stage.js";

/**
 * @typedef {import("./types.js").TrackView} TrackView
 * @typedef {import("./types.js").Host} Host
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").Part} Part
 * @typedef {import("./chooser.js").Chooser} Chooser
 * @typedef {import("./geometry.js").Layout} Layout
 */

/** From this width to height on, bar and hand stand beside the board (layout.css), and what they take, in rem. */
const BESIDE = 5 / 4;
const CONTROLS = { least: 16, most: 28, part: 0.2 };

export class Picture {
  #host;
  #stage;
  #plates;
  #pile;
  #board;
  /** @type {Layout} */
  #layout = buildLayout(4, 17, [], "a", false);
  #layoutKey = "";
  /** @type {TrackView | null} */
  #view = null;
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
    this.#view = view;
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
   * @param {{isOn: boolean, over: string | null}} drag what is held, and over which square
   */
  choice(asked, chooser, preview, drag) {
    this.pawns.mark(new Set(asked ? chooser.pawns : []), asked ? chooser.pawn : null);
    drawConcerned(this.#stage.concerned, this.#layout, chooser.why?.reason.squares ?? []);
    const dragged = drag.over ? optionsAt(chooser, drag.over) : [];
    const previewed = chooser.options.find((option) => option.text === preview) ?? chooser.move;
    const shown = drag.isOn ? (dragged.length === 1 ? dragged[0] : null) : previewed;
    if (asked && drag.isOn && !shown) {
      drawTargets(this.#stage.over, this.#layout, this.#targets(dragged.length ? dragged : dropOptions(chooser)));
    } else if (asked && shown) {
      drawWay(this.#stage.over, this.#layout, shown);
      drawLosses(this.#stage.over, this.#layout, this.#losses(shown));
    } else drawTargets(this.#stage.over, this.#layout, asked ? this.#targets(pickedOptions(chooser)) : []);
  }

  /** @param {Move | Part} option */
  #losses({ slides }) {
    return this.#view ? lapsLost(slides, this.#view.table, this.#view.you.seat) : [];
  }

  /** @param {Node} node @returns {boolean} whether it is a part of the drawn board */
  holds(node) {
    return this.#stage.svg.contains(node);
  }

  /** @param {number} x @param {number} y @returns {boolean} whether the board is at this point of the screen */
  covers(x, y) {
    const { left, right, top, bottom } = this.#stage.svg.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  /** @param {number} x @param {number} y @param {readonly string[]} candidates @returns {string | null} the nearest */
  squareAt(x, y, candidates) {
    return this.#stage.squareAt(x, y, candidates);
  }

  /** A pawn leaves its square for the pointer. @param {string} square */
  takeUp(square) {
    const copy = this.pawns.takeUp(square);
    if (copy) fill(this.#stage.held, copy);
  }

  /** @param {number} x @param {number} y */
  carry(x, y) {
    const point = this.#stage.pointAt(x, y);
    this.#stage.held.setAttribute("transform", `translate(${point.x.toFixed(2)} ${point.y.toFixed(2)})`);
  }

  letGo() {
    this.pawns.letGo();
    fill(this.#stage.held);
  }

  /** @param {(Move | Part)[]} options @returns {import("./marks.js").Target[]} where they lead */
  #targets(options) {
    const targets = options.map((option) => ({
      square: option.to,
      seat: option.slides[0]?.owner ?? "a",
      steps: "steps" in option ? option.steps : null,
      free: this.pawns.ownerAt(option.to) === null,
      way: option,
    }));
    return [...new Map(targets.map((target) => [`${target.square}${target.way.harm.length}`, target])).values()];
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
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const column = Math.min(Math.max(CONTROLS.least * rem, CONTROLS.part * width), CONTROLS.most * rem);
    const beside = width > height * BESIDE;
    const room = beside ? { w: width - column, h: height } : { w: width, h: height - CONTROLS.least * rem };
    const scale = (/** @type {boolean} */ wide) => {
      const { box } = buildLayout(sections, 17, [...SEATS.slice(0, sections)], "a", wide);
      return Math.min(room.w / box.w, room.h / box.h);
    };
    return scale(true) > scale(false);
  }
}

/** @param {Chooser} chooser @returns {(Move | Part)[]} */
function pickedOptions(chooser) {
  return (chooser.pawn || chooser.target) && chooser.card !== null ? chooser.narrowed : [];
}

/** @param {TrackView} view @returns {Map<string, number>} */
function teamsOf(view) {
  const { teams } = view.table;
  if (!teams.some((team) => team.length > 1)) return new Map();
  return new Map(teams.flatMap((team, i) => team.map((seat) => /** @type {[string, number]} */ ([seat, i]))));
}
