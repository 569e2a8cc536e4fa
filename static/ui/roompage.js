/** Everything of one room's page and how it hangs together. */

import { Client } from "../core/client.js";
import { byId, fill, h } from "../core/dom.js";
import { explain } from "../core/reasons.js";
import { usableStorage } from "../core/settings.js";
import { Absence } from "./absence.js";
import { Banner } from "./banner.js";
import { reloadIfGone } from "./gone.js";
import { Live } from "./live.js";
import { Lobby } from "./lobby.js";
import { leaveTable, openMenu } from "./menu.js";
import { RoomNews } from "./news.js";
import { at } from "./page.js";
import { Past } from "./past.js";
import { changeRules, readRules } from "./reading.js";
import { ResultCard } from "./result.js";
import { SeatTaking } from "./seatlink.js";
import { Side } from "./side.js";
import { Signals } from "./signals.js";
import { Sounds } from "./sounds.js";
import { Stage } from "./stage.js";
import { Toasts } from "./toasts.js";
import { TopBar } from "./topbar.js";
import { nameOn } from "./words.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Reason} Reason
 */

/** Starts with the page and stops with it. */
export class RoomPage {
  #page;
  #client;
  #live = new Live(byId("live"));
  #toasts;
  #banner;
  #absence;
  #topbar;
  #side;
  #stage;
  /** @type {Lobby | null} */
  #lobby = null;
  #result;
  #news;
  #past;
  #signals;
  #taking;

  /**
   * @param {import("./page.js").Page} page
   * @param {string} link
   */
  constructor(page, link) {
    this.#page = page;
    this.#news = new RoomNews(page);
    this.#signals = new Signals(page, new Sounds(page.settings));
    const { t } = page;
    this.#client = this.#makeClient(link);
    this.#toasts = new Toasts(byId("toasts"), t, this.#live.say, (rule) => this.#read("rules", rule));
    this.#taking = new SeatTaking(this.#host(), this.#toasts);
    this.#banner = new Banner(byId("banner"), t, () => this.#client.retry());
    this.#absence = new Absence(byId("absence"), {
      page,
      store: this.#client.store,
      send: (what, fields) => this.#send(what, fields),
      say: this.#live.say,
    });
    this.#result = new ResultCard(page, () => this.#send("rematch"));
    this.#topbar = new TopBar(byId("topbar"), page, {
      panel: (panel) => this.#side.toggle(panel),
      menu: () => this.#openMenu(),
      cards: () => this.#read("cards"),
      result: () => this.#client.store.view && this.#result.show(this.#client.store.view),
    });
    this.#side = new Side({
      page,
      link,
      send: (what, fields) => this.#send(what, fields),
      say: this.#live.say,
      toast: (text) => this.#toasts.show(text),
      store: () => this.#client.store,
      look: (seq) => this.#past.show(seq),
      onheard: () => this.#signals.heard(),
    });
    this.#side.attach(this.#topbar);
    this.#stage = new Stage(byId("stage"), page, this.#host(), (folder) => this.#side.speak(folder.describeEvent));
    this.#past = new Past(byId("past"), byId("stage"), {
      t,
      look: (seq) => this.#client.look(seq),
      show: (view) => this.#stage.update(view, null),
      back: () => this.#client.store.view && this.#showTable(this.#client.store.view, null),
      store: () => this.#client.store,
      say: this.#live.say,
      complain: (text) => this.#toasts.show(text, "refusal"),
    });
    byId("skip").textContent = t("skip");
    fill(byId("stage"), h("p", { class: "stage-note" }, t("loading")));
  }

  start() {
    this.#client.start();
  }

  stop() {
    this.#client.stop();
    this.#banner.stop();
    this.#absence.stop();
    this.#stage.destroy();
    this.#result.stop();
    this.#signals.stop();
  }

  #openMenu() {
    openMenu({
      page: this.#page,
      store: this.#client.store,
      toast: (text) => this.#toasts.show(text),
      send: (what, fields) => this.#send(what, fields),
      leave: () => leaveTable(this.#client),
      rules: (part) => this.#read(part),
    });
  }

  /** @param {import("./rulebook.js").Part} part @param {string} [rule] */
  #read(part, rule) {
    const complain = (/** @type {string} */ text) => this.#toasts.show(text, "refusal");
    readRules(this.#page, this.#client.store.view, { part, rule }, complain);
  }

  /** @param {string} link */
  #makeClient(link) {
    const address = at(`ws/${link}`).replace(/^http/, "ws");
    return new Client({
      address,
      key: `toktonk.outbox.${link}`,
      storage: usableStorage(() => sessionStorage),
      listener: {
        change: (change) => this.#change(change),
        presence: () => this.#presence(),
        said: (lines) => this.#side.heard(lines),
        line: (line, tries) => this.#line(line, tries),
        unsaved: (unsaved) => this.#banner.unsaved(unsaved),
        refusal: (refusal) => this.#toasts.show(this.#explain(refusal), "refusal"),
      },
    });
  }

  /** @returns {import("../core/types.js").Host} */
  #host() {
    const { t, has, settings } = this.#page;
    return {
      t,
      has,
      settings,
      explain: (reason) => this.#explain(reason),
      send: (what, fields) => this.#send(what, fields),
      plan: (ask) => this.#client.plan(ask),
      say: this.#live.say,
      openRule: (rule) => this.#read("rules", rule),
      presence: () => this.#client.store.presence,
    };
  }

  /**
   * @param {string} what
   * @param {Record<string, unknown>} [fields]
   */
  async #send(what, fields) {
    const answer = await this.#client.send(what, fields);
    if (!answer.ok) this.#toasts.show(this.#explain(answer.refusal), "refusal");
    return answer;
  }

  /** @param {Reason} reason */
  #explain(reason) {
    const { view } = this.#client.store;
    return explain(this.#page, reason, (seat) => (view ? nameOn(view, seat, this.#page.t) : seat));
  }

  /** @param {import("../core/store.js").Change} change */
  #change({ view, told, fresh }) {
    for (const text of this.#news.of(view, told, fresh)) this.#toasts.show(text);
    const before = document.body.dataset.phase;
    document.body.dataset.phase = view.phase;
    this.#signals.update(view, told);
    this.#topbar.update(view);
    this.#absence.update();
    if (fresh) this.#result.stop();
    if (fresh || view.phase === "lobby") this.#past.leave();
    if (view.phase === "lobby") this.#showLobby(view);
    else this.#showTable(view, told);
    if (before !== view.phase) this.#side.phase(view);
    this.#side.update(view);
    this.#side.tell(told !== null);
    if (view.phase === "over") this.#result.announce(view, told !== null);
    this.#taking.update(view);
  }

  /** @param {View} view */
  #showLobby(view) {
    if (!this.#lobby) {
      this.#stage.destroy();
      this.#lobby = this.#makeLobby();
    }
    this.#lobby.update(view);
    this.#stage.prepare(view.game);
  }

  #makeLobby() {
    return new Lobby(byId("stage"), {
      page: this.#page,
      send: (what, fields) => this.#send(what, fields),
      toast: (text) => this.#toasts.show(text),
      presence: () => this.#client.store.presence,
      read: () => this.#read("rules"),
      rules: () => changeRules(this.#page, this.#client.store, (what, fields) => this.#send(what, fields)),
    });
  }

  /**
   * @param {View} view
   * @param {import("../core/types.js").Told | null} told
   */
  #showTable(view, told) {
    this.#lobby = null;
    if (view.you.barred) this.#stage.note(this.#page.t("barred"), this.#page.t("barred-text"));
    else if (this.#past.active) this.#past.update();
    else this.#stage.update(view, told);
  }

  #presence() {
    const { view, presence } = this.#client.store;
    this.#stage.presence(presence);
    this.#absence.update();
    if (view && this.#lobby) this.#lobby.update(view);
  }

  /**
   * @param {import("../core/socket.js").LineState} line
   * @param {number} tries
   */
  #line(line, tries) {
    this.#banner.line(line);
    if (line.state !== "waiting") return;
    if (tries === 1) this.#live.say(this.#page.t("line-lost"));
    if (tries === 2) reloadIfGone();
  }
}
