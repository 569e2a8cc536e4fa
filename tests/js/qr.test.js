/** The drawn code says what it should, read as a camera's software reads it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import readCode from "jsqr";

/** An element that remembers what it was given. */
class Drawn {
  attributes = {};
  children = [];

  constructor(tag) {
    this.tag = tag;
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  append(...children) {
    this.children.push(...children);
  }
}

globalThis.Node = /** @type {any} */ (Drawn);
globalThis.document = /** @type {any} */ ({ createElementNS: (_, tag) => new Drawn(tag) });
const { qrCode } = await import("../../static/ui/qr.js");

const SCALE = 4;

/** The drawing as a picture, light where nothing dark is drawn. */
function photograph(code) {
  const size = Number(code.attributes.viewBox.split(" ")[2]) * SCALE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const dark = code.children.find((child) => child.tag === "path").attributes.d;
  for (const [, x, y] of dark.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < SCALE; column += 1) {
        const at = ((Number(y) * SCALE + row) * size + Number(x) * SCALE + column) * 4;
        pixels.fill(0, at, at + 3);
      }
  }
  return { pixels, size };
}

test("a camera reads the link from the code, under a sub-path and with a secret at its end", async () => {
  for (const link of [
    "https://games.example/r/Zk3lLLLLLLLLLLLLLLLLLL",
    "http://192.168.1.20:8000/very/deep/path/r/Zk3lLLLLLLLLLLLLLLLLLL#seat=abcdefghijklmnopqrstuv",
  ]) {
    const code = await qrCode(link, "the code");
    const { pixels, size } = photograph(code);
    assert.equal(readCode(pixels, size, size)?.data, link);
    assert.equal(code.attributes["aria-label"], "the code");
    assert.equal(code.attributes.role, "img");
  }
});
