/** Modal questions. The browser's own dialog keeps the focus in and gives it back. */

import { h } from "../core/dom.js";

/**
 * Opens a dialog that removes itself when it closes.
 * @param {string} title
 * @param {...import("../core/dom.js").Child} children
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, ...children) {
  const heading = h("h2", { id: "dialog-title" }, title);
  const dialog = h(
    "dialog",
    { "aria-labelledby": "dialog-title" },
    h("div", { class: "dialog-body" }, heading, children),
  );
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
