// Finds the elements of the board that a click or a key may mean.

import { byId } from "../shared/dom.js";
import { isFinger } from "../shared/finger.js";

const game = byId("game");

/** Return the id of the choosable element around an element, or null. @param {Element | null} element */
export function touchable(element) {
  const found = element?.closest("button[id], [id][role='button']");
  return found && game.contains(found) ? found.id : null;
}

/** @param {(Element | null)[]} elements */
const idsOf = (elements) => [...new Set(elements.flatMap((element) => touchable(element) ?? []))];

/**
 * List all ids under the pointer, topmost first, as a piece may cover the space that is meant.
 * @param {MouseEvent} event
 */
export function idsUnder(event) {
  const target = /** @type {Element} */ (event.target);
  const covers = target.closest("a, button, label, summary"); // these controls hide elements below
  const pointed = event.detail > 0 && (event.clientX || event.clientY) && !covers;
  return idsOf(pointed ? document.elementsFromPoint(event.clientX, event.clientY) : [target]);
}

/**
 * List a space and the pieces over its middle, as Enter on the space may mean one of them.
 * @param {Element} space
 */
export function idsAt(space) {
  const box = space.getBoundingClientRect();
  const stack = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return idsOf([space, ...stack]);
}

// A finger needs no focus, and each change of focus costs a layout during the step.
byId("table").addEventListener("mousedown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (!isFinger() || !target.closest("#game button, #game [role='button'], #controls button"))
    return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});
