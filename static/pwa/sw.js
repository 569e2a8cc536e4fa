/**
 * The service worker: keeps what a visit has loaded, so that the next one is quick, and shows a page of its own when the
 * server cannot be reached. It never touches what is said at a table. The server writes the version and the list.
 */

const VERSION = "@VERSION@";
const OFFLINE = "@ROOT@offline";
const KEPT = ["@KEPT@"];
const CACHE = `toktonk-${VERSION}`;
const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keep([OFFLINE, ...KEPT]).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(offline));
  else if (request.url.includes(`/static/${VERSION}/`)) event.respondWith(fromCache(request));
});

/** What the page had loaded before this worker was there: the browser has it still, so nothing goes over the wire. */
worker.addEventListener("message", (/** @type {any} */ event) => {
  const loaded = /** @type {string[]} */ (event.data?.loaded ?? []);
  const ours = loaded.filter(
    (address) => address.startsWith(location.origin) && address.includes(`/static/${VERSION}/`),
  );
  event.waitUntil(keep(ours));
});

/** A note that it is somebody's turn leads back to the table. */
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

/** @param {string} address */
async function goTo(address) {
  const pages = await worker.clients.matchAll({ type: "window" });
  const open = pages.find((/** @type {any} */ page) => page.url === address);
  await (open ? open.focus() : worker.clients.openWindow(address));
}

/** @param {string[]} addresses */
async function keep(addresses) {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const address of addresses) if (!(await cache.match(address))) missing.push(address);
  await cache.addAll(missing);
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith("toktonk-") && name !== CACHE) await caches.delete(name);
  }
}

/** @param {Request} request */
async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone()).catch(() => {}); // a full disk only costs speed
  return answer;
}

async function offline() {
  return (await caches.match(OFFLINE)) ?? Response.error();
}
