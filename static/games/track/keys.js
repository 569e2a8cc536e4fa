/**
 * Keys of the table: Enter confirms, Escape goes a step back, Z takes back a part, digits press cards, arrow up and down
 * go between hand and bar. Typing somewhere else is left alone.
 *
 * @typedef {{confirm: () => boolean, cancel: () => boolean, undo: () => boolean, card: (n: number) => boolean,
 *   up: () => boolean, down: () => boolean}} KeyHands each says whether it did something
 */

const TYPING = "input, textarea, select, [contenteditable], dialog, [role=dialog]";

/**
 * @param {HTMLElement} root
 * @param {KeyHands} hands
 * @returns {() => void} stops listening
 */
export function listenToKeys(root, hands) {
  const listener = (/** @type {KeyboardEvent} */ event) => {
    if (handle(event, root, hands)) event.preventDefault();
  };
  document.addEventListener("keydown", listener);
  return () => document.removeEventListener("keydown", listener);
}

/** @param {KeyboardEvent} event @param {HTMLElement} root @param {KeyHands} hands @returns {boolean} */
function handle(event, root, hands) {
  const target = /** @type {Element | null} */ (event.target instanceof Element ? event.target : null);
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  if (target?.closest(TYPING) || document.querySelector("dialog[open]")) return false;
  if (root.closest("[inert]")) return false;
  const inside = target === null || target === document.body || root.contains(target);
  if (event.key === "Escape") return hands.cancel();
  if (event.key === "Enter") return inside && confirms(target) && hands.confirm();
  if (event.key === "z" || event.key === "Z") return hands.undo();
  if (event.key === "ArrowUp") return inside && hands.up();
  if (event.key === "ArrowDown") return inside && hands.down();
  return /^[0-9]$/.test(event.key) && hands.card((Number(event.key) + 9) % 10);
}

/** Enter on a button does what the button does, unless it is the one already picked. @param {Element | null} target */
function confirms(target) {
  const control = target?.closest("button, a, summary");
  return !control || control.getAttribute("aria-pressed") === "true";
}
