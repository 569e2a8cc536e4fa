/** Sounds made in code: silent before a first press and for who wants none, each name its own. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fakeStorage } from "./fakes.js";

const { Settings } = await import("../../static/core/settings.js");
const { Sounds } = await import("../../static/ui/sounds.js");

let rung = [];
const window = {};

class FakeContext {
  static made = 0;
  state = "suspended";
  currentTime = 0;
  destination = {};

  constructor() {
    FakeContext.made += 1;
  }

  async resume() {
    this.state = FakeContext.allows ? "running" : "suspended";
  }

  createGain() {
    const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    gain.linearRampToValueAtTime = (loudness) => rung.push({ ...rung.pop(), loudness });
    return { gain, connect: (next) => next };
  }

  createOscillator() {
    const frequency = {};
    const start = (at) => rung.push({ ...rung.pop(), at, tone: frequency.value });
    rung.push({});
    return { frequency, connect: (next) => next, start, stop: () => {} };
  }
}

globalThis.AudioContext = /** @type {any} */ (FakeContext);
globalThis.addEventListener = /** @type {any} */ (
  (kind, listener) => {
    window[kind] = listener;
  }
);

function sounds(sound = "quiet") {
  const settings = new Settings(fakeStorage());
  settings.set("sound", sound);
  return { settings, made: new Sounds(settings) };
}

beforeEach(() => {
  rung = [];
  FakeContext.made = 0;
  FakeContext.allows = true;
});

/** What one name sounds like. */
function ring(made, ...names) {
  rung = [];
  made.play(names);
  return rung;
}

test("nothing sounds before a press, and a press that the browser does not count leaves the next one to try", async () => {
  const { made } = sounds();
  assert.deepEqual(ring(made, "turn"), []);
  FakeContext.allows = false;
  await window.pointerup();
  assert.deepEqual(ring(made, "turn"), []);
  FakeContext.allows = true;
  await window.keydown();
  assert.equal(ring(made, "turn").length, 2);
  assert.equal(FakeContext.made, 1);
});

test("each name has a sound of its own, and what comes at once is heard one after another", async () => {
  const { made } = sounds();
  await window.click();
  const names = ["turn", "card", "capture", "home", "end", "talk"];
  const tones = names.map((name) => ring(made, name).map(({ tone }) => tone));
  assert.equal(new Set(tones.map(String)).size, names.length);
  const [card, turn] = ring(made, "card", "turn");
  assert.ok(turn.at > card.at);
});

test("off is silent and starts nothing; louder is louder, and the choice is heard at once", async () => {
  const { made, settings } = sounds("off");
  await window.click();
  assert.equal(FakeContext.made, 0);
  settings.set("sound", "quiet");
  await Promise.resolve();
  const quiet = ring(made, "card")[0].loudness;
  rung = [];
  settings.set("sound", "loud");
  assert.equal(rung.length, 2);
  assert.ok(ring(made, "card")[0].loudness > quiet);
  settings.set("sound", "off");
  assert.deepEqual(ring(made, "card"), []);
});
