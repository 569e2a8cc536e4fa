/** What a page may load: only this site, nothing inline, and not too much of it. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { LANGUAGES } from "./ftl.js";

const STATIC = fileURLToPath(new URL("../../static/", import.meta.url));
const PAGES = readdirSync(join(STATIC, "pages")).filter((name) => name.endsWith(".html"));
const FOLDERS = [...readFileSync(join(STATIC, "games/index.js"), "utf8").matchAll(/folder: "(\w+)"/g)].map(
  ([, name]) => name,
);
const LARGEST_VISIT = 120 * 1024;
const HEADERS = 300; // bytes of an answer besides its body, and of what a connection costs
const DOC_COMMENT = /^[ \t]*\/\*\*(?!\/)[\s\S]*?\*\/[ \t]*\n/gm; // app/web/assets.py keeps them here

/** The file that an address on a page names. */
function fileOf(address) {
  return join(STATIC, address.replace(/^.*?static\//, ""));
}

function addressesIn(page) {
  return [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
}

/** A module and all that it imports; what is loaded later is checked to be there, but belongs to another visit. */
function modulesOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  for (const [, called, target] of text.matchAll(/(?:from|import)\s*(\(?)\s*"(\.[^"]+\.js)"/g)) {
    const next = resolve(dirname(file), target);
    assert.ok(existsSync(next), `${relative(STATIC, file)} imports ${target}`);
    if (!called) modulesOf(next, found);
  }
  return found;
}

for (const name of PAGES) {
  const page = readFileSync(join(STATIC, "pages", name), "utf8");

  test(`${name} loads only files of this site that exist`, () => {
    for (const address of addressesIn(page).filter((each) => !each.startsWith("#"))) {
      assert.match(address, /^\.\.?\//, `${address} would break below a path`);
      if (address.includes("static/")) assert.ok(existsSync(fileOf(address)), address);
    }
  });

  test(`${name} has no inline script, style or handler`, () => {
    assert.doesNotMatch(page, /<script(?![^>]*\bsrc=)/);
    assert.doesNotMatch(page, /<style|\sstyle=|\son[a-z]+=/);
  });
}

/** A style sheet with all that it imports, which the server sends as one file. */
function stylesOf(file) {
  const text = readFileSync(file, "utf8");
  return text.replace(/^@import url\("([^"]+)"\);\s*\n/gm, (_, target) => stylesOf(resolve(dirname(file), target)));
}

/** The parts of a language's file that a table of this folder shows. */
function wordsOf(folder, locale) {
  const parts = readFileSync(join(STATIC, `locales/${locale}.ftl`), "utf8").split(/^(?=### part: )/m);
  const found = ["shell", folder].map((part) => parts.find((text) => text.startsWith(`### part: ${part}\n`)) ?? "");
  assert.ok(found.every(Boolean), locale);
  return found.map((text) => Buffer.from(text));
}

/** What goes over the wire of a file, before it is compressed. */
function sent(file) {
  const text = readFileSync(file, "utf8");
  return Buffer.from(file.endsWith(".js") && !file.includes("/vendor/") ? text.replace(DOC_COMMENT, "") : text);
}

/** All that the room page fetches until a table of this folder stands, in a language. */
function visitOf(folder, locale) {
  const game = join(STATIC, "games", folder);
  const page = readFileSync(join(STATIC, "pages/room.html"), "utf8");
  const linked = addressesIn(page)
    .filter((each) => each.includes("static/"))
    .map(fileOf);
  const sheets = [...linked.filter((each) => each.endsWith(".css")), join(game, `${folder}.css`)];
  const styles = sheets.map((each) => Buffer.from(stylesOf(each)));
  const code = modulesOf(join(game, "index.js"), modulesOf(join(STATIC, "ui/room.js")));
  const files = new Set([...linked.filter((each) => !each.endsWith(".css")), ...code]);
  return [...[...files].map(sent), ...styles, ...wordsOf(folder, locale)];
}

for (const folder of new Set(FOLDERS)) {
  test(`a first visit of a running table of ${folder} is light`, () => {
    for (const locale of LANGUAGES) {
      const files = visitOf(folder, locale);
      const bytes = files.reduce((sum, text) => sum + HEADERS + brotliCompressSync(text).length, 0);
      assert.ok(files.length > 50);
      assert.ok(bytes < LARGEST_VISIT, `${bytes} bytes in ${locale}`);
    }
  });
}

test("nobody's text is ever read as markup", () => {
  const scripts = readdirSync(STATIC, { recursive: true }).map(String);
  for (const name of scripts.filter((each) => each.endsWith(".js") && !each.startsWith("vendor"))) {
    const text = readFileSync(join(STATIC, name), "utf8");
    assert.doesNotMatch(text, /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/, name);
  }
});
