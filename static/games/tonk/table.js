/** The table: takes views in and draws them, at most once a frame. */

import { h } from "../../core/dom.js";
import { cardName } from "../../ui/cards.js";
import { Drags } from "../../ui/drag.js";
import { setAttribute } from "../../ui/keep.js";
import { Bar } from "./bar.js";
import { Choice } from "./choice.js";
import { grab } from "./dragging.js";
import { Felt } from "./felt.js";
import { Flights } from "./flights.js";
import { HandArea } from "./handarea.js";
import { listenToKeys } from "./keys.js";
import { openLedger } from "./ledger.js";
import { Panel } from "./panel.js";
import { Playing } from "./playing.js";
import { barState } from "./prompt.js";
import { isAsked, speechOf } from "./words.js";

/**
 * @typedef {import("./types.js").TonkView} TonkView
 * @typedef {import("./types.js").Host} Host
 * @typedef {import("../../core/types.js").View} View
 * @typedef {import("../../core/types.js").Told} Told
 */

export class TonkTable {
  #host;
  #root;
  #choice = new Choice();
  #playing;
  #felt;
  #panel;
  #bar;
  #hand;
  #flights;
  #sort;
  #layout = h("div", { class: "tonk-table" });
  /** @type {TonkView | null} */
  #view = null;
  #frame = 0;
  /** @type {(() => void)[]} */
  #stops = [];

  /** @param {HTMLElement} root @param {Host} host */
  constructor(root, host) {
    this.#root = root;
    this.#host = host;
    const playing = new Playing(host, this.#choice, () => this.#schedule());
    this.#playing = playing;
    this.#felt = new Felt(host.t, { meld: (no) => playing.pressMeld(no), pile: (pile) => playing.pressPile(pile) });
    this.#panel = new Panel({ t: host.t, open: (rule) => host.openRule(rule) });
    this.#sort = h("button", { type: "button", class: "tonk-tool", onclick: () => this.#turnSort() });
    this.#sort.append(h("span", { "aria-hidden": "true" }, "⇅\ufe0e"));
    setAttribute(this.#sort, "aria-label", host.t("tonk-sort"));
    setAttribute(this.#sort, "title", host.t("tonk-sort"));
    const score = h(
      "button",
      { type: "button", class: "tonk-tool", onclick: () => this.#openLedger() },
      host.t("tonk-score"),
    );
    const hands = {
      press: (/** @type {import("./bar.js").BarButton} */ button) => playing.pressButton(button),
      preview: (/** @type {readonly string[] | null} */ cards) => playing.show(cards),
      cancel: () => void playing.cancel(),
      openRule: (/** @type {string} */ rule) => host.openRule(rule),
    };
    this.#bar = new Bar(host.t, hands, [score, this.#sort]);
    this.#hand = new HandArea(host, (card) => playing.pressCard(card));
    this.#flights = new Flights(root, { felt: this.#felt, hand: this.#hand }, host.t, () => this.#schedule());
    this.#build();
    this.#listen();
  }

  /** @param {View} raw @param {Told | null} news @param {boolean} [past] */
  update(raw, news, past = false) {
    const view = /** @type {TonkView} */ (/** @type {unknown} */ (raw));
    if (!view.table) return;
    const told = past ? null : news;
    const before = this.#view?.match === view.match ? this.#view : null;
    this.#flights.note(before, view, this.#host.settings.motion ? told : null);
    this.#view = view;
    this.#playing.adopt(view);
    if (told && before) this.#tellCards(before, view);
    this.#schedule();
  }

  /** @param {Record<string, string>} _seats the host keeps the newest */
  presence(_seats) {
    this.#schedule();
  }

  destroy() {
    cancelAnimationFrame(this.#frame);
    this.#flights.finish();
    for (const stop of this.#stops) stop();
    this.#root.replaceChildren();
  }

  #build() {
    const controls = h(
      "section",
      { class: "tonk-controls", "aria-label": this.#host.t("tonk-hand-area") },
      this.#felt.own,
      this.#bar.element,
      this.#hand.element,
    );
    const top = h("div", { class: "tonk-top" }, this.#felt.element, this.#panel.element);
    this.#layout.append(top, controls);
    this.#root.replaceChildren(this.#layout);
  }

  #listen() {
    const keys = listenToKeys(this.#root, {
      confirm: () => this.#bar.confirm(),
      cancel: () => this.#playing.cancel(),
      card: (n) => this.#hand.press(n),
      go: (way) => this.#go(way),
    });
    const held = { playing: this.#playing, choice: this.#choice, table: this.#layout, hand: this.#hand };
    const drags = new Drags(this.#root, (event) => grab(event, held));
    this.#stops = [() => drags.stop(), this.#host.settings.listen(() => this.#schedule()), keys];
  }

  /** From the piles down to the bar and the hand, and back. @param {1 | -1} way */
  #go(way) {
    if (way === 1)
      return this.#hand.holdsFocus ? false : (!this.#bar.holdsFocus && this.#bar.focus()) || this.#hand.focus();
    if (this.#hand.holdsFocus && this.#bar.focus()) return true;
    const pile = /** @type {HTMLElement | null} */ (this.#root.querySelector(".tonk-pile"));
    pile?.focus();
    return pile !== null;
  }

  #turnSort() {
    const { settings } = this.#host;
    settings.set("sort", settings.get("sort") === "rank" ? "dealt" : "rank");
  }

  #openLedger() {
    if (this.#view) openLedger(this.#view, this.#host.t);
  }

  /** The new top and the own new card stand in no line of the log. @param {TonkView} before @param {TonkView} view */
  #tellCards(before, view) {
    const { t, say } = this.#host;
    const { table, mine } = view;
    if (mine?.drew && mine.drew !== before.mine?.drew) say(t("tonk-you-drew", { card: cardName(mine.drew, t) }));
    const isNew = table.top !== null && table.discards > before.table.discards;
    if (isNew || table.game_no !== before.table.game_no) {
      if (table.top) say(t("tonk-say-top", { card: cardName(table.top, t) }));
    }
  }

  #schedule() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    const view = this.#view;
    if (!view) return;
    const focused = this.#root.contains(document.activeElement) ? document.activeElement : null;
    const { busy } = this.#playing;
    const asked = isAsked(view);
    setAttribute(this.#layout, "data-players", String(view.seats.length));
    setAttribute(this.#layout, "data-phase", view.table.phase);
    setAttribute(this.#layout, "data-open", this.#panel.shows(view) ? "yes" : "no");
    setAttribute(this.#sort, "aria-pressed", String(this.#host.settings.get("sort") === "rank"));
    this.#sort.hidden = view.mine === null;
    this.#felt.update(view, this.#host.presence(), this.#choice, asked && !busy);
    this.#hand.update(view, this.#choice, asked);
    this.#bar.update(barState(view, this.#choice, this.#host, speechOf(view, this.#host.t), busy));
    this.#panel.update(view, this.#flights.isBusy);
    this.#flights.start();
    if (focused) this.#keepFocus(/** @type {HTMLElement} */ (focused));
  }

  /** What had the focus may have gone; then the next thing to do has it. @param {HTMLElement} focused */
  #keepFocus(focused) {
    if (document.activeElement !== document.body && focused.isConnected && focused.offsetParent !== null) return;
    if (this.#root.contains(document.activeElement)) return;
    if (!this.#bar.focus() && !this.#hand.focus()) this.#bar.focusWords();
  }
}
