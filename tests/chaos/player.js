// Players and watchers that are the page's own client (static/core) under Node, driven by reconnect_page.py: its socket,
// its outbox and its backoff, with a browser's window, document and storage stood in for.
import { setTimeout as pause } from "node:timers/promises";

const { core, address, origin, cookie, task, seed, lines } = JSON.parse(process.argv[2]);
const { Client } = await import(`${core}/client.js`);

let state = seed;
/** Repeatable chance from 0 to 1 (mulberry32). */
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const pick = (list) => list[Math.floor(random() * list.length)];
const say = (word) => process.stdout.write(`${JSON.stringify(word)}\n`);
const asked = new Set();
const items = new Map();
const storage = {
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => {
    items.set(key, value);
    for (const { id } of JSON.parse(value)) asked.add(id);
  },
  removeItem: (key) => items.delete(key),
};

class Line extends WebSocket {
  constructor(to) {
    super(to, { headers: { origin, cookie: `toktonk=${cookie}` } });
  }
}

function newWorld() {
  return {
    WebSocket: Line,
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: "visible" }),
  };
}

const counts = { reloads: 0, wakes: 0, slowWakes: 0, waits: 0, kept: 0 };

/** One page; a reload is another one with the same storage. */
class Page {
  constructor(key) {
    this.world = newWorld();
    this.ends = [];
    this.client = new Client({
      address,
      key,
      storage: items.broken ? null : storage,
      world: this.world,
      listener: {
        change: () => this.end(),
        line: (line) => this.line(line),
        presence: () => {},
        unsaved: () => {},
        refusal: () => this.end(),
        talk: () => {},
      },
    });
    this.client.start();
  }

  end() {
    for (const resolve of this.ends.splice(0)) resolve();
  }

  async line({ state: name }) {
    this.state = name;
    if (name !== "waiting") return;
    counts.waits += 1;
    await pause(10 + random() * 100);
    if (this.state === "waiting") this.wake();
  }

  /** The network is back, or somebody looks at the page again: the next line must be tried at once. */
  wake() {
    const event = random() < 0.5 ? "online" : "visibilitychange";
    let tried = false;
    const before = this.world.WebSocket;
    this.world.WebSocket = class extends before {
      constructor(to) {
        super(to);
        tried = true;
      }
    };
    (event === "online" ? this.world.window : this.world.document).dispatchEvent(new Event(event));
    this.world.WebSocket = before;
    counts.wakes += 1;
    if (!tried) counts.slowWakes += 1;
  }

  moved(limit) {
    return Promise.race([new Promise((resolve) => this.ends.push(resolve)), pause(limit)]);
  }
}

/** A random legal move, a 7 by plans. */
async function choose(client) {
  const mine = client.store.view?.mine;
  if (!mine) return null;
  const cards = Object.entries(mine.cards ?? {});
  const texts = [...mine.acts, ...(mine.draws ?? [])].map((text) => ({ text }));
  const listed = ["melds", "layoffs", "discards"].flatMap((kind) => mine[kind] ?? []);
  const moves = cards.flatMap(([, { moves, only }]) => (only ? [...moves, only] : moves));
  const splits = cards.flatMap(([card, { parts, only }]) =>
    only ? [] : (parts ?? []).map(({ text }) => ({ text, split: card })),
  );
  const all = [...texts, ...listed, ...moves, ...splits];
  if (all.length === 0) return null;
  const choice = pick(all);
  return choice.split ? together(client, choice.split, [choice.text]) : choice.text;
}

async function together(client, card, parts) {
  const plan = await client.plan({ card, parts });
  return plan.complete ?? together(client, card, [...parts, pick(plan.parts).text]);
}

async function play() {
  let page = new Page("table");
  const reload = () => {
    page.client.stop();
    counts.reloads += 1;
    counts.kept += items.has("table") ? 1 : 0;
    page = new Page("table");
  };
  while (page.client.store.view?.phase !== "over" || items.has("table")) {
    await turn(page, reload);
  }
  await pause(2_500); // what was left out is asked for after two seconds
  const { store } = page.client;
  say({ asked: [...asked], have: store.have, seq: store.seq, view: store.view, counts });
  process.exit(0);
}

async function turn(page, reload) {
  if (items.has("table")) return page.moved(200);
  const planned = choose(page.client).catch(() => null);
  const text = await Promise.race([planned, pause(3_000, null)]);
  if (text === null) return page.moved(500);
  const answer = page.client.send("move", { text });
  if (random() < 0.1) {
    await pause(random() * 5);
    return reload();
  }
  return Promise.race([answer, pause(500)]);
}

/** Many lines whose server stops answering: says when each page knew. */
async function watch() {
  const pages = [];
  for (let number = 0; number < lines; number += 1) {
    const page = new Page(`watch-${number}`);
    page.line = ({ state: name }) => say({ number, name });
    pages.push(page);
    await pause((3_000 / lines) * (0.5 + random()));
  }
}

await (task === "play" ? play() : watch());
