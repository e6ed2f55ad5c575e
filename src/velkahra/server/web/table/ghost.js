// A ghost shows the chosen piece where it would lie, and at every choice what it gains.
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

/** Return whether pieces may lie on an element. @param {Element} element */
function isPlace(element) {
  const places = /** @type {HTMLElement | null} */ (game.firstElementChild)?.dataset.ghosts;
  return places !== undefined && element.matches(places);
}

/** Show the ghost at an element, or nowhere. @param {string} id */
function haunt(id) {
  place = document.getElementById(id);
  const drawing = place && isPlace(place) ? chosen() : undefined;
  ghost.remove();
  if (!place) return;
  gains.replaceChildren();
  ghost.replaceChildren(gains);
  if (drawing) ghost.prepend(picture(drawing, isSized(drawing) ? frameOf(drawing) : AROUND));
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
