/** The page that the service worker shows when the server cannot be reached: it goes on by itself. */

import { backoff } from "../core/backoff.js";
import { byId, fill, h } from "../core/dom.js";
import { at, openPage } from "./page.js";

let tries = 0;

/** Loads the wanted page as soon as the server answers; asks in ever longer steps. */
async function goOn() {
  try {
    const answer = await fetch(at("healthz"), { cache: "no-store" });
    if (answer.ok) location.reload();
    else later();
  } catch {
    later();
  }
}

function later() {
  tries += 1;
  setTimeout(goOn, backoff(tries));
}

addEventListener("online", goOn);
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && goOn());
later();

// The words may not be kept here; then the page stays as it is written.
const { t } = await openPage();
document.title = t("page-title", { status: t("offline-title") });
fill(byId("header"), h("a", { class: "wordmark", href: at("./") }, "Toktonk"));
fill(
  byId("offline"),
  h("h1", null, t("offline-title")),
  h("p", { class: "lead" }, t("offline-text")),
  h("p", null, h("button", { class: "button button-main", onclick: () => location.reload() }, t("try-again"))),
);
