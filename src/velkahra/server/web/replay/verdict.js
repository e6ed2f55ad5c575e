// A decision that swung the game: the bar says what was played and what would have been better, and
// both are drawn over the board.

import { all, byId, setHidden } from "../shared/dom.js";
import { on } from "../shared/events.js";

const SVG = "http://www.w3.org/2000/svg";
const ROUND = 8; // pixels of a ring's corner, and between it and its element
const page = byId("replay");
const verdict = byId("verdict");
const layer = document.createElementNS(SVG, "svg");
layer.id = "verdict-drawing";
layer.setAttribute("aria-hidden", "true");
byId("area").append(layer);

let frame = 0;

/** Show the verdict on the decision in a position, if there is one. @param {number} ply */
function show(ply) {
  const link = document.querySelector(`#analysis a[data-ply="${ply}"]`);
  const list = link?.parentElement?.querySelector("dl");
  verdict.innerHTML = list?.innerHTML ?? "";
  setHidden(verdict, !list);
  drawSoon();
}

function drawSoon() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(draw);
}

function draw() {
  layer.replaceChildren();
  if (verdict.hidden || page.dataset.shown !== page.dataset.at) return;
  for (const term of all(verdict, "dt")) {
    const elements = clicked(/** @type {HTMLElement} */ (term.nextElementSibling));
    const boxes = elements.map((element) => element.getBoundingClientRect());
    if (boxes.length > 1) {
      const target = boxes[boxes.length - 1];
      layer.append(...ghost(elements[0], target), arrow(term.className, boxes[0], target));
    }
    for (const box of boxes) layer.append(ring(term.className, box));
  }
}

/**
 * List the elements that are clicked for an action and can be seen, or else one that it is about.
 * @param {HTMLElement} deed
 */
function clicked({ dataset }) {
  const found = visible(dataset.clicks);
  return found.length ? found : visible(dataset.touched).slice(0, 1);
}

/** @param {string | undefined} ids */
function visible(ids = "") {
  return ids.split(" ").flatMap((id) => {
    const found = document.getElementById(id);
    return found?.checkVisibility() ? [found] : [];
  });
}

/**
 * Draw a piece from a hand where it would be.
 * @param {Element} from
 * @param {DOMRect} to
 */
function ghost(from, to) {
  const piece = from.querySelector("svg")?.cloneNode(true);
  if (!(piece instanceof SVGElement)) return [];
  const { x, y, width, height } = to;
  for (const [key, value] of Object.entries({ x, y, width, height })) {
    piece.setAttribute(key, String(value));
  }
  return [piece];
}

/**
 * @param {string} name
 * @param {string} kind
 * @param {Record<string, number | string>} attributes
 */
function shape(name, kind, attributes) {
  const made = document.createElementNS(SVG, name);
  made.setAttribute("class", kind);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/**
 * Draw a ring around an element; that of the better action is wider, so both can be seen.
 * @param {string} kind
 * @param {DOMRect} box
 */
function ring(kind, box) {
  const out = kind === "better" ? ROUND / 2 : 0;
  return shape("rect", kind, {
    x: box.x - out,
    y: box.y - out,
    width: box.width + 2 * out,
    height: box.height + 2 * out,
    rx: ROUND,
  });
}

/**
 * Draw an arrow between two elements.
 * @param {string} kind
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function arrow(kind, from, to) {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [right, down] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
  const long = Math.hypot(right, down) || 1;
  const tip = Math.max(0, long - Math.min(to.width, to.height) / 2);
  const [a, b] = [right / long, down / long];
  const [tx, ty] = [x + a * tip, y + b * tip];
  const side = (/** @type {number} */ s) => `${tx - 14 * a - s * 8 * b} ${ty - 14 * b + s * 8 * a}`;
  return shape("path", kind, { d: `M${x} ${y}L${tx} ${ty}M${side(1)}L${tx} ${ty}L${side(-1)}` });
}

on("replay:at", show);
on("board:drawn", drawSoon);
on("board:zoomed", drawSoon);
addEventListener("resize", drawSoon);
addEventListener("scroll", drawSoon, { capture: true, passive: true });
on("replay:judged", () => show(Number(page.dataset.at)));
show(Number(page.dataset.at ?? page.dataset.ply));
