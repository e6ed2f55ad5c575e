// What a character says at a moment that matters: a bubble at its place on the board, for a while.

import { playerMark } from "../board/players.js";
import { all, byId, one, setHidden } from "../shared/dom.js";
import { on } from "../shared/events.js";

const SHOWN = 8000; // milliseconds
const EDGE = 8; // pixels between the bubble and the edge of the window
const bubble = byId("remark");
const line = byId("remark-text");
let timer = 0;

/** Return the place of a seat that is in sight: on the board, else in the log. @param {number} seat */
function placeOf(seat) {
  const marks = all(document, `:is(#game, #log) [data-player="${seat}"]`);
  return marks
    .map((mark) => (mark.checkVisibility() ? mark.getBoundingClientRect() : null))
    .find((box) => box && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight);
}

/** Put the bubble below the place of a seat; without one, where it covers little. @param {number} seat */
function place(seat) {
  const at = placeOf(seat) ?? spare();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.min(at.left, innerWidth - width - EDGE);
  const below = at.bottom + height + EDGE < innerHeight;
  bubble.style.left = `${Math.max(EDGE, left)}px`;
  bubble.style.top = `${below ? at.bottom + 4 : at.top - height - 4}px`;
}

/** Return the upper edge of the title while it is in sight, else the prompt. */
function spare() {
  const { left, top, bottom } = one(document, ".top").getBoundingClientRect();
  return bottom > 0 ? { left, top, bottom: top } : byId("ask").getBoundingClientRect();
}

function close() {
  clearTimeout(timer);
  line.replaceChildren();
  setHidden(bubble, true);
}

/**
 * @param {number} seat
 * @param {string} text
 */
function show(seat, text) {
  if (document.documentElement.dataset.remarks === "off") return;
  close();
  setHidden(bubble, false);
  requestAnimationFrame(() => {
    line.append(playerMark(seat), text); // screen readers speak only of what changes while visible
    place(seat);
  });
  timer = setTimeout(close, SHOWN);
}

on("table:update", ({ layout, log }) => {
  const said = log.remarks?.at(-1);
  if (said && layout === undefined) show(said[1], said[2]);
});

byId("remark-off").addEventListener("click", () => {
  close();
  one(document, "input[name='page/remarks'][value=off]").click(); // stores the setting
});
