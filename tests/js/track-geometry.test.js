/** The drawn board: every board from two to eight players, from every seat, in both shapes of screen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { buildLayout } from "../../static/games/track/geometry.js";
import { SEATS } from "../../static/games/track/notation.js";
import { nearest } from "../../static/games/track/stage.js";

/** Squares are drawn with a radius of 0.36 to 0.46: closer than this they would touch. */
const APART = 0.9;

function boards() {
  const all = [];
  for (const players of [2, 3, 4, 5, 6, 7, 8]) {
    const sections = players === 2 ? 4 : players;
    const seated = players === 2 ? ["a", "c"] : [...SEATS.slice(0, players)];
    for (const homeAfter of [16, 17])
      for (const bottom of seated)
        for (const wide of [false, true])
          all.push({
            name: `${players} players, home after ${homeAfter}, ${bottom} below, wide ${wide}`,
            layout: buildLayout(sections, homeAfter, seated, bottom, wide),
            homeAfter,
            seated,
            bottom,
            sections,
          });
  }
  return all;
}

function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function overlap(one, other) {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

test("every board has all squares of the notation", () => {
  for (const { name, layout, sections, seated } of boards()) {
    assert.equal(layout.ring.length, 18 * sections, name);
    assert.equal(layout.squares.size, 18 * sections + 4 * seated.length, name);
    assert.deepEqual([...layout.yards.keys()], seated, name);
    assert.deepEqual([...layout.plates.keys()].sort(), [...seated].sort(), name);
  }
});

test("neighbours on the track are one pitch apart, and no two squares touch", () => {
  for (const { name, layout } of boards()) {
    for (const [i, square] of layout.ring.entries()) {
      const next = layout.ring[(i + 1) % layout.ring.length];
      assert.ok(Math.abs(distance(square, next) - 1) < 0.02, `${name}: ${square.name} to ${next.name}`);
    }
    const squares = [...layout.squares.values()];
    for (const [i, one] of squares.entries())
      for (const other of squares.slice(i + 1))
        assert.ok(distance(one, other) > APART, `${name}: ${one.name} and ${other.name}`);
  }
});

test("a home begins beside the square after which it opens, and leads inwards", () => {
  for (const { name, layout, seated, homeAfter } of boards()) {
    for (const seat of seated) {
      const way = [`${seat}${homeAfter}`, `${seat}+1`, `${seat}+2`, `${seat}+3`, `${seat}+4`].map((square) =>
        layout.squares.get(square),
      );
      for (const [i, square] of way.slice(1).entries()) {
        assert.ok(distance(square, way[i]) < 1.05, `${name}: ${square.name}`);
        assert.ok(Math.hypot(square.x, square.y) < Math.hypot(way[i].x, way[i].y), `${name}: ${square.name}`);
      }
    }
  }
});

test("the own arm points down, and the others follow clockwise", () => {
  for (const { name, layout, bottom, sections } of boards()) {
    const at = (section) => layout.squares.get(`${section}16`);
    assert.ok(at(bottom).y > 0 && Math.abs(at(bottom).x) < 0.01, name);
    const next = SEATS[(SEATS.indexOf(bottom) + 1) % sections];
    assert.ok(at(next).x < 0, `${name}: clockwise from the bottom is the left`);
  }
});

test("yards and plates lie on the board, clear of the track and of each other", () => {
  for (const { name, layout } of boards()) {
    const { box } = layout;
    const plates = [...layout.plates];
    for (const [seat, plate] of plates) {
      assert.ok(plate.x >= box.x - 0.01 && plate.x + plate.w <= box.x + box.w + 0.01, `${name}: plate ${seat}`);
      assert.ok(plate.y >= box.y - 0.01 && plate.y + plate.h <= box.y + box.h + 0.01, `${name}: plate ${seat}`);
      for (const [other, second] of plates)
        if (other > seat) assert.ok(!overlap(plate, second), `${name}: plates ${seat} and ${other}`);
      for (const square of layout.squares.values()) {
        const spot = { x: square.x - 0.4, y: square.y - 0.4, w: 0.8, h: 0.8 };
        assert.ok(!overlap(plate, spot), `${name}: plate ${seat} and ${square.name}`);
      }
    }
    for (const yard of layout.yards.values())
      for (const slot of yard.slots)
        for (const square of layout.squares.values())
          assert.ok(distance(slot, square) > APART, `${name}: yard ${yard.seat} and ${square.name}`);
  }
});

test("a press means the nearest square on offer within reach", () => {
  const layout = buildLayout(4, 17, ["a", "b", "c", "d"], "a", false);
  const b3 = layout.squares.get("b3");
  const near = { x: b3.x + 0.3, y: b3.y };
  assert.equal(nearest(layout, ["b3", "b4"], near, 1), "b3");
  assert.equal(nearest(layout, ["b4"], near, 1.4), "b4");
  assert.equal(nearest(layout, ["c9"], near, 1), null);
  const yard = layout.yards.get("a");
  assert.equal(nearest(layout, ["a0"], { x: yard.x + yard.r, y: yard.y }, 1), "a0");
});
