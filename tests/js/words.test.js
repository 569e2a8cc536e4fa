import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Messages } from "../../static/core/i18n.js";
import { explain } from "../../static/core/reasons.js";
import { bannerText } from "../../static/ui/banner.js";
import { isHere, readInvitation, spacedCode } from "../../static/ui/invitation.js";
import { describeRoomEvent } from "../../static/ui/roomevents.js";
import { fromOwnSeat, places, teamsOf } from "../../static/ui/seats.js";
import { isMyTurn, pageTitle, resultLine, scoreRows, statusLine } from "../../static/ui/words.js";
import { view } from "./fakes.js";

const messages = new Messages("en");
messages.add(readFileSync(new URL("../../static/locales/en.ftl", import.meta.url), "utf8"));
const t = messages.t.bind(messages);
const has = messages.has.bind(messages);

const full = view().seats.map((seat) => ({ ...seat, name: seat.name ?? "Dirk" }));
const playing = (table, seat = "a") =>
  view({ phase: "playing", seats: full, table, you: { seat, host: seat === "a", watching: seat === null } });
const over = (result, seat = "a") =>
  view({ phase: "over", seats: full, result, you: { seat, host: false, watching: seat === null } });

test("the lobby says how many places are free, then who can start", () => {
  assert.equal(statusLine(view(), t), "One seat free");
  assert.equal(statusLine(view({ seats: full }), t), "Anna can start the game");
  assert.equal(
    statusLine(view({ seats: full, you: { seat: "a", host: true } }), t),
    "Everybody sits: you can start the game.",
  );
  const hostless = full.map((seat) => ({ ...seat, host: false }));
  assert.equal(statusLine(view({ seats: hostless }), t), "The host can start the game");
});

test("the title says whose turn it is", () => {
  assert.equal(pageTitle(playing({ phase: "play", to_act: ["a"] }), t), "Your turn – Toktonk");
  assert.equal(pageTitle(playing({ phase: "play", to_act: ["b"] }), t), "Ben to play – Toktonk");
  assert.equal(pageTitle(null, t), "Toktonk");
});

test("an exchange names everybody who still has to choose", () => {
  const table = { phase: "exchange", to_act: ["b", "c"] };
  assert.equal(statusLine(playing(table), t), "Ben and Carla are choosing cards to give");
  assert.equal(statusLine(playing(table, "b"), t), "Choose a card to give");
});

test("between two games of a match nobody is on turn, and everybody may go on", () => {
  const table = { phase: "settled", to_act: ["a", "b", "c"] };
  assert.equal(statusLine(playing(table), t), "Between two games");
  assert.equal(statusLine(playing(table, null), t), "Between two games");
});

test("a spectator never has the turn", () => {
  assert.equal(isMyTurn(playing({ phase: "play", to_act: ["a"] }, null)), false);
});

test("the result is told from where a person sits", () => {
  const won = { winners: ["a", "c"], draw: false, scores: null };
  assert.equal(resultLine(over(won), t), "Your team won!");
  assert.equal(resultLine(over(won, "b"), t), "Anna and Carla win");
  assert.equal(resultLine(over({ ...won, winners: ["b"] }, null), t), "Ben wins");
  assert.equal(resultLine(over({ ...won, winners: ["a"] }), t), "You won!");
  assert.equal(resultLine(over({ ...won, draw: true }), t), "A draw: Anna and Carla share the win");
  assert.equal(resultLine(over({ winners: [], draw: true, scores: null }), t), "A draw: nobody wins");
});

test("winners stand first in the scores, even where the fewest points win", () => {
  const result = { winners: ["c"], draw: false, scores: { a: 30, b: 12, c: 4 } };
  assert.deepEqual(
    scoreRows(over(result), t).map((row) => row.name),
    ["Carla", "Anna", "Ben"],
  );
  const counting = { ...over(result), options: { scoring: "points" } };
  assert.deepEqual(
    scoreRows(counting, t).map((row) => row.name),
    ["Carla", "Ben", "Anna"],
  );
  assert.equal(scoreRows(over({ ...result, scores: null }), t), null);
});

test("a refusal is told in the person's language, with its rule, and in the server's words when it is new", () => {
  const reason = { code: "not-your-turn", rule: "R9", sentence: "It is b's turn.", squares: [], seats: ["b"] };
  assert.equal(explain({ t, has }, reason), "It is not your turn. (R9)");
  assert.equal(explain({ t, has }, { ...reason, code: "brand-new", rule: null }), "It is b's turn.");
});

test("the banner is silent while all is well and while a first connection takes its time", () => {
  assert.equal(bannerText({ state: "open" }, false, false, t, 0), "");
  assert.equal(bannerText({ state: "connecting" }, false, true, t, 0), "");
  assert.equal(bannerText({ state: "connecting" }, false, false, t, 0), "Connecting …");
});

test("the banner counts down, tells a restart apart, and says what is not saved", () => {
  const waiting = { state: "waiting", until: 5_400, restarting: false };
  assert.equal(bannerText(waiting, false, false, t, 1_000), "Connection lost. Trying again in 5 s.");
  assert.equal(bannerText(waiting, false, false, t, 9_000), "Connection lost. Trying again in 1 s.");
  assert.match(bannerText({ ...waiting, restarting: true }, true, false, t, 1_000), /restarting/);
  assert.match(bannerText({ state: "open" }, true, false, t, 0), /not saved/);
});

test("a code may be typed in any way, and a whole link pasted", () => {
  assert.deepEqual(readInvitation(" kq7 m2p "), { code: "KQ7M2P" });
  assert.deepEqual(readInvitation("KQ7-M2P"), { code: "KQ7M2P" });
  assert.deepEqual(readInvitation("see http://games.example/toktonk/r/Zk3_-x?y"), { link: "Zk3_-x" });
  assert.deepEqual(readInvitation("https://games.example/r/Zk3_-x#seat=b.aB-_9"), { link: "Zk3_-x#seat=b.aB-_9" });
  assert.deepEqual(readInvitation("Come: https://games.example/r/Zk3#log, bring cake"), { link: "Zk3" });
  assert.equal(readInvitation("no code!"), null);
  assert.equal(spacedCode("KQ7M2P"), "KQ7 M2P");
});

test("everybody sees their own seat nearest, the others clockwise from there", () => {
  assert.deepEqual(
    fromOwnSeat(full, "c").map((each) => each.seat),
    ["c", "d", "a", "b"],
  );
  assert.equal(fromOwnSeat(full, null)[0].seat, "a");
  const [own, left, opposite, right] = places(4);
  assert.ok(own[1] > 80 && opposite[1] < 20 && left[0] < 20 && right[0] > 80);
});

test("teams are only drawn where people play together", () => {
  assert.deepEqual(
    [...teamsOf(view()).values()],
    [
      ["a", "c"],
      ["b", "d"],
    ],
  );
  assert.equal(teamsOf(view({ seats: full.map((seat, index) => ({ ...seat, team: index })) })).size, 0);
});

test("events of the room have words, a game's own are left to the game", () => {
  const ctx = { t, view: view(), you: null, name: () => "Anna" };
  assert.equal(describeRoomEvent({ e: "sat", seat: "b", name: "Ben" }, ctx), "Ben takes seat B.");
  assert.equal(describeRoomEvent({ e: "host", seat: null }, ctx), null);
  assert.equal(describeRoomEvent({ e: "moved" }, ctx), undefined);
});

test("an address that leads back to this computer is known as one that friends cannot open", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]", "toktonk.localhost"]) assert.ok(isHere(host), host);
  for (const host of ["192.168.1.20", "play.example.org", "localhost.example.org"]) assert.ok(!isHere(host), host);
});
