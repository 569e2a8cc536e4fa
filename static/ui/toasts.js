/** Short notes that go by themselves: refusals above all. */

import { h } from "../core/dom.js";

const STAYS = 7_000;

/** Notes at the foot of the page; each can be sent away before its time. */
export class Toasts {
  #root;
  #t;
  #say;

  /**
   * @param {HTMLElement} root
   * @param {import("../core/types.js").Translate} t
   * @param {(text: string) => void} say
   */
  constructor(root, t, say) {
    this.#root = root;
    this.#t = t;
    this.#say = say;
  }

  /**
   * @param {string} text
   * @param {"note" | "refusal"} tone
   */
  show(text, tone = "note") {
    for (const same of [...this.#root.children]) if (same.firstChild?.textContent === text) same.remove();
    const close = h("button", { class: "toast-close", type: "button", "aria-label": this.#t("close") }, "×");
    const toast = h("div", { class: `toast toast-${tone}` }, h("p", null, text), close);
    const timer = setTimeout(() => toast.remove(), STAYS);
    close.addEventListener("click", () => {
      clearTimeout(timer);
      toast.remove();
    });
    this.#root.append(toast);
    this.#rise();
    this.#say(text);
  }

  /** An open dialog lies over the page, but not over what was opened after it. */
  #rise() {
    if (!this.#root.popover) return;
    this.#root.togglePopover(false);
    this.#root.togglePopover(true);
  }
}
