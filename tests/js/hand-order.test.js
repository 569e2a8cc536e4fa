/** A hand laid by its owner: kept while cards come and go. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { HandOrder } from "../../static/ui/handorder.js";

const hand = (text) => text.split(" ").map((card, index) => ({ card, index }));
const texts = (cards) => cards.map((one) => one.card).join(" ");

test("an untouched hand lies as it was dealt", () => {
  assert.equal(texts(new HandOrder().arrange(hand("9h Kc 2d"))), "9h Kc 2d");
});

test("a card moves to either side, and what stays beyond the ends changes nothing", () => {
  const order = new HandOrder();
  assert.equal(order.move(["9h", "Kc", "2d"], 0, 2), true);
  assert.equal(texts(order.arrange(hand("9h Kc 2d"))), "Kc 2d 9h");
  assert.equal(order.move(["Kc", "2d", "9h"], 0, -1), false);
  assert.equal(order.move(["Kc", "2d", "9h"], 2, 7), false);
  assert.equal(order.move(["Kc", "2d", "9h"], 3, 0), false);
});

test("cards that go leave the rest as it lies, and new ones come behind it", () => {
  const order = new HandOrder();
  order.move(["9h", "Kc", "2d"], 2, 0);
  assert.equal(texts(order.arrange(hand("9h 2d 5s"))), "2d 9h 5s");
  assert.equal(texts(order.arrange(hand("Kc 9h 2d 5s"))), "2d 9h 5s Kc");
});

test("equal cards of two packs each keep a place, and every index is shown once", () => {
  const order = new HandOrder();
  order.move(["9h", "9h", "2d"], 2, 1);
  const cards = order.arrange(hand("9h 9h 2d"));
  assert.equal(texts(cards), "9h 2d 9h");
  assert.deepEqual(cards.map((one) => one.index).sort(), [0, 1, 2]);
});

test("sorting anew is what the next move by hand begins with", () => {
  const order = new HandOrder();
  order.move(["9h", "Kc"], 1, 0);
  order.follow(hand("9h Kc 2d"));
  assert.equal(texts(order.arrange(hand("2d Kc 9h"))), "9h Kc 2d");
});
