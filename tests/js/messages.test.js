/** Every text has a message in every language, and every message is used. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Messages } from "../../static/core/i18n.js";
import { CONFIRMS } from "../../static/games/track/oneclick.js";
import { fileOf, idsIn, LANGUAGES, messagesIn, ROOT, textsUnder } from "./ftl.js";

/**
 * Families whose ids are put together: the beginning, and where the endings come from. Each family lives in one place.
 */
const FAMILIES = {
  "refusal-": () => refusalCodes(),
  "event-": () => eventKinds(),
  "option-": () => null, // options of the games; anything may be missing, the server's sentence stands in
  "game-": () => ["tokken", "tok", "tonk"].flatMap((key) => [key, `${key}-line`, `${key}-facts`]),
  "lobby-": () =>
    ["choose", "full", "locked", "removed", "invite"].flatMap((state) => [state, `${state}-text`]).concat("ready"),
  "card-rank-": () => [..."AJQK"],
  "card-word-": () => [..."A23456789TJQK"],
  "card-suit-": () => [..."shdc"],
  "talk-": () => [
    ...["free", "phrases", "between", "none"],
    ...["none", "between", "phrases", "seated"].map((why) => `now-${why}`),
    ...["title", "field", "send", "said", "unread"],
  ],
  "bot-": () => ["novice", "regular", "expert"],
  "phrase-": () => phraseKeys(),
  "room-now-": () =>
    ["locked", "spectators", "listed", "substitutes"]
      .flatMap((name) => [`${name}-true`, `${name}-false`])
      .concat("talk"),
  "pref-sound-": () => ["off", "quiet", "loud"],
  "pref-theme-": () => ["system", "light", "dark"],
};

const ENDS = ["tonk", "out", "drop", "caught", "stock", "high", "low"];
const titles = (...badges) => badges.map((badge) => `${badge}-title`);

/** Families in the games' own folders. */
const GAME_FAMILIES = {
  "card-does-": () => ["ace", "four", "five", "seven", "seven-tok", "jack", "king", "joker"],
  "guide-track-": () => ["aim", "hand", "start", "why", "help"],
  "guide-tonk-": () => ["aim", "draw", "lay", "help"],
  "track-badge-": () => titles("out", "dealer", "host", "house", "away", "chosen", "points", "winner"),
  "track-confirm-": () => CONFIRMS,
  "track-speed-": () => ["off", "fast", "normal", "slow"],
  "tonk-badge-": () => titles("dealer", "host", "house", "away", "winner", "agreed", "wait"),
  "tonk-how-": () => [...ENDS, "several"],
  "tonk-short-": () => [...ENDS, "several"],
  "tonk-why-": () => [...ENDS, "fewest"],
  "tonk-last-": () => ["draw-stock", "draw-discard", "meld", "layoff", "discard", "drop"],
};

const ENGLISH = idsIn(fileOf("en"));

/** Codes that the page itself makes, besides those of the server. */
const OWN_CODES = ["offline", "match-over", "http-error"];

/** Where the server's refusals to players are made; the command line's are for who runs it. */
const SPEAKING = ["app/games", "app/matches", "app/rooms", "app/web"];

/** Codes of refusals in the server's source, however the refusal is made. */
export function refusalCodes() {
  const made =
    /(?:\b(?:because|_reason|_both|Reason|refusal|reason|illegal|_bad|_no)\(\s*|code=)"([a-z]+(?:-[a-z0-9]+)*)"/gi;
  const codes = new Set(OWN_CODES);
  const limits = /_check\(self\.\w+, scope, "([a-z-]+)"/g;
  for (const text of SPEAKING.flatMap((folder) => textsUnder(folder, /\.py$/)))
    for (const [, code] of [...text.matchAll(made), ...text.matchAll(limits)]) codes.add(code);
  codes.delete("bad-record"); // only the command line reads records
  return [...codes];
}

/** Phrases that the server knows. */
function phraseKeys() {
  const list = readFileSync(join(ROOT, "app/matches/talk.py"), "utf8").match(/PHRASES = \((.*?)\)/s);
  assert.ok(list);
  return [...list[1].matchAll(/"([a-z-]+)"/g)].map(([, key]) => key);
}

/** Events of the room, from the list in roomevents.js; a game's own are in its own folder. */
function eventKinds() {
  const list = readFileSync(join(ROOT, "static/ui/roomevents.js"), "utf8").match(/const ROOM_EVENTS = \[(.*?)\]/s);
  assert.ok(list);
  return [...list[1].matchAll(/"([a-z_]+)"/g)].map(([, kind]) => kind);
}

function variablesIn(text) {
  return [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort();
}

const CODE = textsUnder("static", /\.(js|html)$/).join("\n");

/** Every quoted word in code or page that could be an id. */
const QUOTED = new Set([...CODE.matchAll(/["'`]([a-z][a-z0-9]*(?:-[a-z0-9_]+)*)["'`]/g)].map(([, id]) => id));

test("all languages have the same messages, each once", () => {
  for (const locale of LANGUAGES) {
    const ids = idsIn(fileOf(locale));
    assert.deepEqual(
      ids.filter((id, place) => ids.indexOf(id) !== place),
      [],
      locale,
    );
    assert.deepEqual(ids.sort(), [...ENGLISH].sort(), locale);
  }
});

test("a message takes the same values in all languages", () => {
  const english = messagesIn(fileOf("en"));
  for (const locale of LANGUAGES) {
    for (const [id, text] of messagesIn(fileOf(locale))) {
      assert.deepEqual(variablesIn(text), variablesIn(english.get(id) ?? ""), `${id} in ${locale}`);
    }
  }
});

test("every message can be read by the parser", () => {
  for (const locale of LANGUAGES) {
    const messages = new Messages(locale);
    messages.add(readFileSync(fileOf(locale), "utf8"));
    for (const id of ENGLISH) assert.ok(messages.has(id), `${id} in ${locale}`);
  }
});

test("every id that the code names with t() has a message", () => {
  const known = new Set(ENGLISH);
  const named = [...CODE.matchAll(/\bt\(\s*"([\w-]+)"/g)].map(([, id]) => id);
  const chosen = [...CODE.matchAll(/\bt\([^()"]*\? "([\w-]+)" : "([\w-]+)"/g)].flatMap(([, one, other]) => [
    one,
    other,
  ]);
  const nested = [...CODE.matchAll(/\bt\([^;]*?\) \? "([\w-]+)" : "([\w-]+)"/g)].flatMap(([, one, other]) => [
    one,
    other,
  ]);
  assert.ok(named.length > 50);
  const missing = [...new Set([...named, ...chosen, ...nested])].filter((id) => !known.has(id));
  assert.deepEqual(missing, []);
});

test("every message is used; what the rules say is compared with the server's words", () => {
  const families = { ...FAMILIES, ...GAME_FAMILIES };
  const unused = ENGLISH.filter((id) => !/^rule-(track|tonk)-/.test(id) && !isUsed(id, families));
  // what a game names for itself stands in quotes in its own folder; the server reads the language's name
  const named = (/** @type {string} */ id) => id === "language-name" || QUOTED.has(id.replace(/^refusal-/, ""));
  assert.deepEqual(
    unused.filter((id) => !named(id)),
    [],
  );
});

test("every member of a family has a message, and no message stands in a family without being one", () => {
  for (const [prefix, members] of Object.entries({ ...FAMILIES, ...GAME_FAMILIES })) {
    const endings = members();
    if (endings === null) continue;
    const missing = endings.filter((ending) => !ENGLISH.includes(prefix + ending));
    assert.deepEqual(missing, [], `no message ${prefix}…`);
  }
});

test("refusals of the server are found in its source", () => {
  for (const code of ["seat-taken", "not-host", "name-taken"]) assert.ok(refusalCodes().includes(code), code);
});

test("a right-to-left name does not turn the sentence around it", () => {
  const messages = new Messages("en");
  messages.add("hello = { $name } waits");
  assert.equal(messages.t("hello", { name: "דנה" }), "\u2068דנה\u2069 waits");
  assert.equal(messages.t("hello", { name: "Anna" }), "Anna waits");
});

function isUsed(id, families) {
  const family = Object.keys(families).find((prefix) => id.startsWith(prefix));
  if (!family) return QUOTED.has(id);
  const members = families[family]();
  return members === null || members.includes(id.slice(family.length)) || QUOTED.has(id);
}
