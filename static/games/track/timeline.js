/**
 * When each pawn of a move is where: the slides of one event laid out in time. Pure; times in steps of walking.
 *
 * @typedef {import("./types.js").Slide} Slide
 * @typedef {import("./types.js").Point} Point
 * @typedef {{seat: string, square: string}} Standing
 * @typedef {{start: number, end: number, points: Point[], lift: number}} Leg
 * @typedef {{pawn: number, to: string, leg: Leg}} Ride
 */

const STEPS = { enter: 3, jump: 4, captured: 5, swap: 6 };
const LIFT = { walk: 0.22, back: 0.22, five: 0.22, enter: 0.8, jump: 1.6, captured: 1.8, swap: 1.4 };

/**
 * Rides in drawing order. A pawn that is not where its slide begins is left out: the view puts it right afterwards.
 * @param {readonly Standing[]} pawns where they stand before
 * @param {readonly Slide[]} slides
 * @param {(pawn: number, square: string) => Point} where the spot of this pawn on a square
 * @returns {{rides: Ride[], total: number}}
 */
export function layOut(pawns, slides, where) {
  const standing = pawns.map((pawn) => pawn.square);
  /** @type {Ride[]} */
  const rides = [];
  const reached = new Map();
  let clock = 0;
  let swapStart = -1;
  for (const slide of slides) {
    const pawn = standing.findIndex((square, i) => square === slide.from && pawns[i].seat === slide.owner);
    if (pawn < 0 || !slide.path.length) continue;
    const to = slide.path[slide.path.length - 1];
    const long = lengthOf(slide);
    if (slide.how === "swap") swapStart = swapStart < 0 ? clock : swapStart;
    else swapStart = -1;
    const start = slide.how === "captured" ? (reached.get(slide.from) ?? clock) : swapStart < 0 ? clock : swapStart;
    const leg = { start, end: start + long, points: points(pawn, slide, where), lift: liftOf(slide) };
    rides.push({ pawn, to, leg });
    standing[pawn] = to;
    if (slide.how === "captured") continue;
    noteArrivals(reached, slide, start);
    clock = start + long;
  }
  return { rides, total: Math.max(0, ...rides.map((ride) => ride.leg.end)) };
}

/**
 * @param {Leg} leg @param {number} time in steps
 * @returns {Point} where the pawn is drawn; before the start and after the end it rests
 */
export function pointAt(leg, time) {
  const parts = leg.points.length - 1;
  const done = Math.min(Math.max((time - leg.start) / (leg.end - leg.start), 0), 1);
  const at = Math.min(done * parts, parts - 1e-9);
  const part = Math.max(0, Math.floor(at));
  const within = parts === 1 ? ease(at - part) : at - part;
  const [from, to] = [leg.points[part], leg.points[part + 1]];
  const hop = Math.sin(Math.PI * within) * leg.lift;
  if (done >= 1) return leg.points[parts];
  return { x: from.x + (to.x - from.x) * within, y: from.y + (to.y - from.y) * within - hop };
}

/** @param {number} t */
function ease(t) {
  return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2;
}

/** @param {Slide} slide */
function lengthOf(slide) {
  return slide.how in STEPS ? STEPS[/** @type {keyof typeof STEPS} */ (slide.how)] : slide.path.length;
}

/** @param {Slide} slide */
function liftOf(slide) {
  return LIFT[/** @type {keyof typeof LIFT} */ (slide.how)] ?? LIFT.walk;
}

/** @param {number} pawn @param {Slide} slide @param {(pawn: number, square: string) => Point} where */
function points(pawn, slide, where) {
  return [slide.from, ...slide.path].map((square) => where(pawn, square));
}

/** @param {Map<string, number>} reached @param {Slide} slide @param {number} start */
function noteArrivals(reached, slide, start) {
  const step = lengthOf(slide) / slide.path.length;
  for (const [i, square] of slide.path.entries()) {
    if (!reached.has(square)) reached.set(square, start + step * (i + 1) - 0.5);
  }
}
