/** The words of Tonk in both languages: cards, settlements and the log. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { describeEvent } from "../../static/games/tonk/events.js";
import { dues, headline, settledLine, story, totalsWords } from "../../static/games/tonk/settling.js";
import { cardsWords, changeWords, meldName, meldWords } from "../../static/games/tonk/words.js";
import { cardName } from "../../static/ui/cards.js";
import { MELDS, plain, tongue } from "./tonk-fakes.js";

/** N14: Anna drops with 6, Ben has 4, Carla 11. */
const CAUGHT = {
  game: 1,
  how: "caught",
  rule: "N12",
  seat: "a",
  winners: ["b"],
  draw: false,
  double: true,
  change: { a: -2, b: 3, c: -1 },
  payments: [
    { from: "a", to: "b", amount: 2, why: "caught", rule: "N12" },
    { from: "c", to: "b", amount: 1, why: "fewest", rule: "N12" },
  ],
  hands: { a: ["2s", "4d"], b: ["4h"], c: ["Jc", "Ah"] },
  points: { a: 6, b: 4, c: 11 },
};

function won(how, rule, seat, winner, change, points = {}) {
  const others = Object.keys(change).filter((one) => one !== winner);
  const payments = others.map((from) => ({ from, to: winner, amount: -change[from], why: how, rule }));
  return { ...CAUGHT, how, rule, seat, winners: [winner], change, payments, points, hands: {} };
}

const drawnGame = (how, rule, seat, points) => ({
  ...CAUGHT,
  how,
  rule,
  seat,
  winners: [],
  draw: true,
  payments: [],
  change: { a: 0, b: 0, c: 0 },
  points,
});

/** One settlement of each kind. */
const ENDS = [
  CAUGHT,
  won("tonk", "N11", "b", "b", { a: -2, b: 4, c: -2 }),
  won("out", "N11", "b", "b", { a: -1, b: 2, c: -1 }),
  won("drop", "N12", "c", "c", { a: -1, b: -1, c: 2 }, { a: 9, b: 8, c: 3 }),
  won("stock", "N13", "a", "c", { a: -1, b: -1, c: 2 }, { a: 9, b: 8, c: 3 }),
  drawnGame("stock", "N13", "a", { a: 3, b: 8, c: 3 }),
  won("high", "N5", null, "b", { a: -2, b: 4, c: -2 }, { b: 49 }),
  won("low", "N22", null, "b", { a: -2, b: 4, c: -2 }, { b: 12 }),
  drawnGame("several", "N22", null, { a: 50, c: 13 }),
];

test("who pays whom and why is told in words, as in the rules' own example", () => {
  const en = tongue("en", "c");
  assert.equal(headline(CAUGHT, en), "Ben wins this game");
  assert.equal(story(CAUGHT, en), "Anna has dropped with 6 and is caught: Ben (4) does not have more. (N12)");
  assert.deepEqual(dues(CAUGHT, "chips", en), [
    "Anna pays Ben 2 chips for being caught, double",
    "Carla pays Ben 1 chip for the fewest points of the others",
  ]);
});

test("what several pay or get for one reason is one sentence", () => {
  const en = tongue("en");
  assert.deepEqual(dues(ENDS[1], "chips", en), ["Anna and Carla pay Ben 2 chips each for Tonk, double"]);
  const payments = ["b", "c"].map((to) => ({ from: "a", to, amount: 2, why: "caught", rule: "N12" }));
  const caught = { ...CAUGHT, winners: ["b", "c"], payments };
  assert.deepEqual(dues(caught, "chips", en), ["Anna pays Ben and Carla 2 chips each for being caught, double"]);
  assert.deepEqual(dues(caught, "chips", tongue("fr")), [
    "Anna paie à Ben et Carla 2 jetons chacun pour avoir frappé trop tôt, double",
  ]);
});

test("all who catch a dropper are named", () => {
  const both = { ...CAUGHT, winners: ["b", "c"], points: { a: 6, b: 4, c: 6 } };
  assert.match(story(both, tongue("en")), /Ben \(4\) and Carla \(6\) do not have more/);
  assert.equal(headline(both, tongue("en")), "Ben and Carla win this game");
});

test("the winner is told that they have won, and a draw that nobody pays", () => {
  assert.equal(headline(CAUGHT, tongue("en", "b")), "You win this game");
  const draw = drawnGame("several", "N5", null, { a: 50, c: 49 });
  assert.equal(headline(draw, tongue("en")), "A draw");
  assert.equal(story(draw, tongue("en")), "Anna and Carla were dealt hands that win at once: a draw. (N5)");
  assert.deepEqual(dues(draw, "chips", tongue("en")), ["Nobody pays."]);
  assert.deepEqual(dues(draw, "points", tongue("en")), ["Nothing is written."]);
});

test("with points everybody's due is what they write, doubled for whom the rules double", () => {
  const caught = { ...CAUGHT, payments: [], change: { a: 12, b: 0, c: 11 } };
  assert.deepEqual(dues(caught, "points", tongue("en")), [
    "Anna writes 12, doubled",
    "Ben writes 0",
    "Carla writes 11",
  ]);
  const tonk = { ...won("tonk", "N11", "b", "b", { a: 18, b: 0, c: 8 }), payments: [] };
  assert.deepEqual(dues(tonk, "points", tongue("en")), [
    "Anna writes 18, doubled",
    "Ben writes 0",
    "Carla writes 8, doubled",
  ]);
});

test("every end of a game has its sentences in both languages, with its rule", () => {
  for (const locale of ["en", "nl"]) {
    for (const end of ENDS) {
      for (const scoring of ["chips", "points"]) {
        const line = settledLine(end, scoring, tongue(locale));
        assert.ok(line.includes(`(${end.rule})`), line);
        assert.doesNotMatch(line, /tonk-|undefined|NaN|\{|\.\./, line);
      }
    }
  }
  assert.match(story(ENDS[6], tongue("en")), /^Ben was dealt 49 points/);
  assert.match(story(ENDS[4], tongue("en")), /Carla has the fewest points: 3/);
});

test("the log tells what was done and never which card was taken or covered", () => {
  const en = tongue("en");
  const line = (event) => plain(describeEvent(event, en));
  assert.equal(
    line({
      e: "began",
      players: 3,
      options: {},
      cuts: [
        { a: "Ks", b: "Kd", c: "3d" },
        { a: "2s", b: "Td" },
      ],
      dealer: "b",
    }),
    "Cut for the deal: Anna K♠, Ben K♦, Carla 3♦; Anna 2♠, Ben 10♦. Ben deals first.",
  );
  assert.equal(line({ e: "dealt", game: 2, deck: 3, dealer: "c" }), "Game 2: Carla deals.");
  assert.equal(line({ e: "drew", seat: "b", from: "stock" }), "Ben draws from the stock.");
  assert.equal(line({ e: "drew", seat: "b", from: "discard" }), "Ben takes the top discard.");
  assert.equal(line({ e: "melded", seat: "b", cards: ["4s", "4h", "4d"], meld: 1 }), "Ben lays 4♠ 4♥ 4♦.");
  assert.equal(line({ e: "laid_off", seat: "b", card: "Tc", meld: 1 }), "Ben lays off 10♣.");
  assert.equal(line({ e: "discarded", seat: "b" }), "Ben discards.");
  assert.equal(line({ e: "dropped", seat: "b" }), "Ben drops.");
  assert.equal(
    line({ e: "match_over", winners: ["b"], draw: false, scores: { a: -2, b: 3, c: -1 } }),
    "The match is over: Ben wins. Anna −2, Ben 3, Carla −1.",
  );
});

test("every event of Tonk has a line in both languages, an unknown one has none", () => {
  const events = [
    { e: "began", players: 2, options: {}, cuts: [{ a: "Ks", b: "3d" }], dealer: "a" },
    { e: "dealt", game: 1, deck: 1, dealer: "a" },
    { e: "drew", seat: "a", from: "stock" },
    { e: "drew", seat: "a", from: "discard" },
    { e: "asked", seat: "a" },
    { e: "melded", seat: "a", cards: ["4s", "5s", "6s"], meld: 1 },
    { e: "laid_off", seat: "a", card: "7s", meld: 1 },
    { e: "discarded", seat: "a" },
    { e: "dropped", seat: "a" },
    { e: "settled", ...CAUGHT },
    { e: "agreed", seat: "c" },
    { e: "match_over", winners: ["a", "b"], draw: true, scores: { a: 1, b: 1, c: -2 } },
  ];
  for (const locale of ["en", "nl"]) {
    for (const event of events) {
      const line = describeEvent(event, tongue(locale));
      assert.ok(line && !/tonk-|undefined|\{/.test(line), `${event.e}: ${line}`);
    }
    assert.equal(describeEvent({ e: "danced" }, tongue(locale)), null);
    assert.equal(describeEvent({ e: "toString" }, tongue(locale)), null);
  }
});

test("cards and melds are named for the eye and for the ear", () => {
  const { t } = tongue("en");
  assert.equal(cardName("Td", t), "10 of diamonds");
  assert.equal(plain(cardsWords(["4s", "5s", "6s"], t)), "4♠ 5♠ 6♠");
  assert.equal(plain(cardsWords(["4s", "5s", "6s", "7s", "8s"], t)), "4♠–8♠");
  assert.equal(plain(meldWords(MELDS[1], t)), "10♣–Q♣");
  assert.equal(plain(meldWords(MELDS[0], t)), "K♠ K♥ K♦");
  assert.equal(meldName(MELDS[1], t), "run of clubs: 10, Jack and Queen");
  assert.equal(meldName(MELDS[0], t), "set of King: spades, hearts and diamonds");
  const dutch = tongue("nl");
  assert.equal(meldName(MELDS[1], dutch.t), "rij klaveren: 10, boer en vrouw");
  assert.equal(plain(meldWords(MELDS[1], dutch.t)), "10♣–V♣");
});

test("amounts have a real minus, changes always a sign", () => {
  assert.deepEqual([3, 0, -2].map(changeWords), ["+3", "0", "−2"]);
  assert.equal(totalsWords({ a: 3, b: -1 }, tongue("en")), "Anna 3, Ben −1");
});
