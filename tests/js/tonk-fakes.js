/** Views of Tonk as docs/protocol.md describes them. */

import { readFileSync } from "node:fs";
import { Messages } from "../../static/core/i18n.js";
import { explain } from "../../static/core/reasons.js";

export const NAMES = { a: "Anna", b: "Ben", c: "Carla" };

export function reason(code, rule = "N6") {
  return { kind: "illegal", code, rule, sentence: `${code}!`, squares: [], seats: [] };
}

/** MINE: nothing can be done but what `changes` says. */
export function mine(changes = {}) {
  const not = reason("not-your-turn");
  return {
    seat: "a",
    hand: ["4s", "5s", "6s", "4h", "4d", "Kc"],
    points: 33,
    drew: null,
    must_meld: false,
    acts: [],
    draws: [],
    melds: [],
    layoffs: [],
    discards: [],
    why: { drop: not, draw: not, meld: not, layoff: not, discard: not },
    ...changes,
  };
}

/** MINE after drawing: two melds that share the 4 of spades, and a king that fits two melds on the table. */
export function drawn(changes = {}) {
  const hand = ["4s", "5s", "6s", "4h", "4d", "Kc"];
  return mine({
    hand,
    drew: "Kc",
    melds: [
      { text: "meld 4s 5s 6s", cards: ["4s", "5s", "6s"] },
      { text: "meld 4s 4h 4d", cards: ["4s", "4h", "4d"] },
    ],
    layoffs: [
      { text: "layoff Kc to 1", card: "Kc", meld: 1 },
      { text: "layoff Kc to 2", card: "Kc", meld: 2 },
    ],
    discards: hand.map((card) => ({ text: `discard ${card}`, card })),
    why: {
      drop: reason("after-drawing"),
      draw: reason("already-drawn", "N7"),
      meld: null,
      layoff: null,
      discard: null,
    },
    ...changes,
  });
}

/** MINE at the start of a turn. */
export function starting(changes = {}) {
  const first = (rule) => reason("draw-first", rule);
  return mine({
    acts: ["drop"],
    draws: ["draw stock", "draw discard"],
    why: { drop: null, draw: null, meld: first("N8"), layoff: first("N8"), discard: first("N7") },
    ...changes,
  });
}

export const MELDS = [
  { no: 1, owner: "b", kind: "set", cards: ["Ks", "Kh", "Kd"] },
  { no: 2, owner: "c", kind: "run", cards: ["Tc", "Jc", "Qc"] },
  { no: 3, owner: "b", kind: "set", cards: ["9s", "9h", "9d"] },
];

/** A view of three players; `table` and `view` change it. */
export function tonkView({ table = {}, you = "a", ...view } = {}) {
  const phase = table.phase ?? "drawn";
  const between = phase === "settled" || phase === "over";
  return {
    match: 1,
    seq: 20,
    phase: phase === "over" ? "over" : "playing",
    players: 3,
    options: { scoring: table.scoring ?? "chips" },
    seats: Object.entries(NAMES).map(([seat, name]) => ({ seat, name, team: 0, host: seat === "a" })),
    you: { seat: you, host: you === "a", watching: you === null },
    mine: drawn(),
    result: null,
    ...view,
    table: {
      phase,
      turn: between ? null : "a",
      to_act: between ? ["a", "b", "c"] : ["a"],
      dealer: "c",
      game_no: 2,
      games: null,
      stake: 1,
      scoring: "chips",
      counts: { a: 6, b: 2, c: 3 },
      stock: 20,
      discards: 3,
      top: "2h",
      melds: MELDS,
      waits: null,
      last: null,
      totals: { a: 1, b: -1, c: 0 },
      rounds: [],
      settlement: null,
      agreed: [],
      ...table,
    },
  };
}

/** Speech and host in a language, with the messages of the shell and of Tonk. */
export function tongue(locale, you = "a") {
  const messages = new Messages(locale);
  messages.add(readFileSync(new URL(`../../static/locales/${locale}.ftl`, import.meta.url), "utf8"));
  const t = (id, args) => messages.t(id, args);
  const has = (id) => messages.has(id);
  const host = { t, has, explain: (why) => explain({ t, has }, why) };
  return { t, name: (seat) => NAMES[seat], you, host, view: null };
}

/** Text signs off: only the words count. */
export function plain(text) {
  return text.replaceAll("\ufe0e", "").replaceAll("\u00a0", " ");
}
