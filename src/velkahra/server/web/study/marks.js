// Comments, marked elements and arrows: they lie above the page, so that they fit any element.

import { byId, hit, setText } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { isShortcut } from "../shared/shortcut.js";
import { send } from "../table/connection.js";
import { idsUnder } from "../table/touch.js";
import { place } from "./tree.js";

const SVG = "http://www.w3.org/2000/svg";
const PAUSE = 600; // milliseconds without a key until a comment is stored
const EDGE = 3; // pixels around a marked element

const table = byId("table");
const game = byId("game");
const comment = byId("comment");
const marked = byId("marked");
const edits = table.dataset.edits !== undefined;
/** @type {string[]} */
let marks = [];
let from = ""; // where a new arrow begins
let writing = 0; // timer
let written = -1; // the move that the comment belongs to

const layer = document.createElementNS(SVG, "svg");
layer.id = "marks";
layer.setAttribute("aria-hidden", "true");
document.body.append(layer);

/** @param {string} id */
function boxOf(id) {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box?.width ? box : null;
}

/** @param {string} kind @param {Record<string, number | string>} values */
function shape(kind, values) {
  const made = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(values)) made.setAttribute(name, String(value));
  return made;
}

/** @param {DOMRect} box */
const ring = ({ left, top, width, height }) =>
  shape("rect", {
    x: left + scrollX - EDGE,
    y: top + scrollY - EDGE,
    width: width + 2 * EDGE,
    height: height + 2 * EDGE,
    rx: 6,
  });

/** @param {DOMRect} one @param {DOMRect} other */
function arrow(one, other) {
  const x = one.left + one.width / 2 + scrollX;
  const y = one.top + one.height / 2 + scrollY;
  const dx = other.left + other.width / 2 + scrollX - x;
  const dy = other.top + other.height / 2 + scrollY - y;
  const long = Math.hypot(dx, dy) || 1;
  const [u, w] = [dx / long, dy / long];
  const head = Math.min(18, long / 2);
  const [tx, ty] = [x + dx, y + dy];
  const [bx, by] = [tx - head * u, ty - head * w];
  const side = head / 2;
  const tip = `M${tx} ${ty}L${bx - side * w} ${by + side * u}L${bx + side * w} ${by - side * u}z`;
  return shape("path", { d: `M${x} ${y}L${bx} ${by}${tip}` });
}

function draw() {
  const shapes = marks.map((mark) => {
    const boxes = mark.split(" ").map(boxOf);
    if (!boxes[0] || boxes.includes(null)) return null;
    return boxes[1] ? arrow(boxes[0], boxes[1]) : ring(boxes[0]);
  });
  const begun = from ? boxOf(from) : null;
  layer.replaceChildren(...shapes.flatMap((one) => one ?? []), ...(begun ? [ring(begun)] : []));
}

let frame = 0;
function drawSoon() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(draw);
}
for (const event of ["scroll", "resize", "transitionend"]) {
  window.addEventListener(event, drawSoon, { passive: true, capture: true });
}
on("board:zoomed", drawSoon);
on("board:drawn", drawSoon);
on("table:step", drawSoon);

/** Return the name of an element: the first sentence of its label. @param {string} id */
function nameOf(id) {
  const element = document.getElementById(id);
  const label = element?.getAttribute("aria-label") ?? element?.textContent ?? id;
  return label.trim().split(". ")[0] || id;
}

function describe() {
  setText(marked, marks.map((mark) => mark.split(" ").map(nameOf).join(" → ")).join("; "));
}

function storeMarks() {
  send({ kind: "note", at: place(), marks });
  describe();
  drawSoon();
}

/** Add a mark, or remove it if it is there. @param {string} mark */
function toggle(mark) {
  marks = marks.includes(mark) ? marks.filter((other) => other !== mark) : [...marks, mark];
  storeMarks();
}

/** @param {string} id */
function touch(id) {
  if (table.dataset.marking === "one") return toggle(id);
  if (!from) from = id;
  else {
    if (from !== id) toggle(`${from} ${id}`);
    from = "";
  }
  drawSoon();
}

/** Begin or end marking. @param {string} way "one", "arrow" or "" */
function setMarking(way) {
  const next = table.dataset.marking === way ? "" : way;
  table.dataset.marking = next;
  from = "";
  for (const name of ["one", "arrow"]) {
    byId(`mark-${name}`).setAttribute("aria-pressed", String(name === next));
  }
  drawSoon();
}

function storeComment() {
  clearTimeout(writing);
  writing = 0;
  if (comment instanceof HTMLTextAreaElement && written >= 0) {
    send({ kind: "note", at: written, comment: comment.value });
  }
}

if (edits) {
  byId("mark-one").addEventListener("click", () => setMarking("one"));
  byId("mark-arrow").addEventListener("click", () => setMarking("arrow"));
  byId("mark-clear").addEventListener("click", () => {
    marks = [];
    storeMarks();
  });
  comment.addEventListener("input", () => {
    clearTimeout(writing);
    writing = setTimeout(storeComment, PAUSE);
  });
  comment.addEventListener("blur", () => writing && storeComment());
  for (const name of ["click", "keydown"]) {
    game.addEventListener(name, (event) => mark(event), true);
  }
  dragArrows();
}

/** @param {Event} event */
function mark(event) {
  if (!table.dataset.marking) return;
  if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
  const ids =
    event instanceof KeyboardEvent
      ? [hit(event, "[id]")?.id ?? ""]
      : idsUnder(/** @type {MouseEvent} */ (event));
  event.preventDefault();
  event.stopPropagation();
  const id = ids.find((other) => other && other !== "game");
  if (id) touch(id);
}

/** The right button of a mouse marks, and drags arrows. */
function dragArrows() {
  let begun = "";
  game.addEventListener("contextmenu", (event) => event.preventDefault());
  game.addEventListener("pointerdown", (event) => {
    if (event.button === 2) begun = idsUnder(event)[0] ?? "";
  });
  game.addEventListener("pointerup", (event) => {
    if (event.button !== 2 || !begun) return;
    const end = idsUnder(event)[0];
    if (end) toggle(end === begun ? end : `${begun} ${end}`);
    begun = "";
  });
}

/** @type {Record<string, () => void>} */
const KEYS = {
  c: () => comment.focus(),
  m: () => edits && setMarking("one"),
  a: () => edits && setMarking("arrow"),
};

document.addEventListener("keydown", (event) => {
  const does = isShortcut(event) && KEYS[event.key];
  if (!does) return;
  event.preventDefault();
  does();
});

on("table:message", (message) => {
  if (message.kind !== "study") return;
  if (writing && written !== message.at) storeComment();
  marks = [...message.marks];
  const busy = document.activeElement === comment && written === message.at;
  written = message.at;
  if (comment instanceof HTMLTextAreaElement) {
    if (!busy) comment.value = message.comment;
  } else setText(comment, message.comment);
  describe();
  drawSoon();
});
