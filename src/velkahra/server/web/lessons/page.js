// The page of a lesson: what the learner reads, where to look, and how far they have come.
//
// The board and the clicks are as at every table. The server knows a learner only while the page is
// connected, so lesson and step are kept here.

import "../board/zoom.js";
import "../board/log-highlights.js";
import "../table/keys.js";
import "../table/preview.js";
import "../table/travels.js";
import { all, byId, children, make, one, setText, wordsOf } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { keep, recallObject } from "../shared/storage.js";
import { send } from "../table/connection.js";
import { begin } from "../table/play.js";

/** @typedef {import("../shared/messages").Lesson} Lesson */

const table = byId("table");
const text = byId("lesson-text");
const place = byId("lesson-place");
const next = byId("lesson-next");
const back = byId("lesson-back", HTMLButtonElement);
const onward = byId("lesson-onward");
const words = wordsOf(table);
const { lesson = "", live: address = "" } = table.dataset;
const shelf = `velkahra-learn/${table.dataset.game}`;

/** How far the learner has come. @type {{lesson: string, steps: Record<string, number>, finished: string[]}} */
const kept = { lesson: "", steps: {}, finished: [], ...recallObject(shelf) };

/** Go on where the learner was, unless the address says where to go. */
function resume() {
  const asked = new URLSearchParams(location.search);
  const known = document.querySelector(`.lessons [data-lesson="${CSS.escape(kept.lesson)}"]`);
  if (!asked.has("lesson") && known && kept.lesson !== lesson) {
    asked.set("lesson", kept.lesson);
    location.replace(`?${asked}`);
  }
  const step = asked.has("step") ? Number(table.dataset.step) : (kept.steps[lesson] ?? 0);
  table.dataset.live = `${address}&step=${step}`;
  kept.lesson = lesson;
  if (!asked.has("step")) return;
  asked.delete("step"); // a reload goes on where one is
  history.replaceState(null, "", `?${asked}`);
}

function tick() {
  for (const item of all(document, ".lessons [data-lesson]")) {
    one(item, ".finished").hidden = !kept.finished.includes(item.dataset.lesson ?? "");
  }
}

// What the learner reads.

let version = -1;
/** @type {string[]} */
let named = []; // the elements that the text is about
let first = true;

/** @param {Lesson} message */
function show(message) {
  const { step, ask, done, end } = message;
  named = message.point;
  setText(text, message.text);
  place.textContent = words["learn-step"]
    .replace("%1", String(step + 1))
    .replace("%2", String(message.steps));
  next.textContent = words[ask ? "learn-show" : "learn-next"];
  next.classList.toggle("main", !ask);
  next.hidden = end;
  onward.hidden = !end;
  table.classList.toggle("done", done || end);
  back.disabled = step === 0 && !done;
  table.dataset.live = `${address}&step=${step}`;
  table.dataset.step = String(step);
  table.dataset.state = end ? "end" : ask ? "ask" : "told";
  remember(message);
  if (!first) lead(message);
  first = false;
  point();
}

/** @param {Lesson} message */
function remember({ step, end }) {
  kept.steps[lesson] = end ? 0 : step;
  if (end && !kept.finished.includes(lesson)) kept.finished.push(lesson);
  keep(shelf, JSON.stringify(kept));
  tick();
}

/**
 * After an action one sees what came of it, and the next thing to do is to go on.
 * @param {Lesson} message
 */
function lead({ ask, done, end }) {
  if (done) window.scrollTo({ top: 0 });
  if (!ask) (end ? onward : next).focus({ preventScroll: true });
}

next.addEventListener("click", () => send({ kind: "next", v: version }));
byId("lesson-restart").addEventListener("click", () => send({ kind: "go", step: 0 }));
back.addEventListener("click", () => send({ kind: "undo", v: version }));

// Rings around what the text is about: above the page, so that they fit on anything.

const EDGE = 1; // pixels: windows scroll by whole ones, elements end between them
const layer = make("div");
layer.id = "rings";
layer.setAttribute("aria-hidden", "true");
document.body.append(layer);

/** The elements to look at now: of those the text names, the ones that can be chosen. */
function rings() {
  const there = named.flatMap((id) => document.getElementById(id) ?? []);
  const open = there.filter((element) => element.classList.contains("can"));
  return open.length ? open : there.filter((element) => !element.classList.contains("picked"));
}

/** @param {Element} element */
function inSight(element) {
  const box = element.getBoundingClientRect();
  const bar = byId("ask").getBoundingClientRect();
  return box.top >= bar.bottom - EDGE && box.bottom <= lowest(element) + EDGE;
}

/** Where the page's lower edge is for an element: a dock may lie over it. @param {Element} element */
function lowest(element) {
  const dock = document.querySelector("#game .dock");
  const over = dock && !dock.contains(element) && getComputedStyle(dock).position === "fixed";
  return over ? dock.getBoundingClientRect().top : window.innerHeight;
}

let frame = 0;

function point() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(draw);
}

function draw() {
  const shown = rings();
  const seen = shown.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width && height;
  });
  while (layer.children.length > seen.length) layer.lastChild?.remove();
  while (layer.children.length < seen.length) layer.append(make("span"));
  for (const [i, element] of seen.entries()) put(children(layer)[i], element);
  follow(shown);
}

/**
 * Put a ring around an element.
 * @param {HTMLElement} ring
 * @param {Element} element
 */
function put(ring, element) {
  const box = element.getBoundingClientRect();
  ring.style.left = `${box.left + scrollX - 3}px`;
  ring.style.top = `${box.top + scrollY - 3}px`;
  ring.style.width = `${box.width + 6}px`;
  ring.style.height = `${box.height + 6}px`;
  ring.classList.toggle("docked", element.closest(".dock") !== null);
}

const sizes = new ResizeObserver(point);

let followed = "";
let met = false; // something of it could be seen, wherever the reader has scrolled since

/** @param {Element} element */
const isVisible = (element) => element.checkVisibility();

/** Bring what is new to look at into sight, if nothing of it is. @param {Element[]} shown */
function follow(shown) {
  const now = shown.map(({ id, classList }) => `${id} ${classList.contains("can")}`).join(" ");
  const late = !met && shown.some(isVisible);
  if (now === followed && !late) return; // what can be chosen may be larger than before
  if (now !== followed) watch(shown);
  followed = now;
  met = shown.some(isVisible);
  const [first] = shown;
  if (!first) return;
  if (!met) uncover(first);
  turnTo(first);
  met = shown.some(isVisible);
  if (!shown.some(inSight)) first.scrollIntoView({ block: "center" });
}

/** Notice when elements get a place on the page, or another size. @param {Element[]} shown */
function watch(shown) {
  sizes.disconnect();
  for (const element of [byId("area"), ...shown]) sizes.observe(element);
}

/** Open the lists that hide an element. @param {Element} element */
function uncover(element) {
  element.closest("details")?.setAttribute("open", "");
  const more = element.parentElement?.querySelector(".more input:not(:checked)");
  if (more instanceof HTMLInputElement) more.click();
  point();
}

/** A narrow page shows one part of the table: turn to one with an element, and stay there. @param {Element} element */
function turnTo(element) {
  const links = all(document, ".leaves a", HTMLAnchorElement).filter((tab) => tab.offsetParent);
  const leaf = element.closest(".leaf");
  if (!leaf || !links.length || (isVisible(leaf) && document.querySelector(".leaf:target"))) return;
  const focused = document.activeElement;
  window.addEventListener("hashchange", () => again(focused), { once: true });
  for (const { hash } of links) {
    location.replace(hash);
    if (isVisible(leaf)) break;
  }
  point();
}

/** The page has scrolled of its own, and let go of what had the focus. @param {Element | null} focused */
function again(focused) {
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  followed = "";
  point();
}

for (const event of ["scroll", "resize", "transitionend"]) {
  window.addEventListener(event, point, { passive: true });
}
on("board:zoomed", point);

on("table:step", point);
on("table:update", ({ v }) => {
  version = v;
});
on("table:message", (message) => {
  if (message.kind === "lesson") show(message);
});

resume();
tick();
begin();
