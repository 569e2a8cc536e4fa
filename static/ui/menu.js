/** The menu of a table: preferences, the invitation, the way out. */

import { h } from "../core/dom.js";
import { drawingOf } from "../games/index.js";
import { confirmDialog, openDialog } from "./dialogs.js";
import { withoutGuided } from "./guideplace.js";
import { Hosting } from "./hosting.js";
import { invitation } from "./invite.js";
import { at } from "./page.js";
import { preferences } from "./prefs.js";
import { seatLinks } from "./seatlink.js";
import { signalChoices } from "./signalprefs.js";

/**
 * @param {object} parts
 * @param {import("./page.js").Page} parts.page
 * @param {import("../core/client.js").Client} parts.client
 * @param {(text: string) => void} parts.toast
 * @param {import("./seatlink.js").Ask} parts.send
 * @param {(part: "cards" | "rules") => void} parts.rules opens the book of rules
 * @returns {HTMLDialogElement}
 */
export function openMenu({ page, client, toast, send, rules }) {
  const { t } = page;
  const { store } = client;
  const { view } = store;
  const close = h("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("close"));
  const ask = () => askToLeave(page, view, () => leaveTable(client));
  const out = h("button", { class: "button button-quiet", type: "button", onclick: ask }, t("leave"));
  const read = () => {
    dialog.close();
    rules("rules");
  };
  const dialog = openDialog(
    t("bar-menu"),
    preferences(page),
    motionChoice(page),
    view && signalChoices(page),
    view && h("button", { class: "button", type: "button", onclick: read }, t("rulebook")),
    view?.phase === "playing" && view.you.seat !== null && guideAgain(page, view.game, () => dialog.close()),
    view && view.phase !== "lobby" && hosting(page, view, send),
    seatLinks(page, store, send, toast),
    view && invitation(view, t, toast),
    h("div", { class: "dialog-actions" }, out, close),
  );
  dialog.classList.add("menu");
  return dialog;
}

/**
 * @param {import("./page.js").Page} page
 * @param {import("../core/types.js").View} view
 * @param {import("./hosting.js").Send} send
 */
function hosting(page, view, send) {
  const panel = new Hosting(page, send);
  panel.update(view);
  return panel.element;
}

/** @param {import("./page.js").Page} page @param {string} game @param {() => void} close */
function guideAgain({ t, settings }, game, close) {
  const onclick = () => {
    close();
    settings.set("guide", withoutGuided(settings.get("guide"), drawingOf(game)?.folder ?? ""));
  };
  return h("button", { class: "button", type: "button", onclick }, t("guide-again"));
}

/** @param {import("./page.js").Page} page */
function motionChoice({ t, settings }) {
  const onchange = (/** @type {Event} */ event) => {
    settings.set("motion", /** @type {HTMLInputElement} */ (event.target).checked ? "on" : "off");
  };
  const box = h("input", { type: "checkbox", checked: settings.motion, onchange });
  return h("label", { class: "check" }, box, t("pref-motion"));
}

/**
 * Gives the seat back before the game, or lets the house play for it; the answer is not waited for longer than a moment.
 * @param {import("../core/client.js").Client} client
 */
async function leaveTable(client) {
  const { view } = client.store;
  const holds = view?.phase !== "over" && (view?.you.seat != null || view?.you.host);
  if (holds) await Promise.race([client.send("leave"), new Promise((resolve) => setTimeout(resolve, 1_000))]);
  location.href = at("./");
}

/**
 * In a running game the seat stays one's own, which a person should know before going.
 * @param {import("./page.js").Page} page
 * @param {import("../core/types.js").View | null} view
 * @param {() => void} leave
 */
async function askToLeave({ t }, view, leave) {
  const playing = view?.phase === "playing" && view.you.seat !== null;
  const words = { title: t("leave-title"), text: t("leave-text"), yes: t("leave"), no: t("stay") };
  if (!playing || (await confirmDialog(words))) leave();
}
