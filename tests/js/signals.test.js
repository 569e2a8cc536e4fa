/** How a page calls a person who looks elsewhere, and what a commit sounds like. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { fakeStorage, view } from "./fakes.js";

const icon = { href: "" };
const page = Object.assign(new EventTarget(), {
  documentElement: { dataset: {} },
  baseURI: "http://here/",
  hidden: false,
  title: "",
  querySelector: () => icon,
});
const badges = [];
const buzzes = [];
globalThis.document = /** @type {any} */ (page);
globalThis.location = /** @type {any} */ ({ pathname: "/r/Zk3", href: "http://here/r/Zk3" });
Object.defineProperty(globalThis, "navigator", {
  value: {
    userActivation: { hasBeenActive: true },
    vibrate: (pattern) => buzzes.push(pattern),
    setAppBadge: async (count) => badges.push(count),
    clearAppBadge: async () => badges.push(0),
  },
});
globalThis.Notification = /** @type {any} */ (
  class {
    static permission = "granted";
    static made = [];
    closed = false;
    constructor(title, options) {
      Object.assign(this, { title, ...options });
      Notification.made.push(this);
    }
    close() {
      this.closed = true;
    }
  }
);
const { Signals, soundsOf } = await import("../../static/ui/signals.js");
const { Settings } = await import("../../static/core/settings.js");

const told = (...events) => ({ seq: 1, events });
const slide = (how, ...path) => ({ owner: "a", how, from: "a0", path });
const turn = (seat) =>
  view({ phase: "playing", you: { seat: "a", host: true, watching: false }, table: { phase: "play", to_act: [seat] } });

const running = [];

/** Signals, and what they asked to be played. */
function signals(choices = {}) {
  const settings = new Settings(fakeStorage());
  for (const [name, value] of Object.entries(choices)) settings.set(name, value);
  const played = [];
  const t = (id, args) => (args?.status ? `${id}(${args.status})` : id);
  const made = new Signals({ t, settings }, { play: (names) => played.push(...names) });
  running.push(made);
  return { played, made };
}

function look(hidden) {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  page.hidden = false;
  badges.length = buzzes.length = Notification.made.length = 0;
});

afterEach(() => {
  for (const each of running.splice(0)) each.stop();
  mock.timers.reset();
});

test("the weightiest of what happened is heard, and only that", () => {
  const walk = { e: "moved", slides: [slide("walk", "a1", "a2")] };
  const capture = { e: "moved", slides: [slide("walk", "a1", "b3"), slide("captured", "b0")] };
  const home = { e: "moved", slides: [slide("walk", "a18", "a+1")] };
  assert.deepEqual(soundsOf(told(walk)), ["card"]);
  assert.deepEqual(soundsOf(told(walk, capture)), ["capture"]);
  assert.deepEqual(soundsOf(told(home)), ["home"]);
  for (const e of ["game_over", "match_over", "settled"]) assert.deepEqual(soundsOf(told(capture, { e })), ["end"]);
});

test("talk of the room, an exchange and somebody who sits down make no sound of cards", () => {
  for (const e of ["sat", "chose", "returned", "arranged", "rematched", "left"])
    assert.deepEqual(soundsOf(told({ e })), []);
});

test("title, icon and badge say whose turn it is, and a sound follows that of the move", () => {
  const { made, played } = signals();
  made.update(turn("b"), null);
  assert.match(icon.href, /icon\.svg$/);
  made.update(turn("a"), told({ e: "moved", slides: [] }));
  assert.match(icon.href, /icon-turn\.svg$/);
  assert.equal(page.title, "page-title(status-your-turn)");
  assert.deepEqual(played, ["card", "turn"]);
  assert.deepEqual(badges, [0, 1]);
  assert.equal(buzzes.length, 1);
  made.update(turn("b"), told({ e: "moved", slides: [] }));
  assert.match(icon.href, /icon\.svg$/);
  assert.equal(badges.at(-1), 0);
});

test("a page that is opened in one's own turn does not call; a turn that came while the line was down does", () => {
  const { made, played } = signals();
  made.update(turn("a"), null);
  assert.deepEqual(played, []);
  made.update(turn("b"), null);
  made.update(turn("a"), null);
  assert.deepEqual(played, ["turn"]);
});

test("a page that nobody looks at blinks its title until somebody does, whenever it was hidden", () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const { made } = signals();
  made.update(turn("a"), null);
  const title = page.title;
  mock.timers.tick(10_000);
  assert.equal(page.title, title);
  look(true);
  mock.timers.tick(1_500);
  assert.equal(page.title, "signal-title(status-your-turn)");
  mock.timers.tick(1_500);
  assert.equal(page.title, title);
  mock.timers.tick(1_500);
  look(false);
  assert.equal(page.title, title);
  mock.timers.tick(10_000);
  assert.equal(page.title, title);
});

test("the system's note comes only to who wants it and looks elsewhere, and goes when they look", () => {
  for (const [choice, hidden, notes] of [
    ["off", true, 0],
    ["on", false, 0],
    ["on", true, 1],
  ]) {
    const { made } = signals({ notify: choice });
    made.update(turn("b"), null);
    page.hidden = hidden;
    made.update(turn("a"), told());
    assert.equal(Notification.made.length, notes, `${choice}, hidden: ${hidden}`);
    look(false);
    made.stop();
  }
  assert.equal(Notification.made[0].body, "status-your-turn");
  assert.ok(Notification.made[0].closed);
});

test("who does not want a telephone to shake has it lie still", () => {
  const { made } = signals({ vibrate: "off" });
  made.update(turn("b"), null);
  made.update(turn("a"), told());
  assert.equal(buzzes.length, 0);
});
