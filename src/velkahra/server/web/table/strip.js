// The strip: what has happened since the viewer was here last, one picture for each action. Who has
// seen everything finds what the others have done since the own last move.
//
// It stands beside the prompt; on a narrow page it is on top of the log. Pointing at a picture, or
// a press, shows on the board what it was. A button plays all of them again, from the position before
// the first: the server draws past positions as the viewer's seat knew them.

import { later } from "../board/later.js";
import { pointAt } from "../board/log-highlights.js";
import { lineOf, textOf } from "../board/log-lines.js";
import { morphElements } from "../board/morph.js";
import { positionsRead } from "../board/positions.js";
import { letFly, rememberPieces } from "../board/travel.js";
import {
  all,
  byId,
  hit,
  make,
  makeButton,
  one,
  setAttribute,
  setClass,
  setHidden,
} from "../shared/dom.js";
import { on } from "../shared/events.js";
import { unseenFrom } from "./last-seen.js";
import { bringUp } from "./leaves.js";
import { showEarlier } from "./play.js";

/** @typedef {[line: number, seat: number, sign: string, ply: number]} Act */

const MOST = 12; // pictures
const MOST_PLAYED = 40;
const EACH = 1500; // milliseconds for which the replay shows an action

const table = byId("table");
const strip = byId("strip");
const list = one(strip, "ol");
const caption = byId("strip-since");
const said = byId("strip-said");
const replay = byId("strip-replay");
const home = byId("ask");
const log = /** @type {HTMLElement} */ (byId("log").closest("section"));
const wide = window.matchMedia("(min-width: 62rem)");

/** @type {Act[]} */
let acts = [];
/** @type {number[]} */
let own = []; // the lines at which own plies begin
let timer = 0;
let playing = -1; // the line of the log that the replay shows
/** The present, while the board shows the past: element id -> markup. @type {Record<string, string>} */
let present = {};

/**
 * Return the actions since the viewer was here last, own ones too, which a plan has made. Without
 * any, those of others after the own move before them; the log may begin later, after a gap.
 * @returns {{since: "here" | "move" | "latest", found: Act[]}}
 */
function news() {
  const known = acts.filter(([line]) => lineOf(line));
  const unseen = known.filter(([line]) => unseenFrom() >= 0 && line >= unseenFrom());
  if (unseen.length) return { since: "here", found: unseen };
  const others = known.filter(([line]) => !own.includes(line));
  const last = others.at(-1)?.[0] ?? -1;
  const move = own.findLast((line) => line < last) ?? -1;
  const found = others.filter(([line]) => line > move);
  return { since: move < 0 ? "latest" : "move", found: found.slice(-MOST) };
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

/** Draw a past position over the present one. @param {Record<string, string>} parts */
function drawEarlier(parts) {
  for (const id of Object.keys(parts)) {
    const element = present[id] === undefined && document.getElementById(id);
    if (element) present[id] = element.outerHTML;
  }
  morphElements(parts);
}

function draw() {
  const { since, found } = news();
  const now = JSON.stringify([since, found]);
  if (now === drawn) return;
  drawn = now;
  stop();
  caption.textContent = `${caption.dataset[since]}: ${found.length}`;
  list.replaceChildren(...found.slice(-MOST).map((act) => item(act)));
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

/** Begin to show the past, or end it. @param {boolean} is */
function setPlaying(is) {
  replay.setAttribute("aria-pressed", String(is));
  setClass(strip, "playing", is);
  if (log.matches(":popover-open")) log.hidePopover();
  place(is);
  showEarlier(is);
}

function stop() {
  if (timer) {
    clearInterval(timer);
    timer = 0;
    morphElements(present);
    present = {};
    setPlaying(false);
  }
  show(-1);
}

/** Play all actions again, the oldest first. */
function play() {
  const left = news().found.slice(-MOST_PLAYED);
  const positions = positionsRead(Number(table.dataset.chunk), fetchChunk);
  const next = () => {
    const act = left.shift();
    if (act) playAgain(act, positions);
    else stop();
  };
  timer = setInterval(next, EACH);
  setPlaying(true);
  next();
}

/**
 * @param {number} number
 * @returns {Promise<import("../board/positions.js").Chunk>}
 */
async function fetchChunk(number) {
  const answer = await fetch(`${table.dataset.frames}${number}`);
  return answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText));
}

/**
 * Show an action in words, and on the board from the position before it to the one after.
 * @param {Act} act
 * @param {import("../board/positions.js").Positions} positions
 */
async function playAgain([line, , , ply], positions) {
  playing = line;
  show(line);
  const found = await Promise.all([positions.at(ply), positions.at(ply + 1)]).catch(() => []);
  if (!timer || playing !== line) return; // the server was slower than the replay
  for (const { parts } of found) {
    rememberPieces();
    drawEarlier(parts);
  }
  letFly();
  show(line);
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

/** Put the strip where this width of the page has it: beside the board while it plays. */
function place(plays = timer > 0) {
  const goal = wide.matches || plays ? home : log;
  if (strip.parentElement === goal) return;
  const focused = document.activeElement === replay;
  if (goal === home) home.append(strip);
  else log.prepend(strip);
  if (focused) replay.focus();
}

wide.addEventListener("change", () => place());
place();

// Whatever one does at the board is about the present.
on("table:before", stop);
byId("game").addEventListener(
  "click",
  (event) => {
    if (!timer) return;
    event.stopPropagation();
    stop();
  },
  true,
);
document.addEventListener(
  "keydown",
  (event) => {
    if (!timer || event.key !== "Escape") return;
    event.stopImmediatePropagation();
    stop();
  },
  true,
);

on("table:update", ({ layout, log: { first, own: plies, acts: more = [] } }) => {
  const kept = layout === undefined ? first : -1;
  acts = [...acts.filter(([line]) => line < kept), ...more];
  own = own.filter((line) => line < kept);
  plies.forEach((ply, i) => {
    if (ply >= 0) own.push(first + i);
  });
  later(draw);
});
