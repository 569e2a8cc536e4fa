/** What is particular to a language: its plurals, the letters on its cards, how it is chosen. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { chooseLocale, listWords, Messages } from "../../static/core/i18n.js";
import { cardsWords } from "../../static/games/tonk/words.js";
import { cardDoes, confirmWords, describeEvent } from "../../static/games/track/words.js";
import { cardFace, cardName, cardSign } from "../../static/ui/cards.js";
import { fileOf, LANGUAGES, messagesIn } from "./ftl.js";

/** What is printed on ace, king, queen and jack. */
const LETTERS = { en: "AKQJ", nl: "AHVB", de: "AKDB", fr: "ARDV", eu: "AEDT" };

const KNOWN = Object.fromEntries(LANGUAGES.map((locale) => [locale, locale]));

/** Letters that a screen of 360 pixels shows beside the table's settings. */
const LONGEST_HINT = 46;

/** Messages with these values are only shown when there is at least one of them. */
const AT_LEAST_ONE = ["names", "payers", "turns"];

function tongue(locale) {
  globalThis.document = /** @type {any} */ ({ createElementNS: () => new Ink() });
  globalThis.Node = /** @type {any} */ (Ink);
  const messages = new Messages(locale);
  messages.add(readFileSync(fileOf(locale), "utf8"));
  return (id, args) => messages.t(id, args);
}

/** Direction and text signs off: only the words count. */
function plain(text) {
  return text.replaceAll("\ufe0e", "").replace(/[\u00a0\u202f]/g, " ");
}

/** The values that decide between plural forms, by message. */
function plurals(locale) {
  const texts = [...messagesIn(fileOf(locale))];
  return texts.flatMap(([id, text]) =>
    [...text.matchAll(/\$(\w+) ->((?:(?!->)[\s\S])*)/g)]
      .filter(([, , variants]) => /^\s*\*?\[(one|other)\]/m.test(variants))
      .map(([, value]) => ({ id, value, text })),
  );
}

test("languages are listed by their own names", () => {
  const names = Object.fromEntries(LANGUAGES.map((locale) => [locale, tongue(locale)("language-name")]));
  const five = { en: "English", nl: "Nederlands", de: "Deutsch", fr: "Français", eu: "Euskara" };
  assert.deepEqual({ ...names, ...five }, names);
});

test("a wish for a language is met as well as it can be", () => {
  assert.equal(chooseLocale(["", "nl-BE", "en"], KNOWN), "nl");
  assert.equal(chooseLocale(["de-CH", "en"], KNOWN), "de");
  assert.equal(chooseLocale(["fr-CA"], KNOWN), "fr");
  assert.equal(chooseLocale(["EU", "es"], KNOWN), "eu");
  assert.equal(chooseLocale(["es-ES", "eu-ES", "fr"], KNOWN), "eu");
  assert.equal(chooseLocale(["it", "en-GB"], KNOWN), "en");
  assert.equal(chooseLocale(["it", "toString"], KNOWN), "en");
});

test("plural forms are those of the language", () => {
  for (const locale of LANGUAGES) {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const named = new Set(
      plurals(locale).flatMap(({ text }) => text.match(/\[(zero|one|two|few|many|other)\]/g) ?? []),
    );
    for (const category of named)
      assert.ok(pluralCategories.includes(category.slice(1, -1)), `${category} in ${locale}`);
    assert.ok(plurals(locale).length > 20, locale);
  }
});

test("a form without its number is only used for the one number that it means", () => {
  for (const locale of LANGUAGES) {
    const t = tongue(locale);
    const rules = new Intl.PluralRules(locale);
    for (const { id, value, text } of plurals(locale)) {
      if (AT_LEAST_ONE.some((each) => text.includes(`$${each}`))) continue;
      const others = Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map(([, name]) => [name, "–"]));
      const say = (/** @type {number} */ count) => t(id, { ...others, [value]: count });
      for (const count of [0, 2, 3, 11, 21, 22, 101].filter((each) => rules.select(each) === "one")) {
        assert.notEqual(say(count), say(1), `${id} in ${locale} says the same of 1 and ${count}`);
      }
    }
  }
});

test("numbers of things are said as each language says them", () => {
  const said = (locale, id, ...counts) => counts.map((count) => plain(tongue(locale)(id, { count })));
  const seats = {
    en: ["One seat free", "2 seats free"],
    nl: ["Nog één plaats vrij", "Nog 2 plaatsen vrij"],
    de: ["Noch ein Platz frei", "Noch 2 Plätze frei"],
    fr: ["Encore une place libre", "Encore 2 places libres"],
    eu: ["Leku bat libre", "2 leku libre"],
  };
  for (const [locale, sentences] of Object.entries(seats))
    assert.deepEqual(said(locale, "seats-free", 1, 2), sentences);
  assert.deepEqual(said("fr", "track-plate-cards", 0, 1, 2), ["Plus de cartes.", "Une carte.", "2 cartes."]);
  assert.deepEqual(said("de", "track-plate-cards", 0, 1, 2), ["0 Karten.", "Eine Karte.", "2 Karten."]);
  assert.deepEqual(said("eu", "track-steps-left", 0, 1), ["Urrats guztiak eginda", "Urrats bat falta da"]);
});

test("cards have the letters of the language in the log, on the buttons and in their corners", () => {
  assert.deepEqual(Object.keys(LETTERS).sort(), LANGUAGES);
  for (const locale of LANGUAGES) {
    const t = tongue(locale);
    const speech = { t, name: () => "Ben", you: "a", view: null };
    for (const [place, rank] of [..."AKQJ"].entries()) {
      const letter = LETTERS[/** @type {keyof typeof LETTERS} */ (locale)][place];
      const card = `${rank}h`;
      assert.equal(plain(cardSign(card, t)), `${letter}♥`);
      assert.match(plain(confirmWords(`${card} b3-b4`, [], speech)), new RegExp(`(^|\\s)${letter}♥`));
      const event = { e: "moved", seat: "b", card, text: `${card} b3-b4`, slides: [], drew: false };
      assert.match(plain(describeEvent(event, speech) ?? ""), new RegExp(`\\s${letter}♥`));
      assert.deepEqual(printedOn(cardFace(card, t)), [letter]);
    }
    assert.equal(
      plain(cardsWords(["Th", "Jh"], t)),
      `10♥ ${LETTERS[/** @type {keyof typeof LETTERS} */ (locale)][3]}♥`,
    );
    assert.deepEqual(printedOn(cardFace("Ts", t)), ["10"]);
  }
});

test("what a card does fits on one line of a phone", () => {
  for (const locale of LANGUAGES) {
    const t = tongue(locale);
    for (const game of ["tokken", "tok"]) {
      for (const rank of "A23456789TJQKX") {
        const says = cardDoes(rank === "X" ? "X" : `${rank}h`, game, t);
        assert.ok(says.length <= LONGEST_HINT, `${says.length} letters: ${says}`);
      }
    }
  }
});

test("lists are joined by the language's own word, whatever the browser knows", () => {
  const joined = LANGUAGES.map((locale) => listWords(["Anna", "Ben", "Carla"], tongue(locale)));
  assert.deepEqual(
    joined.map((text) => text.replace("Anna, Ben ", "")),
    ["und Carla", "and Carla", "eta Carla", "et Carla", "en Carla"],
  );
  assert.equal(listWords(["Anna", "Ben"], tongue("eu")), "Anna eta Ben");
  assert.equal(listWords(["Anna"], tongue("eu")), "Anna");
  assert.equal(listWords([], tongue("eu")), "");
});

test("cards are named as they are spoken of", () => {
  const names = Object.fromEntries(LANGUAGES.map((locale) => [locale, cardName("Qs", tongue(locale))]));
  assert.deepEqual(names, {
    de: "Pik Dame",
    en: "Queen of spades",
    eu: "dama pika",
    fr: "dame de pique",
    nl: "schoppen vrouw",
  });
});

/** What stands on a card, drawn on elements that keep no more than that. */
function printedOn(face) {
  return face.texts();
}

class Ink {
  /** @type {(Ink | string)[]} */
  #children = [];

  setAttribute() {}

  append(...children) {
    this.#children.push(...children);
  }

  texts() {
    return this.#children.flatMap((child) => (typeof child === "string" ? [child] : child.texts()));
  }
}
