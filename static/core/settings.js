/** What a person chose on this device. Kept in localStorage when there is one, else for this visit. */

/** @typedef {"name" | "locale" | "theme" | "motion" | "hints" | "log" | "speed" | "labels" | "sort" | "confirm" | "sound" | "vibrate" | "notify" | "guide"} SettingName */

/** @type {Record<SettingName, string>} */
const DEFAULTS = {
  name: "",
  locale: "",
  theme: "system",
  motion: "system",
  hints: "on",
  log: "open",
  speed: "normal",
  labels: "off",
  sort: "dealt",
  confirm: "touch",
  sound: "quiet",
  vibrate: "on",
  notify: "off",
  guide: "",
};

const PREFIX = "toktonk.";

/** Named strings with defaults, and listeners that hear of each change. */
export class Settings {
  #storage;
  /** @type {Map<string, string>} */
  #visit = new Map();
  /** @type {Set<(name: SettingName, value: string) => void>} */
  #listeners = new Set();

  /** @param {Pick<Storage, "getItem" | "setItem"> | null} storage */
  constructor(storage = usableStorage(() => localStorage)) {
    this.#storage = storage;
  }

  /**
   * @param {SettingName} name
   * @returns {string}
   */
  get(name) {
    return this.#visit.get(name) ?? this.#storage?.getItem(PREFIX + name) ?? DEFAULTS[name];
  }

  /**
   * @param {SettingName} name
   * @param {string} value
   */
  set(name, value) {
    this.#visit.set(name, value);
    try {
      this.#storage?.setItem(PREFIX + name, value);
    } catch {
      // a full or read-only storage only costs the memory of it
    }
    for (const listener of [...this.#listeners]) listener(name, value);
  }

  /**
   * @param {(name: SettingName, value: string) => void} listener
   * @returns {() => void} stops listening
   */
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether things may move: the person's choice, else the system's. */
  get motion() {
    const choice = this.get("motion");
    if (choice !== "system") return choice === "on";
    return !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  }
}

/**
 * A storage that can be read, or null: browsers may throw on the mere mention of it.
 * @param {() => Storage} find
 * @returns {Storage | null}
 */
export function usableStorage(find) {
  try {
    const storage = find();
    storage.getItem(`${PREFIX}probe`);
    return storage;
  } catch {
    return null;
  }
}
