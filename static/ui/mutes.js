/** Whom this person does not want to read, in this room and on this device. Their place shows it; they are not told. */

import { fill, h } from "../core/dom.js";

/**
 * @typedef {import("../core/types.js").View} View
 * @typedef {import("../core/types.js").Told} Told
 */

/** A host who stands has no name: kept under this one, which nobody can take. */
const HOST = "";

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
  /** @type {View | null} */
  #view = null;
  /** @type {Set<string>} names that have no seat now, but lines here: they can be switched too */
  #offered = new Set();

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
    return this.#muted.has(name ?? HOST);
  }

  /** The seats of the muted. @returns {string[]} */
  get seats() {
    const others = this.#view?.seats.filter(({ seat, name }) => name !== null && seat !== this.#view?.you.seat) ?? [];
    return others.flatMap(({ seat, name }) => (this.has(name) ? [seat] : []));
  }

  /** @param {import("../core/types.js").Line[]} lines */
  heard(lines) {
    for (const { seat, name } of lines) {
      const isStanding = name === null && seat === null;
      if (isStanding ? !this.#view?.you.host || this.#view.you.seat !== null : this.has(name))
        this.#offered.add(name ?? HOST);
    }
    if (this.#view) this.#draw(this.#view);
  }

  /**
   * @param {View} view
   * @param {Told | null} [told] what has led to it: who takes another name stays muted
   */
  update(view, told = null) {
    for (const { e, seat, name } of told?.events ?? []) {
      const before = this.#view?.seats.find((one) => one.seat === seat)?.name;
      if (e !== "renamed" || !before || !this.#muted.has(before)) continue;
      this.#muted.add(name);
      this.#offered.add(before);
      this.#save();
    }
    this.#view = view;
    this.#draw(view);
  }

  /** @param {View} view */
  #draw({ seats, you }) {
    const names = seats.flatMap(({ seat, name }) => (name !== null && seat !== you.seat ? [name] : []));
    const own = seats.find(({ seat }) => seat === you.seat)?.name;
    names.push(...[...this.#offered].filter((name) => name !== own && !names.includes(name)));
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
    return h(
      "label",
      { class: "check" },
      box,
      h("span", null, this.#t("mute", { name: name || this.#t("seat-host") })),
    );
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
