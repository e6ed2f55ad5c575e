// Marks the place in the log up to which a returning viewer has seen it.
//
// This browser alone remembers the place, and asks for all lines since. Lines that come while the
// page is hidden count as not seen. The mark stays until the viewer acts.

import { byId, make, setHidden, wordsOf } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { keep, recall } from "../shared/storage.js";
import { openLog } from "./log-drawer.js";

const table = byId("table");
const log = byId("log");
const missed = byId("missed");
const words = wordsOf(table);
const place = `velkahra-${table.dataset.live?.split("/")[2]}-${table.dataset.seat}-log`;

let count = -1; // number of lines in the log
/** @type {HTMLElement | null} */
let mark = null; // the mark between seen and new lines
let seen = Number(recall(place) ?? -1);
if (seen >= 0) table.dataset.live += `&seen=${seen}`;
let since = -1; // the first line that was not seen, while the mark stands

/** The first line of the log since the viewer was here last; -1 if there are none. */
export const unseenFrom = () => since;

function remember() {
  seen = count;
  keep(place, count);
}

function unmark() {
  since = -1;
  mark?.remove();
  mark = null;
  setHidden(missed, true);
}

/** Draw the mark below the oldest line that was not seen. */
function draw() {
  unmark();
  since = seen;
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
  openLog();
  log.closest("section")?.scrollIntoView({ block: "start" });
  mark?.scrollIntoView({ block: "nearest" });
  log.focus({ preventScroll: true });
});

on("table:update", ({ log: { first, lines, own }, layout }) => {
  const arriving = layout !== undefined;
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
