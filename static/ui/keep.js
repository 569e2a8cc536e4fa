/** Changing the page without disturbing it: what stays is not touched, so focus and reading position stay too. */

/**
 * Sets the text only when it differs.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Sets or removes an attribute only when it differs.
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value null removes it
 */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Makes the children of `parent` exactly `wanted`, in order. A focused element that stays is never taken out.
 * @param {Element} parent
 * @param {readonly Element[]} wanted
 */
export function setChildren(parent, wanted) {
  const keep = new Set(wanted);
  for (const child of [...parent.children]) if (!keep.has(child)) child.remove();
  let spot = parent.firstElementChild;
  for (const child of wanted) {
    if (child === spot) spot = spot.nextElementSibling;
    else parent.insertBefore(child, spot);
  }
}
