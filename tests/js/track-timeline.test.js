/** Slides in time: pawns walk square by square, captured ones leave when they are reached, swaps cross. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut, pointAt } from "../../static/games/track/timeline.js";

const PAWNS = [
  { seat: "a", square: "b3" },
  { seat: "b", square: "b5" },
  { seat: "c", square: "c7" },
];

/** Squares lie on a line by their number, sections above each other. */
function where(_pawn, square) {
  return { x: Number(square.slice(1).replace("+", "1")), y: square.charCodeAt(0) };
}

test("a pawn that walks stands on each square of its way in turn", () => {
  const slides = [{ owner: "a", how: "walk", from: "b3", path: ["b4", "b5", "b6"] }];
  const { rides, total } = layOut(PAWNS, slides, where);
  assert.equal(total, 3);
  assert.deepEqual(
    [0, 1, 2, 3].map((time) => Math.round(pointAt(rides[0].leg, time).x)),
    [3, 4, 5, 6],
  );
  assert.equal(rides[0].to, "b6");
});

test("a captured pawn leaves when it is reached, not before and not after everything", () => {
  const slides = [
    { owner: "a", how: "walk", from: "b3", path: ["b4", "b5", "b6", "b7"] },
    { owner: "b", how: "captured", from: "b5", path: ["b0"] },
  ];
  const { rides } = layOut(PAWNS, slides, where);
  assert.ok(rides[1].leg.start > 1 && rides[1].leg.start <= 2, String(rides[1].leg.start));
});

test("a jump follows the walk, from where the walk ended", () => {
  const slides = [
    { owner: "a", how: "walk", from: "b3", path: ["b4", "b5", "b6", "b7"] },
    { owner: "a", how: "jump", from: "b7", path: ["c7"] },
    { owner: "c", how: "captured", from: "c7", path: ["c0"] },
  ];
  const { rides } = layOut(PAWNS, slides, where);
  assert.deepEqual(
    rides.map((ride) => ride.pawn),
    [0, 0, 2],
  );
  assert.equal(rides[1].leg.start, rides[0].leg.end);
  const middle = pointAt(rides[1].leg, (rides[1].leg.start + rides[1].leg.end) / 2);
  assert.ok(middle.y < "b".charCodeAt(0), "it goes up in an arc");
});

test("two pawns that swap move at the same time", () => {
  const slides = [
    { owner: "a", how: "swap", from: "b3", path: ["c7"] },
    { owner: "c", how: "swap", from: "c7", path: ["b3"] },
  ];
  const { rides } = layOut(PAWNS, slides, where);
  assert.deepEqual(
    rides.map((ride) => [ride.pawn, ride.to, ride.leg.start]),
    [
      [0, "c7", 0],
      [2, "b3", 0],
    ],
  );
});

test("a slide of a pawn that is not there is left out", () => {
  const { rides, total } = layOut(PAWNS, [{ owner: "d", how: "walk", from: "b3", path: ["b4"] }], where);
  assert.deepEqual([rides, total], [[], 0]);
});

test("before its start and after its end a pawn rests", () => {
  const { rides } = layOut(PAWNS, [{ owner: "a", how: "walk", from: "b3", path: ["b4"] }], where);
  assert.deepEqual(pointAt(rides[0].leg, -1), { x: 3, y: 98 });
  assert.deepEqual(pointAt(rides[0].leg, 99), { x: 4, y: 98 });
});
