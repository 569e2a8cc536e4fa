/** A person's end of a table: commands out, views in, over a line that may break at any moment. */

import { backoff } from "./backoff.js";
import { newId, Outbox } from "./outbox.js";
import { RefusalError } from "./reasons.js";
import { Socket } from "./socket.js";
import { Store } from "./store.js";
import { command, doneIn, hello, looking, planning } from "./wire.js";

/**
 * @typedef {import("./types.js").Answer} Answer
 * @typedef {import("./types.js").Reason} Reason
 * @typedef {object} Listener
 * @property {(change: import("./store.js").Change) => void} change
 * @property {(line: import("./socket.js").LineState, tries: number) => void} line
 * @property {() => void} presence
 * @property {(lines: import("./types.js").Line[]) => void} said lines of talk, some of them perhaps known already
 * @property {(unsaved: boolean) => void} unsaved a command was accepted by nobody yet because the server is busy
 * @property {(refusal: Reason) => void} refusal a refusal that nobody waits for: of a greeting, or from before a reload
 */

/** So often a fault of the server may be a passing one. */
const MOST_FAULTS = 4;

/** How long a commit that was left out may still come by itself. */
const GAP_PATIENCE = 2_000;

/** Resends what is not answered until it is, with the same id, so nothing is played twice. */
export class Client {
  store = new Store();
  #outbox;
  #socket;
  #listener;
  #busyTries = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retrying;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #filling;
  /** @type {Map<string, {frame: object, resolve: (plan: Record<string, unknown>) => void, reject: (error: Error) => void}>} */
  #plans = new Map();

  /**
   * @param {object} parts
   * @param {string} parts.address
   * @param {string} parts.key what unanswered commands are stored under
   * @param {Pick<Storage, "getItem" | "setItem" | "removeItem"> | null} parts.storage
   * @param {Listener} parts.listener
   * @param {import("./socket.js").World} [parts.world]
   */
  constructor({ address, key, storage, listener, world }) {
    this.#listener = listener;
    this.#outbox = new Outbox(key, storage);
    this.#socket = new Socket({
      address,
      world,
      greeting: () => this.#greeting(),
      onframe: (frame) => this.#receive(frame),
      onstate: (state, tries) => this.#listener.line(state, tries),
    });
  }

  start() {
    this.#socket.start();
  }

  stop() {
    clearTimeout(this.#retrying);
    clearTimeout(this.#filling);
    this.#socket.stop();
  }

  /** Ends the pause before the next try. */
  retry() {
    this.#socket.retry();
  }

  /**
   * Asks for a command; the answer comes whenever the server has given it.
   * @param {string} what
   * @param {Record<string, unknown>} [fields]
   * @returns {Promise<Answer>}
   */
  send(what, fields = {}) {
    const { match, seq } = this.store;
    const { entry, answer } = this.#outbox.add({ match, seen: seq, what, fields });
    this.#transmit(entry);
    return answer;
  }

  /**
   * @param {Record<string, unknown>} ask
   * @returns {Promise<Record<string, unknown>>}
   */
  plan(ask) {
    const id = newId();
    return this.#ask(id, planning(id, this.store.seq, ask));
  }

  /**
   * How the table stood after a commit. Rejects with a RefusalError.
   * @param {number} seq
   * @returns {Promise<import("./wire.js").Looked>}
   */
  look(seq) {
    const id = newId();
    return /** @type {Promise<any>} */ (this.#ask(id, looking(id, seq)));
  }

  /**
   * @param {string} id
   * @param {object} frame sent again until it is answered
   * @returns {Promise<Record<string, unknown>>}
   */
  #ask(id, frame) {
    this.#socket.send(frame);
    return new Promise((resolve, reject) => this.#plans.set(id, { frame, resolve, reject }));
  }

  /** @param {import("./outbox.js").Entry} entry */
  #transmit({ id, seen, what, fields }) {
    this.#socket.send(command(id, seen, what, fields));
  }

  /** @param {import("./wire.js").Frame} frame */
  #receive(frame) {
    if (frame.t === "welcome") this.#welcome(frame);
    else if (frame.t === "told") this.#told(frame);
    else if (frame.t === "done") this.#settle(frame.id, doneIn(frame));
    else if (frame.t === "refused") this.#refused(frame);
    else if (frame.t === "planned") this.#planned(frame.id, (plan) => plan.resolve(frame.plan));
    else if (frame.t === "looked") this.#planned(frame.id, (ask) => ask.resolve({ ...frame }));
    else if (frame.t === "said") this.#listener.said(frame.lines);
    else if (frame.t === "presence") {
      this.store.attend(frame);
      this.#listener.presence();
    }
  }

  /** @param {import("./wire.js").Welcome} frame */
  #welcome(frame) {
    this.#tellChange(this.store.welcome(frame));
    for (const entry of this.#outbox.entries) {
      if (entry.match === frame.match) this.#transmit(entry);
      else this.#supersede(entry);
    }
    for (const { frame } of this.#plans.values()) this.#socket.send(frame);
  }

  #greeting() {
    return hello(this.store.match, this.store.have);
  }

  /**
   * A line that was slow for a while leaves out commits. The view is whole all the same; the log asks for them.
   * @param {import("./wire.js").ToldFrame} frame
   */
  #told(frame) {
    this.#tellChange(this.store.told(frame));
    clearTimeout(this.#filling);
    if (this.store.have === this.store.seq) return;
    this.#filling = setTimeout(() => this.#socket.send(this.#greeting()), GAP_PATIENCE);
  }

  /**
   * A command of a match that this table has left must not be played in the next one.
   * @param {import("./outbox.js").Entry} entry
   */
  #supersede({ id, what }) {
    const refusal = { code: "match-over", rule: null, sentence: "That match is over.", squares: [], seats: [] };
    this.#settle(id, what === "rematch" ? { ok: true, seq: this.store.seq } : { ok: false, refusal });
  }

  /** @param {import("./wire.js").Refused} frame */
  #refused(frame) {
    if (this.#mayPass(frame)) {
      this.#tryLater();
      return;
    }
    if (frame.id !== null && this.#plans.has(frame.id)) {
      this.#planned(frame.id, (plan) => plan.reject(new RefusalError(reasonIn(frame))));
      return;
    }
    const known = this.#settle(frame.id ?? "", { ok: false, refusal: reasonIn(frame) });
    this.#tellChange(this.store.refused(frame));
    if (known !== "answered") this.#listener.refusal(reasonIn(frame));
  }

  /**
   * Whether the same request may succeed later. One that came too fast is refused without its id.
   * @param {import("./wire.js").Refused} frame
   */
  #mayPass({ kind, code, id }) {
    if (kind !== "busy" || (code === "server-error" && this.#busyTries >= MOST_FAULTS)) return false;
    return id === null
      ? this.#outbox.entries.length + this.#plans.size > 0
      : this.#outbox.has(id) || this.#plans.has(id);
  }

  #tryLater() {
    if (this.#outbox.entries.length > 0) this.#listener.unsaved(true);
    clearTimeout(this.#retrying);
    this.#retrying = setTimeout(
      () => {
        for (const entry of this.#outbox.entries) this.#transmit(entry);
        for (const { frame } of this.#plans.values()) this.#socket.send(frame);
      },
      backoff(this.#busyTries++),
    );
  }

  /**
   * @param {string} id
   * @param {Answer} answer
   * @returns {"unknown" | "answered" | "orphan"}
   */
  #settle(id, answer) {
    const settled = this.#outbox.settle(id, answer);
    if (this.#busyTries > 0 && this.#outbox.entries.length === 0) {
      this.#busyTries = 0;
      this.#listener.unsaved(false);
    }
    return settled;
  }

  /**
   * @param {string} id
   * @param {(plan: {resolve: (plan: Record<string, unknown>) => void, reject: (error: Error) => void}) => void} end
   */
  #planned(id, end) {
    const plan = this.#plans.get(id);
    if (!plan) return;
    this.#plans.delete(id);
    end(plan);
  }

  /** @param {import("./store.js").Change | null} change */
  #tellChange(change) {
    if (change) this.#listener.change(change);
  }
}

/**
 * @param {Reason} frame
 * @returns {Reason}
 */
function reasonIn({ kind, code, rule, sentence, squares, seats }) {
  return { kind, code, rule, sentence, squares: squares ?? [], seats: seats ?? [] };
}
