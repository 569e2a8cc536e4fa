/** Choosing a move: what a player can press at each step, from the moves that the view lists. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Chooser } from "../../static/games/track/chooser.js";

function walk(card, from, to, more = {}) {
  const slides = [{ owner: from[0], how: "walk", from, path: [to] }];
  return { text: `${card} ${from}-${to}`, kind: "walk", from, to, slides, harm: [], ...more };
}

function part(from, to, steps, more = {}) {
  const slides = [{ owner: "a", how: "walk", from, path: [to] }];
  return { text: `${from}-${to}`, steps, from, to, slides, harm: [], ...more };
}

function swap(from, to) {
  return { text: `Jd ${from}~${to}`, kind: "swap", from, to, slides: [], harm: [] };
}

const WHY = { code: "no-swap-partner", rule: "R36", sentence: "Nobody to swap with.", squares: ["a18"], seats: [] };

const CARDS = {
  "9h": { moves: [walk("9h", "b3", "b12")], why: null },
  Kc: { moves: [walk("Kc", "a0", "a18", { kind: "enter" }), walk("Kc", "b3", "b16")], why: null },
  "3h": { moves: [walk("3h", "b4", "b7"), { ...walk("3h", "b4", "c7"), text: "3h b4-b7>c7" }], why: null },
  Jd: { moves: [swap("b3", "c9"), swap("b3", "d2"), swap("b4", "c9")], why: null },
  "5s": { moves: [], why: WHY },
  "7s": { plan: true, moves: [], parts: [part("b3", "b6", 3), part("b4", "b5", 1)], only: null, why: null },
};

function chooserFor(hand, { acts = [], cards = CARDS, seq = 1 } = {}) {
  const chooser = new Chooser();
  const kept = Object.fromEntries(hand.map((card) => [card, cards[card]]));
  chooser.adopt({
    match: 1,
    seq,
    you: { seat: "a" },
    mine: { seat: "a", hand, received: null, gave: null, acts, cards: kept },
  });
  return chooser;
}

test("the only move of a card is proposed at once", () => {
  const chooser = chooserFor(["9h", "Kc"]);
  chooser.pressCard(0);
  assert.equal(chooser.proposal.text, "9h b3-b12");
});

test("a card with moves of two pawns lights up both, then the chosen one's only move is proposed", () => {
  const chooser = chooserFor(["Kc"]);
  chooser.pressCard(0);
  assert.deepEqual(chooser.pawns, ["a0", "b3"]);
  assert.equal(chooser.proposal, null);
  chooser.pressSquare("b3");
  assert.equal(chooser.proposal.text, "Kc b3-b16");
  chooser.pressSquare("a0");
  assert.equal(chooser.proposal.text, "Kc a0-a18");
});

test("the only pawn of a card is picked, and staying or jumping are two targets", () => {
  const chooser = chooserFor(["3h"]);
  chooser.pressCard(0);
  assert.deepEqual([chooser.pawn, chooser.targets], ["b4", ["b7", "c7"]]);
  chooser.pressSquare("c7");
  assert.equal(chooser.proposal.text, "3h b4-b7>c7");
  chooser.pressSquare("b7");
  assert.equal(chooser.proposal.text, "3h b4-b7");
});

test("a swap takes two picks, and another own pawn can still be picked", () => {
  const chooser = chooserFor(["Jd"]);
  chooser.pressCard(0);
  chooser.pressSquare("b3");
  assert.deepEqual(chooser.targets, ["c9", "d2"]);
  chooser.pressSquare("b4");
  assert.equal(chooser.proposal.text, "Jd b4~c9");
});

test("a pawn pressed first raises the cards that can move it", () => {
  const chooser = chooserFor(["9h", "Kc", "3h", "7s"]);
  assert.deepEqual(chooser.pawns.sort(), ["a0", "b3", "b4"]);
  chooser.pressSquare("b3");
  assert.deepEqual(
    ["9h", "Kc", "3h", "7s"].filter((card) => chooser.movesPawn(card)),
    ["9h", "Kc", "7s"],
  );
  chooser.pressCard(1);
  assert.equal(chooser.pawn, "b3");
  assert.equal(chooser.proposal.text, "Kc b3-b16");
});

test("a pawn pressed first is let go by a card that cannot move it", () => {
  const chooser = chooserFor(["9h", "3h"]);
  chooser.pressSquare("b3");
  chooser.pressCard(1);
  assert.equal(chooser.pawn, "b4");
});

test("a card that cannot be played says why, and pressing it again puts it back", () => {
  const chooser = chooserFor(["9h", "5s"]);
  chooser.pressCard(1);
  assert.deepEqual(chooser.why, { card: "5s", reason: WHY });
  assert.equal(chooser.proposal, null);
  chooser.pressCard(1);
  assert.equal(chooser.why, null);
});

test("cancelling goes back one step at a time", () => {
  const chooser = chooserFor(["Kc"]);
  chooser.pressCard(0);
  chooser.pressSquare("b3");
  assert.equal(chooser.cancel(), true);
  assert.deepEqual([chooser.card, chooser.pawn, chooser.move], [0, null, null]);
  assert.equal(chooser.cancel(), true);
  assert.equal(chooser.card, null);
  assert.equal(chooser.cancel(), false);
});

test("a seven is put together part by part, and parts are taken back one by one", () => {
  const chooser = chooserFor(["7s"]);
  chooser.pressCard(0);
  chooser.pressSquare("b3");
  const first = chooser.pressSquare("b6");
  assert.equal(first.text, "b3-b6");
  assert.deepEqual(chooser.ask, { card: "7s", parts: ["b3-b6"] });
  assert.deepEqual(chooser.options, [], "nothing can be chosen while the plan is on its way");
  const second = part("b4", "b8", 4, { harm: ["c"] });
  chooser.planned(first, { card: "7s", text: "7s b3-b6", left: 4, position: "p1", parts: [second], complete: null });
  assert.equal(chooser.pawn, "b4", "the only pawn left is picked");
  assert.equal(chooser.proposal, null);
  assert.equal(chooser.pressSquare("b8"), second);
  chooser.planned(second, {
    card: "7s",
    text: "7s b3-b6,b4-b8",
    left: 0,
    position: "p2",
    parts: [],
    complete: "7s b3-b6,b4-b8",
  });
  assert.equal(chooser.proposal.text, "7s b3-b6,b4-b8");
  assert.deepEqual(chooser.proposal.harm, ["c"]);
  assert.equal(chooser.proposal.slides.length, 2);
  assert.equal(chooser.undo(), true);
  assert.deepEqual([chooser.plan.position, chooser.proposal], ["p1", null]);
  assert.equal(chooser.undo(), true);
  assert.equal(chooser.plan, null);
  assert.equal(chooser.undo(), false);
});

test("an answer for a part that is no longer wanted is dropped", () => {
  const chooser = chooserFor(["7s", "9h"]);
  chooser.pressCard(0);
  const first = chooser.pressOption("b3-b6");
  chooser.pressCard(1);
  assert.equal(chooser.planned(first, { left: 4, position: "p1", parts: [], complete: null }), false);
  assert.equal(chooser.plan, null);
  assert.equal(chooser.proposal.text, "9h b3-b12");
});

test("a seven with one legal outcome is proposed whole", () => {
  const only = { ...walk("7s", "b3", "b10"), kind: "walk" };
  const cards = { "7s": { plan: true, moves: [], parts: [part("b3", "b10", 7)], only, why: null } };
  const chooser = chooserFor(["7s"], { cards });
  chooser.pressCard(0);
  assert.equal(chooser.proposal.text, "7s b3-b10");
  assert.equal(chooser.cancel(), true);
  assert.equal(chooser.card, null);
});

test("laying down the hand is proposed by itself", () => {
  const none = { moves: [], why: WHY };
  const chooser = chooserFor(["9h", "5s"], { acts: ["fold"], cards: { "9h": none, "5s": none } });
  assert.equal(chooser.proposal.text, "fold");
  chooser.pressCard(0);
  assert.equal(chooser.why.card, "9h");
  assert.equal(chooser.proposal.text, "fold");
});

test("giving and discarding choose a card and nothing else", () => {
  for (const word of ["give", "discard"]) {
    const none = { moves: [], why: WHY };
    const chooser = chooserFor(["9h", "5s"], { acts: [`${word} 9h`, `${word} 5s`], cards: { "9h": none, "5s": none } });
    assert.equal(chooser.proposal, null);
    chooser.pressCard(1);
    assert.equal(chooser.proposal.text, `${word} 5s`);
    assert.deepEqual(chooser.pawns, []);
    chooser.pressCard(0);
    assert.equal(chooser.proposal.text, `${word} 9h`);
  }
});

test("of two equal cards each can be picked", () => {
  const chooser = chooserFor(["9h", "9h"]);
  chooser.pressCard(1);
  assert.equal(chooser.card, 1);
  chooser.pressCard(0);
  assert.equal(chooser.card, 0);
});

test("a newer view drops the choice, the same view keeps it", () => {
  const chooser = chooserFor(["9h"]);
  chooser.pressCard(0);
  const view = { match: 1, seq: 1, you: { seat: "a" }, mine: chooser.mine };
  assert.equal(chooser.adopt(view), false);
  assert.equal(chooser.card, 0);
  assert.equal(chooser.adopt({ ...view, seq: 2 }), true);
  assert.equal(chooser.card, null);
});

test("a spectator can press nothing", () => {
  const chooser = new Chooser();
  chooser.adopt({ match: 1, seq: 1, you: { seat: null }, mine: null });
  chooser.pressCard(0);
  chooser.pressSquare("a0");
  assert.deepEqual([chooser.pawns, chooser.proposal, chooser.cancel()], [[], null, false]);
});
