// The page of a lesson: its text, where to look, and the learner's progress.
//
// The board works as at every table. The server forgets a learner when the page disconnects, so this
// browser keeps the lesson and the step.

import "../board/zoom.js";
import "../board/lens.js";
import "../board/log-highlights.js";
import "../table/keys.js";
import "../table/preview.js";
import "../table/ghost.js";
import "../table/twice.js";
import "../shared/explain.js";
import "../table/travels.js";
import "../table/scenes.js";
import { turnTo as turnToLeaf } from "../board/leaf.js";
import { all, byId, children, make, one, setText, wordsOf } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { keep, recallObject } from "../shared/storage.js";
import { send } from "../table/connection.js";
import { hideNotice } from "../table/notice.js";
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
const isAlone = table.dataset.alone !== undefined; // one step, and nothing to come back to
const shelf = `velkahra-learn/${table.dataset.game}`;

/** Progress of the learner. @type {{lesson: string, steps: Record<string, number>, finished: string[]}} */
const kept = { lesson: "", steps: {}, finished: [], ...recallObject(shelf) };

/** Continue at the learner's last step, unless the address names one. */
function resume() {
  if (isAlone) return;
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
  asked.delete("step"); // so that a reload stays here
  history.replaceState(null, "", `?${asked}`);
}

function tick() {
  for (const item of all(document, ".lessons [data-lesson]")) {
    one(item, ".finished").hidden = !kept.finished.includes(item.dataset.lesson ?? "");
  }
}

// The text

let version = -1;
/** @type {string[]} */
let named = []; // ids of the elements that the text is about
let first = true;

/** @param {Lesson} message */
function show(message) {
  const { step, ask, done, end } = message;
  named = message.point;
  setText(text, message.text);
  place.hidden = isAlone;
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
  table.dataset.state = end ? "end" : ask ? "ask" : "read";
  remember(message);
  if (!first) lead(message);
  first = false;
  point();
}

/** @param {Lesson} message */
function remember({ step, end }) {
  if (isAlone) return;
  kept.steps[lesson] = end ? 0 : step;
  if (end && !kept.finished.includes(lesson)) kept.finished.push(lesson);
  const after =
    end && onward instanceof HTMLAnchorElement && new URL(onward.href).searchParams.get("lesson");
  kept.lesson = after || lesson; // where the learner goes on another day
  keep(shelf, JSON.stringify(kept));
  tick();
}

/**
 * After an action, scroll to its result and focus the button that goes on.
 * @param {Lesson} message
 */
function lead({ ask, done, end }) {
  if (done || end) hideNotice(); // what was wrong before does not cover the explanation
  if (done) window.scrollTo({ top: 0 });
  if (!ask) (end ? onward : next).focus({ preventScroll: true });
}

next.addEventListener("click", () => send({ kind: "next", v: version }));
byId("lesson-restart").addEventListener("click", () => send({ kind: "go", step: 0 }));
back.addEventListener("click", () => send({ kind: "undo", v: version }));

// Rings lie above the page, so that they fit around any element.

const EDGE = 1; // pixels: windows scroll by whole pixels, but elements end between them
const layer = make("div");
layer.id = "rings";
layer.setAttribute("aria-hidden", "true");
document.body.append(layer);

/** List the elements of the text to look at: choosable ones if any, else all not chosen yet. */
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

/** Return the lower edge of the page for an element, which a dock may cover. @param {Element} element */
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

/** Scroll to new elements if none of them is visible. @param {Element[]} shown */
function follow(shown) {
  const now = shown.map(({ id, classList }) => `${id} ${classList.contains("can")}`).join(" ");
  const late = !met && shown.some(isVisible);
  if (now === followed && !late) return; // choosable elements may have grown
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

/** On a narrow page, switch to the leaf with an element, unless it is visible. @param {Element} element */
function turnTo(element) {
  const links = all(document, ".leaves a", HTMLAnchorElement).filter((tab) => tab.offsetParent);
  const leaf = element.closest(".leaf");
  const part = element.closest(".leaf > *") ?? leaf; // a leaf may show a part of itself only
  if (!leaf || !part || !links.length) return;
  if (isVisible(part) && document.querySelector(".leaf:target")) return;
  const focused = document.activeElement;
  window.addEventListener("hashchange", () => again(focused), { once: true });
  for (const { hash } of links) {
    turnToLeaf(hash);
    if (isVisible(part)) break;
  }
  point();
}

/** Return the focus that was lost when the page scrolled. @param {Element | null} focused */
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
