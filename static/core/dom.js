/** Builds nodes. Text always becomes a text node, so nobody's name is ever read as markup. */

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Props */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. `on…` props are listeners, `class` and `data-…`/`aria-…` attributes, booleans toggle attributes.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) apply(node, name, value);
  node.append(...real(children));
  return node;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, props, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props ?? {})) apply(node, name, value);
  node.append(...real(children));
  return node;
}

/**
 * Puts these children in the place of what a node holds.
 * @param {Element} node
 * @param {...(Child | Child[])} children
 */
export function fill(node, ...children) {
  node.replaceChildren(...real(children));
}

/**
 * The element of this page with an id; a missing one is a fault of the page.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`the page has no #${id}`);
  return node;
}

/**
 * @param {Element} node
 * @param {string} name
 * @param {unknown} value
 */
function apply(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
  else if (name === "value") /** @type {HTMLInputElement} */ (node).value = String(value);
  else node.setAttribute(name, value === true ? "" : String(value));
}

/**
 * @param {(Child | Child[])[]} children
 * @returns {(Node | string)[]}
 */
function real(children) {
  const kept = children.flat().filter((child) => child !== null && child !== undefined && child !== false);
  return kept.map((child) => (child instanceof Node ? child : String(child)));
}
