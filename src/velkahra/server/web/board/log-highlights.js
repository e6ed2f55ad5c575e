// The log points at the board: a line under the pointer or with the focus shows what it is about.

import { all, byId, children, hit } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { later } from "./later.js";

const game = byId("game");
const log = byId("log");

/** @type {HTMLElement | null} */
let line = null;

function highlight() {
  for (const element of all(game, ".pointed")) element.classList.remove("pointed");
  for (const item of children(log)) {
    if (!item.hasAttribute("tabindex") && !item.querySelector("a:not(.cite)")) item.tabIndex = -1;
  }
  if (!line?.isConnected) line = null;
  for (const id of line?.dataset.highlights?.split(" ") ?? []) {
    if (id) document.getElementById(id)?.classList.add("pointed");
  }
}

/** @param {{target: EventTarget | null}} event */
function point(event) {
  line = hit(event, "#log > li");
  highlight();
}

log.addEventListener("pointerover", point);
log.addEventListener("pointerleave", () => point({ target: document.activeElement }));
log.addEventListener("focusin", point);
log.addEventListener("focusout", () => point({ target: null }));

on("board:drawn", () => later(highlight));
