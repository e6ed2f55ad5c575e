// The start page of the site as an app: installs the worker, and keeps what its list shows.
//
// Without a connection, the page /offline shows the list as it was seen last. Pictures are those of
// the list, which show what one's own seat may see; of several seats on a device, what all may see.

import { all } from "../shared/dom.js";

const KEPT = "velkahra-seen";
const WORKER = "/push-worker.js";

/** Return what a page needs. @param {Document} page */
const needs = (page) =>
  all(page, "link[rel=stylesheet], link[rel=modulepreload], link[rel=preload], script[src]").map(
    (part) => part.getAttribute("href") ?? part.getAttribute("src") ?? "",
  );

/** Read the list of one's own tables. */
const tables = () =>
  all(document, "#mine .tiles > li").map((item) => ({
    title: item.querySelector("strong")?.textContent ?? "",
    state: item.querySelector(".state")?.textContent ?? "",
    who: item.querySelector(".who")?.textContent ?? "",
    picture: item.querySelector("img")?.getAttribute("src") ?? "",
  }));

async function keepAll() {
  const address = `/offline?language=${document.documentElement.lang}`;
  const answer = await fetch(address);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.clone().text(), "text/html");
  const seen = tables();
  await caches.delete(KEPT); // nothing stays of tables that are gone, or of another account
  const kept = await caches.open(KEPT);
  await kept.put("/offline", answer);
  await kept.put("/seen.json", Response.json({ at: Date.now(), tables: seen }));
  const pictures = seen.map(({ picture }) => picture).filter(Boolean);
  for (const part of [...needs(page), ...pictures]) await kept.add(part).catch(() => {});
}

async function begin() {
  if (!navigator.serviceWorker || !window.isSecureContext) return;
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  await keepAll();
}

begin().catch(() => {}); // a browser may forbid it: then the site is a page as before
