// Shows the large picture of the card that a mouse, the keyboard or a resting finger points at.
//
// A card has its number in `data-card`; its large picture is the element #lens-NUMBER, if the game
// has them. A `:has()` in the game's style would search the whole table at every change of it.

import { byId, hit, setClass } from "../shared/dom.js";
import { on } from "../shared/events.js";

const game = byId("game");

/** @type {HTMLElement | null} */
let card = null; // whose large picture is shown
/** @type {HTMLElement | null} */
let lens = null;

/** Show the large picture of a card, and no other. @param {HTMLElement | null} wanted */
function show(wanted) {
  const found = document.getElementById(`lens-${wanted?.dataset.card}`);
  if (lens && lens !== found) setClass(lens, "shown", false);
  if (found) setClass(found, "shown", true);
  [card, lens] = [wanted, found];
}

/** @param {Event} event */
const cardOf = (event) => hit(event, "[data-card]");

/** Show the card that a mouse points at. @param {PointerEvent} event */
function point(event) {
  if (event.pointerType === "mouse") show(cardOf(event));
}

/** Where the mouse was pressed: a card that comes under it there waits until it moves. */
let pressed = "";
/** @param {PointerEvent} event */
const placeOf = ({ screenX, screenY }) => `${screenX} ${screenY}`;

game.addEventListener("pointerover", (event) => {
  if (placeOf(event) !== pressed) point(event);
  else game.addEventListener("pointermove", point, { once: true });
});
game.addEventListener("pointerdown", (event) => {
  pressed = placeOf(event);
  if (event.pointerType !== "mouse") show(cardOf(event));
});
for (const name of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) {
  game.addEventListener(name, (event) => {
    if (event.pointerType !== "mouse" || name === "pointerleave") show(null);
  });
}
game.addEventListener("focusin", (event) => {
  if (/** @type {Element} */ (event.target).matches(":focus-visible")) show(cardOf(event));
});
game.addEventListener("focusout", () => {
  if (!card?.matches(":hover")) show(null);
});
on("board:drawn", () => show(card?.isConnected ? card : null)); // the card may be another now
