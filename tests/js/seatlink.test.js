/** Seat links: for whom one can be made, and what happens to the secret in an address. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { seatsToOffer, takeSecret } from "../../static/ui/seatoffer.js";

const seat = (letter, name, status = null) => ({ seat: letter, name, status, team: 0, host: false });
const offered = (view, presence = {}) => seatsToOffer(view, presence).map((each) => each.seat);

test("a person offers the own seat and no other", () => {
  const seats = [seat("a", "Anna"), seat("b", "Ben", "left"), seat("c", null)];
  assert.deepEqual(offered({ seats, phase: "lobby", you: { seat: "a", host: false } }), ["a"]);
  assert.deepEqual(offered({ seats, phase: "lobby", you: { seat: null, host: false } }), []);
});

test("the host also offers the seats that nobody plays", () => {
  const seats = [seat("a", "Anna"), seat("b", "Ben", "left"), seat("c", "Carla"), seat("d", "Dirk")];
  const you = { seat: "a", host: true };
  assert.deepEqual(offered({ seats, phase: "playing", you }, { c: "away", d: "here" }), ["a", "b", "c"]);
  assert.deepEqual(offered({ seats: [...seats, seat("e", null)], phase: "lobby", you }), ["a", "b", "e"]);
});

function at(hash) {
  const kept = [];
  globalThis.location = { hash, pathname: "/r/link", search: "" };
  globalThis.history = { state: null, replaceState: (_state, _title, address) => kept.push(address) };
  return { secret: takeSecret(), kept };
}

test("the secret leaves the address as soon as it is read", () => {
  const secret = `b.${"x".repeat(43)}`;
  assert.deepEqual(at(`#seat=${secret}`), { secret, kept: ["/r/link"] });
});

test("what is no secret is not asked for, and leaves the address too", () => {
  assert.deepEqual(at("#seat=<img>"), { secret: null, kept: ["/r/link"] });
  assert.deepEqual(at("#stage"), { secret: null, kept: [] });
});
