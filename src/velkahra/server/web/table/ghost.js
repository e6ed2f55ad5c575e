// A ghost shows the chosen piece where it would lie, and what that gains.
//
// A game marks its root with `data-ghosts`: a selector of the places where pieces may come to lie.

import { drawingOf, frameOf, isSized, layer, picture } from "../board/travel.js";
import { byId, make } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { signOf } from "./counters.js";

const AROUND = "-50 -50 100 100"; // view box of a space, for drawings without a size
const game = byId("game");

/** @type {string[]} */
let taken = []; // ids of the chosen elements
/** @type {Element | null} */
let place = null;
const ghost = make("div", "", "ghost");
const gains = make("span", "", "would-gain");

/** Return the drawing of the piece that was chosen last. */
function chosen() {
  const drawings = taken.map((id) => {
    const element = document.getElementById(id);
    return element && drawingOf(element);
  });
  return drawings.findLast((drawing) => drawing);
}

/** Return the place of an id where pieces may lie. @param {string} id */
function placeOf(id) {
  const places = /** @type {HTMLElement | null} */ (game.firstElementChild)?.dataset.ghosts;
  const element = document.getElementById(id);
  return places && element?.matches(places) ? element : null;
}

/** Show the ghost at an element, or nowhere. @param {string} id */
function haunt(id) {
  place = placeOf(id);
  const drawing = chosen();
  ghost.remove();
  if (!place || !drawing) return;
  gains.replaceChildren();
  ghost.replaceChildren(picture(drawing, isSized(drawing) ? frameOf(drawing) : AROUND), gains);
  follow();
  layer("ghosts").append(ghost);
}

/** Keep the ghost over its place. */
function follow() {
  if (!place) return;
  const { x, y, width, height } = place.getBoundingClientRect();
  ghost.style.transform = `translate(${x}px, ${y}px)`;
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
}

on("table:step", ({ trail, chosen: more }) => {
  taken = [...trail, ...more];
});
on("table:aim", haunt);
on("table:preview", ({ gains: found }) => gains.replaceChildren(...found.map(signOf)));
on("board:zoomed", follow);
for (const name of ["scroll", "resize"]) window.addEventListener(name, follow, { passive: true });
