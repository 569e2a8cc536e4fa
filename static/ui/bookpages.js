/** The pages of the book: the cards with what they do, and the rules with their numbers, marks and pictures. */

import { h } from "../core/dom.js";
import { paragraphText } from "./book.js";
import { cardFace } from "./cards.js";
import { differencesList } from "./houserules.js";

/**
 * @typedef {import("./book.js").Book} Book
 * @typedef {import("./book.js").Paragraph} Paragraph
 * @typedef {{page: import("./page.js").Page, game: string, asUsual: string, book: Book,
 *   pictures: import("../core/types.js").RulePictures}} Reading
 */

const RANKS = "A23456789TJQKX";
const SUITS = "shdc";

/** @param {Reading} reading @returns {HTMLElement} each card once, with everything that is about it */
export function cardsPanel(reading) {
  /** @type {Map<string, Paragraph[]>} by the ranks that paragraphs are about */
  const groups = new Map();
  for (const paragraph of reading.book.paragraphs) {
    if (paragraph.cards.length === 0) continue;
    const ranks = paragraph.cards.join("");
    groups.set(ranks, [...(groups.get(ranks) ?? []), paragraph]);
  }
  const entries = [...groups].sort(([one], [other]) => RANKS.indexOf(one[0]) - RANKS.indexOf(other[0]));
  const items = entries.map(([ranks, paragraphs]) =>
    h(
      "li",
      { class: "book-card" },
      h("div", { class: "book-faces" }, faces(ranks, reading.page.t)),
      h(
        "div",
        { class: "book-says" },
        paragraphs.map((each) => point(reading, each)),
      ),
    ),
  );
  return h("div", { class: "book-panel" }, h("ul", { class: "book-list" }, items));
}

/** @param {Reading} reading @returns {HTMLElement} */
export function rulesPanel(reading) {
  const { page, game, asUsual, book } = reading;
  const { t } = page;
  const sections = [...new Set(book.paragraphs.map((paragraph) => paragraph.section))].map((section) => {
    const points = book.paragraphs.filter((paragraph) => paragraph.section === section);
    const title = h("h3", { tabindex: "-1" }, t(`${points[0].message.split("-", 2).join("-")}-section-${section}`));
    return { title, node: h("section", null, title, ...points.map((each) => point(reading, each))) };
  });
  const contents = sections.map(({ title }) =>
    h("button", { class: "book-link", type: "button", onclick: () => goTo(title) }, title.textContent),
  );
  return h(
    "div",
    { class: "book-panel" },
    differencesList(page, book, game) ?? h("p", { class: "soft" }, asUsual),
    h("nav", { class: "book-contents", "aria-label": t("book-contents") }, contents),
    ...sections.map(({ node }) => node),
    h("p", { class: "soft" }, t("book-ours-text")),
    h("p", { class: "soft" }, t("book-made")),
  );
}

/** @param {HTMLElement} title */
function goTo(title) {
  title.scrollIntoView({ block: "start" });
  title.focus({ preventScroll: true });
}

/** @param {string} ranks @param {import("../core/types.js").Translate} t */
function faces(ranks, t) {
  return [...ranks].map((rank, place) => cardFace(rank === "X" ? "X" : rank + SUITS[place % SUITS.length], t));
}

/** @param {Reading} reading @param {Paragraph} paragraph */
function point({ page, game, pictures }, paragraph) {
  const { t } = page;
  const { rules, differs, ours, topic, message, args } = paragraph;
  const marks = [
    differs && h("span", { class: "book-mark is-house", title: t("book-house-title", { game }) }, t("book-house")),
    ours && h("span", { class: "book-mark" }, t("book-ours")),
  ];
  const picture = pictures[topic]?.(message.split(`-${topic}-`)[1] ?? "", args, t);
  return h(
    "div",
    { class: "book-point", tabindex: "-1", "data-rules": rules.join(" "), "data-topic": topic },
    h("span", { class: "book-numbers" }, rules.join(" ")),
    h("p", null, paragraphText(page, paragraph), ...marks.flatMap((mark) => (mark ? [" ", mark] : []))),
    picture && h("div", { class: "book-picture" }, picture),
  );
}
