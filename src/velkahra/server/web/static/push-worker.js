// The service worker: it shows that it is one's turn while no page of ours is open. It keeps nothing
// and answers no request of a page.
"use strict";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title, body, tag, url } = event.data.json();
  const shown = { body, tag, silent: true, data: url };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Show the table: its page if one is open, else a new one. `url` is /turn/TABLE/SEAT. */
async function open(url) {
  const table = url.split("/")[2];
  const own = new RegExp(`^/table/${table}/[^/]+$`);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => own.test(new URL(page.url).pathname));
  await (there ? there.focus() : self.clients.openWindow(url));
}
