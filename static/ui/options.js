/** One field for each option of a game. Names and values have messages; what is usual is marked. */

import { h } from "../core/dom.js";

/**
 * @typedef {object} OptionSpec as the server lists it
 * @property {string} name
 * @property {"choice" | "bool" | "int" | "games" | "points"} kind
 * @property {any} default
 * @property {string} rule
 * @property {string} sentence
 * @property {any[]} choices
 * @property {number | null} low
 * @property {number | null} high
 *
 * @typedef {{t: import("../core/types.js").Translate, has: (id: string) => boolean}} Words
 */

/** A field, whether it is as usual, and a sentence of what it means. */
export class OptionField {
  element;
  name;
  #words;
  #spec;
  #control;
  #mark = h("span", { class: "option-mark" });
  #sentence = h("span");

  /**
   * @param {Words} words
   * @param {OptionSpec} spec
   * @param {unknown} value
   */
  constructor(words, spec, value) {
    this.#words = words;
    this.#spec = spec;
    this.name = spec.name;
    const note = h("p", { class: "option-note", id: `option-note-${spec.name}` }, this.#mark, " ", this.#sentence);
    this.#control = controlOf(words, spec, value);
    this.#control.setAttribute("aria-describedby", note.id);
    this.#control.addEventListener("change", () => this.#markUsual());
    const title = optionTitle(words, spec.name, spec.sentence);
    const label =
      spec.kind === "bool"
        ? h("label", { class: "check" }, this.#control, title)
        : h("label", { class: "option" }, title, this.#control);
    this.element = h("div", { class: "option-field" }, label, note);
    this.#markUsual();
  }

  /** The value as it is now; an empty number is "none": an open end for `games`, no points match for `points`. */
  read() {
    const { kind, choices, default: usual } = this.#spec;
    const { value } = this.#control;
    if (kind === "bool") return /** @type {HTMLInputElement} */ (this.#control).checked;
    if (kind === "choice") return choices[Number(value)];
    if (value === "") return kind === "int" ? usual : null;
    return kind === "points" ? { games: Number(value) } : Number(value);
  }

  /** @param {string} sentence what the option means as it is chosen now */
  explain(sentence) {
    this.#sentence.textContent = sentence;
  }

  #markUsual() {
    const { name, kind, default: usual } = this.#spec;
    const { t } = this.#words;
    const is = JSON.stringify(this.read()) === JSON.stringify(usual);
    this.element.classList.toggle("option-differs", !is);
    // A choice says it in the list already.
    const as = kind === "choice" ? "" : t("option-usual");
    this.#mark.textContent = is ? as : t("option-unusual", { value: valueText(this.#words, name, usual) });
  }
}

/**
 * Whether a value could be chosen here; a number is judged by the server.
 * @param {OptionSpec} spec
 * @param {unknown} value
 * @returns {boolean}
 */
export function fits({ kind, choices }, value) {
  if (value === undefined) return false;
  return kind === "choice" ? choices.includes(value) : (kind === "bool") === (typeof value === "boolean");
}

/**
 * The name of an option for people.
 * @param {Words} words
 * @param {string} name
 * @param {string} [otherwise]
 * @returns {string}
 */
export function optionTitle({ t, has }, name, otherwise = name) {
  const id = `option-${name.replaceAll("_", "-")}`;
  return has(id) ? t(id) : otherwise;
}

/**
 * A value of an option for people.
 * @param {Words} words
 * @param {string} name
 * @param {any} value
 * @returns {string}
 */
export function valueText({ t, has }, name, value) {
  const id = `option-${name.replaceAll("_", "-")}-${value}`;
  if (has(id)) return t(id);
  if (value === null || value === undefined) return t("value-none");
  if (typeof value === "boolean") return t(value ? "value-on" : "value-off");
  return String(typeof value === "object" ? (value.games ?? JSON.stringify(value)) : value);
}

/**
 * @param {Words} words
 * @param {OptionSpec} spec
 * @param {any} value
 * @returns {HTMLInputElement | HTMLSelectElement}
 */
function controlOf(words, { name, kind, low, high, choices, default: usual }, value) {
  if (kind === "bool") return h("input", { type: "checkbox", name, checked: value === true });
  if (kind === "choice")
    return h(
      "select",
      { name },
      choices.map((choice, index) => choiceOf(words, name, choice, index, choice === usual, choice === value)),
    );
  const shown = (kind === "points" ? value?.games : value) ?? "";
  return h("input", {
    type: "number",
    name,
    min: low ?? 1,
    max: high,
    step: 1,
    value: shown,
    required: kind === "int",
  });
}

/**
 * @param {Words} words
 * @param {string} name
 * @param {any} choice
 * @param {number} index
 * @param {boolean} usual
 * @param {boolean} selected
 */
function choiceOf(words, name, choice, index, usual, selected) {
  const value = valueText(words, name, choice);
  return h("option", { value: index, selected }, usual ? words.t("option-usual-value", { value }) : value);
}
