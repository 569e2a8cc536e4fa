/** Reads the message files of all languages for the tests. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string} folder */
export function filesUnder(folder, pattern) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map(String)
    .filter((name) => pattern.test(name) && !name.startsWith("vendor"))
    .map((name) => join(ROOT, folder, name));
}

export function textsUnder(folder, pattern) {
  return filesUnder(folder, pattern).map((file) => readFileSync(file, "utf8"));
}

export function idsIn(file) {
  return [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id);
}

/** The messages of a file as they are written, by id. */
export function messagesIn(file) {
  const text = readFileSync(file, "utf8").replace(/^#.*\n/gm, "");
  const blocks = text.split(/^(?=[a-z][\w-]* *=)/m);
  return new Map(blocks.filter((block) => block.includes("=")).map((block) => [block.match(/^[\w-]+/)?.[0], block]));
}

/** Every language there is a file for, in order. */
export const LANGUAGES = filesUnder("static/locales", /\.ftl$/)
  .map((file) => basename(file, ".ftl"))
  .sort();

/** @param {string} locale */
export function fileOf(locale) {
  return join(ROOT, `static/locales/${locale}.ftl`);
}
