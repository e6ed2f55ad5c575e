// The list of puzzles: marks the solved ones.

import { all, byId, one } from "../shared/dom.js";
import { solvedOf } from "./solved.js";

const list = one(document, "main.puzzles");
const status = byId("solved");

function mark() {
  const solved = solvedOf(list.dataset.game ?? "");
  const links = all(list, "[data-puzzle]");
  const done = links.filter((link) => solved.includes(Number(link.dataset.puzzle)));
  for (const link of links) {
    const isSolved = done.includes(link);
    link.classList.toggle("is-solved", isSolved);
    one(link, ".mark").hidden = !isSolved;
  }
  status.hidden = done.length === 0;
  status.textContent = (status.dataset.words ?? "").replace("%1", String(done.length));
}

window.addEventListener("pageshow", mark); // also on the way back from a puzzle
