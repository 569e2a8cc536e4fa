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
  const text = t("invite-share-text", { game: t(`game-${view.game}`) });
  return h(
    "section",
    { class: "invite panel" },
    h("h2", null, t("invite-title")),
    h("p", { class: "soft" }, t(isHere(location.hostname) ? "invite-here" : "invite-text")),
    ways(link, { label: t("invite-link"), text, qr: t("invite-qr-label") }, t, tell),
    h("p", null, t("invite-code"), " ", h("strong", { class: "room-code" }, spacedCode(view.room.code))),
  );
}

/**
 * The ways in which a link leaves this page: copied, shared, or read by a camera.
 * @param {string} link
 * @param {{label: string, text: string, qr: string}} words of the field, of what is shared, of the code
 * @param {import("../core/types.js").Translate} t
 * @param {(text: string) => void} tell
 */
export function ways(link, words, t, tell) {
  const field = h("input", { class: "link-field", readonly: true, value: link, "aria-label": words.label });
  field.addEventListener("focus", () => field.select());
  const onclick = async () => tell(t((await copy(link, field)) ? "invite-copied" : "invite-copy-failed"));
  const button = h("button", { class: "button", type: "button", onclick }, t("invite-copy"));
  const share = "share" in navigator && shareButton(link, words.text, t);
  return [
    h("div", { class: "field-row" }, field, button),
    h("div", { class: "button-row" }, share, qrButton(link, words.qr, t)),
  ];
}

/**
 * @param {string} link
 * @param {string} text
 * @param {import("../core/types.js").Translate} t
 */
function shareButton(link, text, t) {
  const onclick = () => {
    // closing the share sheet rejects; that is an answer, not a fault
    navigator.share({ title: "Toktonk", text, url: link }).catch(() => {});
  };
  return h("button", { class: "button", type: "button", onclick }, t("invite-share"));
}

/**
 * Shows and hides the code that a phone's camera reads.
 * @param {string} link
 * @param {string} label
 * @param {import("../core/types.js").Translate} t
 */
function qrButton(link, label, t) {
  const onclick = async () => {
    const open = button.getAttribute("aria-expanded") === "true";
    button.setAttribute("aria-expanded", String(!open));
    if (open) place.replaceChildren();
    else place.replaceChildren(await qrCode(link, label));
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
