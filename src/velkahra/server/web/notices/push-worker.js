// The service worker: notifies of a turn while no page is open. It stores nothing and answers no
// requests of pages. It is no module, because some browsers take none here.

/** @type {any} */
const worker = self; // TypeScript cannot load a worker's types together with a page's

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, tag, url } = event.data.json();
  const shown = { body, tag, silent: true, data: url };
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
