// The service worker: notifies of a turn while no page is open, and leads to the page /offline
// without a connection. It stores nothing: presence/app.js does. It is no module, because some
// browsers take none here.

/** @type {any} */
const worker = self; // TypeScript cannot load a worker's types together with a page's

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, tag, url } = event.data.json();
  const shown = { body, tag, silent: true, data: url };
  worker.navigator.setAppBadge?.().catch(() => {});
  event.waitUntil(worker.registration.showNotification(title, shown));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});

/** Show the table: its page if one is open, else a new one. @param {string} url /turn/TABLE/SEAT */
async function openTable(url) {
  const table = url.split("/")[2];
  const own = new RegExp(`^/table/${table}/[^/]+$`);
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isOwn = (/** @type {{url: string}} */ page) => own.test(new URL(page.url).pathname);
  const there = pages.find(isOwn);
  await (there ? there.focus() : worker.clients.openWindow(url));
}

const OFFLINE = "/offline";

/** Return whether a request comes from the page /offline. @param {Request} request */
const isOfOffline = ({ referrer }) => referrer !== "" && new URL(referrer).pathname === OFFLINE;

/** Lead to the page /offline, or show it as it was kept. @param {string} url */
async function offline(url) {
  if (new URL(url).pathname !== OFFLINE) return Response.redirect(OFFLINE);
  return (await caches.match(OFFLINE)) ?? Response.error();
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => offline(request.url)));
  } else if (isOfOffline(request)) {
    event.respondWith(
      fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()),
    );
  }
});
