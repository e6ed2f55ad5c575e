// Zooms and pans the board: two fingers, Ctrl and the wheel, buttons, and the keys + − 0.
//
// It only narrows the viewBox of the board's drawing, so that everything stays sharp and clickable.
// At full size the page scrolls over the board as usual.

import { all, byId, hit, one, setClass } from "../shared/dom.js";
import { emit, on } from "../shared/events.js";
import { isStill } from "../shared/motion.js";

const MOST = 6;
const STEP = 2; // after two presses a space on a phone is larger than a fingertip
const SLACK = 6; // pixels a press may move and still be a click
const FINGER = 32; // pixels: smallest width of a space that a finger may choose
const ENOUGH = 44; // its width after it was enlarged
const GROWING = 180; // milliseconds
const DRAWINGS = ".board-box > svg[viewBox], .board-box .zoomable";

const area = byId("area");
const game = byId("game");
const bar = byId("zoom");

/** @typedef {"in" | "out" | "whole"} Zoom */

/** @type {SVGSVGElement | null} */
let drawing = null; // the drawing that is zoomed
let whole = { x: 0, y: 0, wide: 0, high: 0 }; // the full viewBox
let zoom = 1;
let corner = { x: 0, y: 0 }; // of the visible part, in units of the drawing

/** Return the drawing to zoom: the visible one of the game's zoomable drawings. */
function board() {
  const drawings = all(game, DRAWINGS, SVGSVGElement);
  const shown = drawings.length > 1 ? drawings.filter((svg) => svg.checkVisibility()) : drawings;
  return shown.length === 1 ? shown[0] : null;
}

/** Return whether an event is on the board. @param {{target: EventTarget | null}} event */
const isOnBoard = ({ target }) => board()?.contains(/** @type {Node | null} */ (target)) ?? false;

function start() {
  const svg = board();
  bar.hidden = !svg;
  if (!svg) return;
  if (svg !== drawing) zoom = 1;
  drawing = svg;
  const now = svg.getAttribute("viewBox") ?? "";
  if (svg.dataset.shown !== now) svg.dataset.whole = now;
  const [x, y, wide, high] = (svg.dataset.whole ?? now).split(/[ ,]+/).map(Number);
  whole = { x, y, wide, high };
  show();
}

function show() {
  const svg = board();
  if (!svg) return;
  const wide = whole.wide / zoom;
  const high = whole.high / zoom;
  corner.x = Math.min(Math.max(corner.x, whole.x), whole.x + whole.wide - wide);
  corner.y = Math.min(Math.max(corner.y, whole.y), whole.y + whole.high - high);
  const box = [corner.x, corner.y, wide, high].map((n) => +n.toFixed(2)).join(" ");
  if (svg.getAttribute("viewBox") !== box) svg.setAttribute("viewBox", box);
  if (svg.dataset.shown !== box) svg.dataset.shown = box;
  setClass(svg, "zoomed", zoom > 1);
  for (const button of all(bar, "[data-zoom]", HTMLButtonElement)) {
    button.disabled = button.dataset.zoom === "in" ? zoom >= MOST : zoom <= 1;
  }
}

/**
 * Convert a point of the window to one of the drawing.
 * @param {number} x
 * @param {number} y
 */
function unit(x, y) {
  return new DOMPoint(x, y).matrixTransform(board()?.getScreenCTM()?.inverse());
}

/**
 * Zoom so that the drawing's point `at` comes to lie under the window's point x, y.
 * @param {number} value
 * @param {DOMPoint} at
 * @param {number} x
 * @param {number} y
 */
function zoomTo(value, at, x, y) {
  zoom = Math.min(MOST, Math.max(1, value));
  if (zoom < 1.02) zoom = 1;
  show();
  const now = unit(x, y);
  pan(at.x - now.x, at.y - now.y);
}

/**
 * @param {number} dx
 * @param {number} dy
 */
function pan(dx, dy) {
  corner = { x: corner.x + dx, y: corner.y + dy };
  show();
}

/**
 * Zoom by a button or a key: around the focused element, or the middle.
 * @param {Zoom} name
 */
export function zoomBy(name) {
  const svg = board();
  if (!svg) return;
  const focused = svg.contains(document.activeElement) ? document.activeElement : null;
  const box = (focused ?? svg).getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  zoomTo(name === "whole" ? 1 : zoom * (name === "in" ? STEP : 1 / STEP), unit(x, y), x, y);
  if (focused) reveal(focused);
  emit("board:zoomed");
}

/**
 * Enlarge the board around a point of the window if an element there is too small for a finger.
 * @param {Element} element
 * @param {number} x
 * @param {number} y
 * @returns whether it was too small
 */
export function magnify(element, x, y) {
  const svg = board();
  const { width } = element.getBoundingClientRect();
  if (!svg?.contains(element) || width >= FINGER) return false;
  const old = zoom;
  zoomTo((zoom * ENOUGH) / width, unit(x, y), x, y);
  reveal(element);
  emit("board:zoomed");
  requestAnimationFrame(() => grow(svg, old / zoom, x, y)); // places are measured before
  return true;
}

/**
 * Let a drawing grow from a smaller scale around a point of the window.
 * @param {SVGSVGElement} svg
 * @param {number} from
 * @param {number} x
 * @param {number} y
 */
function grow(svg, from, x, y) {
  if (isStill()) return;
  const box = svg.getBoundingClientRect();
  const transformOrigin = `${x - box.x}px ${y - box.y}px`;
  const way = [
    { transform: `scale(${from})`, transformOrigin },
    { transform: "none", transformOrigin },
  ];
  svg.animate(way, { duration: GROWING, easing: "ease-out" });
}

/**
 * Pan until an element is fully visible, and part of its neighbours.
 * @param {Element} element
 */
function reveal(element) {
  if (zoom === 1) return;
  const box = element.getBoundingClientRect();
  const from = unit(box.left, box.top);
  const to = unit(box.right, box.bottom);
  /** @type {(from: number, to: number, start: number, size: number) => number} */
  const push = (from, to, start, size) => {
    const low = from - (to - from) / 2; // and half of its neighbours
    const high = to + (to - from) / 2;
    return low < start ? low - start : high > start + size ? high - start - size : 0;
  };
  pan(
    push(from.x, to.x, corner.x, whole.wide / zoom),
    push(from.y, to.y, corner.y, whole.high / zoom),
  );
}

bar.addEventListener("click", (event) => {
  const name = hit(event, "[data-zoom]")?.dataset.zoom;
  if (name) zoomBy(/** @type {Zoom} */ (name));
});

game.addEventListener("focusin", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.matches(":focus-visible") && isOnBoard(event)) reveal(target);
});

// Listen around the game for wheel and touch: the game has no box of its own, so a browser could
// scroll before it asks a listener there. Do not listen on the whole page: each change of its
// classes makes the browser check everything inside a touch listener again.

const active = { passive: false };

/** @param {WheelEvent} event */
function turn(event) {
  if (!event.ctrlKey || !isOnBoard(event)) return;
  event.preventDefault();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  const at = unit(event.clientX, event.clientY);
  zoomTo(zoom * 2 ** ((-event.deltaY * lines) / 200), at, event.clientX, event.clientY);
}

area.addEventListener("wheel", turn, active);

// Fingers: two pinch and pan; one pans when the board is larger than its frame.

/** @type {{at: DOMPoint, x: number, y: number, far: number, zoom: number, moved: boolean} | null} */
let grip = null; // the gesture in progress

/** @param {TouchEvent} event */
const fingersOnBoard = (event) => [...event.touches].filter(isOnBoard);

/** @param {Touch[]} touches */
function held([one, two]) {
  if (!two) return { x: one.clientX, y: one.clientY, far: 0 };
  const x = (one.clientX + two.clientX) / 2;
  const y = (one.clientY + two.clientY) / 2;
  return { x, y, far: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) };
}

/** @param {TouchEvent} event */
function take(event) {
  grip = null;
  if (zoom === 1 && event.touches.length < 2) return; // a tap needs no board
  const fingers = fingersOnBoard(event);
  const two = fingers.length === 2;
  if (!two && !(fingers.length === 1 && zoom > 1)) return;
  const { x, y, far } = held(fingers);
  grip = { at: unit(x, y), x, y, far, zoom, moved: two };
  if (two) event.preventDefault();
}

/** @param {TouchEvent} event */
function move(event) {
  const fingers = grip ? fingersOnBoard(event) : [];
  if (!grip || !fingers.length) return;
  const { x, y, far } = held(fingers);
  grip.moved ||= Math.hypot(x - grip.x, y - grip.y) > SLACK;
  if (!grip.moved) return;
  event.preventDefault();
  zoomTo(grip.far ? (grip.zoom * far) / grip.far : zoom, grip.at, x, y);
}

area.addEventListener("touchstart", take, active);
area.addEventListener("touchmove", move, active);
area.addEventListener("touchend", take, active);
area.addEventListener("touchcancel", () => {
  grip = null;
});

// The mouse drags an enlarged board; a drag is no click.

/** @type {{at: DOMPoint, x: number, y: number} | null} */
let drag = null;
let dragged = false;

game.addEventListener("pointerdown", (event) => {
  dragged = false;
  if (event.pointerType !== "mouse" || event.button || zoom === 1 || !isOnBoard(event)) return;
  drag = { at: unit(event.clientX, event.clientY), x: event.clientX, y: event.clientY };
});

window.addEventListener("pointermove", (event) => {
  if (!drag || event.pointerType !== "mouse") return;
  dragged ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLACK;
  if (dragged) zoomTo(zoom, drag.at, event.clientX, event.clientY);
});

window.addEventListener("pointerup", () => {
  drag = null;
});

/** @param {MouseEvent} event */
function swallow(event) {
  if (!dragged || event.detail === 0) return;
  dragged = false;
  event.stopPropagation();
}

game.addEventListener("click", swallow, { capture: true });

on("board:drawn", (anew) => anew && start());
one(document, "main").addEventListener("change", start); // another drawing may be visible now
window.addEventListener("hashchange", start);
start();
