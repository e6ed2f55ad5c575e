// On a touch screen, the first tap on a place of the board enlarges it and shows what would happen; a
// second tap there, or Confirm, does it. So does a second click or key where the only way to go on would
// surprise.
//
// A game marks its root with selectors: `data-twice` of the places that need two taps, `data-sure` of
// those where a click or key that has only one way to go on needs a second one.

import { magnify, zoomBy } from "../board/zoom.js";
import { byId, hit, make, makeButton, setText, wordsOf } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { isFinger } from "../shared/finger.js";
import { follow, options } from "./choice-graph.js";
import { signOf } from "./counters.js";
import { actionOf } from "./play.js";
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

/** Return the marks of the game's root. */
const marks = () => /** @type {HTMLElement | null} */ (game.firstElementChild)?.dataset ?? {};

/** Return the selector of places that need two taps. */
const places = () => marks().twice;

/** Return the place of a click that takes several steps at once, for want of another way. @param {Event} event */
function leap(event) {
  const place = marks().sure && hit(event, marks().sure ?? "");
  const steps = place && typeof follow(node, place.id) === "number";
  const confirms = document.documentElement.dataset.confirm === "on"; // asks anyway
  return steps && !confirms && actionOf(place.id) ? place : null;
}

game.addEventListener(
  "keydown",
  (event) => {
    const leaping = event.key === "Enter" || event.key === " " ? leap(event) : null;
    if (!leaping || (leaping.id === aimed && !event.repeat)) return;
    event.preventDefault();
    event.stopPropagation();
    if (leaping.id !== aimed) aimAt(leaping);
  },
  true,
);

/** List the places that finish an action. */
function finals() {
  const found = options(node).filter((id) => typeof follow(node, id) === "string");
  return found.filter((id) => document.getElementById(id)?.matches(places() ?? ""));
}

game.addEventListener(
  "click",
  (event) => {
    const leaping = event.isTrusted ? leap(event) : null; // not a script's, which asked before
    if (leaping && leaping.id !== aimed) {
      event.stopPropagation();
      return aimAt(leaping);
    }
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
  bar.hidden = false;
  lay(place);
}

/** Lay the bar below the board or beside a card, where it covers neither it nor the prompt. @param {Element} place */
function lay(place) {
  const board = place.closest("svg");
  const box = (board ?? place).getBoundingClientRect();
  const prompt = byId("ask").getBoundingClientRect();
  const floor = prompt.top > box.top ? prompt.top : window.innerHeight;
  const below = board || box.bottom + bar.offsetHeight < floor;
  bar.style.top = `${(below ? box.bottom : box.top - bar.offsetHeight) + window.scrollY}px`;
}

on("table:preview", (would) => {
  if (!aimed) return;
  gains.replaceChildren(...would.gains.map(signOf));
  setText(effect, would.lines.join(" "));
  const place = document.getElementById(aimed);
  if (place) lay(place);
});

on("table:step", (step) => {
  node = step.node;
  aimed = "";
  bar.hidden = true;
  if (!enlarged || step.trail.length) return;
  enlarged = false;
  zoomBy("whole");
});
