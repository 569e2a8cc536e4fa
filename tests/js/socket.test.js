import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { backoff } from "../../static/core/backoff.js";
import { Socket } from "../../static/core/socket.js";
import { FakeSocket, fakeWorld, welcome } from "./fakes.js";

let world;
let socket;
let states;
let frames;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  world = fakeWorld();
  states = [];
  frames = [];
  socket = new Socket({
    address: "ws://table",
    greeting: () => ({ t: "hello", have: frames.length }),
    onframe: (frame) => frames.push(frame),
    onstate: (state, tries) => states.push({ ...state, tries }),
    world,
  });
  socket.start();
});

afterEach(() => {
  socket.stop();
  mock.timers.reset();
});

function connect() {
  FakeSocket.last.open();
  FakeSocket.last.hear(welcome(3));
}

test("the first frame of a line is the greeting", () => {
  FakeSocket.last.open();
  assert.deepEqual(FakeSocket.last.sent, [{ t: "hello", have: 0 }]);
});

test("a line is open when it was welcomed, not when it was connected", () => {
  FakeSocket.last.open();
  assert.equal(socket.isOpen, false);
  assert.equal(socket.send({ t: "do" }), false);
  FakeSocket.last.hear(welcome(3));
  assert.equal(socket.isOpen, true);
});

test("a lost line is tried again after a pause that grows and starts over after a welcome", () => {
  connect();
  FakeSocket.last.drop();
  const pauses = [];
  for (let tries = 0; tries < 8; tries += 1) {
    const { until } = states.at(-1);
    pauses.push(until - Date.now());
    mock.timers.tick(until - Date.now());
    assert.equal(states.at(-1).state, "connecting");
    FakeSocket.last.drop();
  }
  assert.equal(FakeSocket.made.length, 9);
  for (const [tries, pause] of pauses.entries()) {
    const ceiling = Math.min(15_000, 500 * 2 ** tries);
    assert.ok(pause >= ceiling / 2 && pause <= ceiling, `try ${tries} paused ${pause} ms`);
  }
  socket.retry();
  connect();
  FakeSocket.last.drop();
  assert.ok(states.at(-1).until - Date.now() <= 500);
});

test("pauses are spread, so that not everybody comes back at once", () => {
  assert.equal(
    backoff(3, () => 0),
    2_000,
  );
  assert.equal(
    backoff(3, () => 1),
    4_000,
  );
});

test("a server that restarts is told apart from a lost line", () => {
  connect();
  FakeSocket.last.drop(1012);
  assert.equal(states.at(-1).restarting, true);
  mock.timers.tick(15_000);
  FakeSocket.last.drop(1006);
  assert.equal(states.at(-1).restarting, false);
});

test("an open line is pinged every three seconds", () => {
  connect();
  mock.timers.tick(3_000);
  FakeSocket.last.hear({ t: "pong" });
  mock.timers.tick(3_000);
  assert.equal(FakeSocket.last.sent.filter((frame) => frame.t === "ping").length, 2);
});

test("a line that breaks without a word is found within ten seconds, whenever it broke", () => {
  for (const before of [0, 1, 1_500, 2_999]) {
    connect();
    const dead = FakeSocket.last;
    mock.timers.tick(3_000 + before);
    dead.hear({ t: "pong" });
    const broke = Date.now();
    while (states.at(-1).state === "open") mock.timers.tick(1);
    assert.ok(Date.now() - broke <= 9_000, `found after ${Date.now() - broke} ms`);
    assert.ok(Date.now() - broke >= 5_500, `a slow answer was not waited for: ${Date.now() - broke} ms`);
    assert.equal(dead.closed, true);
    socket.retry();
  }
});

test("what a dead line says late is not heard", () => {
  connect();
  const dead = FakeSocket.last;
  for (let ticks = 0; ticks < 3; ticks += 1) mock.timers.tick(3_000);
  dead.hear({ t: "pong" });
  dead.hear(welcome(9));
  assert.equal(frames.length, 1);
  assert.equal(states.at(-1).state, "waiting");
});

test("a hidden page whose timers slept a minute does not take the silence for death", () => {
  connect();
  const line = FakeSocket.last;
  mock.timers.setTime(Date.now() + 60_000);
  mock.timers.tick(0);
  assert.equal(socket.isOpen, true);
  line.hear({ t: "pong" });
  mock.timers.tick(3_000);
  assert.equal(socket.isOpen, true);
});

test("a page that fell asleep over its question hears the answer before it judges", () => {
  connect();
  const line = FakeSocket.last;
  mock.timers.tick(3_000);
  mock.timers.setTime(Date.now() + 60_000);
  world.document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(socket.isOpen, true);
  line.hear({ t: "pong" });
  mock.timers.tick(3_000);
  assert.equal(socket.isOpen, true);
});

test("a connection that never comes about is given up and tried again", () => {
  mock.timers.tick(3_000);
  mock.timers.tick(3_000);
  assert.equal(states.at(-1).state, "waiting");
});

for (const name of ["online", "pageshow"]) {
  test(`${name} ends the pause at once`, () => {
    connect();
    for (let tries = 0; tries < 4; tries += 1) {
      FakeSocket.last.drop();
      socket.retry();
    }
    FakeSocket.last.drop();
    const lines = FakeSocket.made.length;
    world.window.dispatchEvent(new Event(name));
    assert.equal(FakeSocket.made.length, lines + 1);
  });
}

test("looking at the page again ends the pause, hiding it does not", () => {
  connect();
  FakeSocket.last.drop();
  const lines = FakeSocket.made.length;
  world.document.visibilityState = "hidden";
  world.document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(FakeSocket.made.length, lines);
  world.document.visibilityState = "visible";
  world.document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(FakeSocket.made.length, lines + 1);
});

test("a frame that this version does not know changes nothing", () => {
  connect();
  for (const text of ["{", "null", "[]", '{"t":"future"}', '"x"']) FakeSocket.last.hear(text);
  assert.equal(frames.length, 1);
  assert.equal(socket.isOpen, true);
});

test("a stopped socket stays away", () => {
  connect();
  socket.stop();
  const lines = FakeSocket.made.length;
  world.window.dispatchEvent(new Event("online"));
  mock.timers.tick(60_000);
  assert.equal(FakeSocket.made.length, lines);
  assert.equal(states.at(-1).state, "stopped");
});
