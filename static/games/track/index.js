/** The table of Tokken, Tok and their family: what docs/protocol.md says of them, drawn and made playable. */

import { TrackTable } from "./table.js";

export { describeEvent } from "./words.js";

/**
 * @param {HTMLElement} root filled by the table, which takes its whole size
 * @param {import("./types.js").Host} host
 * @returns {import("../../core/types.js").MountedTable}
 */
export function mountTable(root, host) {
  return new TrackTable(root, host);
}
