/** What the host has changed is said to the others, from what to what. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Messages } from "../../static/core/i18n.js";
import { LobbyNews } from "../../static/ui/changes.js";
import { describeRoomEvent } from "../../static/ui/log.js";
import { view } from "./fakes.js";
import { fileOf, LANGUAGES } from "./ftl.js";

function speech(locale = "en") {
  const messages = new Messages(locale);
  messages.add(readFileSync(fileOf(locale), "utf8"));
  return { t: (id, args) => messages.t(id, args), has: (id) => messages.has(id) };
}

const lobby = (changes = {}) => view({ phase: "lobby", you: { seat: "b", host: false, watching: false }, ...changes });

test("a change of the options is told from what to what", () => {
  const news = new LobbyNews(speech());
  assert.deepEqual(news.of(lobby({ options: { jokers: true, games: 3 } }), true), []);
  const [told] = news.of(lobby({ options: { jokers: false, games: null }, players: 6 }), false);
  assert.match(told, /4 → 6/);
  assert.match(told, /on → off/);
  assert.match(told, /3 → none/);
  assert.deepEqual(news.of(lobby({ options: { jokers: false, games: null }, players: 6 }), false), []);
});

test("who lost the seat by it is told so; the host is told nothing", () => {
  const news = new LobbyNews(speech());
  news.of(lobby(), true);
  const standing = lobby({ players: 2, you: { seat: null, host: false, watching: true } });
  assert.equal(news.of(standing, false).length, 2);
  const host = new LobbyNews(speech());
  host.of(lobby({ you: { seat: "a", host: true, watching: false } }), true);
  assert.deepEqual(host.of(lobby({ players: 2, you: { seat: "a", host: true, watching: false } }), false), []);
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
