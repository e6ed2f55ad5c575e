// The strip: what the others have done since the viewer's last move, one picture for each action.
//
// It stands beside the prompt; on a narrow page it is on top of the log. Pointing at a picture, or
// a press, shows on the board what it was, and a button shows all of them one after the other.

import { pointAt } from "../board/log-highlights.js";
import { lineOf, textOf } from "../board/log-lines.js";
import { all, byId, hit, make, makeButton, one, setAttribute, setHidden } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { later } from "../board/later.js";
import { bringUp } from "./leaves.js";

/** @typedef {[line: number, seat: number, sign: string]} Act */

const MOST = 12;
const EACH = 1500; // milliseconds for which the replay shows an action

const strip = byId("strip");
const list = one(strip, "ol");
const said = byId("strip-said");
const replay = byId("strip-replay");
const home = byId("ask");
const log = byId("log").closest("section");
const wide = window.matchMedia("(min-width: 62rem)");

/** @type {Act[]} */
let acts = [];
/** @type {number[]} */
let own = []; // the lines at which own plies begin
let timer = 0;

/** Return the actions of others after the own move before them. */
function news() {
  const others = acts.filter(([line]) => !own.includes(line));
  const last = others.at(-1)?.[0] ?? -1;
  const move = own.findLast((line) => line < last) ?? -1;
  return others.filter(([line]) => line > move).slice(-MOST);
}

/**
 * Copy a small picture from a template.
 * @param {string} template
 * @param {string} name
 */
const picture = (template, name) =>
  byId(template, HTMLTemplateElement)
    .content.querySelector(`[data-name="${name}"] > *`)
    ?.cloneNode(true) ?? "";

/** Make the picture of an action, with the sign of its player. @param {Act} act */
function item([line, seat, sign]) {
  const made = makeButton("", () => show(line));
  made.dataset.line = String(line);
  setAttribute(made, "aria-label", textOf(lineOf(line)));
  made.append(picture("event-icons", sign), picture("seat-signs", String(seat)));
  const place = make("li");
  place.append(made);
  return place;
}

let drawn = "";

function draw() {
  const found = news().filter(([line]) => lineOf(line)); // the log may begin later, after a gap
  const now = JSON.stringify(found);
  if (now === drawn) return;
  drawn = now;
  stop();
  list.replaceChildren(...found.map((act) => item(act)));
  setHidden(strip, !found.length);
  list.scrollLeft = list.scrollWidth;
}

/**
 * Show on the board, and in words, what a line tells; -1 for nothing.
 * @param {number} line
 */
function show(line) {
  const about = line < 0 ? undefined : lineOf(line);
  said.textContent = textOf(about);
  pointAt(about ?? null);
  if (about) bringUp(".pointed");
  for (const button of all(list, "button")) {
    button.classList.toggle("shown", button.dataset.line === String(line));
  }
}

function stop() {
  clearInterval(timer);
  timer = 0;
  replay.setAttribute("aria-pressed", "false");
  show(-1);
}

/** Show all actions, the oldest first. */
function play() {
  const lines = all(list, "button").map(({ dataset }) => Number(dataset.line));
  const next = () => {
    const line = lines.shift();
    if (line === undefined) stop();
    else show(line);
  };
  replay.setAttribute("aria-pressed", "true");
  timer = setInterval(next, EACH);
  next();
}

replay.addEventListener("click", () => (timer ? stop() : play()));

/** @param {Event} event */
function point(event) {
  const button = hit(event, "[data-line]");
  if (button && !timer) show(Number(button.dataset.line));
}

list.addEventListener("pointerover", point);
list.addEventListener("focusin", point);
for (const name of ["pointerleave", "focusout"]) {
  list.addEventListener(name, () => !timer && show(-1));
}

/** Put the strip where this width of the page has it. */
function place() {
  if (wide.matches) home.append(strip);
  else log?.prepend(strip);
}

wide.addEventListener("change", place);
place();

on("table:update", ({ layout, log: { first, own: plies, acts: more = [] } }) => {
  const kept = layout === undefined ? first : -1;
  acts = [...acts.filter(([line]) => line < kept), ...more];
  own = own.filter((line) => line < kept);
  plies.forEach((ply, i) => {
    if (ply >= 0) own.push(first + i);
  });
  later(draw);
});
