/** Short, quiet sounds made in code: nothing to load. Browsers let a page sound only after a first press or key. */

/** @typedef {"turn" | "card" | "capture" | "home" | "end" | "talk"} SoundName */

/** Notes as [frequency in Hz, begin in seconds, length in seconds]. @type {Record<SoundName, [number, number, number][]>} */
const SOUNDS = {
  turn: [
    [659, 0, 0.14],
    [880, 0.12, 0.22],
  ],
  card: [[330, 0, 0.06]],
  capture: [
    [294, 0, 0.1],
    [196, 0.09, 0.2],
  ],
  home: [
    [523, 0, 0.1],
    [784, 0.1, 0.18],
  ],
  end: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.3],
  ],
  talk: [[988, 0, 0.08]],
};
/** What sounds at the same moment follows each other, by so many seconds. */
const APART = 0.28;
const LOUDNESS = { off: 0, quiet: 0.04, loud: 0.16 };

/** One for the page. */
export class Sounds {
  #settings;
  /** @type {AudioContext | null} */
  #context = null;

  /** @param {import("../core/settings.js").Settings} settings */
  constructor(settings) {
    this.#settings = settings;
    // A finger's press counts for a browser when it is lifted; and a phone that was called away needs another one.
    for (const kind of ["pointerup", "keydown", "click"]) addEventListener(kind, () => this.#wake());
    settings.listen((name) => {
      if (name !== "sound") return;
      this.#wake();
      this.play(["turn"]);
    });
  }

  /** @param {SoundName[]} names one after another */
  play(names) {
    const loudness = LOUDNESS[/** @type {keyof typeof LOUDNESS} */ (this.#settings.get("sound"))] ?? LOUDNESS.quiet;
    const context = this.#context;
    if (context?.state !== "running" || loudness === 0) return;
    for (const [place, name] of names.entries())
      for (const [frequency, begin, length] of SOUNDS[name])
        ring(context, [frequency, begin + place * APART, length], loudness);
  }

  #wake() {
    const Context = globalThis.AudioContext;
    if (!Context || this.#context?.state === "running" || this.#settings.get("sound") === "off") return;
    this.#context ??= new Context();
    this.#context.resume().catch(() => {});
  }
}

/**
 * @param {AudioContext} context
 * @param {[number, number, number]} note
 * @param {number} loudness
 */
function ring(context, [frequency, begin, length], loudness) {
  const start = context.currentTime + begin;
  const volume = context.createGain();
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
