// The positions of a replay: fetches them in chunks, and lets pieces glide from one to the next.

import { morphElements } from "../board/morph.js";
import { openPosition } from "../board/in-words.js";
import { namedSentence } from "../board/players.js";
import { positionsRead } from "../board/positions.js";
import { letFly, rememberPieces } from "../board/travel.js";
import { zoomBy } from "../board/zoom.js";
import {
  all,
  byId,
  children,
  hit,
  isForBrowser,
  setHidden,
  setText,
  wordsOf,
} from "../shared/dom.js";
import { emit } from "../shared/events.js";
import { keep, recall } from "../shared/storage.js";

/** @typedef {{plies: number, undone: number}} Extent the number of plies, and of times it went back */

const STALE = "stale"; // a ply was taken back
const HIDING = "hide-later"; // the key of the choice to hide later events

const page = byId("replay");
const slider = byId("ply", HTMLInputElement);
const count = byId("count");
const announcer = byId("announcer");
const prompt = byId("prompt");
const log = byId("log");
const lost = byId("lost");
const fresh = byId("fresh");
const link = byId("link", HTMLInputElement);
const copy = byId("copy");
const playing = byId("go-play");
const speed = byId("speed", HTMLSelectElement);
const words = wordsOf(page);
const size = Number(page.dataset.chunk);
const going = page.dataset.going !== undefined;

const positions = positionsRead(size, fetchChunk);
let last = Number(page.dataset.plies); // the last known ply
let wanted = Number(page.dataset.ply); // the requested position
let at = wanted; // the shown position
/** @type {Record<string, string> | null} */
let shown = null; // element id -> markup, as far as it is known
let timer = 0; // of the next step during playback

/**
 * @param {number} number
 * @returns {Promise<import("../board/positions.js").Chunk>}
 */
async function fetchChunk(number) {
  const { path, look, undone } = page.dataset;
  const answer = await fetch(`${path}/frames?${look}&undone=${undone}&chunk=${number}`);
  if (answer.ok) return answer.json();
  throw new Error(going && answer.status === 409 ? STALE : await refusalIn(answer));
}

/**
 * Return the sentence of the page that refuses something.
 * @param {Response} answer
 */
export async function refusalIn(answer) {
  const refusal = new DOMParser().parseFromString(await answer.text(), "text/html");
  return refusal.querySelector(".lead")?.textContent || words.unreachable;
}

/** Return why a request failed, in words. @param {unknown} error */
export const reasonOf = (error) =>
  error instanceof Error && !(error instanceof TypeError) ? error.message : words.unreachable;

/** @param {number} ply */
function lookAhead(ply) {
  for (const near of [ply + size / 2, ply - size / 2]) {
    if (near >= 0 && near <= last) positions.prepare(near);
  }
}

/**
 * Go to a position. Returns whether it is shown, as another one may be requested meanwhile.
 * @param {number} ply
 */
async function go(ply) {
  const goal = Math.max(0, Math.min(last, ply));
  wanted = goal;
  mark(goal);
  try {
    const found = await positions.at(goal);
    if (goal !== wanted) return false;
    paint(goal, found);
    lookAhead(goal);
    return true;
  } catch (error) {
    stop();
    if (/** @type {Error} */ (error).message === STALE) emit("replay:stale");
    else if (goal === wanted) complain(error);
    return false;
  }
}

/**
 * @param {number} ply
 * @param {{parts: Record<string, string>, prompt: string}} found
 */
function paint(ply, found) {
  const before = shown ?? {};
  const changed = Object.entries(found.parts).filter(([id, markup]) => before[id] !== markup);
  if (ply === at + 1) rememberPieces();
  if (shown || ply !== at) morphElements(Object.fromEntries(changed));
  if (ply === at + 1) letFly();
  shown = found.parts;
  at = ply;
  soften();
  prompt.textContent = found.prompt;
  lost.hidden = true;
  page.dataset.shown = String(ply);
  emit("board:drawn", true);
}

/** Remove the buttons of actions from the Tab order, because nothing can be played here. */
function soften() {
  for (const button of all(document, "#game button:not([popovertarget])")) {
    button.tabIndex = -1;
    button.setAttribute("aria-disabled", "true");
  }
}

/** @param {unknown} error */
function complain(error) {
  lost.textContent = reasonOf(error);
  lost.hidden = false;
}

const lines = () => children(log);
/** @param {HTMLElement} line */
const plyOf = (line) => Number(line.dataset.ply);
/** @param {HTMLElement} line */
const anchorOf = (line) => /** @type {HTMLElement} */ (line.firstElementChild);

/**
 * Update slider, number, log and links at once; the picture follows when it arrives.
 * @param {number} ply
 */
function mark(ply) {
  page.dataset.at = String(ply);
  slider.max = String(last);
  slider.value = String(ply);
  count.textContent = `${ply} / ${last}`;
  const now = lines().filter((line) => plyOf(line) === ply);
  const text = now.map((line) => line.textContent).join(" ") || (ply ? "" : words.start);
  setText(announcer, text);
  slider.setAttribute("aria-valuetext", `${ply} / ${last}. ${text}`);
  markLog(ply);
  for (const way of ["first", "back"]) buttonOf(way).disabled = ply === 0;
  for (const way of ["forward", "last"]) buttonOf(way).disabled = ply === last;
  markTry(ply);
  for (const field of all(document, "input[name=ply]", HTMLInputElement)) field.value = String(ply);
  link.value = copy.dataset.copy = `${location.origin}${link.dataset.path}?${addressOf(ply)}`;
  for (const other of all(document, ".languages a", HTMLAnchorElement)) {
    other.search = other.search.replace(/ply=\d+/, `ply=${ply}`);
  }
  if (ply === last) {
    page.dataset.seen = String(last);
    fresh.replaceChildren();
  }
  remember(ply);
  emit("replay:at", ply);
}

/** Offer to play on, unless the game is over at the position. @param {number} ply */
function markTry(ply) {
  const button = document.getElementById("try");
  if (!(button instanceof HTMLButtonElement)) return;
  button.disabled = ply === last && "finished" in button.dataset;
  setHidden(byId("try-over"), !button.disabled);
}

/** @param {string} way */
const buttonOf = (way) => byId(`go-${way}`, HTMLButtonElement);

/** Mark the lines of a position. @param {number} ply */
function markLog(ply) {
  const latest = lines().findLast((line) => plyOf(line) <= ply);
  for (const line of lines()) {
    line.classList.toggle("later", plyOf(line) > ply);
    if (plyOf(line) === ply) anchorOf(line).setAttribute("aria-current", "step");
    else anchorOf(line).removeAttribute("aria-current");
  }
  stopAt(latest ?? log.firstElementChild);
  scrollTo(latest);
}

/**
 * Let Tab stop at one line of the log and its rule; arrow keys move on.
 * @param {Element | null} stop
 */
function stopAt(stop) {
  for (const link of all(log, "a")) link.tabIndex = link.parentElement === stop ? 0 : -1;
}

/**
 * Return the query of a position's address.
 * @param {number | string} ply
 */
export function addressOf(ply) {
  return new URLSearchParams({ ply: String(ply), eyes: page.dataset.eyes ?? "" }).toString();
}

/** Scroll the log, but not the page. @param {HTMLElement | undefined} line */
function scrollTo(line) {
  const top = line?.offsetTop ?? 0; // the log is its offset parent
  const seen = top >= log.scrollTop && top + height(line) <= log.scrollTop + log.clientHeight;
  if (!line) log.scrollTop = 0;
  else if (!seen) log.scrollTop = top - log.clientHeight / 2;
}

/** @param {HTMLElement | undefined} line */
const height = (line) => line?.offsetHeight ?? 0;

let saving = 0;

/** Update the address, but not faster than browsers allow. @param {number} ply */
function remember(ply) {
  clearTimeout(saving);
  saving = setTimeout(() => history.replaceState(null, "", `?${addressOf(ply)}`), 300);
}

async function step() {
  if (!timer) return;
  let next = wanted;
  let still = true;
  while (still && next < last) {
    next += 1;
    still = !lines().some((line) => plyOf(line) === next) && !(await isChange(next));
  }
  if (!timer) return;
  if (!(await go(next)) || wanted >= last) return stop();
  timer = setTimeout(step, Number(speed.value));
}

/** Return whether a position is drawn differently from the one before. @param {number} ply */
const isChange = (ply) =>
  positions.at(ply).then(
    ({ changed }) => changed > 0,
    () => true,
  );

async function play() {
  timer = -1;
  showPlaying(true);
  if (wanted >= last) await go(0);
  if (timer) timer = setTimeout(step, wanted ? 0 : Number(speed.value));
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  showPlaying(false);
}

/** @param {boolean} on */
function showPlaying(on) {
  page.classList.toggle("playing", on);
  announcer.setAttribute("aria-live", on ? "off" : "polite");
  playing.title = on ? words.pause : words.play;
  playing.setAttribute("aria-label", playing.title);
}

/**
 * Stop playback and show a position.
 * @param {number} ply
 */
export function showPly(ply) {
  stop();
  go(ply);
}

/** Go to the end. */
export function showLast() {
  showPly(last);
  slider.focus();
}

/** @type {Record<string, () => void>} */
const MOVES = {
  first: () => showPly(0),
  back: () => showPly(wanted - 1),
  play: () => (timer ? stop() : play()),
  forward: () => showPly(wanted + 1),
  last: () => showPly(last),
};
for (const [way, move] of Object.entries(MOVES)) {
  buttonOf(way).addEventListener("click", move);
}
slider.addEventListener("input", () => showPly(Number(slider.value)));

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
/** @type {Record<string, number>} */
const STEPS = { ArrowUp: -1, ArrowDown: 1 };
/** @type {Record<string, import("../board/zoom.js").Zoom>} */
const ZOOMS = { "+": "in", "=": "in", "-": "out", 0: "whole" };

document.addEventListener("keydown", (event) => {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  if (hit(event, "input:not([type=range], [type=checkbox]), select, textarea")) return;
  if (key === " ") {
    if (hit(event, "button, a, summary, [type=checkbox]")) return;
    MOVES.play();
  } else if (KEYS[key]) MOVES[KEYS[key]]();
  else if (STEPS[key] && hit(event, "#log")) walkLog(hit(event, "#log > li"), STEPS[key]);
  else if (document.documentElement.dataset.keys === "off") return;
  else if (ZOOMS[key]) zoomBy(ZOOMS[key]);
  else if (key === "t") openPosition();
  else return;
  event.preventDefault();
});

/**
 * @param {HTMLElement | null} from
 * @param {number} down
 */
function walkLog(from, down) {
  const secretive = log.classList.contains("secretive");
  const open = lines().filter((line) => !secretive || !line.classList.contains("later"));
  const line = open[open.indexOf(/** @type {HTMLElement} */ (from)) + down];
  if (line) anchorOf(line).focus();
}

log.addEventListener("focusin", (event) => stopAt(hit(event, "#log > li")));

log.addEventListener("click", (event) => {
  const line = hit(event, "li");
  if (!line || hit(event, ".cite") || isForBrowser(event)) return;
  event.preventDefault();
  showPly(plyOf(line));
});

const hiding = byId("hide-later", HTMLInputElement);

hiding.addEventListener("change", () => {
  keep(HIDING, Number(hiding.checked));
  setFields();
});

function setFields() {
  hiding.checked = recall(HIDING) === "1";
  log.classList.toggle("secretive", hiding.checked);
  for (const select of all(page, "#viewer select", HTMLSelectElement)) {
    select.value = page.dataset.eyes ?? "";
  }
}

addEventListener("pageshow", setFields); // browsers restore fields as they were when left

page.addEventListener("change", (event) => {
  const select = hit(event, "#viewer select", HTMLSelectElement);
  select?.form?.submit();
});

/**
 * Adapt to plies that were added or taken back.
 * @param {Extent} extent
 */
export function setExtent({ plies, undone }) {
  const back = String(undone) !== page.dataset.undone;
  const follows = wanted >= last && !timer;
  if (back) {
    positions.forgetAll();
    at = -1; // the position drawn by the server may be gone
  }
  positions.forget(last); // the last chunk was not full yet
  page.dataset.undone = String(undone);
  last = plies;
  if (follows || back) go(follows ? last : wanted);
  else mark(wanted);
}

for (const link of all(log, "li > a:not(.cite)")) {
  if (link.firstChild instanceof Text)
    link.replaceChildren(...namedSentence(link.textContent ?? ""));
}
page.classList.add("live");
setFields();
go(wanted);
