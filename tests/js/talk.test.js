/** Talk as one person reads it: what is new, what is muted, what was read before, and who may say something. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeNode, fakeDocument } from "./fakedom.js";
import { fakeStorage, view } from "./fakes.js";

fakeDocument();
const { allowedTalk, lineText, TalkPanel } = await import("../../static/ui/talk.js");
const { spotFor } = await import("../../static/ui/bubbles.js");

const t = (id, args) => (args ? `${id}(${Object.values(args).join(",")})` : id);
const me = { seat: "a", host: true, watching: false };
const line = (no, seat, name, text) => ({ no, at: 1000, seat, name, text });
const HOI = line(1, "b", "Ben", "Hoi");
const WELL = line(2, "c", "Carla", "Well then");

/** The panel of somebody on seat a, beside what it did. */
function panel({ storage = fakeStorage(), sees = view({ you: me }) } = {}) {
  const root = new FakeNode("aside");
  root.hidden = true;
  const done = { sent: [], muted: [] };
  const send = async (fields) => {
    done.sent.push(fields);
    return done.answer ?? { ok: true, seq: 1 };
  };
  const onmute = (seats) => {
    done.muted = seats;
  };
  const made = new TalkPanel(root, { t, link: "Zk3", storage, send, close: () => {}, onmute });
  made.update(sees, null);
  const texts = () => root.all("talk-line").map((each) => each.textContent);
  const mute = (name, on = true) => {
    const choice = root.all("check").find((each) => each.textContent === `mute(${name})`);
    const [box] = choice.all("input");
    box.checked = on;
    box.dispatchEvent(new Event("change"));
  };
  return { root, made, done, texts, mute };
}

test("a line that comes twice is one line, and lines stand in their order", () => {
  const { made, texts } = panel();
  assert.deepEqual(made.take([WELL]), [WELL]);
  assert.deepEqual(made.take([HOI, WELL]), [HOI]);
  assert.deepEqual(texts(), ["BBen Hoi", "CCarla Well then"]);
});

test("what was not read is counted, over a reload too, until the panel is opened", () => {
  const storage = fakeStorage();
  const first = panel({ storage });
  first.made.take([HOI, WELL, line(3, "a", "Anna", "mine")]);
  assert.equal(first.made.unread, 2);
  const again = panel({ storage });
  again.made.take([HOI, WELL]);
  assert.equal(again.made.unread, 2);
  again.made.show(true, false);
  assert.equal(again.made.unread, 0);
  const later = panel({ storage });
  assert.deepEqual(later.made.take([HOI, WELL]), []);
  assert.equal(later.made.unread, 0);
  assert.equal(later.texts().length, 2);
});

test("a muted person's lines are hidden, their seat says so, and both can be undone", () => {
  const storage = fakeStorage();
  const { made, texts, mute, done } = panel({ storage });
  made.take([HOI, WELL]);
  mute("Ben");
  assert.deepEqual(texts(), ["CCarla Well then"]);
  assert.deepEqual(done.muted, ["b"]);
  assert.equal(made.unread, 1);
  assert.deepEqual(made.take([line(3, "b", "Ben", "again")]), []);
  assert.deepEqual(panel({ storage }).done.muted, ["b"]);
  mute("Ben", false);
  assert.equal(texts().length, 3);
  assert.deepEqual(done.muted, []);
});

test("who takes another name, or gets up, stays muted and can be heard again", () => {
  const { made, texts, mute, done } = panel();
  made.take([HOI]);
  mute("Ben");
  const renamed = view({ you: me });
  renamed.seats[1].name = "Benny";
  made.update(renamed, { seq: 2, events: [{ e: "renamed", seat: "b", name: "Benny" }] });
  assert.deepEqual(done.muted, ["b"]);
  assert.deepEqual(made.take([line(2, "b", "Benny", "still me")]), []);
  assert.deepEqual(texts(), []);
  mute("Benny", false);
  mute("Ben", false);
  assert.equal(texts().length, 2);
});

test("a host who stands can be muted, and who is muted does not take others of the table along", () => {
  const { made, texts, mute } = panel({ sees: view({ you: { seat: "b", host: false, watching: false } }) });
  made.take([line(1, null, null, "from the host"), WELL]);
  mute("seat-host");
  assert.deepEqual(texts(), ["CCarla Well then"]);
});

test("a text is sent once; what was refused stands in the field again, unless something new is typed", async () => {
  const { root, done } = panel();
  const [form] = root.all("form");
  const [field] = root.all("talk-form")[0].all("input");
  const submit = async (text) => {
    field.value = text;
    form.dispatchEvent(new Event("submit", { cancelable: true }));
    assert.equal(field.value, "");
  };
  await submit("  Hoi  ");
  assert.deepEqual(done.sent, [{ text: "Hoi" }]);
  done.answer = { ok: false, refusal: { code: "talk-too-fast" } };
  await submit("slowly");
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(field.value, "slowly");
});

test("a phrase is sent by its key and read in one's own language; one that this page does not know is no text", () => {
  const { root, done, made, texts } = panel();
  const button = root.all("talk-phrase").find((each) => each.textContent === "phrase-thanks");
  button.dispatchEvent(new Event("click"));
  assert.deepEqual(done.sent, [{ phrase: "thanks" }]);
  made.take([{ no: 1, at: 0, seat: "b", name: "Ben", phrase: "thanks" }]);
  made.take([{ no: 2, at: 0, seat: "b", name: "Ben", phrase: "talk-title" }]);
  assert.deepEqual(texts(), ["BBen phrase-thanks", "BBen …"]);
  assert.equal(lineText(HOI, t), "talk-said(Ben,Hoi)");
});

test("the panel offers what the table allows now", () => {
  const talk = (kind) => ({ locked: false, spectators: true, listed: false, talk: kind });
  const playing = { phase: "playing", table: { phase: "play", to_act: ["a"] } };
  const settled = { phase: "playing", table: { phase: "settled", to_act: [] } };
  for (const [changes, allowed] of [
    [{ arranged: talk("free"), ...playing }, "free"],
    [{ arranged: talk("phrases"), ...playing }, "phrases"],
    [{ arranged: talk("none") }, "none"],
    [{ arranged: talk("between"), ...playing }, "between"],
    [{ arranged: talk("between"), ...settled }, "free"],
    [{ arranged: talk("between"), phase: "over" }, "free"],
    [{ arranged: talk("free"), you: { seat: null, host: false, watching: true } }, "seated"],
  ]) {
    const sees = view({ you: me, ...changes });
    assert.equal(allowedTalk(sees), allowed);
    const { root } = panel({ sees });
    assert.equal(root.all("talk-form")[0].hidden, allowed !== "free");
    assert.equal(root.all("talk-phrases")[0].hidden, !["free", "phrases"].includes(allowed));
    assert.equal(root.all("talk-note")[0].hidden, allowed === "free");
  }
});

test("a bubble stays in the window, points at its seat, and goes below one that is at the top", () => {
  const size = { width: 200, height: 40 };
  const screen = { clientWidth: 360, clientHeight: 640 };
  const seat = (left, top) => ({ left, top, bottom: top + 30, width: 80 });
  assert.deepEqual(spotFor(size, seat(140, 300), screen), { left: 80, top: 252, tail: 100, below: false });
  assert.deepEqual(spotFor(size, seat(0, 300), screen), { left: 8, top: 252, tail: 32, below: false });
  assert.deepEqual(spotFor(size, seat(280, 300), screen), { left: 152, top: 252, tail: 168, below: false });
  assert.equal(spotFor(size, seat(140, 20), screen).top, 58);
  assert.ok(spotFor(size, seat(140, 20), screen).below);
});
