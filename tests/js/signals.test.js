/** What a commit sounds like. */

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.document = /** @type {any} */ ({ documentElement: { dataset: {} }, baseURI: "http://here/" });
const { soundsOf } = await import("../../static/ui/signals.js");

const playing = /** @type {any} */ ({ phase: "playing" });
const told = (...events) => ({ seq: 1, events });
const slide = (how, ...path) => ({ owner: "a", how, from: "a0", path });

test("the weightiest of what happened is heard, and only that", () => {
  const walk = { e: "moved", slides: [slide("walk", "a1", "a2")] };
  const capture = { e: "moved", slides: [slide("walk", "a1", "b3"), slide("captured", "b0")] };
  const home = { e: "moved", slides: [slide("walk", "a18", "a+1")] };
  assert.deepEqual(soundsOf(told(walk), playing), ["card"]);
  assert.deepEqual(soundsOf(told(walk, capture), playing), ["capture"]);
  assert.deepEqual(soundsOf(told(home), playing), ["home"]);
  assert.deepEqual(soundsOf(told(capture), { ...playing, phase: "over" }), ["end"]);
});

test("talk of the room, an exchange and somebody who sits down make no sound of cards", () => {
  for (const e of ["sat", "chose", "returned", "arranged"]) assert.deepEqual(soundsOf(told({ e }), playing), []);
});
