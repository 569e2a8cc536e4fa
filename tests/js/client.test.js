import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Client } from "../../static/core/client.js";
import { RefusalError } from "../../static/core/reasons.js";
import { FakeSocket, fakeStorage, fakeWorld, told, view, welcome } from "./fakes.js";

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

function reconnect(frame) {
  FakeSocket.last.drop();
  client.retry();
  connect(frame);
}

function commands() {
  return FakeSocket.last.sent.filter((frame) => frame.t === "do");
}

test("a new page greets with nothing, a page that comes back with what it has", () => {
  FakeSocket.last.open();
  assert.deepEqual(FakeSocket.last.sent[0], { t: "hello", v: 1, match: 0, have: 0 });
  FakeSocket.last.hear(welcome(3));
  FakeSocket.last.drop();
  client.retry();
  FakeSocket.last.open();
  assert.deepEqual(FakeSocket.last.sent[0], { t: "hello", v: 1, match: 1, have: 3 });
});

test("a command says what was seen and is answered by done", async () => {
  connect();
  const answer = client.send("move", { text: "9h a0-a18" });
  const [sent] = commands();
  assert.match(sent.id, /^[A-Za-z0-9_-]{8,64}$/);
  assert.deepEqual({ ...sent, id: "" }, { t: "do", id: "", seen: 3, what: "move", text: "9h a0-a18" });
  FakeSocket.last.hear({ t: "done", id: sent.id, seq: 4 });
  assert.deepEqual(await answer, { ok: true, seq: 4 });
});

test("a field of a command cannot pass for another frame", () => {
  connect();
  client.send("move", { t: "hello", id: "mine", what: "start" });
  const [sent] = commands();
  assert.equal(sent.what, "move");
  assert.notEqual(sent.id, "mine");
});

test("an unanswered command is sent again on the next line with the same id, until it is answered", async () => {
  connect();
  const answer = client.send("sit", { seat: "a", name: "Anna" });
  const [first] = commands();
  reconnect(welcome(3));
  assert.deepEqual(commands(), [first]);
  reconnect(welcome(4));
  assert.deepEqual(commands(), [first]);
  FakeSocket.last.hear({ t: "done", id: first.id, seq: 4 });
  assert.deepEqual(await answer, { ok: true, seq: 4 });
  reconnect(welcome(4));
  assert.deepEqual(commands(), []);
});

test("a command given while the line is down goes out with the next one", () => {
  connect();
  FakeSocket.last.drop();
  client.send("start");
  client.retry();
  connect();
  assert.equal(commands().length, 1);
});

test("an unanswered command outlives a reload of the page", () => {
  connect();
  client.send("move", { text: "fold" });
  const [first] = commands();
  client.stop();
  client = openPage();
  connect();
  assert.deepEqual(commands(), [first]);
  FakeSocket.last.hear({ t: "done", id: first.id, seq: 4 });
  assert.equal(storage.getItem("outbox"), null);
});

test("a command from before a reload that is refused is not refused in silence", () => {
  connect();
  client.send("move", { text: "fold" });
  const [first] = commands();
  client.stop();
  client = openPage();
  connect();
  FakeSocket.last.hear({
    t: "refused",
    id: first.id,
    kind: "illegal",
    code: "not-your-turn",
    rule: "R9",
    sentence: "No.",
  });
  assert.deepEqual(
    heard.refusals.map((reason) => reason.code),
    ["not-your-turn"],
  );
});

test("a refusal answers the command and redraws the table", async () => {
  connect();
  const answer = client.send("move", { text: "9h a0-a18" });
  const [{ id }] = commands();
  const reason = {
    kind: "illegal",
    code: "not-your-turn",
    rule: "R9",
    sentence: "It is b's turn.",
    squares: [],
    seats: ["b"],
  };
  FakeSocket.last.hear({ t: "refused", id, ...reason, match: 1, seq: 3, view: view({ seq: 3 }) });
  assert.deepEqual(await answer, { ok: false, refusal: reason });
  assert.equal(heard.changes.at(-1).told, null);
});

test("a command of the match before is never played in the next one", async () => {
  connect();
  const move = client.send("move", { text: "give 9h" });
  const rematch = client.send("rematch");
  reconnect(welcome(1, { match: 2 }));
  assert.deepEqual(commands(), []);
  assert.equal((await move).ok, false);
  assert.equal((await rematch).ok, true);
});

test("a plan is answered, or rejected with the reason", async () => {
  connect();
  const good = client.plan({ card: "7s", parts: [] });
  const bad = client.plan({ card: "7s", parts: ["b3-b9"] });
  const [first, second] = FakeSocket.last.sent.filter((frame) => frame.t === "plan");
  FakeSocket.last.hear({ t: "planned", id: first.id, seq: 3, plan: { left: 7 } });
  FakeSocket.last.hear({ t: "refused", id: second.id, kind: "illegal", code: "no-part", rule: "R35", sentence: "No." });
  assert.deepEqual(await good, { left: 7 });
  await assert.rejects(bad, (error) => error instanceof RefusalError && error.refusal.code === "no-part");
});

test("a plan asked on a line that broke is asked again", async () => {
  connect();
  const plan = client.plan({ card: "7s", parts: [] });
  reconnect(welcome(3));
  const [asked] = FakeSocket.last.sent.filter((frame) => frame.t === "plan");
  FakeSocket.last.hear({ t: "planned", id: asked.id, seq: 3, plan: { left: 7 } });
  assert.deepEqual(await plan, { left: 7 });
});

test("presence and commits reach the page", () => {
  connect();
  FakeSocket.last.hear({ t: "presence", seats: { a: "away" }, watching: 2 });
  FakeSocket.last.hear(told(4));
  assert.deepEqual(client.store.presence, { a: "away" });
  assert.equal(heard.presences, 1);
  assert.equal(heard.changes.at(-1).told.seq, 4);
});

test("a storage that is full or forbidden costs nothing but the memory over a reload", async () => {
  client.stop();
  storage = {
    getItem: () => "not json",
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => {
      throw new Error("forbidden");
    },
  };
  client = openPage();
  connect();
  const answer = client.send("start");
  FakeSocket.last.hear({ t: "done", id: commands()[0].id, seq: 4 });
  assert.equal((await answer).ok, true);
});

test("commits that a slow line left out are asked for, unless they come by themselves", () => {
  connect();
  FakeSocket.last.hear(told(6));
  mock.timers.tick(2_000);
  assert.deepEqual(FakeSocket.last.sent.at(-1), { t: "hello", v: 1, match: 1, have: 3 });
  FakeSocket.last.hear(welcome(6, { from: 4 }));
  const greetings = () => FakeSocket.last.sent.filter((frame) => frame.t === "hello").length;
  const sent = greetings();
  FakeSocket.last.hear(told(8));
  FakeSocket.last.hear(told(7));
  mock.timers.tick(2_000);
  assert.equal(greetings(), sent);
});
