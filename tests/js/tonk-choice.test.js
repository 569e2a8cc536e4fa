/** How a turn of Tonk is put together: from presses to a move that the view offers, or to the rule against it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Choice } from "../../static/games/tonk/choice.js";
import { drawn, mine, reason, starting, tonkView } from "./tonk-fakes.js";

function choosing(view = tonkView()) {
  const choice = new Choice();
  choice.adopt(view);
  return choice;
}

const atStart = (table = {}, own = {}) => tonkView({ table: { phase: "start", ...table }, mine: starting(own) });
const waiting = () => tonkView({ table: { turn: "b", to_act: ["b"] }, mine: mine() });

test("without a choice all melds and layoffs of the hand are pointed out", () => {
  const choice = choosing();
  assert.deepEqual([...choice.wanted].sort(), ["4d", "4h", "4s", "5s", "6s", "Kc"]);
  assert.equal(choice.melds.length, 2);
  assert.equal(choice.discard, null);
  assert.deepEqual([...choice.targets], []);
});

test("one picked card can be discarded, completes the melds it is in, and shows where it fits", () => {
  const choice = choosing();
  choice.pressCard("4s");
  assert.equal(choice.discard.text, "discard 4s");
  assert.equal(choice.melds.length, 2);
  choice.pressCard("4s");
  choice.pressCard("Kc");
  assert.deepEqual([...choice.targets], [1, 2]);
  assert.deepEqual(
    choice.layoffs.map(({ text }) => text),
    ["layoff Kc to 1", "layoff Kc to 2"],
  );
});

test("a meld is built card by card", () => {
  const choice = choosing();
  for (const card of ["6s", "4s", "5s"]) choice.pressCard(card);
  assert.equal(choice.meld.text, "meld 4s 5s 6s");
  assert.equal(choice.discard, null);
});

test("of overlapping melds the next card decides", () => {
  const choice = choosing();
  choice.pressCard("4s");
  choice.pressCard("4h");
  assert.deepEqual(
    choice.melds.map(({ text }) => text),
    ["meld 4s 4h 4d"],
  );
});

test("a card that cannot go with the picked one is picked instead, one of its suit or rank is added", () => {
  const choice = choosing();
  choice.pressCard("Kc");
  choice.pressCard("4h");
  assert.deepEqual(choice.picked, ["4h"]);
  choice.pressCard("4d");
  assert.deepEqual(choice.picked, ["4h", "4d"]);
  choice.pressCard("5s");
  assert.deepEqual(choice.picked, ["5s"]);
});

test("a found meld is picked as a whole", () => {
  const choice = choosing();
  choice.pressCard("Kc");
  choice.pickOnly(["4s", "4h", "4d"]);
  assert.equal(choice.meld.text, "meld 4s 4h 4d");
});

test("card, then meld on the table: the card is laid off there", () => {
  const choice = choosing();
  choice.pressCard("Kc");
  assert.equal(choice.pressMeld(2), "layoff Kc to 2");
});

test("a card on a meld that it does not fit is put to the server, which names the rule", () => {
  const choice = choosing();
  choice.pressCard("4h");
  assert.equal(choice.pressMeld(2), "layoff 4h to 2");
  const none = choosing(
    tonkView({ mine: drawn({ layoffs: [], why: { ...drawn().why, layoff: reason("no-layoff") } }) }),
  );
  none.pressCard("4h");
  assert.equal(none.pressMeld(1), "layoff 4h to 1");
});

test("meld on the table, then card", () => {
  const choice = choosing();
  assert.equal(choice.pressMeld(1), null);
  assert.equal(choice.aim, 1);
  assert.deepEqual([...choice.wanted], ["Kc"]);
  choice.pressCard("Kc");
  assert.deepEqual(
    choice.layoffs.map(({ text }) => text),
    ["layoff Kc to 1"],
  );
  assert.equal(choice.discard, null);
});

test("after a meld was pressed, a card that does not fit there is a choice of its own", () => {
  const choice = choosing();
  choice.pressMeld(1);
  choice.pressCard("4h");
  assert.equal(choice.aim, null);
  assert.equal(choice.discard.text, "discard 4h");
});

test("a meld that nothing fits says so, with the rule", () => {
  const choice = choosing();
  assert.equal(choice.pressMeld(3), null);
  assert.equal(choice.aim, null);
  assert.equal(choice.why.rule, "N10");
});

test("at the start of a turn a pile is drawn from at one press", () => {
  assert.equal(choosing(atStart()).pressPile("stock"), "draw stock");
  assert.equal(choosing(atStart()).pressPile("discard"), "draw discard");
});

test("the empty stock is asked only after a question, since that ends the game", () => {
  const choice = choosing(atStart({ stock: 0 }));
  assert.equal(choice.pressPile("stock"), null);
  assert.equal(choice.question, "stock");
});

test("dropping is asked for again, and when it is not allowed the rule is told", () => {
  const free = choosing(atStart());
  free.pressDrop();
  assert.equal(free.question, "drop");
  const bound = choosing(atStart({}, { acts: [], why: { ...starting().why, drop: reason("wait", "N21") } }));
  bound.pressDrop();
  assert.equal(bound.question, null);
  assert.equal(bound.why.rule, "N21");
});

test("what is not allowed now says why", () => {
  const start = choosing(atStart());
  start.pressCard("4s");
  assert.deepEqual([start.picked, start.why.code], [[], "draw-first"]);
  assert.equal(start.pressMeld(1), null);
  assert.equal(start.why.rule, "N8");
  const later = choosing();
  assert.equal(later.pressPile("stock"), null);
  assert.equal(later.why.code, "already-drawn");
  const other = choosing(waiting());
  other.pressCard("4s");
  assert.equal(other.why.code, "not-your-turn");
});

test("the empty discard pile says why it cannot be drawn from", () => {
  const choice = choosing(atStart({ top: null, discards: 0 }, { draws: ["draw stock"] }));
  assert.equal(choice.pressPile("discard"), null);
  assert.equal(choice.why.code, "no-discard");
});

test("with a meld that must be laid no card can be discarded", () => {
  const own = drawn({ must_meld: true, discards: [], why: { ...drawn().why, discard: reason("must-meld", "N24") } });
  const choice = choosing(tonkView({ mine: own }));
  choice.pressCard("Kc");
  assert.equal(choice.discard, null);
});

test("a step back clears the choice, and then there is none", () => {
  const choice = choosing();
  choice.pressCard("4s");
  assert.equal(choice.cancel(), true);
  assert.deepEqual(choice.picked, []);
  assert.equal(choice.cancel(), false);
});

test("a new view keeps the picked cards that are still held, in the same turn only", () => {
  const choice = choosing();
  choice.pressCard("4s");
  choice.pressCard("4h");
  assert.equal(choice.adopt(tonkView({ seq: 21, mine: drawn({ hand: ["4h", "4d", "Kc"] }) })), true);
  assert.deepEqual(choice.picked, ["4h"]);
  assert.equal(choice.adopt(tonkView({ seq: 21, mine: drawn({ hand: ["4h", "4d", "Kc"] }) })), false);
  choice.adopt(tonkView({ seq: 22, table: { turn: "b", to_act: ["b"] }, mine: mine() }));
  assert.deepEqual(choice.picked, []);
});

test("a question stays while others agree, and goes when the moment has passed", () => {
  const settled = (seq, agreed) =>
    tonkView({ seq, table: { phase: "settled", agreed }, mine: mine({ acts: ["next", "end"] }) });
  const choice = choosing(settled(20, []));
  choice.pressClose();
  choice.adopt(settled(21, ["b"]));
  assert.equal(choice.question, "close");
  choice.adopt({ ...atStart({ game_no: 3 }), seq: 22 });
  assert.equal(choice.question, null);
});

test("a spectator chooses nothing", () => {
  const choice = choosing(tonkView({ you: null, mine: null }));
  choice.pressCard("4s");
  assert.equal(choice.pressMeld(1), null);
  assert.deepEqual(choice.picked, []);
  assert.equal(choice.canLay, false);
});

test("one card, then the discards: it is discarded, or the reason against it is told", () => {
  const choice = choosing();
  choice.pressCard("Kc");
  assert.equal(choice.pressPile("discard"), "discard Kc");
  assert.deepEqual(choice.picked, []);
  const discard = reason("must-meld", "N24");
  const blocked = choosing(tonkView({ mine: drawn({ discards: [], why: { ...drawn().why, discard } }) }));
  blocked.pressCard("Kc");
  assert.equal(blocked.pressPile("discard"), null);
  assert.equal(blocked.why, discard);
});

test("cards that have left the hand are not picked again", () => {
  const choice = choosing();
  choice.pickOnly(["Kc", "7d"]);
  assert.deepEqual(choice.picked, ["Kc"]);
});
