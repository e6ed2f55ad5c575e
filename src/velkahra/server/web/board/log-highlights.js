// Highlights on the board what the log line under the pointer or with the focus is about.

import { all, byId } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { later } from "./later.js";
import { lineAt } from "./log-lines.js";

const game = byId("game");
const log = byId("log");

/** @type {HTMLElement | null} */
let line = null;

function highlight() {
  for (const element of all(game, ".pointed")) element.classList.remove("pointed");
  for (const item of all(log, "[data-highlights]")) {
    if (!item.hasAttribute("tabindex") && !item.querySelector("a:not(.cite)")) item.tabIndex = -1;
  }
  if (!line?.isConnected) line = null;
  for (const id of line?.dataset.highlights?.split(" ") ?? []) {
    if (id) document.getElementById(id)?.classList.add("pointed");
  }
}

/** Highlight what a line is about; null for none. @param {HTMLElement | null} about */
export function pointAt(about) {
  line = about;
  highlight();
}

/** @param {{target: EventTarget | null}} event */
const point = (event) => pointAt(lineAt(event));

log.addEventListener("pointerover", point);
log.addEventListener("pointerleave", () => point({ target: document.activeElement }));
log.addEventListener("focusin", point);
log.addEventListener("focusout", () => point({ target: null }));

on("board:drawn", () => later(highlight));
