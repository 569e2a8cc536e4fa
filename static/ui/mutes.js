/** Whom this person does not want to read, in this room and on this device. The muted are not told. */

import { fill, h } from "../core/dom.js";

/** @typedef {import("../core/types.js").View} View */

/** A fold with a switch for each other person; remembered for the room. */
export class Mutes {
  element = h("details", { class: "mutes", hidden: true });
  #t;
  #key;
  #storage;
  #onchange;
  /** @type {Set<string>} names */
  #muted;
  #shown = "";

  /**
   * @param {import("../core/types.js").Translate} t
   * @param {string} key
   * @param {Storage | null} storage
   * @param {() => void} onchange
   */
  constructor(t, key, storage, onchange) {
    this.#t = t;
    this.#key = key;
    this.#storage = storage;
    this.#onchange = onchange;
    this.#muted = new Set(parseNames(storage?.getItem(key) ?? null));
  }

  /** @param {string | null} name */
  has(name) {
    return name !== null && this.#muted.has(name);
  }

  /** @param {View} view */
  update({ seats, you }) {
    const names = seats.flatMap(({ seat, name }) => (name !== null && seat !== you.seat ? [name] : []));
    const shown = JSON.stringify(names);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.element.hidden = names.length === 0;
    const open = this.element.open;
    fill(this.element, h("summary", null, this.#t("mute-title")), ...names.map((name) => this.#choice(name)));
    this.element.open = open;
  }

  /** @param {string} name */
  #choice(name) {
    const onchange = (/** @type {Event} */ event) => {
      if (/** @type {HTMLInputElement} */ (event.target).checked) this.#muted.add(name);
      else this.#muted.delete(name);
      this.#save();
      this.#onchange();
    };
    const box = h("input", { type: "checkbox", checked: this.has(name), onchange });
    return h("label", { class: "check" }, box, h("span", null, this.#t("mute", { name })));
  }

  #save() {
    try {
      this.#storage?.setItem(this.#key, JSON.stringify([...this.#muted]));
    } catch {
      // without storage it holds for this visit
    }
  }
}

/** @param {string | null} text @returns {string[]} */
function parseNames(text) {
  try {
    const names = JSON.parse(text ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
