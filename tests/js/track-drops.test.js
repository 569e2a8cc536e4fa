/** Choosing by dragging, and which presses play without a question. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Chooser } from "../../static/games/track/chooser.js";
import { dropOn, dropSquares, liftCard, liftPawn, optionsAt, putBack } from "../../static/games/track/drops.js";
import { needsNoQuestion } from "../../static/games/track/oneclick.js";

function walk(card, from, to) {
  return { text: `${card} ${from}-${to}`, kind: "walk", from, to, slides: [], harm: [] };
}

const WHY = { code: "no-move", rule: "R20", sentence: "No.", squares: [], seats: [] };
const CARDS = {
  "9h": { moves: [walk("9h", "b3", "b12"), walk("9h", "c5", "c14")], why: null },
  "9s": { moves: [walk("9s", "b3", "b12"), walk("9s", "c5", "c14")], why: null },
  Kc: { moves: [walk("Kc", "a0", "a18"), walk("Kc", "b3", "b16")], why: null },
  "8d": { moves: [walk("8d", "b4", "b12")], why: null },
  "2c": { moves: [], why: WHY },
  Jd: { moves: [walk("Jd", "b3", "c9"), walk("Jd", "c5", "c9")], why: null },
  Ad: { moves: [walk("Ad", "b3", "b4"), walk("Ad", "a0", "a18")], why: null },
  "4s": { moves: [walk("4s", "c5", "c1"), walk("4s", "a0", "a18")], why: null },
};

function chooserFor(hand, { acts = [] } = {}) {
  const chooser = new Chooser();
  const cards = Object.fromEntries(hand.map((card) => [card, CARDS[card]]));
  chooser.adopt({ match: 1, seq: 1, you: { seat: "a" }, mine: { seat: "a", hand, acts, cards } });
  return chooser;
}

test("a card can go to its pawns and to where they would go", () => {
  const chooser = chooserFor(["9h"]);
  liftCard(chooser, 0);
  assert.deepEqual(dropSquares(chooser), ["b3", "c5", "b12", "c14"]);
  dropOn(chooser, "c5");
  assert.equal(chooser.proposal.text, "9h c5-c14");
});

test("a card on a square plays the pawn that gets there; between two, the pawn is asked", () => {
  const chooser = chooserFor(["9h", "Jd"]);
  liftCard(chooser, 0);
  dropOn(chooser, "b12");
  assert.equal(chooser.proposal.text, "9h b3-b12");
  liftCard(chooser, 1);
  dropOn(chooser, "c9");
  assert.equal(chooser.proposal, null);
  assert.deepEqual(chooser.pawns, ["b3", "c5"]);
  chooser.pressSquare("c5");
  assert.equal(chooser.proposal.text, "Jd c5-c9");
});

test("the only move of a card is open again when the card is taken up, and proposed again when it is put back", () => {
  const chooser = chooserFor(["8d"]);
  chooser.pressCard(0);
  liftCard(chooser, 0);
  assert.equal(chooser.proposal, null);
  putBack(chooser, 0);
  assert.equal(chooser.proposal.text, "8d b4-b12");
});

test("a pawn drawn first takes the only rank that leads there, whichever card of it", () => {
  const chooser = chooserFor(["Kc", "9s", "9h"]);
  liftPawn(chooser, "b3");
  assert.deepEqual(dropSquares(chooser), ["b16", "b12"]);
  dropOn(chooser, "b12");
  assert.equal(chooser.proposal.text, "9s b3-b12");
});

test("when cards of two ranks lead there, only those are offered, and either then plays to that square", () => {
  const chooser = chooserFor(["Kc", "Ad", "9h"]);
  liftPawn(chooser, "a0");
  dropOn(chooser, "a18");
  assert.equal(chooser.card, null);
  assert.deepEqual(
    ["Kc", "Ad", "9h"].filter((card) => chooser.movesPawn(card)),
    ["Kc", "Ad"],
  );
  chooser.pressCard(1);
  assert.equal(chooser.proposal.text, "Ad a0-a18");
});

test("what was not picked before a drag is not picked after it was given up", () => {
  const chooser = chooserFor(["9h", "Kc"]);
  liftCard(chooser, 1);
  putBack(chooser, null);
  assert.deepEqual([chooser.card, chooser.pawn, chooser.proposal], [null, null, null]);
  liftPawn(chooser, "b3");
  putBack(chooser, null);
  assert.equal(chooser.pawn, null);
});

test("over a pawn the card shows what that pawn can do", () => {
  const chooser = chooserFor(["9h"]);
  liftCard(chooser, 0);
  assert.deepEqual(
    optionsAt(chooser, "c5").map((one) => one.to),
    ["c14"],
  );
  assert.deepEqual(
    optionsAt(chooser, "b12").map((one) => one.from),
    ["b3"],
  );
});

const MOVE = { text: "9h b3-b12", card: "9h", kind: "move", slides: [], harm: [] };

test("a press plays at once as the setting says", () => {
  const asked = (setting, by, isTarget) => !needsNoQuestion(MOVE, setting, by, isTarget);
  assert.deepEqual([asked("touch", "mouse", true), asked("touch", "mouse", false)], [false, true]);
  for (const by of ["touch", "pen", ""]) assert.equal(asked("touch", by, true), true, by);
  for (const by of ["touch", "mouse", ""]) assert.equal(asked("never", by, false), false, by);
  for (const by of ["touch", "mouse", ""]) assert.equal(asked("always", by, true), true, by);
});

test("harm, and what nobody has picked, is asked whatever the setting", () => {
  assert.equal(needsNoQuestion({ ...MOVE, harm: ["c"] }, "never", "mouse", true), false);
  assert.equal(needsNoQuestion({ ...MOVE, text: "fold", card: null, kind: "act" }, "never", "mouse", true), false);
});

test("by the mouse, a seven and a discard are asked unless the player says never", () => {
  for (const kind of ["parts", "act"]) {
    assert.equal(needsNoQuestion({ ...MOVE, kind }, "touch", "mouse", true), false);
    assert.equal(needsNoQuestion({ ...MOVE, kind }, "never", "touch", false), true);
  }
});
