/** The shapes of docs/protocol.md as the browser sees them. Only types: nothing here is loaded by a page. */

export type Seat = string;
export type Phase = "lobby" | "playing" | "over";

export interface SeatInfo {
  seat: Seat;
  name: string | null;
  team: number;
  host: boolean;
  /** Why the house plays for this seat: "left" or "away"; null while its person plays. */
  status?: string | null;
  /** How strong the bot plays that sits there. */
  bot?: string;
}

/** What runs while somebody is asked; times in seconds. */
export interface Clock {
  kind: "none" | "soft" | "bank";
  seconds?: number;
  bank?: number;
  increment?: number;
}

/** Times of the moment of a view: what each clock held, and from when the server's clock counts for whom. */
export interface Time {
  left: Record<Seat, number>;
  since: Record<Seat, number>;
}

/** What the host has arranged for the room, beside the game. */
export interface Arranged {
  locked: boolean;
  spectators: boolean;
  listed: boolean;
  substitutes: boolean;
  talk: "free" | "phrases" | "between" | "none";
}

export interface You {
  seat: Seat | null;
  host: boolean;
  watching: boolean;
  /** The table plays without spectators, and this person would be one. */
  barred?: boolean;
  /** The host has sent this person away from the table. */
  removed?: boolean;
  /** Names that the host may let in again; for the host alone. */
  sent_away?: string[];
}

export interface Result {
  winners: Seat[];
  draw: boolean;
  scores: Record<Seat, number> | null;
}

/** What the shell reads of any game's TABLE; the rest belongs to the game's own folder. */
export interface Table {
  phase: string;
  to_act: Seat[];
  turn?: Seat | null;
  // biome-ignore lint/suspicious/noExplicitAny: the shape of the rest is the game's own
  [field: string]: any;
}

export interface View {
  match: number;
  seq: number;
  phase: Phase;
  room: { link: string; code: string };
  game: string;
  ruleset: number;
  players: number;
  options: Record<string, unknown>;
  clock?: Clock;
  arranged?: Arranged;
  differs: string[];
  seats: SeatInfo[];
  fair: { sha256: string; seed: string | null };
  you: You;
  table: Table | null;
  time?: Time | null;
  // biome-ignore lint/suspicious/noExplicitAny: MINE is the game's own shape
  mine: Record<string, any> | null;
  result: Result | null;
}

/** One event; `e` names its kind. */
export interface GameEvent {
  e: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own fields
  [field: string]: any;
}

/** One commit as this client may be told it. */
export interface Told {
  seq: number;
  events: GameEvent[];
}

/** One line of talk: a text, or the key of a phrase that everybody reads in their own language. */
export interface Line {
  no: number;
  at: number;
  seat: Seat | null;
  name: string | null;
  text?: string;
  phrase?: string;
}

/** Why something cannot be done: `code` for the message file, `sentence` when it has none. */
export interface Reason {
  kind?: string;
  code: string;
  rule: string | null;
  sentence: string;
  squares: string[];
  seats: Seat[];
}

export type Answer = { ok: true; seq: number; secret?: string } | { ok: false; refusal: Reason };

export type Args = Record<string, string | number>;
export type Translate = (id: string, args?: Args) => string;

/** Who is connected, by seat: "here" or "away". */
export type Presence = Record<Seat, string>;

/** Small drawings beside paragraphs of the rules, by topic: of the way in which it is ruled here, with its numbers. */
export type RulePictures = Record<string, (variant: string, args: Args, t: Translate) => Element | null>;

/** What the shell gives to a game's table. */
export interface Host {
  t: Translate;
  /** Whether the message file has this id. */
  has(id: string): boolean;
  /** The sentence for a refusal or a card's `why`, in the person's language. */
  explain(reason: Reason): string;
  send(what: string, fields?: Record<string, unknown>): Promise<Answer>;
  /** Rejects with an Error whose `refusal` is a Reason. */
  plan(ask: Record<string, unknown>): Promise<Record<string, unknown>>;
  settings: import("./settings.js").Settings;
  /** Speaks through the page's one polite live region. */
  say(text: string): void;
  /** Opens the rules of this table at a rule, `R20`. */
  openRule(rule: string): void;
  /** The newest presence; `presence` of the table is called when it changes. */
  presence(): Presence;
}

/** What a game's folder gives to the shell. */
export interface MountedTable {
  /** `told` is the commit that led to this view, to be animated; null: redraw. `past`: shown as it stood, still. */
  update(view: View, told: Told | null, past?: boolean): void;
  presence?(seats: Presence): void;
  destroy(): void;
}

export interface LogContext {
  t: Translate;
  view: View;
  /** The name on a seat. */
  name(seat: Seat): string;
  /** The own seat, null for a spectator. */
  you: Seat | null;
  has?: (id: string) => boolean;
}

export interface GameFolder {
  mountTable(root: HTMLElement, host: Host): MountedTable;
  /** A line for the log, or null when the event is worth none. */
  describeEvent(event: GameEvent, ctx: LogContext): string | Node | null;
}
