/** How friends get to the table: a link to copy or share, a code to read out. */

import { h } from "../core/dom.js";
import { isHere, spacedCode } from "./invitation.js";
import { at } from "./page.js";
import { qrCode } from "./qr.js";

/**
 * @param {import("../core/types.js").View} view
 * @param {import("../core/types.js").Translate} t
 * @param {(text: string) => void} tell what happened
 * @returns {HTMLElement}
 */
export function invitation(view, t, tell) {
  const link = at(`r/${view.room.link}`);
  const field = h("input", { class: "link-field", readonly: true, value: link, "aria-label": t("invite-link") });
  field.addEventListener("focus", () => field.select());
  const onclick = async () => tell(t((await copy(link, field)) ? "invite-copied" : "invite-copy-failed"));
  const game = t(`game-${view.game}`);
  return h(
    "section",
    { class: "invite panel" },
    h("h2", null, t("invite-title")),
    h("p", { class: "soft" }, t(isHere(location.hostname) ? "invite-here" : "invite-text")),
    h(
      "div",
      { class: "field-row" },
      field,
      h("button", { class: "button", type: "button", onclick }, t("invite-copy")),
    ),
    h("div", { class: "button-row" }, "share" in navigator && shareButton(link, game, t), qrButton(link, t)),
    h("p", null, t("invite-code"), " ", h("strong", { class: "room-code" }, spacedCode(view.room.code))),
  );
}

/**
 * @param {string} link
 * @param {string} game
 * @param {import("../core/types.js").Translate} t
 */
function shareButton(link, game, t) {
  const onclick = () => {
    // closing the share sheet rejects; that is an answer, not a fault
    navigator.share({ title: "Toktonk", text: t("invite-share-text", { game }), url: link }).catch(() => {});
  };
  return h("button", { class: "button", type: "button", onclick }, t("invite-share"));
}

/**
 * Shows and hides the code that a phone's camera reads.
 * @param {string} link
 * @param {import("../core/types.js").Translate} t
 */
function qrButton(link, t) {
  const onclick = async () => {
    const open = button.getAttribute("aria-expanded") === "true";
    button.setAttribute("aria-expanded", String(!open));
    if (open) place.replaceChildren();
    else place.replaceChildren(await qrCode(link, t("invite-qr-label")));
  };
  const button = h("button", { class: "button", type: "button", "aria-expanded": "false", onclick }, t("invite-qr"));
  const place = h("div", { class: "qr-place" });
  return [button, place];
}

/**
 * The clipboard is only there on secure addresses; a game in the living room may run on a plain one.
 * @param {string} text
 * @param {HTMLInputElement} field
 * @returns {Promise<boolean>}
 */
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}
