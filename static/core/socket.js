/** One line to the server that comes back by itself. Knows nothing of tables; frames are wire.js's. */

import { backoff } from "./backoff.js";
import { PING, parseFrame } from "./wire.js";

/**
 * @typedef {{state: "connecting" | "open" | "stopped"} | {state: "waiting", until: number, restarting: boolean}} LineState
 * @typedef {object} World what a browser has, and a test stands in for
 * @property {typeof WebSocket} WebSocket
 * @property {EventTarget} window
 * @property {EventTarget & {visibilityState: string}} document
 */

const PING_EVERY = 3_000;
/** So long an answer may take: a line that broke is found within this and one ping more, so within ten seconds. */
const ANSWER_LIMIT = 5_500;
const RESTARTING = 1012;

/** Connects on start, greets, pings, notices a dead line and reconnects until stopped. */
export class Socket {
  #address;
  #greeting;
  #onframe;
  #onstate;
  #world;
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {LineState} */
  #state = { state: "stopped" };
  #tries = 0;
  /** Since when an answer is due, 0 when none is. */
  #asked = 0;
  /** When this page last had time to look. */
  #ticked = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retrying;

  /**
   * @param {object} parts
   * @param {string} parts.address ws: or wss:
   * @param {() => object} parts.greeting the first frame of each new line
   * @param {(frame: import("./wire.js").Frame) => void} parts.onframe
   * @param {(state: LineState, tries: number) => void} parts.onstate
   * @param {World} [parts.world]
   */
  constructor({ address, greeting, onframe, onstate, world = { WebSocket, window, document } }) {
    this.#address = address;
    this.#greeting = greeting;
    this.#onframe = onframe;
    this.#onstate = onstate;
    this.#world = world;
  }

  get isOpen() {
    return this.#state.state === "open";
  }

  start() {
    const { window, document } = this.#world;
    window.addEventListener("online", this.#wake);
    window.addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#ticking = setInterval(() => this.#tick(), PING_EVERY);
    this.#connect();
  }

  stop() {
    const { window, document } = this.#world;
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearInterval(this.#ticking);
    clearTimeout(this.#retrying);
    this.#letGo();
    this.#become({ state: "stopped" });
  }

  /** Tries now instead of at the end of the pause. */
  retry() {
    if (this.#state.state === "waiting") this.#connect();
  }

  /**
   * Sends on an open line; false when there is none, and the caller keeps what matters.
   * @param {object} frame
   * @returns {boolean}
   */
  send(frame) {
    if (!this.isOpen || !this.#socket) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  #connect() {
    clearTimeout(this.#retrying);
    this.#letGo();
    this.#asked = this.#ticked = Date.now();
    this.#become({ state: "connecting" });
    const socket = new this.#world.WebSocket(this.#address);
    socket.onopen = () => socket.send(JSON.stringify(this.#greeting()));
    socket.onmessage = (event) => this.#hear(event.data);
    socket.onclose = (event) => this.#lose(event.code === RESTARTING);
    this.#socket = socket;
  }

  /** @param {unknown} data */
  #hear(data) {
    this.#asked = 0;
    const frame = parseFrame(data);
    if (!frame) return;
    if (frame.t === "welcome") {
      this.#tries = 0;
      this.#become({ state: "open" });
    }
    this.#onframe(frame);
    // a greeting that is refused gets no welcome on this line
    if (frame.t === "refused" && this.#state.state === "connecting") this.#lose(false);
  }

  /** @param {boolean} restarting */
  #lose(restarting) {
    this.#letGo();
    const pause = backoff(this.#tries);
    this.#tries += 1;
    this.#retrying = setTimeout(() => this.#connect(), pause);
    this.#become({ state: "waiting", until: Date.now() + pause, restarting });
  }

  /** A half-dead socket may take minutes to say that it closed, so nothing it says counts any more. */
  #letGo() {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
  }

  /**
   * Browsers slow the timers of hidden pages, so silence alone proves nothing: a question must be open, and the page
   * awake while it was, for what came while it slept is heard only after this.
   */
  #tick() {
    const now = Date.now();
    const slept = now - this.#ticked >= 2 * PING_EVERY;
    this.#ticked = now;
    if (!this.#socket) return;
    if (slept && this.#asked > 0) this.#asked = now;
    if (this.#asked > 0 && now - this.#asked >= ANSWER_LIMIT) this.#lose(false);
    else if (this.send(PING) && this.#asked === 0) this.#asked = now;
  }

  /** The network is back or somebody looks again: no reason to sit out the pause. */
  #wake = () => {
    if (this.#world.document.visibilityState === "hidden") return;
    this.retry();
    this.#tick();
  };

  /** @param {LineState} state */
  #become(state) {
    this.#state = state;
    this.#onstate(state, this.#tries);
  }
}
