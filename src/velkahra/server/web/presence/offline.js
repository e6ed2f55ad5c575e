// The page without a connection: one's own tables as they were seen last, and when that was.

import { byId, make, wordsOf } from "../shared/dom.js";

const words = wordsOf(byId("offline"));
const list = byId("seen");
const asOf = byId("as-of");

/** @param {{title: string, state: string, who: string, picture: string}} table */
function item({ title, state, who, picture }) {
  const made = make("li", "", "quiet");
  const box = make("div", "", "go");
  if (picture) {
    const image = make("img");
    image.src = picture;
    image.alt = "";
    box.append(image);
  }
  box.append(make("strong", title), make("span", state, "state"), make("span", who, "who"));
  made.append(box);
  return made;
}

async function show() {
  const answer = await caches.match("/seen.json");
  const seen = answer ? await answer.json() : { at: 0, tables: [] };
  if (!seen.tables.length) {
    asOf.textContent = words.none;
    return;
  }
  const when = new Date(seen.at).toLocaleString(document.documentElement.lang, {
    dateStyle: "long",
    timeStyle: "short",
  });
  asOf.textContent = words["as-of"].replace("%1", when);
  list.replaceChildren(...seen.tables.map(item));
}

addEventListener("online", () => location.replace("/"));
show();
