/** What the front page says of somebody's tables. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Messages } from "../../static/core/i18n.js";
import { byTurn, isMyTurn, tableState } from "../../static/ui/tablewords.js";
import { agoWords, dateWords } from "../../static/ui/times.js";
import { fileOf } from "./ftl.js";

const NOW = 1_796_000_000;

function words(locale) {
  const messages = new Messages(locale);
  messages.add(readFileSync(fileOf(locale), "utf8"));
  return { locale, t: messages.t.bind(messages) };
}

const { t } = words("en");

function table(more) {
  const seats = [
    { seat: "a", name: "Anna" },
    { seat: "c", name: "Ben" },
  ];
  const usual = { link: "x", match: 1, game: "tok", players: 2, phase: "playing", at: NOW, seats, turn: ["a"] };
  return { ...usual, you: { seat: "a", host: true }, result: null, ...more };
}

test("a table that waits for somebody says so, to them alone", () => {
  assert.equal(isMyTurn(table({})), true);
  assert.equal(tableState(table({}), t), "Your turn");
  const ben = table({ you: { seat: "c", host: false } });
  assert.equal(isMyTurn(ben), false);
  assert.equal(tableState(ben, t), "Anna to play");
});

test("who hosts without a seat is waited for by no table", () => {
  assert.equal(isMyTurn(table({ you: { seat: null, host: true }, turn: [] })), false);
  assert.equal(isMyTurn(table({ turn: null })), false);
  assert.equal(tableState(table({ turn: null }), t), "Running");
});

test("tables that wait come first, then the newest", () => {
  const sorted = [
    table({ link: "old", turn: ["c"], at: NOW - 9 }),
    table({ link: "mine", at: NOW - 99 }),
    table({ link: "new", turn: ["c"] }),
    table({ link: "mine-too", at: NOW - 9 }),
  ].sort(byTurn);
  assert.deepEqual(
    sorted.map((each) => each.link),
    ["mine-too", "mine", "new", "old"],
  );
});

test("a finished table says who won, and a lobby what is missing", () => {
  const over = (winners, draw = false) =>
    tableState(table({ phase: "over", result: { winners, draw, scores: null } }), t);
  assert.equal(over(["a"]), "You won");
  assert.equal(over(["c"]), "Ben wins");
  assert.equal(over(["a", "c"], true), t("result-draw"));
  assert.equal(tableState(table({ phase: "over" }), t), t("tables-over"));
  assert.equal(tableState(table({ phase: "lobby", players: 4 }), t), "2 seats free");
  assert.equal(tableState(table({ phase: "lobby" }), t), t("lobby-all-seated"));
});

test("times are told by how long ago they were, and days by their date", () => {
  const said = (passed, page = words("en")) => agoWords(NOW - passed, NOW, page);
  assert.equal(said(-30), "just now", "the clocks of two computers differ");
  assert.equal(said(59), "just now");
  assert.equal(said(60), "1 min ago");
  assert.equal(said(3599), "59 min ago");
  assert.equal(said(3600), "1 h ago");
  assert.equal(said(86_399, words("eu")), "duela 23 ordu");
  assert.equal(said(86_400), dateWords(NOW - 86_400, "en"));
  assert.match(dateWords(NOW, "en"), /2026/);
});

test("a day is told in digits where the browser does not know the language", () => {
  assert.match(dateWords(NOW, "xx"), /^2026-11-(29|30)$/);
});
