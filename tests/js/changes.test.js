/** What the host has changed is said to the others, from what to what. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Messages } from "../../static/core/i18n.js";
import { RoomNews } from "../../static/ui/news.js";
import { describeRoomEvent } from "../../static/ui/roomevents.js";
import { view } from "./fakes.js";
import { fileOf, LANGUAGES } from "./ftl.js";

function speech(locale = "en") {
  const messages = new Messages(locale);
  messages.add(readFileSync(fileOf(locale), "utf8"));
  return { t: (id, args) => messages.t(id, args), has: (id) => messages.has(id) };
}

const lobby = (changes = {}) => view({ phase: "lobby", you: { seat: "b", host: false, watching: false }, ...changes });

test("a change of the options is told from what to what", () => {
  const news = new RoomNews(speech());
  assert.deepEqual(news.of(lobby({ options: { jokers: true, games: 3 } }), null, true), []);
  const after = lobby({ options: { jokers: false, games: null }, players: 6 });
  const [told] = news.of(after, null, false);
  assert.match(told, /4 → 6/);
  assert.match(told, /on → off/);
  assert.match(told, /3 → none/);
  assert.deepEqual(news.of(after, null, false), []);
});

test("another game is told by its name, and its options are not compared with those of the old one", () => {
  const news = new RoomNews(speech());
  news.of(lobby({ game: "tokken", options: { jokers: true } }), null, true);
  const [told] = news.of(lobby({ game: "tonk", options: { stake: 2 } }), null, false);
  assert.match(told, /Tokken → Tonk/);
  assert.doesNotMatch(told, /Stake|jokers/);
});

test("who lost or changed the seat by it is told so; the host is told nothing of what the host did", () => {
  const seats = (count) => [..."abcdefgh"].slice(0, count).map((seat) => ({ ...view().seats[0], seat }));
  const news = new RoomNews(speech());
  news.of(lobby({ players: 8, seats: seats(8), you: { seat: "h", host: false, watching: false } }), null, true);
  const moved = lobby({ seats: seats(4), you: { seat: "c", host: false, watching: false } });
  assert.match(news.of(moved, null, false)[1], /place C/);
  const standing = lobby({ players: 2, seats: seats(2), you: { seat: null, host: false, watching: true } });
  assert.match(news.of(standing, null, false)[1], /you are standing/);
  const host = new RoomNews(speech());
  const you = { seat: "a", host: true, watching: false };
  const told = { seq: 2, events: [{ e: "arranged", locked: true }] };
  host.of(lobby({ you }), null, true);
  assert.deepEqual(host.of(lobby({ players: 2, you }), told, false), []);
});

test("who is sent away, let in, shut out from watching or made host is told so", () => {
  const news = new RoomNews(speech());
  const next = (you, events = []) => news.of(lobby({ you: { seat: null, ...you } }), { seq: 2, events }, false);
  news.of(lobby(), null, true);
  assert.deepEqual(next({ removed: true }), ["The host has sent you away"]);
  assert.deepEqual(next({}), ["You may sit down again."]);
  assert.deepEqual(next({ barred: true }), ["This table plays without spectators"]);
  assert.deepEqual(next({ barred: true }, [{ e: "arranged", listed: true }]), ["The host: shown on the front page."]);
  assert.match(next({ barred: true, seat: "a", host: true }, [{ e: "host", seat: "a" }])[0], /now the host/);
});

test("the log tells each change of the setting from what to what", () => {
  for (const locale of LANGUAGES) {
    const words = { ...speech(locale), name: (seat) => seat };
    const created = { e: "created", game: "tokken", players: 4, options: { deal: "13" }, clock: { kind: "none" } };
    const event = { ...created, e: "configured", players: 6, clock: { kind: "soft", seconds: 30 } };
    const line = describeRoomEvent(event, words, created);
    assert.match(line, /4 → 6/, locale);
    assert.equal(line.split(" · ").length, 2, locale);
    assert.doesNotMatch(describeRoomEvent(event, words, null), /→/);
  }
});

test("what the host arranges stands in the log in every language", () => {
  for (const locale of LANGUAGES) {
    const { t } = speech(locale);
    const event = { e: "arranged", locked: true, spectators: false, talk: "between" };
    const line = describeRoomEvent(event, { t, name: (seat) => seat, you: null, view: view() });
    assert.equal(line.split(" · ").length, 3, locale);
    assert.doesNotMatch(line, /room-now|talk-/);
  }
});
