// Who comes back sees where the log goes on from what they saw last.
//
// How far this viewer has seen the log is remembered in this browser only; what comes while the page
// is out of sight counts as not seen. The mark stays until the viewer acts.

import { byId, make, setHidden, wordsOf } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { keep, recall } from "../shared/storage.js";

const table = byId("table");
const log = byId("log");
const missed = byId("missed");
const words = wordsOf(table);
const place = `velkahra-${table.dataset.live?.split("/")[2]}-${table.dataset.seat}-log`;

let count = -1; // lines of the log that are there
/** @type {HTMLElement | null} */
let mark = null; // the line between what was seen and what is new
let seen = Number(recall(place) ?? -1);

function remember() {
  seen = count;
  keep(place, count);
}

function unmark() {
  mark?.remove();
  mark = null;
  setHidden(missed, true);
}

/** Draw the line below the oldest line that was not seen. */
function draw() {
  unmark();
  const text = words.since.replace("%1", String(count - seen));
  mark = make("li", `\u2191 ${text}`, "since");
  const oldest = log.querySelector(`[data-n="${seen}"]`)?.closest("li");
  if (oldest) oldest.after(mark);
  else log.append(mark);
  missed.textContent = text;
  missed.hidden = false;
}

missed.addEventListener("click", () => {
  missed.hidden = true;
  log.closest("section")?.scrollIntoView({ block: "start" });
  mark?.scrollIntoView({ block: "nearest" });
  log.focus({ preventScroll: true });
});

on("table:update", ({ log: { first, lines, own }, layout }) => {
  const arriving = Boolean(layout);
  const acted = own.some((ply, i) => ply >= 0 && first + i >= count);
  count = first + lines.length;
  if (!arriving && acted) unmark();
  if (seen > count) remember();
  if ((arriving || document.hidden) && seen >= 0 && seen < count) draw();
  if (!document.hidden || seen < 0) remember();
});

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && count >= 0) remember();
});
