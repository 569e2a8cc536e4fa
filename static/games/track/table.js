/** The table: takes views in and draws them, at most once a frame. */

import { h } from "../../core/dom.js";
import { Drags } from "../../ui/drag.js";
import { Bar } from "./bar.js";
import { Chooser } from "./chooser.js";
import { Deal } from "./deal.js";
import { Dragging } from "./dragging.js";
import { HandArea } from "./handarea.js";
import { listenToKeys } from "./keys.js";
import { STEP_MS } from "./pawns.js";
import { Picture } from "./picture.js";
import { Playing } from "./playing.js";
import { preferencesPanel } from "./preferences.js";
import { barState, speechOf } from "./prompt.js";

/**
 * @typedef {import("./types.js").TrackView} TrackView
 * @typedef {import("./types.js").Host} Host
 * @typedef {import("./types.js").GameEvent} GameEvent
 * @typedef {import("./types.js").Slide} Slide
 * @typedef {import("../../core/types.js").View} View
 * @typedef {import("../../core/types.js").Told} Told
 * @typedef {{slides: Slide[], before: string}} Ride pawns on their way, and the position they set out from
 */

export class TrackTable {
  #host;
  #root;
  #chooser = new Chooser();
  #playing;
  #picture;
  #bar;
  #deal;
  #hand;
  #dragging;
  #drags;
  /** @type {TrackView | null} */
  #view = null;
  /** @type {Ride | null} not drawn yet */
  #ride = null;
  /** The position on the screen, or on its way there. */
  #shown = "";
  /** @type {GameEvent | null} the last move that was told, with all that it did */
  #moved = null;
  #frame = 0;
  #stale = true;
  /** @type {(() => void)[]} */
  #stops = [];

  /** @param {HTMLElement} root @param {Host} host */
  constructor(root, host) {
    this.#root = root;
    this.#host = host;
    this.#deal = new Deal(host.t);
    const playing = new Playing(host, this.#chooser, {
      settle: () => this.#picture.pawns.finish(),
      changed: () => this.#schedule(),
      ride: (part) => {
        this.#ride = { slides: part.slides, before: this.#shown };
      },
    });
    this.#playing = playing;
    this.#picture = new Picture(host, {
      press: (square) => playing.pressSquare(square),
      hover: (square) => playing.hover(square),
      candidates: () => playing.candidates,
    });
    const hands = {
      choose: (/** @type {string} */ text) => playing.pressOption(text),
      preview: (/** @type {string | null} */ text) => playing.show(text),
      confirm: () => playing.confirm(),
      cancel: () => playing.cancel(),
      undo: () => playing.undo(),
      openRule: (/** @type {string} */ rule) => host.openRule(rule),
    };
    this.#bar = new Bar(host.t, hands, h("div", { class: "bar-side" }, this.#deal.element, preferencesPanel(host)));
    this.#hand = new HandArea(host, (index) => playing.pressCard(index));
    this.#dragging = new Dragging({
      playing,
      chooser: this.#chooser,
      picture: this.#picture,
      hand: this.#hand.cards,
      changed: () => this.#schedule(),
    });
    this.#drags = new Drags(root, (event) => this.#dragging.grab(event));
    this.#build();
    this.#listen();
  }

  /** @param {View} raw @param {Told | null} told @param {boolean} [past] */
  update(raw, told, past = false) {
    const view = /** @type {TrackView} */ (/** @type {unknown} */ (raw));
    if (!view.table) return;
    const before = this.#view?.match === view.match ? this.#view.table.position : "";
    const slides = told?.events.flatMap((event) => event.slides ?? []) ?? [];
    this.#moved = told?.events.findLast((event) => event.e === "moved") ?? this.#moved;
    this.#ride = before && slides.length && !past ? { slides, before } : null;
    this.#view = view;
    if (this.#playing.adopt(view)) this.#drags.cancel();
    this.#redraw();
  }

  /** @param {Record<string, string>} _seats the host keeps the newest */
  presence(_seats) {
    this.#redraw();
  }

  destroy() {
    cancelAnimationFrame(this.#frame);
    this.#picture.pawns.finish();
    for (const stop of this.#stops) stop();
    this.#root.replaceChildren();
  }

  #build() {
    const label = this.#host.t("track-hand-area");
    const controls = h(
      "section",
      { class: "table-controls", "aria-label": label },
      this.#bar.element,
      this.#hand.element,
    );
    this.#root.replaceChildren(h("div", { class: "track-table" }, this.#picture.element, controls));
  }

  #listen() {
    const sizes = new ResizeObserver(() => this.#redraw());
    sizes.observe(this.#root);
    const keys = listenToKeys(this.#root, {
      confirm: () => this.#playing.confirm(),
      cancel: () => this.#playing.cancel(),
      undo: () => this.#playing.undo(),
      card: (n) => this.#hand.press(n),
      up: () => this.#hand.holdsFocus && this.#bar.focus(),
      down: () => this.#bar.holdsFocus && this.#hand.focus(),
    });
    this.#stops = [
      () => this.#drags.stop(),
      () => sizes.disconnect(),
      this.#host.settings.listen(() => this.#redraw()),
      keys,
    ];
  }

  #redraw() {
    this.#stale = true;
    this.#schedule();
  }

  #schedule() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    const view = this.#view;
    if (!view) return;
    if (this.#stale) this.#picture.update(view, this.#host.presence());
    this.#stale = false;
    this.#drawPawns(view);
    const { busy, preview } = this.#playing;
    this.#picture.choice(this.#playing.isOpen, this.#chooser, preview, this.#dragging);
    this.#hand.update(view, this.#chooser);
    this.#deal.update(view.table);
    const speech = { ...speechOf(view, this.#host.t), moved: this.#moved };
    const state = barState(view, this.#chooser, this.#host, speech, busy);
    if (!this.#bar.update(state)) this.#hand.focus();
  }

  /** @param {TrackView} view */
  #drawPawns(view) {
    const { pawns, teams } = this.#picture;
    const wanted = this.#chooser.plan?.position ?? view.table.position;
    const ride = this.#ride;
    this.#ride = null;
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    if (!ride || !this.#stepMs) return pawns.place(wanted, teams);
    pawns.place(ride.before, teams);
    pawns.play(ride.slides, this.#stepMs, () => pawns.place(wanted, teams));
  }

  get #stepMs() {
    const { settings } = this.#host;
    const speed = /** @type {keyof typeof STEP_MS} */ (settings.get("speed"));
    return settings.motion ? (STEP_MS[speed] ?? STEP_MS.normal) : 0;
  }
}
