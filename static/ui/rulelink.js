/** Numbers of rules that can be pressed: a sentence that ends in "(R20)" opens the book at that rule. */

import { fill, h } from "../core/dom.js";

/** @typedef {{t: import("../core/types.js").Translate, open: (rule: string) => void}} RuleLink */

/** As sentences name a rule, in every language: in brackets. Squares are written small, so nothing else looks like it. */
const NUMBER = /\(([A-Z]\d{1,2})\)/;

/**
 * Puts a sentence into an element, its rule number as a button; what stays the same is not touched.
 * @param {Element} element
 * @param {string} text
 * @param {RuleLink} link
 */
export function setRuledText(element, text, link) {
  if (element.textContent !== text) fill(element, ...ruledText(text, link));
}

/**
 * @param {string} text
 * @param {RuleLink} link
 * @returns {(string | Node)[]}
 */
export function ruledText(text, { t, open }) {
  const found = NUMBER.exec(text);
  if (!found) return [text];
  const [whole, rule] = found;
  const onclick = () => open(rule);
  const label = t("rulebook-rule", { rule });
  const button = h("button", { class: "rule-link", type: "button", "aria-label": label, title: label, onclick }, rule);
  const reference = h("span", { class: "rule-reference" }, "(", button, ")");
  return [text.slice(0, found.index), reference, text.slice(found.index + whole.length)];
}
