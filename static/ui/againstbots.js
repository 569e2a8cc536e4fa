/** Alone at a table: sits down, lets bots take the other places, and begins. */

const STRENGTH = "regular";

/**
 * @param {import("./lobby.js").LobbyParts} parts
 * @param {import("../core/types.js").View} view of a lobby in which nobody sits yet, for its host
 */
export async function beginWithBots({ page, send }, view) {
  const [own, ...others] = view.seats.map(({ seat }) => seat);
  await send("sit", { seat: own, name: page.settings.get("name") || page.t("bots-you") });
  for (const seat of others) await send("add_bot", { seat, strength: STRENGTH });
  await send("start");
}
