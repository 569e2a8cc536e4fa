/**
 * Dragging by mouse, pen or finger, from the press to the drop. Knows no game and moves nothing by itself.
 *
 * @typedef {{start: (x: number, y: number) => void, move: (x: number, y: number) => void,
 *   drop: (x: number, y: number) => void, cancel: () => void}} Load what is dragged, told where the pointer is
 */

/** A press that wanders less than this, in pixels, is still a press. */
const SLACK = { mouse: 5, touch: 10 };

export class Drags {
  #grab;
  /** @type {Load | null} held, whether it moves already or not */
  #load = null;
  #isMoving = false;
  #pointer = -1;
  #from = { x: 0, y: 0 };
  #slack = SLACK.mouse;
  /** The click that follows a drop belongs to the drag. */
  #swallows = false;
  #stops = new AbortController();

  /** @param {HTMLElement} root @param {(event: PointerEvent) => Load | null} grab */
  constructor(root, grab) {
    this.#grab = grab;
    const { signal } = this.#stops;
    root.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    root.addEventListener("click", (event) => this.#click(event), { signal, capture: true });
    // A finger that holds something does not scroll the page; every other finger does.
    root.addEventListener("touchmove", (event) => this.#touch(event), { signal, passive: false });
    document.addEventListener("pointermove", (event) => this.#move(event), { signal });
    document.addEventListener("pointerup", (event) => this.#up(event), { signal });
    document.addEventListener("pointercancel", () => this.cancel(), { signal });
    document.addEventListener("keydown", (event) => this.#key(event), { signal, capture: true });
    globalThis.addEventListener?.("blur", () => this.cancel(), { signal });
  }

  /** Lets go of what is dragged, as if it had never been taken up. */
  cancel() {
    const load = this.#isMoving ? this.#load : null;
    this.#letGo();
    load?.cancel();
  }

  stop() {
    this.cancel();
    this.#stops.abort();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#swallows = false;
    if (this.#load) return this.cancel();
    if (event.button !== 0 || !event.isPrimary) return;
    this.#load = this.#grab(event);
    this.#pointer = event.pointerId;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#slack = event.pointerType === "mouse" ? SLACK.mouse : SLACK.touch;
  }

  /** @param {PointerEvent} event */
  #move({ pointerId, clientX: x, clientY: y }) {
    if (!this.#load || pointerId !== this.#pointer) return;
    if (!this.#isMoving) {
      if (Math.hypot(x - this.#from.x, y - this.#from.y) < this.#slack) return;
      this.#isMoving = true;
      document.documentElement.classList.add("is-dragging");
      this.#load.start(this.#from.x, this.#from.y);
    }
    this.#load?.move(x, y);
  }

  /** @param {PointerEvent} event */
  #up({ pointerId, clientX: x, clientY: y }) {
    if (!this.#load || pointerId !== this.#pointer) return;
    const load = this.#isMoving ? this.#load : null;
    this.#swallows = load !== null;
    setTimeout(() => {
      this.#swallows = false;
    });
    this.#letGo();
    load?.drop(x, y);
  }

  #letGo() {
    this.#load = null;
    this.#isMoving = false;
    document.documentElement.classList.remove("is-dragging");
  }

  /** @param {TouchEvent} event */
  #touch(event) {
    if (!this.#load) return;
    if (event.touches.length > 1) this.cancel();
    else if (event.cancelable) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.#isMoving || event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.#swallows = true;
    this.cancel();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!this.#swallows || event.detail === 0) return;
    this.#swallows = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
