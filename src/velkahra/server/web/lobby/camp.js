// Setting up a camp in steps: offers what goes with the number of teams, and marks the current step.

import { all, byId, setAttribute } from "../shared/dom.js";
import { fieldOf, limit } from "./limits.js";

const links = all(document, ".ways a", HTMLAnchorElement);

function count() {
  limit(Number(fieldOf("teams")?.value));
}

function mark() {
  const now = links.find(({ hash }) => hash === location.hash) ?? links[0];
  for (const link of links) setAttribute(link, "aria-current", link === now ? "step" : null);
}

byId("camp").addEventListener("change", count);
window.addEventListener("hashchange", mark);
count();
mark();
