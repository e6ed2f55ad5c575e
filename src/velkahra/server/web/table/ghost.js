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
const early = make("div", "", "ghost"); // of the premove
/** @type {string[]} */
let path = []; // the elements chosen for the premove
const gains = make("span", "", "would-gain");

/** Return the drawing of the piece that was chosen last. @param {string[]} ids */
function chosen(ids) {
  const drawings = ids.map((id) => {
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
  ghost.remove();
  if (!place) return;
  gains.replaceChildren();
  ghost.replaceChildren(gains);
  draw(ghost, place, taken);
  follow();
}

/** Draw the piece chosen by some elements as a ghost. @param {Element} shown @param {Element} at @param {string[]} ids */
function draw(shown, at, ids) {
  const drawing = isPlace(at) ? chosen(ids) : undefined;
  if (drawing) shown.prepend(picture(drawing, isSized(drawing) ? frameOf(drawing) : AROUND));
  layer("ghosts").append(shown);
}

/** Return the place of the premove. */
const premoved = () =>
  path.map((id) => document.getElementById(id)).findLast((one) => one && isPlace(one));

/** Show the ghost of the premove. */
function keep() {
  const at = premoved();
  early.remove();
  early.replaceChildren();
  if (at) draw(early, at, path);
  follow();
}

/** Keep the ghosts over their places. */
function follow() {
  lay(ghost, place);
  lay(early, premoved());
}

/** @param {HTMLElement} shown @param {Element | null | undefined} at */
function lay(shown, at) {
  if (!at) return;
  const { x, y, width, height } = at.getBoundingClientRect();
  shown.style.transform = `translate(${x}px, ${y}px)`;
  shown.style.width = `${width}px`;
  shown.style.height = `${height}px`;
}

on("table:step", ({ trail, chosen: more }) => {
  taken = [...trail, ...more];
});
on("table:aim", haunt);
on("table:update", ({ turn }) => {
  path = turn?.ahead?.path ?? [];
  keep();
});
on("table:preview", ({ gains: found }) => gains.replaceChildren(...found.map(signOf)));
on("board:zoomed", follow);
for (const name of ["scroll", "resize"]) window.addEventListener(name, follow, { passive: true });
