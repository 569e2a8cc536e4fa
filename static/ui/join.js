/** Joining by the short code that a friend reads out, or by a pasted link. */

import { ApiError, request } from "../core/api.js";
import { h } from "../core/dom.js";
import { explain } from "../core/reasons.js";
import { readInvitation } from "./invitation.js";
import { at } from "./page.js";

/**
 * @param {import("./page.js").Page} page
 * @returns {HTMLFormElement}
 */
export function joinForm(page) {
  const { t } = page;
  const problem = h("p", { class: "problem", id: "join-problem", role: "alert" });
  const input = h("input", {
    id: "join-code",
    name: "code",
    class: "code-input",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    placeholder: "KQ7 M2P",
    required: true,
    "aria-describedby": "join-problem",
  });
  const onsubmit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    problem.textContent = await join(page, input.value);
  };
  return h(
    "form",
    { class: "join", onsubmit },
    h("label", { for: "join-code" }, t("join-label")),
    h("div", { class: "field-row" }, input, h("button", { class: "button", type: "submit" }, t("join-button"))),
    problem,
  );
}

/**
 * Goes to the room, or says why not.
 * @param {import("./page.js").Page} page
 * @param {string} typed
 * @returns {Promise<string>}
 */
async function join(page, typed) {
  const invitation = readInvitation(typed);
  if (!invitation) return page.t("join-unreadable");
  try {
    const link = "link" in invitation ? invitation.link : (await request(at(`api/codes/${invitation.code}`))).link;
    location.href = at(`r/${link}`);
    return "";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 429
      ? page.t("join-wait", { seconds: error.retryAfter || 60 })
      : explain(page, error.reason);
  }
}
