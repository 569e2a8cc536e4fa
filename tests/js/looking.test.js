import assert from "node:assert/strict";
import { test } from "node:test";
import { Looking } from "../../static/core/looking.js";

/** A server that answers when the test says so. */
function slow() {
  /** @type {{seq: number, answer: (view?: string) => void, refuse: (error: Error) => void}[]} */
  const asked = [];
  const shown = [];
  const failures = [];
  const looking = new Looking({
    ask: (seq) =>
      new Promise((resolve, reject) => {
        asked.push({ seq, answer: (view = `view ${seq}`) => resolve(view), refuse: reject });
      }),
    show: (seq, view) => shown.push([seq, view]),
    fail: (error) => failures.push(error),
    pause: () => Promise.resolve(),
  });
  return { asked, shown, failures, looking };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("shows the moment that was asked for", async () => {
  const { asked, shown, looking } = slow();
  looking.want(7);
  asked[0].answer();
  await settled();
  assert.deepEqual(shown, [[7, "view 7"]]);
  assert.equal(looking.wanted, 7);
});

test("asks one question at a time, then for the newest wish alone", async () => {
  const { asked, shown, looking } = slow();
  for (const seq of [9, 8, 7, 6]) looking.want(seq);
  assert.deepEqual(
    asked.map(({ seq }) => seq),
    [9],
  );
  asked[0].answer();
  await settled();
  assert.deepEqual(
    asked.map(({ seq }) => seq),
    [9, 6],
  );
  asked[1].answer();
  await settled();
  assert.deepEqual(shown, [[6, "view 6"]]);
});

test("an answer that comes after the wish was dropped is not shown", async () => {
  const { asked, shown, looking } = slow();
  looking.want(4);
  looking.drop();
  asked[0].answer();
  await settled();
  assert.deepEqual(shown, []);
  looking.want(5);
  await settled();
  asked.at(-1)?.answer();
  await settled();
  assert.deepEqual(shown, [[5, "view 5"]]);
});

test("a wish that is refused is given up, and the next one is asked", async () => {
  const { asked, shown, failures, looking } = slow();
  looking.want(4);
  asked[0].refuse(new Error("no-such-moment"));
  await settled();
  assert.equal(looking.wanted, null);
  assert.equal(failures.length, 1);
  looking.want(3);
  asked[1].answer();
  await settled();
  assert.deepEqual(shown, [[3, "view 3"]]);
});
