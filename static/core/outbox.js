/** Commands that were asked for and not answered yet. They outlive a broken line and a reload of the page. */

/**
 * @typedef {{id: string, match: number, seen: number, what: string, fields: Record<string, unknown>}} Entry
 * @typedef {import("./types.js").Answer} Answer
 */

/** Keeps each command until it is settled; the promise of a command from before a reload has nobody waiting. */
export class Outbox {
  #storage;
  #key;
  /** @type {Map<string, Entry>} */
  #entries = new Map();
  /** @type {Map<string, (answer: Answer) => void>} */
  #waiting = new Map();

  /**
   * @param {string} key what this table's commands are stored under
   * @param {Pick<Storage, "getItem" | "setItem" | "removeItem"> | null} storage
   */
  constructor(key, storage) {
    this.#key = key;
    this.#storage = storage;
    for (const entry of parseEntries(storage?.getItem(key) ?? null)) this.#entries.set(entry.id, entry);
  }

  get entries() {
    return [...this.#entries.values()];
  }

  /**
   * @param {Omit<Entry, "id">} asked
   * @returns {{entry: Entry, answer: Promise<Answer>}}
   */
  add(asked) {
    const entry = { id: newId(), ...asked };
    this.#entries.set(entry.id, entry);
    this.#save();
    const answer = new Promise((resolve) => this.#waiting.set(entry.id, resolve));
    return { entry, answer };
  }

  /**
   * Answers a command and forgets it.
   * @param {string} id
   * @param {Answer} answer
   * @returns {"unknown" | "answered" | "orphan"} orphan: nobody on this page waits for it
   */
  settle(id, answer) {
    if (!this.#entries.delete(id)) return "unknown";
    this.#save();
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    resolve?.(answer);
    return resolve ? "answered" : "orphan";
  }

  /** @param {string} id */
  has(id) {
    return this.#entries.has(id);
  }

  #save() {
    try {
      if (this.#entries.size === 0) this.#storage?.removeItem(this.#key);
      else this.#storage?.setItem(this.#key, JSON.stringify(this.entries));
    } catch {
      // without storage a command still outlives the line, only not a reload
    }
  }
}

/**
 * An id that no other tab makes; randomUUID is missing on plain http addresses of a home network.
 * @returns {string}
 */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {string | null} text
 * @returns {Entry[]}
 */
function parseEntries(text) {
  try {
    const entries = JSON.parse(text ?? "[]");
    return Array.isArray(entries) ? entries.filter((entry) => entry && typeof entry.id === "string") : [];
  } catch {
    return [];
  }
}
