/** Stand-ins for what a browser has, moved by hand. */

/** A WebSocket that does what the test says. */
export class FakeSocket {
  /** @type {FakeSocket[]} */
  static made = [];
  sent = [];
  closed = false;

  constructor(address) {
    this.address = address;
    FakeSocket.made.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
  }

  open() {
    this.onopen?.();
  }

  hear(frame) {
    this.onmessage?.({ data: typeof frame === "string" ? frame : JSON.stringify(frame) });
  }

  drop(code = 1006) {
    this.onclose?.({ code });
  }

  static get last() {
    return FakeSocket.made.at(-1);
  }
}

/** A fresh world of one page. */
export function fakeWorld() {
  FakeSocket.made = [];
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  return { WebSocket: FakeSocket, window: new EventTarget(), document };
}

/** A storage in memory, as sessionStorage is over a reload. */
export function fakeStorage() {
  const items = new Map();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, String(value)),
    removeItem: (key) => items.delete(key),
  };
}

/** A view as docs/protocol.md describes it. */
export function view(changes = {}) {
  const names = ["Anna", "Ben", "Carla", null];
  const seats = ["a", "b", "c", "d"].map((seat, index) => ({
    seat,
    name: names[index],
    team: index % 2,
    host: index === 0,
  }));
  return {
    match: 1,
    seq: 0,
    phase: "lobby",
    room: { link: "Zk3", code: "KQ7M2P" },
    game: "tokken",
    ruleset: 1,
    players: 4,
    options: {},
    differs: [],
    seats,
    fair: { sha256: "9f", seed: null },
    you: { seat: null, host: false, watching: true },
    table: null,
    mine: null,
    result: null,
    ...changes,
  };
}

/** A welcome with all commits up to `seq`. */
export function welcome(seq, { match = 1, from = 1, ...changes } = {}) {
  const told = [];
  for (let each = from; each <= seq; each += 1) told.push({ seq: each, events: [{ e: "sat", seat: "a" }] });
  return { t: "welcome", v: 1, match, seq, view: view({ match, seq, ...changes }), told };
}

/** One commit. */
export function told(seq, match = 1) {
  return { t: "told", match, seq, events: [{ e: "moved", seq }], view: view({ match, seq }) };
}
