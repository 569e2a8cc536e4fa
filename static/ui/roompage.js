/** Everything of one room's page and how it hangs together. */

import { Client } from "../core/client.js";
import { byId, fill, h } from "../core/dom.js";
import { explain } from "../core/reasons.js";
import { usableStorage } from "../core/settings.js";
import { Absence } from "./absence.js";
import { Banner } from "./banner.js";
import { lostLine } from "./gone.js";
import { Live } from "./live.js";
import { LobbyPlace } from "./lobbyplace.js";
import { RoomNews } from "./news.js";
import { at } from "./page.js";
import { changeRules, openMenu, PastPlace, ResultPlace, readRules } from "./reading.js";
import { whenOffered } from "./seatoffer.js";
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
  #lobby;
  #result;
  #news;
  #past;
  #signals;
  /** @type {import("./seatlink.js").SeatTaking | null} */
  #taking = null;

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
    whenOffered(({ SeatTaking }) => {
      this.#taking = new SeatTaking(this.#host());
      if (this.#client.store.view) this.#taking.update(this.#client.store.view);
    });
    this.#banner = new Banner(byId("banner"), t, () => this.#client.retry());
    this.#absence = new Absence(byId("absence"), {
      page,
      store: this.#client.store,
      send: this.#send,
      say: this.#live.say,
    });
    this.#result = new ResultPlace(page, () => this.#send("rematch"));
    this.#topbar = new TopBar(byId("topbar"), page, {
      panel: (panel) => this.#side.toggle(panel),
      menu: () => this.#openMenu(),
      cards: () => this.#read("cards"),
      result: () => this.#client.store.view && this.#result.show(this.#client.store.view),
    });
    this.#side = new Side({
      page,
      link,
      send: this.#send,
      say: this.#live.say,
      store: () => this.#client.store,
      look: (seq) => this.#past.show(seq),
      onheard: () => this.#signals.heard(),
    });
    this.#side.attach(this.#topbar);
    this.#stage = new Stage(byId("stage"), page, this.#host(), (folder) => this.#side.speak(folder.describeEvent));
    this.#lobby = this.#makeLobby();
    this.#past = this.#makePast();
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
    openMenu(this.#complain, {
      page: this.#page,
      toast: this.#note,
      send: this.#send,
      client: this.#client,
      rules: (part) => this.#read(part),
    });
  }

  /** @param {import("./rulebook.js").Part} part @param {string} [rule] */
  #read(part, rule) {
    readRules(this.#page, this.#client.store.view, { part, rule }, this.#complain);
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
        line: (line, tries) => {
          this.#banner.line(line);
          if (line.state === "waiting") lostLine(tries, () => this.#live.say(this.#page.t("line-lost")));
        },
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
      send: this.#send,
      plan: (ask) => this.#client.plan(ask),
      say: this.#live.say,
      openRule: (rule) => this.#read("rules", rule),
      presence: () => this.#client.store.presence,
    };
  }

  /** @type {import("./seatlink.js").Ask} */
  #send = async (what, fields) => {
    const answer = await this.#client.send(what, fields);
    if (!answer.ok) this.#toasts.show(this.#explain(answer.refusal), "refusal");
    return answer;
  };

  #note = (/** @type {string} */ text) => this.#toasts.show(text);
  #complain = (/** @type {string} */ text) => this.#toasts.show(text, "refusal");

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
    this.#side.update(view, told);
    this.#side.tell(told !== null);
    if (view.phase === "over") this.#result.announce(view, told !== null);
    this.#taking?.update(view);
  }

  /** @param {View} view */
  #showLobby(view) {
    if (this.#stage.busy) {
      this.#stage.destroy();
      fill(byId("stage"), h("p", { class: "stage-note" }, this.#page.t("loading")));
    }
    this.#lobby.update(view);
    this.#stage.prepare(view.game);
  }

  #makePast() {
    return new PastPlace({
      t: this.#page.t,
      look: (seq) => this.#client.look(seq),
      show: (view, told) => this.#stage.look(view, told),
      mark: (seq) => this.#side.mark(seq),
      back: () => this.#client.store.view && this.#showTable(this.#client.store.view, null),
      store: () => this.#client.store,
      say: this.#live.say,
      complain: this.#complain,
      explain: (reason) => this.#explain(reason),
    });
  }

  #makeLobby() {
    const parts = {
      page: this.#page,
      send: this.#send,
      toast: this.#note,
      presence: () => this.#client.store.presence,
      read: () => this.#read("rules"),
      rules: () => changeRules(this.#page, this.#client.store, this.#send),
    };
    return new LobbyPlace(byId("stage"), parts);
  }

  /**
   * @param {View} view
   * @param {import("../core/types.js").Told | null} told
   */
  #showTable(view, told) {
    this.#lobby.leave();
    if (view.you.barred) this.#stage.note(this.#page.t("barred"), this.#page.t("barred-text"));
    else if (this.#past.active) this.#past.update();
    else this.#stage.update(view, told);
  }

  #presence() {
    this.#topbar.watch(this.#client.store.watching);
    this.#stage.presence(this.#client.store.presence);
    this.#absence.update();
    this.#lobby.refresh();
  }
}
