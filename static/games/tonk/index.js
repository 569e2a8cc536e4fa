/** The table of Tonk: what docs/protocol.md says of it, drawn and made playable. */

import { TonkTable } from "./table.js";

export { describeEvent } from "./events.js";

/**
 * @param {HTMLElement} root filled by the table, which takes its whole size
 * @param {import("./types.js").Host} host
 * @returns {import("../../core/types.js").MountedTable}
 */
export function mountTable(root, host) {
  return new TonkTable(root, host);
}
