// The page on which a study begins: the studies that this browser has opened, and a file to read.

import "../shared/upload.js";
import { byId, make, one } from "../shared/dom.js";
import { recallObject } from "../shared/storage.js";
import { SHELF } from "./shelf.js";

const list = byId("own-studies");
const { game } = one(document, "main").dataset;
/** @type {[path: string, title: string][]} */
const known = Object.entries(recallObject(SHELF));
const own = known.filter(([path]) => path.startsWith(`/study/${game}/`)).reverse();

for (const [path, title] of own) {
  const link = make("a", title);
  link.href = path;
  const item = make("li");
  item.append(link);
  one(list, "ul").append(item);
}
list.hidden = own.length === 0;
