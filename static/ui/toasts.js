/** Short notes that go by themselves: refusals above all. */

import { h } from "../core/dom.js";
import { ruledText } from "./rulelink.js";

const STAYS = 7_000;

/** Notes at the foot of the page; each can be sent away before its time. */
export class Toasts {
  #root;
  #t;
  #say;
  #open;

  /**
   * @param {HTMLElement} root
   * @param {import("../core/types.js").Translate} t
   * @param {(text: string) => void} say
   * @param {(rule: string) => void} open shows a rule that a note names
   */
  constructor(root, t, say, open) {
    this.#root = root;
    this.#t = t;
    this.#say = say;
    this.#open = open;
  }

  /**
   * @param {string} text
   * @param {"note" | "refusal"} tone
   */
  show(text, tone = "note") {
    for (const same of [...this.#root.children]) if (same.firstChild?.textContent === text) same.remove();
    const close = h("button", { class: "toast-close", type: "button", "aria-label": this.#t("close") }, "×");
    const words = ruledText(text, { t: this.#t, open: this.#open });
    const toast = h("div", { class: `toast toast-${tone}` }, h("p", null, words), close);
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
