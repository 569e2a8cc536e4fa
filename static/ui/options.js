/** One field for each option of a game. Names and values have messages; the server's sentence explains. */

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
 */

/**
 * @param {{t: import("../core/types.js").Translate, has: (id: string) => boolean}} words
 * @param {OptionSpec} spec
 * @param {unknown} value
 * @returns {HTMLElement}
 */
export function optionField(words, spec, value) {
  const { name, kind } = spec;
  if (kind === "bool") {
    const box = h("input", { type: "checkbox", name, checked: value === true });
    return h("label", { class: "check", title: spec.sentence }, box, optionTitle(words, spec.name, spec.sentence));
  }
  const control = kind === "choice" ? choiceField(words, spec, value) : numberField(spec, value);
  return h("label", { class: "option", title: spec.sentence }, optionTitle(words, spec.name, spec.sentence), control);
}

/**
 * The options as typed in; those with an unknown kind keep the game's default by being left out.
 * @param {HTMLElement} root
 * @param {OptionSpec[]} specs
 * @returns {Record<string, unknown>}
 */
export function readOptions(root, specs) {
  /** @type {Record<string, unknown>} */
  const options = {};
  for (const spec of specs) {
    const field = /** @type {HTMLInputElement | HTMLSelectElement | null} */ (
      root.querySelector(`[name="${spec.name}"]`)
    );
    if (field) options[spec.name] = readField(spec, field);
  }
  return options;
}

/**
 * @param {OptionSpec} spec
 * @param {HTMLInputElement | HTMLSelectElement} field
 */
function readField({ kind, choices }, field) {
  if (kind === "bool") return /** @type {HTMLInputElement} */ (field).checked;
  if (kind === "choice") return choices[Number(field.value)];
  if (field.value === "") return null;
  return kind === "points" ? { games: Number(field.value) } : Number(field.value);
}

/**
 * The name of an option for people.
 * @param {{t: import("../core/types.js").Translate, has: (id: string) => boolean}} words
 * @param {string} name
 * @param {string} [otherwise]
 * @returns {string}
 */
export function optionTitle({ t, has }, name, otherwise = name) {
  const id = `option-${name.replaceAll("_", "-")}`;
  return has(id) ? t(id) : otherwise;
}

/**
 * @param {{t: import("../core/types.js").Translate, has: (id: string) => boolean}} words
 * @param {OptionSpec} spec
 * @param {unknown} value
 */
function choiceField({ t, has }, { name, choices }, value) {
  const options = choices.map((choice, index) => {
    const id = `option-${name.replaceAll("_", "-")}-${choice}`;
    return h("option", { value: index, selected: choice === value }, has(id) ? t(id) : String(choice));
  });
  return h("select", { name }, options);
}

/**
 * An empty number is "none": an open end for `games`, no points match for `points`.
 * @param {OptionSpec} spec
 * @param {any} value
 */
function numberField({ name, kind, low, high }, value) {
  const shown = kind === "points" ? value?.games : value;
  return h("input", {
    type: "number",
    name,
    min: low ?? 1,
    max: high,
    step: 1,
    value: shown ?? "",
    required: kind === "int",
  });
}
