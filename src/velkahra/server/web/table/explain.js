// A finger's tap on a sign or figure says what it means, as a mouse learns by pointing: its title.
// A long press says it of a button too.

import { byId, hit, make } from "../shared/dom.js";

const SHOWN = 4000; // milliseconds
const game = byId("game");

/** @type {HTMLElement | null} */
let sign = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let finger = false;

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

document.addEventListener(
  "pointerdown",
  ({ pointerType }) => {
    finger = pointerType === "touch";
    hide();
  },
  true,
);

game.addEventListener("click", (event) => {
  const element = finger ? hit(event, "[title]") : null;
  if (!element || hit(event, "button, a, label, summary, .can")) return;
  explain(element);
});

game.addEventListener("contextmenu", (event) => {
  const element = finger ? hit(event, "[title]") : null;
  if (!element) return;
  event.preventDefault();
  explain(element);
});
