// Several seats on one device: when the next decision belongs to another of them, empties the page
// and goes to the curtain. A page that was opened while another seat decides stays open.

import { all, hit, isForBrowser } from "../shared/dom.js";
import { on } from "../shared/events.js";

const table = location.pathname.replace(/\/replay$/, "");
const pages = [table, `${table}/replay`]; // those that show what this seat knows

/** @param {HTMLAnchorElement} button */
function watch(button) {
  const seat = Number(button.dataset.seat);
  /** @type {number[]} */
  const others = JSON.parse(button.dataset.others ?? "[]");
  let due = "due" in button.dataset;

  function cover() {
    for (const part of all(document, "main, dialog")) part.remove();
    location.replace(button.href);
  }

  button.addEventListener("click", (event) => {
    event.preventDefault();
    cover();
  });

  /** @param {{acting?: number[], over: boolean}} now */
  function look({ acting = [], over }) {
    const before = due;
    due = !over && !acting.includes(seat) && others.some((other) => acting.includes(other));
    if (due && !before) cover();
  }

  on("table:update", look);
  on("replay:news", look);
  addEventListener("click", leaveNoTrace);
}

/** Follow a link to a page of this seat so that going back does not show it. @param {MouseEvent} event */
function leaveNoTrace(event) {
  const link = hit(event, "a[href]", HTMLAnchorElement);
  if (!link || link.target || event.defaultPrevented || isForBrowser(event)) return;
  if (link.origin !== location.origin || !pages.includes(link.pathname)) return;
  event.preventDefault();
  location.replace(link.href);
}

const button = document.getElementById("hand-over");
if (button instanceof HTMLAnchorElement) watch(button);
