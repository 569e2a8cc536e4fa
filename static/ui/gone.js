/** A refused handshake tells a page nothing; if the room is gone, the server has a page that says so. */
export async function reloadIfGone() {
  const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (answer?.status === 404) location.reload();
}
