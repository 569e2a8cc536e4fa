/**
 * Where everything lies on the board, in units of one square's pitch, the middle at (0, 0), y downwards.
 *
 * Every board is a star of arms. An arm is the tip of one section: its squares 8 to 14 run outwards, 14 to 18 across,
 * and the next section's 1 to 6 inwards again; square 7, the crossing, lies in the valley between two arms. With four
 * sections this is the cross of the wooden boards. Pure functions, no DOM.
 *
 * @typedef {import("./types.js").Point} Point
 * @typedef {import("./types.js").Box} Box
 * @typedef {{name: string, x: number, y: number, kind: string, section: string, number: number}} Square
 * @typedef {{s: number, r: number}[]} Side
 * @typedef {(section: string, s: number, r: number) => Point} Place
 * @typedef {{seat: string, x: number, y: number, r: number, slots: Point[], panel: Box | null}} Yard
 * @typedef {{sections: number, squares: Map<string, Square>, ring: Square[], yards: Map<string, Yard>,
 *   plates: Map<string, Box>, box: Box, hub: number, angle: (section: string) => number}} Layout
 */

import { SEATS } from "./notation.js";

const TIP_HALF = 2;
const SIDE_STEPS = 7;
const EDGE = 0.72;
/** Half the width of an arm at its foot: slimmer arms keep boards with many sections large on a small screen. */
const FOOT_HALF = [0, 0, 2, 2, 2, 1.8, 1.5, 1.4, 1.3];

/** @param {number} value */
const round = (value) => Math.round(value * 1000) / 1000;

/**
 * One side of an arm from the tip's corner (its first point) to the valley (its eighth), `s` across in running
 * direction and `r` outwards.
 * @param {number} sections
 * @returns {Side}
 */
function side(sections) {
  const half = Math.PI / sections;
  const foot = FOOT_HALF[sections];
  const valley = { s: foot, r: foot / Math.tan(half) };
  // Where a straight side would leave a valley narrower than 60 degrees its two neighbours would touch: the first step
  // is bent open.
  const bent = half - Math.asin((TIP_HALF - foot) / SIDE_STEPS) < Math.PI / 6 - 1e-9 ? 1 : 0;
  const bend = half - Math.PI / 6;
  const low = { s: valley.s + bent * Math.sin(bend), r: valley.r + bent * Math.cos(bend) };
  const steps = SIDE_STEPS - bent;
  const rise = Math.sqrt(steps ** 2 - (TIP_HALF - low.s) ** 2);
  const points = [];
  for (let i = 0; i <= steps; i += 1) {
    points.push({ s: TIP_HALF + ((low.s - TIP_HALF) * i) / steps, r: low.r + rise - (rise * i) / steps });
  }
  return bent ? [...points, valley] : points;
}

/**
 * @param {number} sections
 * @param {number} homeAfter 16 or 17
 * @param {string[]} seated seats that play, clockwise
 * @param {string} bottom the seat whose arm points down
 * @param {boolean} wide plates of boards with many sections go beside it, else above and below
 * @returns {Layout}
 */
export function buildLayout(sections, homeAfter, seated, bottom, wide) {
  const shape = side(sections);
  const tip = shape[0].r;
  const first = SEATS.indexOf(bottom);
  /** @param {string} section */
  const angle = (section) => Math.PI / 2 + ((SEATS.indexOf(section) - first) * 2 * Math.PI) / sections;
  /** @type {Place} */
  const place = (section, s, r) => {
    const [cos, sin] = [Math.cos(angle(section)), Math.sin(angle(section))];
    return { x: round(r * cos - s * sin), y: round(r * sin + s * cos) };
  };
  const ring = track(sections, shape, place);
  const homes = seated.flatMap((seat) => lane(seat, homeAfter, shape, place));
  const squares = new Map([...ring, ...homes].map((square) => [square.name, square]));
  const yards = new Map(seated.map((seat) => [seat, yard(seat, sections, angle(seat), tip)]));
  const plates = placePlates(sections, yards, tip, wide);
  const box = bounds([...ring.map(around), ...[...yards.values()].map(yardBox), ...plates.values()]);
  const hub = shape[7].s / Math.tan(Math.PI / sections) - 0.55;
  return { sections, squares, ring, yards, plates, box: squareUp(box, sections), hub, angle };
}

/** @param {number} sections @param {Side} shape @param {Place} place @returns {Square[]} in running order from a1 */
function track(sections, shape, place) {
  const ring = [];
  for (const section of SEATS.slice(0, sections)) {
    const before = SEATS[(SEATS.indexOf(section) + sections - 1) % sections];
    for (let number = 1; number <= 18; number += 1) {
      const at = number < 7 ? place(before, shape[number].s, shape[number].r) : onArm(section, number, shape, place);
      ring.push({ name: `${section}${number}`, ...at, kind: "track", section, number });
    }
  }
  return ring;
}

/** @param {string} seat @param {number} homeAfter @param {Side} shape @param {Place} place @returns {Square[]} */
function lane(seat, homeAfter, shape, place) {
  const slope = shape[0].s - shape[1].s;
  return [1, 2, 3, 4].map((number) => {
    const across = homeAfter === 16 ? 0 : 1 - slope * number;
    return {
      name: `${seat}+${number}`,
      ...place(seat, across, shape[0].r - number),
      kind: "home",
      section: seat,
      number,
    };
  });
}

/**
 * @param {string} section @param {number} number 7 to 18 @param {Side} shape @param {Place} place @returns {Point}
 */
function onArm(section, number, shape, place) {
  if (number >= 14) return place(section, number - 16, shape[0].r);
  const point = shape[14 - number];
  return place(section, -point.s, point.r);
}

/** @param {string} seat @param {number} sections @param {number} armAngle @param {number} tip @returns {Yard} */
function yard(seat, sections, armAngle, tip) {
  const direction = armAngle + Math.PI / sections;
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  if (sections === 4) {
    const [sx, sy] = [Math.sign(cos), Math.sign(sin)];
    const panel = { x: Math.min(sx * 2.75, sx * 9.5), y: Math.min(sy * 2.75, sy * 9.5), w: 6.75, h: 6.75 };
    return { seat, x: sx * 6.1, y: sy * 4.95, r: 1.9, slots: slots(sx * 6.1, sy * 4.95, 1.5), panel };
  }
  const distance = sections === 3 ? 5 : tip - 0.55;
  const r = sections === 3 ? 1.75 : 1.32;
  const [x, y] = [round(cos * distance), round(sin * distance)];
  return { seat, x, y, r, slots: slots(x, y, sections === 3 ? 1.3 : 0.98), panel: null };
}

/** @param {number} x @param {number} y @param {number} pitch @returns {Point[]} */
function slots(x, y, pitch) {
  const h = pitch / 2;
  return [
    [-h, -h],
    [h, -h],
    [-h, h],
    [h, h],
  ].map(([dx, dy]) => ({ x: round(x + dx), y: round(y + dy) }));
}

/**
 * @param {number} sections @param {Map<string, Yard>} yards @param {number} tip @param {boolean} wide
 * @returns {Map<string, Box>}
 */
function placePlates(sections, yards, tip, wide) {
  if (sections === 4) return new Map([...yards.values()].map((spot) => [spot.seat, cornerPlate(spot)]));
  if (sections === 3) return new Map([...yards.values()].map((spot) => [spot.seat, besideYard(spot)]));
  return wide ? columns([...yards.values()], tip) : rows([...yards.values()], tip);
}

/** @param {Yard} spot @returns {Box} */
function cornerPlate(spot) {
  const top = spot.y < 0 ? -9.25 : 6.95;
  return { x: spot.x < 0 ? -9.3 : 2.95, y: top, w: 6.35, h: 2.3 };
}

/** @param {Yard} spot @returns {Box} */
function besideYard(spot) {
  const y = spot.y < 0 ? spot.y - spot.r - 2.4 : spot.y + spot.r + 0.25;
  return { x: spot.x - 2.7 + Math.sign(Math.round(spot.x)) * 1.3, y, w: 5.4, h: 2.2 };
}

/** @param {Yard[]} spots @param {number} tip @returns {Map<string, Box>} */
function rows(spots, tip) {
  const upper = spots.filter((spot) => spot.y < 0.1).sort((a, b) => a.x - b.x);
  const lower = spots.filter((spot) => spot.y >= 0.1).sort((a, b) => a.x - b.x);
  const half = tip + EDGE;
  const h = 2.3;
  const plates = new Map();
  for (const [line, y] of /** @type {[Yard[], number][]} */ ([
    [upper, -half - h],
    [lower, half],
  ])) {
    const w = Math.min((2 * half) / Math.max(upper.length, lower.length), 7);
    const left = (-w * line.length) / 2;
    for (const [i, spot] of line.entries()) plates.set(spot.seat, { x: left + i * w + 0.08, y, w: w - 0.16, h });
  }
  return plates;
}

/** @param {Yard[]} spots @param {number} tip @returns {Map<string, Box>} */
function columns(spots, tip) {
  const right = spots.filter((spot) => spot.x > 0.1).sort((a, b) => a.y - b.y);
  const left = spots.filter((spot) => spot.x <= 0.1).sort((a, b) => a.y - b.y);
  const half = tip + EDGE;
  const plates = new Map();
  const [w, h] = [6.2, 2.5];
  for (const [line, x] of /** @type {[Yard[], number][]} */ ([
    [left, -half - w],
    [right, half],
  ])) {
    const gap = (2 * half) / line.length;
    for (const [i, spot] of line.entries()) plates.set(spot.seat, { x, y: -half + gap * (i + 0.5) - h / 2, w, h });
  }
  return plates;
}

/** @param {Point} point @returns {Box} */
function around(point) {
  return { x: point.x - EDGE, y: point.y - EDGE, w: 2 * EDGE, h: 2 * EDGE };
}

/** @param {Yard} spot @returns {Box} */
function yardBox(spot) {
  return spot.panel ?? { x: spot.x - spot.r - 0.2, y: spot.y - spot.r - 0.2, w: 2 * spot.r + 0.4, h: 2 * spot.r + 0.4 };
}

/** @param {Box[]} boxes @returns {Box} */
function bounds(boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x: round(x), y: round(y), w: round(right - x), h: round(bottom - y) };
}

/** @param {Box} box @param {number} sections @returns {Box} four sections fill a square exactly */
function squareUp(box, sections) {
  if (sections !== 4) return box;
  return { x: -9.72, y: -9.72, w: 19.44, h: 19.44 };
}
