// Gains fly from where something happened to their counters, and rise there. The new lines of the log
// know the elements that they are about.

import { later } from "../board/later.js";
import { on } from "../shared/events.js";
import { isStill } from "../shared/motion.js";
import { counts, gainsSince, signOf } from "./counters.js";

/**
 * @typedef {import("../shared/events.js").Gain} Gain
 * @typedef {import("../shared/messages").LogLines} LogLines
 */

const SHOWN = 1600; // milliseconds
const FLIGHT = 800;
const EDGE = 24; // pixels: counters out of sight are taken for the edge of the window
/** @type {Map<string, number>} */
let before = new Map();

/**
 * Show a gain that flies from a box to its counter and rises from there.
 * @param {Gain} gain
 * @param {DOMRect} [from]
 */
function show(gain, from) {
  const box = document.getElementById(gain.id)?.getBoundingClientRect();
  if (!box?.width) return; // hidden in another tab
  const sign = signOf(gain);
  sign.style.left = `${box.x + box.width / 2}px`;
  sign.style.top = `${Math.min(Math.max(box.y, EDGE), window.innerHeight - EDGE)}px`;
  document.body.append(sign);
  if (from && !isStill()) fly(sign, from);
  setTimeout(() => sign.remove(), SHOWN);
}

/**
 * Return where in sight the first thing happened that new lines are about.
 * @param {LogLines} lines
 */
function placeOf({ highlights }) {
  const boxes = highlights.flat().map((id) => document.getElementById(id)?.getBoundingClientRect());
  return boxes.find((box) => box?.width);
}

/**
 * Let a sign come from a box.
 * @param {HTMLElement} sign
 * @param {DOMRect} from
 */
function fly(sign, from) {
  const to = sign.getBoundingClientRect();
  const [x, y] = [from.x + from.width / 2 - to.x, from.y + from.height / 2 - to.y];
  sign.style.animationDelay = `${FLIGHT}ms`;
  const way = [
    { translate: `${x}px ${y}px`, scale: 0.6, opacity: 0 },
    { translate: `${x}px ${y}px`, scale: 1.25, opacity: 1, offset: 0.25 },
    { translate: "none", scale: 1, opacity: 1 },
  ];
  sign.animate(way, { duration: FLIGHT, easing: "ease-in-out" });
}

on("table:before", () => {
  before = counts();
});
on("table:update", ({ layout, log }) => {
  if (layout !== undefined) return;
  later(() => {
    for (const gain of gainsSince(before)) show(gain, placeOf(log));
  });
});
