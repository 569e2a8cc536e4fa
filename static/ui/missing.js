/** The page of a link that leads nowhere: says so and offers the ways on. */

import { byId, fill, h } from "../core/dom.js";
import { joinForm } from "./join.js";
import { at, openPage } from "./page.js";
import { preferences } from "./prefs.js";

const page = await openPage("home");
const { t } = page;
document.title = t("page-title", { status: t("missing-title") });
fill(byId("header"), h("a", { class: "wordmark", href: at("./") }, "Toktonk"), preferences(page));
fill(
  byId("missing"),
  h("h1", null, t("missing-title")),
  h("p", { class: "lead" }, t("missing-text")),
  h("p", null, h("a", { class: "button button-main", href: at("./") }, t("missing-home"))),
  joinForm(page),
);
