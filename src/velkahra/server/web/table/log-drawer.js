// The log of a narrow page is a drawer: a button opens it, and a swipe to the left; a swipe to the
// right, Esc or a press beside it closes it.

import { byId } from "../shared/dom.js";

const FAR = 60; // pixels of a swipe
const STEEP = 0.6; // how much of a swipe may go up or down

const wide = window.matchMedia("(min-width: 62rem)");
const drawer = /** @type {HTMLElement} */ (byId("log").closest("section"));

const opener = document.getElementById("log-open"); // a lesson has none

/** Make the log a drawer, or a card of the page. */
function fit() {
  drawer.popover = wide.matches || !opener ? null : "auto";
}

/** Open the log if it is a closed drawer. */
export function openLog() {
  if (drawer.popover && !drawer.matches(":popover-open")) drawer.showPopover();
}

/** @type {{x: number, y: number} | null} */
let start = null;

/**
 * Return whether a swipe may begin at an element: nothing around it scrolls or pans sideways.
 * @param {Element | null} element
 */
function isFree(element) {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    if (at.matches("input, textarea, select, dialog, .zoomed")) return false;
    if (at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX !== "visible")
      return false;
  }
  return true;
}

document.addEventListener(
  "touchstart",
  ({ touches, target }) => {
    const [finger] = touches;
    const begins =
      drawer.popover && touches.length === 1 && isFree(/** @type {Element} */ (target));
    start = begins ? { x: finger.clientX, y: finger.clientY } : null;
  },
  { passive: true },
);

document.addEventListener("touchend", ({ changedTouches }) => {
  const [finger] = changedTouches;
  if (!start) return;
  const right = finger.clientX - start.x;
  const down = finger.clientY - start.y;
  start = null;
  if (Math.abs(right) < FAR || Math.abs(down) > STEEP * Math.abs(right)) return;
  if (right < 0) openLog();
  else if (drawer.matches(":popover-open")) drawer.hidePopover();
});

wide.addEventListener("change", fit);
fit();
