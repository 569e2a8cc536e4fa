/** Who is not there and what time is left, as the strip under the top bar shows it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "../../static/core/store.js";
import { absenceOf, clocksOf, clockText, IDLE } from "../../static/ui/absent.js";
import { clockWords } from "../../static/ui/clock.js";
import { describeRoomEvent } from "../../static/ui/roomevents.js";
import { view, welcome } from "./fakes.js";

const NOW = 1_700_000_000;
const NAMES = ["Anna", "Ben", "Carla", "Dirk"];

function playing({ status = {}, seat = "a", clock = { kind: "none" }, time = { left: {}, since: {} } } = {}) {
  const seats = view().seats.map((one, index) => ({
    ...one,
    name: NAMES[index],
    status: status[one.seat] ?? null,
  }));
  return view({ phase: "playing", seats, clock, time, you: { seat, host: false, watching: seat === null } });
}

const known = (changes = {}) => ({ presence: {}, awaySince: {}, grace: 60, now: NOW, ...changes });

test("with everybody there, nothing is to be said", () => {
  assert.deepEqual(absenceOf(playing(), known()), { you: false, house: [], away: [] });
});

test("somebody who is away is counted down, then may be played for", () => {
  const at = (seconds) => known({ presence: { b: "away" }, awaySince: { b: NOW - seconds } });
  assert.deepEqual(absenceOf(playing(), at(20)).away, [{ seat: "b", name: "Ben", seconds: 40, mayAsk: true }]);
  assert.equal(absenceOf(playing(), at(59.5)).away[0].seconds, 1);
  assert.equal(absenceOf(playing(), at(1000)).away[0].seconds, 0);
});

test("who watches, and for whom the house plays, may ask for nobody", () => {
  const away = known({ presence: { b: "away" }, awaySince: { b: NOW - 100 } });
  assert.equal(absenceOf(playing({ seat: null }), away).away[0].mayAsk, false);
  assert.equal(absenceOf(playing({ status: { a: "left" } }), away).away[0].mayAsk, false);
});

test("those for whom the house plays are named, oneself apart", () => {
  const absent = absenceOf(
    playing({ status: { a: "left", b: "away", c: "left" } }),
    known({ presence: { b: "away" } }),
  );
  assert.deepEqual(absent, { you: true, house: ["Ben", "Carla"], away: [] });
});

test("who is here and lets the table wait too long may be played for, but not where a bank says how long", () => {
  const time = { left: {}, since: { b: NOW - IDLE } };
  assert.deepEqual(
    absenceOf(playing({ time }), known()).away.map(({ seat, seconds }) => [seat, seconds]),
    [["b", 0]],
  );
  assert.deepEqual(absenceOf(playing({ time: { left: {}, since: { b: NOW - IDLE + 1 } } }), known()).away, []);
  const clock = { kind: "bank", bank: 900, increment: 30 };
  assert.deepEqual(absenceOf(playing({ time, clock }), known()).away, []);
});

test("in the lobby and after the end nobody is missed", () => {
  for (const phase of ["lobby", "over"]) {
    const shown = { ...playing({ status: { a: "left", b: "away" } }), phase };
    assert.deepEqual(absenceOf(shown, known()), { you: false, house: [], away: [] });
    assert.deepEqual(clocksOf(shown, NOW), []);
  }
});

test("a clock runs for who is asked, and stands for who is not or for whom the house plays", () => {
  const time = { left: { a: 100, b: 50, c: 30, d: 10 }, since: { b: NOW - 20, c: NOW - 20 } };
  const shown = clocksOf(playing({ time, status: { c: "left" } }), NOW);
  assert.deepEqual(
    shown.map(({ seat, seconds, runs }) => [seat, seconds, runs]),
    [
      ["a", 100, false],
      ["b", 30, true],
      ["c", 30, false],
      ["d", 10, false],
    ],
  );
  assert.equal(clocksOf(playing({ time }), NOW + 1000)[1].seconds, 0);
  assert.equal(clocksOf(playing({ time }), NOW - 1000)[1].seconds, 50);
});

test("times are minutes and seconds, and nought only when nothing is left", () => {
  assert.deepEqual([0, 0.2, 9, 60, 61.5, 7200].map(clockText), ["0:00", "0:01", "0:09", "1:00", "1:02", "120:00"]);
});

test("the page counts by the server's clock", () => {
  const store = new Store();
  store.welcome({ ...welcome(3), now: Date.now() / 1000 + 500 });
  assert.ok(Math.abs(store.now - Date.now() / 1000 - 500) < 1);
  store.attend({ t: "presence", seats: { b: "away" }, watching: 2, away: { b: 12.5 }, grace: 7 });
  assert.ok(Math.abs(store.now - store.awaySince.b - 12.5) < 1);
  assert.deepEqual([store.grace, store.watching], [7, 2]);
});

test("a clock is told in words", () => {
  const t = (id, args) => `${id} ${JSON.stringify(args ?? {})}`;
  assert.equal(clockWords(t, { kind: "none" }), "clock-none {}");
  assert.equal(clockWords(t, { kind: "soft", seconds: 20 }), 'clock-soft {"seconds":20}');
  const bank = { kind: "bank", bank: 90, increment: 5 };
  assert.equal(clockWords(t, bank), 'clock-bank {"minutes":1.5,"seconds":5}');
});

test("the log tells that time ran out, and not each act of the house", () => {
  const ctx = { t: (id) => id, name: () => "Ben" };
  assert.equal(describeRoomEvent({ e: "defaulted", seat: "b", why: "time" }, ctx), "event-defaulted");
  assert.equal(describeRoomEvent({ e: "defaulted", seat: "b", why: "left" }, ctx), null);
  assert.equal(describeRoomEvent({ e: "credited", seconds: 4 }, ctx), null);
  assert.equal(describeRoomEvent({ e: "stood_in", seat: "b", name: "Ben", by: "a" }, ctx), "event-stood_in");
});
