/** The page's one polite live region. */

/** Speaks one text after another; the same text twice is spoken twice. */
export class Live {
  #root;
  /** @type {string[]} */
  #queue = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
  }

  /** @param {string} text */
  say = (text) => {
    // a note and the log may tell the same at the same moment
    if (!text || this.#queue.includes(text)) return;
    this.#queue.push(text);
    // one frame's worth of news is one utterance; readers drop what is replaced at once
    this.#timer ??= setTimeout(() => this.#flush(), 100);
  };

  #flush() {
    this.#timer = undefined;
    const text = this.#queue.splice(0).join(" ");
    this.#root.textContent = text === this.#root.textContent ? `${text}\u00a0` : text;
  }
}
