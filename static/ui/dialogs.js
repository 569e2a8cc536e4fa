/** Modal questions. The browser's own dialog keeps the focus in and gives it back. */

import { h } from "../core/dom.js";

/** Dialogs may lie over each other, so each heading needs an id of its own. */
let opened = 0;

/**
 * Opens a dialog that removes itself when it closes.
 * @param {string} title
 * @param {...import("../core/dom.js").Child} children
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, ...children) {
  opened += 1;
  const id = `dialog-title-${opened}`;
  const heading = h("h2", { id }, title);
  const dialog = h("dialog", { "aria-labelledby": id }, h("div", { class: "dialog-body" }, heading, children));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && outside(dialog, event)) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Asks before something that is hard to take back.
 * @param {{title: string, text: string, yes: string, no: string}} words
 * @returns {Promise<boolean>}
 */
export function confirmDialog({ title, text, yes, no }) {
  return new Promise((resolve) => {
    let answer = false;
    const agree = () => {
      answer = true;
      dialog.close();
    };
    const dialog = openDialog(
      title,
      h("p", null, text),
      h(
        "div",
        { class: "dialog-actions" },
        h("button", { class: "button", type: "button", onclick: () => dialog.close() }, no),
        h("button", { class: "button button-main", type: "button", onclick: agree }, yes),
      ),
    );
    dialog.addEventListener("close", () => resolve(answer));
  });
}

/**
 * @param {HTMLElement} node
 * @param {MouseEvent} event
 */
function outside(node, { clientX, clientY }) {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
