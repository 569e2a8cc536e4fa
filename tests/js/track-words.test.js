/** The words of the track games, in both languages, for the bar and for the log. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Messages } from "../../static/core/i18n.js";
import { lapsLost } from "../../static/games/track/laps.js";
import { parsePosition, squaresOfMove } from "../../static/games/track/notation.js";
import { cardDoes, confirmWords, describeEvent, lastWords } from "../../static/games/track/words.js";
import { cardName, cardSign } from "../../static/ui/cards.js";

const NAMES = { a: "Anna", b: "Ben", c: "Carla", d: "Dirk" };

function speech(locale, you = "a") {
  const messages = new Messages(locale);
  messages.add(readFileSync(new URL(`../../static/locales/${locale}.ftl`, import.meta.url), "utf8"));
  return { t: (id, args) => messages.t(id, args), name: (seat) => NAMES[seat], you, view: null };
}

function captured(owner, from) {
  return { owner, how: "captured", from, path: [`${owner}0`] };
}

/** Direction and text signs off: only the words count. */
function plain(text) {
  return text.replaceAll("\ufe0e", "");
}

test("the confirm button says card, way and whom it captures", () => {
  const en = speech("en");
  assert.equal(plain(confirmWords("9h b3-b12", [captured("b", "b12")], en)), "Play 9♥: b3 → b12, captures Ben");
  assert.equal(plain(confirmWords("Ts b16-b7>c7", [], en)), "Play 10♠: b16 → b7, jumps to c7");
  assert.equal(plain(confirmWords("6h a14-a+3", [], en)), "Play 6♥: a14 → home 3");
  assert.equal(plain(confirmWords("7s b3-b6,c1-c5", [], en)), "Play 7♠: b3 → b6; c1 → c5");
  assert.equal(plain(confirmWords("Jd b3~c9", [], en)), "Play J♦: b3 ⇄ c9");
  assert.equal(
    confirmWords("X a0-a18", [captured("a", "a18")], en),
    "Play joker: a new pawn on a18, captures yourself",
  );
  assert.equal(confirmWords("fold", [], en), "Lay down my hand");
  assert.equal(plain(confirmWords("give 4c", [], speech("nl"))), "Geef 4♣");
});

test("pawns of others are named with their owner, whoever plays", () => {
  const five = [{ owner: "b", how: "five", from: "c9", path: ["c10"] }];
  assert.equal(plain(confirmWords("5c c9-c14", five, speech("en"))), "Play 5♣: c9 → c14 (Ben)");
  const swap = [
    { owner: "a", how: "swap", from: "b3", path: ["c9"] },
    { owner: "d", how: "swap", from: "c9", path: ["b3"] },
  ];
  assert.equal(plain(confirmWords("Jd b3~c9", swap, speech("en"))), "Play J♦: b3 ⇄ c9 (Dirk)");
  const event = { e: "moved", seat: "d", card: "5c", text: "5c c9-c14", slides: five, drew: false };
  assert.equal(plain(describeEvent(event, speech("en"))), "Dirk plays 5♣: c9 → c14 (Ben).");
});

test("two captured pawns of one player are counted, several players are listed", () => {
  const slides = [captured("b", "b12"), captured("b", "b14"), captured("d", "c1")];
  assert.match(confirmWords("Kh b3-b16", slides, speech("en")), /captures Ben \(2×\) and Dirk$/);
  assert.match(confirmWords("Kh b3-b16", slides, speech("nl")), /slaat Ben \(2×\) en Dirk$/);
});

test("every event of a track game has a line, in both languages", () => {
  const slides = [{ owner: "b", how: "walk", from: "b3", path: ["b4"] }];
  const events = [
    { e: "began", players: 4, options: {}, dealer: "d" },
    { e: "shuffled", deck: 2 },
    { e: "dealt", deck: 1, hand: 1, size: 5, dealer: "d", leader: "a", mine: ["9h"] },
    { e: "chose", seat: "b" },
    { e: "exchanged", way: "team" },
    { e: "exchanged", way: "team", gave: "9h", got: "X" },
    { e: "moved", seat: "b", card: "Ah", text: "Ah b3-b4", slides, drew: false },
    { e: "moved", seat: "b", card: "X", text: "X b3-c3", slides: [captured("c", "c3")], drew: true },
    { e: "moved", seat: "b", card: "X", text: "X b3-c3", slides, drew: true, drawn: "4c" },
    { e: "laid", seat: "c", cards: ["9h", "Ts"] },
    { e: "discarded", seat: "c", card: "9h" },
    { e: "game_over", winners: ["a", "c"], points: null },
    { e: "settled", points: { a: 9, b: 4 }, totals: { a: 9, b: 4 } },
  ];
  for (const locale of ["en", "nl"]) {
    for (const event of events) {
      const line = describeEvent(event, speech(locale));
      assert.ok(line && !line.includes("{") && !/undefined|track-|event-|card-/.test(line), `${event.e}: ${line}`);
    }
  }
  const drew = plain(describeEvent(events[8], speech("en")));
  assert.equal(drew, "Ben plays joker: b3 → c3. You draw 4♣.");
});

test("an event that nobody knows yet has no line", () => {
  assert.equal(describeEvent({ e: "danced" }, speech("en")), null);
  assert.equal(describeEvent({ e: "hand_over", deck: 1, hand: 1 }, speech("en")), null);
});

test("every card has a name and says what it does", () => {
  for (const locale of ["en", "nl"]) {
    const { t } = speech(locale);
    const cards = [..."A23456789TJQK"].flatMap((rank) => [..."shdc"].map((suit) => rank + suit));
    const names = new Set([...cards, "X"].map((card) => cardName(card, t)));
    assert.equal(names.size, 53);
    for (const game of ["tok", "tokken"])
      for (const card of [...cards, "X"]) assert.doesNotMatch(cardDoes(card, game, t), /card-does|NaN/);
  }
  const { t } = speech("en");
  assert.equal(cardDoes("Qh", "tok", t), "12 steps forward");
  assert.notEqual(cardDoes("7h", "tok", t), cardDoes("7h", "tokken", t));
  assert.equal(cardSign("X", t), "joker");
});

test("positions and moves are read", () => {
  assert.deepEqual(parsePosition("a:a0,a0,b3,a+1 b:b0,b0,b0,b18").get("a"), ["a0", "a0", "b3", "a+1"]);
  assert.deepEqual(squaresOfMove("7s b3-b6,c1-a+2"), { from: ["b3", "c1"], to: ["b6", "a+2"] });
  assert.deepEqual(squaresOfMove("3h b4-b7>c7"), { from: ["b4"], to: ["c7"] });
  assert.deepEqual(squaresOfMove("Jd b3~c9"), { from: ["b3"], to: ["c9", "b3"] });
  assert.deepEqual(squaresOfMove("fold"), { from: [], to: [] });
  assert.deepEqual(squaresOfMove("discard 9h"), { from: [], to: [] });
});

test("the last move is told with whom it captured, as far as that was told", () => {
  const last = { seat: "a", text: "9h b3-b12" };
  const moved = { e: "moved", seat: "a", text: "9h b3-b12", slides: [captured("b", "b12")] };
  const words = (told, who = last) => plain(lastWords(who, { ...speech("en", "c"), moved: told }));
  assert.equal(words(moved), "Anna plays 9♥: b3 → b12, captures Ben.");
  assert.equal(words(null), "Anna plays 9♥: b3 → b12.");
  assert.equal(words(moved, { seat: "b", text: "2h b3-b5" }), "Ben plays 2♥: b3 → b5.");
});

test("a swap that throws the own team back by a section or more is a lap lost, whoever stood there", () => {
  const table = {
    sections: 4,
    teams: [
      ["a", "c"],
      ["b", "d"],
    ],
  };
  const swap = (owner, from, to) => ({ owner, how: "swap", from, path: [to] });
  const slides = [swap("a", "a16", "b2"), swap("b", "b2", "a16")];
  assert.deepEqual(lapsLost(slides, table, "a"), [{ owner: "a", square: "b2", count: 68 }]);
  assert.deepEqual(lapsLost(slides, table, "b"), []);
  assert.deepEqual(lapsLost([swap("a", "b2", "a16"), swap("c", "a16", "b2")], table, "a"), []);
  assert.deepEqual(lapsLost([swap("c", "c17", "d3")], table, "a"), [{ owner: "c", square: "d3", count: 68 }]);
  assert.deepEqual(lapsLost([{ owner: "a", how: "back", from: "b10", path: ["b6"] }], table, "a"), []);
  assert.deepEqual(lapsLost(slides, table, null), []);
});

test("the log names whom somebody captured, whoever reads it; own pawns are told as such", () => {
  const line = (mover, victim) => {
    const slides = [captured(victim, "b12")];
    const event = { e: "moved", seat: mover, card: "9h", text: "9h b3-b12", slides };
    return plain(describeEvent(event, speech("en", "a"))).split("captures ")[1];
  };
  assert.equal(line("b", "a"), "Anna.");
  assert.equal(line("a", "a"), "a pawn of their own.");
  assert.equal(line("b", "b"), "a pawn of their own.");
  assert.equal(line("b", "c"), "Carla.");
});
