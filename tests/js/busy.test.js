import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Client } from "../../static/core/client.js";
import { FakeSocket, fakeStorage, fakeWorld, welcome } from "./fakes.js";

let world;
let storage;
let client;
let heard;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  world = fakeWorld();
  storage = fakeStorage();
  client = openPage();
});

afterEach(() => {
  client.stop();
  mock.timers.reset();
});

function openPage() {
  heard = { changes: [], unsaved: [], refusals: [], presences: 0 };
  const opened = new Client({
    address: "ws://table",
    key: "outbox",
    storage,
    world,
    listener: {
      change: (change) => heard.changes.push(change),
      line: () => {},
      presence: () => {
        heard.presences += 1;
      },
      unsaved: (unsaved) => heard.unsaved.push(unsaved),
      refusal: (refusal) => heard.refusals.push(refusal),
    },
  });
  opened.start();
  return opened;
}

function connect(frame = welcome(3)) {
  FakeSocket.last.open();
  FakeSocket.last.hear(frame);
}

function commands() {
  return FakeSocket.last.sent.filter((frame) => frame.t === "do");
}

test("a busy server is asked again with the same id, and the page says so until it is saved", async () => {
  connect();
  const answer = client.send("move", { text: "fold" });
  const [first] = commands();
  FakeSocket.last.hear({ t: "refused", id: first.id, kind: "busy", code: "not-saved", rule: null, sentence: "…" });
  assert.deepEqual(heard.unsaved, [true]);
  mock.timers.tick(500);
  assert.deepEqual(commands(), [first, first]);
  FakeSocket.last.hear({ t: "done", id: first.id, seq: 4 });
  assert.deepEqual(heard.unsaved, [true, false]);
  assert.deepEqual(await answer, { ok: true, seq: 4 });
});

test("a command that came too fast is refused without its id, and sent again", () => {
  connect();
  client.send("move", { text: "fold" });
  FakeSocket.last.hear({ t: "refused", id: null, kind: "busy", code: "too-fast", rule: null, sentence: "…" });
  assert.deepEqual(heard.unsaved, [true]);
  mock.timers.tick(500);
  assert.equal(commands().length, 2);
});

test("a fault of the server that does not pass ends in a refusal, not in trying for ever", async () => {
  connect();
  const answer = client.send("move", { text: "fold" });
  const [{ id }] = commands();
  for (let tries = 0; tries < 5; tries += 1) {
    FakeSocket.last.hear({ t: "refused", id, kind: "busy", code: "server-error", rule: null, sentence: "…" });
    mock.timers.tick(4_000);
    FakeSocket.last.hear({ t: "pong" });
  }
  assert.equal((await answer).ok, false);
  assert.deepEqual(heard.unsaved.at(-1), false);
});

test("a greeting that is refused is tried again on a new line, and the person hears why", () => {
  FakeSocket.last.open();
  const lines = FakeSocket.made.length;
  FakeSocket.last.hear({
    t: "refused",
    id: null,
    kind: "malformed",
    code: "bad-version",
    rule: null,
    sentence: "Reload.",
  });
  assert.equal(heard.refusals[0].code, "bad-version");
  mock.timers.tick(500);
  assert.equal(FakeSocket.made.length, lines + 1);
});
