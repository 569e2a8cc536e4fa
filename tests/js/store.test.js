import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Store } from "../../static/core/store.js";
import { told, view, welcome } from "./fakes.js";

let store;

beforeEach(() => {
  store = new Store();
  store.welcome(welcome(3));
});

test("the next commit is told, to be animated", () => {
  const change = store.told(told(4));
  assert.equal(change.told.seq, 4);
  assert.equal(change.view.seq, 4);
});

test("a commit after a gap is drawn, not animated", () => {
  const change = store.told(told(6));
  assert.equal(change.told, null);
  assert.equal(store.seq, 6);
});

test("an old commit changes nothing but fills the log", () => {
  store.told(told(6));
  assert.equal(store.told(told(5)), null);
  assert.equal(store.seq, 6);
  assert.deepEqual(
    store.commits.map((each) => each.seq),
    [1, 2, 3, 5, 6],
  );
});

test("a new line asks for what the log misses, not only for what came last", () => {
  store.told(told(6));
  assert.equal(store.have, 3);
  store.welcome(welcome(6, { from: 4 }));
  assert.equal(store.have, 6);
});

test("one commit missed while the line was down is animated after the welcome", () => {
  const change = store.welcome(welcome(4, { from: 4 }));
  assert.equal(change.told.seq, 4);
});

test("several missed commits are drawn at once", () => {
  assert.equal(store.welcome(welcome(6, { from: 4 })).told, null);
});

test("a rematch begins with an empty log", () => {
  const change = store.welcome(welcome(1, { match: 2 }));
  assert.equal(change.fresh, true);
  assert.equal(change.told, null);
  assert.equal(store.match, 2);
  assert.equal(store.commits.length, 1);
});

test("a late commit of the match before is ignored", () => {
  store.welcome(welcome(1, { match: 2 }));
  assert.equal(store.told(told(4, 1)), null);
  assert.equal(store.match, 2);
  assert.equal(store.commits.length, 1);
});

test("a refusal brings the newest view, and the same view again undoes what was drawn ahead", () => {
  const refused = { t: "refused", match: 1, seq: 3, view: view({ seq: 3 }) };
  assert.equal(store.refused(refused).view.seq, 3);
  assert.equal(store.refused({ ...refused, seq: 7, view: view({ seq: 7 }) }).view.seq, 7);
  assert.equal(store.refused(refused), null);
});

test("a refusal without a view changes nothing", () => {
  assert.equal(store.refused({ t: "refused", id: "x" }), null);
});
