// On a touch screen, the first tap on a place of the board enlarges it and shows what would happen; a
// second tap there, or Confirm, does it.
//
// A game marks its root with `data-twice`: a selector of the places that need two taps.

import { magnify, zoomBy } from "../board/zoom.js";
import { byId, hit, make, makeButton, setText, wordsOf } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { isFinger } from "../shared/finger.js";
import { follow, options } from "./choice-graph.js";
import { signOf } from "./counters.js";
import { pin } from "./preview.js";

const game = byId("game");
const table = byId("table");

/** @type {import("../shared/messages").Node | undefined} */
let node;
let aimed = ""; // the place that waits for a second tap
let enlarged = false;

const bar = make("div");
const effect = make("p");
const gains = make("span", "", "would-gain");
const confirm = makeButton(wordsOf(table).confirm, () => {
  const event = new MouseEvent("click", { bubbles: true });
  document.getElementById(aimed)?.dispatchEvent(event);
});
bar.id = "sure";
bar.hidden = true;
effect.setAttribute("role", "status");
confirm.className = "main";
bar.append(gains, effect, confirm);
table.append(bar);

/** Return the selector of places that need two taps. */
const places = () => /** @type {HTMLElement | null} */ (game.firstElementChild)?.dataset.twice;

/** List the places that finish an action. */
function finals() {
  const found = options(node).filter((id) => typeof follow(node, id) === "string");
  return found.filter((id) => document.getElementById(id)?.matches(places() ?? ""));
}

game.addEventListener(
  "click",
  (event) => {
    const place = isFinger() && event.detail && places() ? hit(event, places() ?? "") : null;
    const last = place ? finals() : [];
    if (!place || !last.length || place.id === aimed) return;
    const final = last.includes(place.id);
    if (!final && place.matches(".can, .also, .picked")) return; // another piece is chosen
    const small = magnify(place, event.clientX, event.clientY);
    enlarged ||= small;
    if (!final && !small) return; // the refusal says why not
    event.stopPropagation();
    if (final) aimAt(place);
  },
  true,
);

/** Show the effect of a place, and wait for a second tap. @param {Element} place */
function aimAt(place) {
  aimed = place.id;
  gains.replaceChildren();
  setText(effect, "");
  pin(aimed);
  const board = place.closest("svg")?.getBoundingClientRect();
  bar.style.top = `${(board?.bottom ?? 0) + window.scrollY}px`;
  bar.hidden = false;
}

on("table:preview", (would) => {
  if (!aimed) return;
  gains.replaceChildren(...would.gains.map(signOf));
  setText(effect, would.lines.join(" "));
});

on("table:step", (step) => {
  node = step.node;
  aimed = "";
  bar.hidden = true;
  if (!enlarged || step.trail.length) return;
  enlarged = false;
  zoomBy("whole");
});
