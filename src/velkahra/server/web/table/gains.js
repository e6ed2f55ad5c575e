// Gains fly from where something happened to their counters, and rise there. Games mark the place where
// something happened last with `data-happened`.

import { later } from "../board/later.js";
import { byId } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { isStill } from "../shared/motion.js";
import { counts, gainsSince, signOf } from "./counters.js";

/** @typedef {import("../shared/events.js").Gain} Gain */

const SHOWN = 1600; // milliseconds
const FLIGHT = 800;
const EDGE = 24; // pixels: counters out of sight are taken for the edge of the window
const game = byId("game");

/** @type {Map<string, number>} */
let before = new Map();

/** Show a gain that flies to its counter and rises from there. @param {Gain} gain */
function show(gain) {
  const box = document.getElementById(gain.id)?.getBoundingClientRect();
  if (!box?.width) return; // hidden in another tab
  const sign = signOf(gain);
  sign.style.left = `${box.x + box.width / 2}px`;
  sign.style.top = `${Math.min(Math.max(box.y, EDGE), window.innerHeight - EDGE)}px`;
  document.body.append(sign);
  fly(sign);
  setTimeout(() => sign.remove(), SHOWN);
}

/** Let a sign come from where something happened. @param {HTMLElement} sign */
function fly(sign) {
  const from = game.querySelector("[data-happened]")?.getBoundingClientRect();
  if (!from?.width || isStill()) return;
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
on("table:update", ({ layout }) => {
  if (layout === undefined) later(() => gainsSince(before).forEach(show));
});
