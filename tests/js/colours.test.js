/** Text can be read on its ground, and seats can be told apart, with any eyes and in both themes. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const CSS = readFileSync(new URL("../../static/styles/tokens.css", import.meta.url), "utf8");

function tokensOf(block) {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

const [, LIGHT_BLOCK, DARK_BLOCK] = CSS.split(/:root(?:\[data-theme="dark"\])? \{/);
const LIGHT = tokensOf(LIGHT_BLOCK);
const THEMES = { light: LIGHT, dark: { ...LIGHT, ...tokensOf(DARK_BLOCK) } };

const SEATS = [..."abcdefgh"];

/** Words on grounds: 4.5 to 1. */
const TEXTS = [
  ["ink", "ground"],
  ["ink", "surface"],
  ["ink", "surface-sunk"],
  ["ink", "accent-soft"],
  ["ink", "felt"],
  ["ink", "danger-soft"],
  ["ink-soft", "ground"],
  ["ink-soft", "surface"],
  ["ink-soft", "surface-sunk"],
  ["ink-soft", "accent-soft"],
  ["accent", "surface"],
  ["accent", "accent-soft"],
  ["accent-ink", "accent"],
  ["accent-ink", "accent-hover"],
  ["link", "ground"],
  ["link", "surface"],
  ["danger", "ground"],
  ["danger", "surface"],
  ["warning", "warning-soft"],
  ["card-ink", "card-face"],
  ["card-red", "card-face"],
  ...SEATS.map((seat) => [`seat-${seat}-ink`, `seat-${seat}`]),
];

/** Edges and signs: 3 to 1. */
const SIGNS = [
  ["line-strong", "surface"],
  ["line-strong", "ground"],
  ["focus", "ground"],
  ["focus", "surface"],
  ["team-0", "surface"],
  ["team-1", "surface"],
  ["team-2", "surface"],
  ["team-3", "surface"],
  ["team-0", "felt"],
  ["team-1", "felt"],
  ["team-2", "felt"],
  ["team-3", "felt"],
];

/** Eyes without one kind of cone, in linear light (Viénot, Brettel and Mollon 1999; Machado et al. 2009 for the last). */
const EYES = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.112, 0.888, 0, 0.112, 0.888, 0, 0.004, -0.004, 1],
  deutan: [0.2928, 0.7072, 0, 0.2928, 0.7072, 0, -0.021, 0.021, 1],
  tritan: [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
};

function linear(hex) {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function luminance(hex) {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Oklab of a colour as some eyes see it. */
function seen(hex, eyes) {
  const [r, g, b] = linear(hex);
  const rows = [0, 3, 6].map((at) => Math.max(0, eyes[at] * r + eyes[at + 1] * g + eyes[at + 2] * b));
  const l = Math.cbrt(0.4122 * rows[0] + 0.5363 * rows[1] + 0.0514 * rows[2]);
  const m = Math.cbrt(0.2119 * rows[0] + 0.6807 * rows[1] + 0.1074 * rows[2]);
  const s = Math.cbrt(0.0883 * rows[0] + 0.2817 * rows[1] + 0.63 * rows[2]);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

function distance(one, other) {
  return Math.hypot(...one.map((value, index) => value - other[index]));
}

for (const [theme, tokens] of Object.entries(THEMES)) {
  test(`words can be read in the ${theme} theme`, () => {
    for (const [ink, ground] of TEXTS) {
      const ratio = contrast(tokens[ink], tokens[ground]);
      assert.ok(ratio >= 4.5, `${ink} on ${ground}: ${ratio.toFixed(2)}`);
    }
  });

  test(`edges and signs can be seen in the ${theme} theme`, () => {
    for (const [sign, ground] of SIGNS) {
      const ratio = contrast(tokens[sign], tokens[ground]);
      assert.ok(ratio >= 3, `${sign} on ${ground}: ${ratio.toFixed(2)}`);
    }
  });

  for (const [name, eyes] of Object.entries(EYES)) {
    test(`seats can be told apart in the ${theme} theme by ${name} eyes`, () => {
      for (const [index, one] of SEATS.entries()) {
        for (const other of SEATS.slice(index + 1)) {
          const apart = distance(seen(tokens[`seat-${one}`], eyes), seen(tokens[`seat-${other}`], eyes));
          // four seats are the usual table, so they have to be further apart than eight can be
          const least = "abcd".includes(one) && "abcd".includes(other) ? 0.12 : 0.07;
          assert.ok(apart >= least, `${one} and ${other}: ${apart.toFixed(3)}`);
        }
      }
    });
  }
}
