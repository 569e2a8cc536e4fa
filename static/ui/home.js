/** The front door: what this is, which games there are, open a room, join by code. */

import { request } from "../core/api.js";
import { byId, fill, h } from "../core/dom.js";
import { gameCards, readGames } from "./games.js";
import { joinForm } from "./join.js";
import { at, openPage } from "./page.js";
import { preferences } from "./prefs.js";
import { Tables } from "./tables.js";
import { keepShell } from "./worker.js";

const PATIENCE = 500; // milliseconds

const page = await openPage("home");
const { t } = page;
document.title = t("home-title");
fill(byId("header"), h("p", { class: "wordmark" }, "Toktonk"), preferences(page));
fill(byId("hero"), h("h1", null, t("home-headline")), h("p", { class: "lead" }, t("home-lead")), joinForm(page));
const tables = new Tables(page, { own: byId("own"), open: byId("open"), over: byId("over") }).start();
// What stands below the lists does not jump when they come.
Promise.race([tables, new Promise((resolve) => setTimeout(resolve, PATIENCE))]).then(showRest);
keepShell();

function showRest() {
  showGames();
  fill(byId("how"), h("h2", null, t("home-how")), howTo());
  fill(byId("footer"), h("p", null, t("home-footer")));
}

function howTo() {
  return h(
    "ol",
    { class: "steps" },
    h("li", null, t("home-step-create")),
    h("li", null, t("home-step-share")),
    h("li", null, t("home-step-play")),
  );
}

/** The cards are there at once; what can be played is known when the server has answered. */
async function showGames() {
  const heading = h("h2", { id: "games-heading" }, t("home-games"));
  fill(byId("games"), heading, gameCards(page, null));
  try {
    const games = readGames(await request(at("api/games")));
    fill(byId("games"), heading, gameCards(page, games));
  } catch {
    const retry = h("button", { class: "button", onclick: showGames }, t("try-again"));
    fill(
      byId("games"),
      heading,
      h("p", { class: "problem", role: "alert" }, t("home-no-server"), " ", retry),
      gameCards(page, []),
    );
  }
}
