// A finger's tap on a sign or figure says what it means, as a mouse learns by pointing: its title.
// A long press says it of a button too. It works within the areas marked `data-explains`.

import { all, hit, make } from "./dom.js";
import { isFinger } from "./finger.js";

const SHOWN = 4000; // milliseconds

/** @type {HTMLElement | null} */
let sign = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

function hide() {
  clearTimeout(timer);
  sign?.remove();
  sign = null;
}

/** Show the title of an element above it, within the page. @param {HTMLElement} element */
function explain(element) {
  hide();
  const box = element.getBoundingClientRect();
  sign = make("div", element.title, "explained");
  sign.setAttribute("aria-hidden", "true"); // the element's own text says it
  document.body.append(sign);
  const { width, height } = sign.getBoundingClientRect();
  const most = document.documentElement.clientWidth - width - 8;
  sign.style.left = `${Math.max(8, Math.min(box.x + (box.width - width) / 2, most))}px`;
  sign.style.top = `${box.y > height + 8 ? box.y - height - 6 : box.bottom + 6}px`;
  timer = setTimeout(hide, SHOWN);
}

document.addEventListener("pointerdown", hide, true);

/** @param {MouseEvent} event */
function explainTapped(event) {
  const element = isFinger() ? hit(event, "[title]") : null;
  if (!element || hit(event, "button, a, label, summary, .can")) return;
  explain(element);
}

/** @param {MouseEvent} event */
function explainPressed(event) {
  const element = isFinger() ? hit(event, "[title]") : null;
  if (!element) return;
  event.preventDefault();
  explain(element);
}

for (const area of all(document, "[data-explains]")) {
  area.addEventListener("click", explainTapped);
  area.addEventListener("contextmenu", explainPressed);
}
