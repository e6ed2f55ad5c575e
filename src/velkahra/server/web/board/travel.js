// Pieces travel: what has left one place and come to another is seen to go there.
//
// Games mark what holds pieces with `data-moves`: their kind, and how many if not one; with
// `data-gives` if pieces only leave it, such as a hand that is filled up again. Where a piece comes
// from that was nowhere before, `data-from` says: the id of an element, given for all that is inside.
// A piece is drawn by the svg marked with `data-piece`, else by the first `use`. What flies lies over
// the page, so nothing is moved by it.

import { all, byId, make, one } from "../shared/dom.js";
import { isStill } from "../shared/motion.js";

const LONG = 450; // milliseconds of a flight
const APART = 70; // between the beginnings of two
const MOST = 12;
const MOST_ALIKE = 3;
const SLOW = "cubic-bezier(.3, .1, .2, 1)";

const game = byId("game");

/**
 * @typedef {{key: string, element: HTMLElement, kind: string, count: number, box: DOMRect, drawing: Element | null, frame: string}} Holder
 */

/** @type {Map<string, Holder>} */
let before = new Map();
/** Where pieces come from that are nowhere. @type {Map<string, DOMRect>} */
let starts = new Map();
/** What ends each flight. @type {Set<() => void>} */
const flights = new Set();

/** Return the drawing of a piece. @param {Element} holder @returns {SVGGraphicsElement | null} */
export const drawingOf = (holder) =>
  holder.querySelector("[data-piece]") ?? holder.querySelector("use");

/** The place of a drawing on the page: of its frame, if it is alone in it. @param {Element} holder */
function boxOf(holder) {
  const drawing = drawingOf(holder);
  const frame = drawing?.parentElement;
  const alone = isSized(drawing) && frame?.localName === "svg" && frame.childElementCount === 1;
  return (alone ? frame : (drawing ?? holder)).getBoundingClientRect();
}

/** All that holds pieces, by kind and place. */
function holders() {
  /** @type {Map<string, Holder>} */
  const found = new Map();
  for (const element of all(game, "[data-moves], [data-gives]")) {
    const { moves, gives = "" } = element.dataset;
    const [kind, count = "1"] = (moves ?? gives).split(" ");
    const box = boxOf(element);
    const drawing = drawingOf(element);
    const frame = drawing && box.width ? frameOf(drawing) : ""; // what is hidden covers nothing
    const known = { drawing: /** @type {Element} */ (drawing?.cloneNode(true) ?? null), frame };
    let key = `${kind} ${element.closest("[id]")?.id}`;
    while (found.has(key)) key += "+"; // deck and pile lie in one element
    found.set(key, { key, element, kind, count: Number(count), box, ...known });
  }
  return found;
}

/** Remember where the pieces are. */
export function rememberPieces() {
  land();
  before = isStill() ? new Map() : holders();
  starts = new Map();
  for (const { dataset } of before.size ? all(game, "[data-from]") : []) {
    const { from = "" } = dataset;
    const box = document.getElementById(from)?.getBoundingClientRect();
    if (box) starts.set(from, box);
  }
}

/** Let fly what has another place than was remembered. */
export function letFly() {
  if (!before.size || document.hidden) return;
  const now = holders();
  const left = changed(before, now);
  const come = changed(
    new Map([...now].filter(([, { element }]) => element.dataset.moves)),
    before,
  );
  for (const [kind, targets] of come) {
    const sources = sourcesOf(kind, left, come);
    for (const [i, target] of targets.entries()) {
      const source = sources[Math.min(i, sources.length - 1)] ?? origin(target);
      if (source?.box.width && target.box.width) fly(source, target);
    }
  }
  before = new Map();
}

/**
 * Find where pieces come from. A hand that is not seen holds "card", which may be any "card-7".
 * @param {string} kind
 * @param {Map<string, Holder[]>} left
 * @param {Map<string, Holder[]>} come
 */
function sourcesOf(kind, left, come) {
  const known = left.get(kind) ?? left.get(kind.split("-")[0]);
  if (known) return known;
  const gone = [...left].filter(([other]) => other.startsWith(`${kind}-`) && !come.has(other));
  return gone.flatMap(([, places]) => places);
}

/**
 * List by kind where there are more pieces than elsewhere, each place once for each piece.
 * @param {Map<string, Holder>} here
 * @param {Map<string, Holder>} there
 */
function changed(here, there) {
  /** @type {Map<string, Holder[]>} */
  const found = new Map();
  for (const [key, holder] of here) {
    const more = Math.min(holder.count - (there.get(key)?.count ?? 0), MOST_ALIKE);
    const places = found.get(holder.kind) ?? [];
    for (let i = 0; i < more; i++) places.push(holder);
    if (places.length) found.set(holder.kind, places);
  }
  return found;
}

/** Where a piece comes from that was nowhere. @param {Holder} target */
function origin(target) {
  const { element, box } = target;
  const from = element.closest("[data-from]")?.getAttribute("data-from") ?? "";
  const source = starts.get(from) ?? document.getElementById(from)?.getBoundingClientRect();
  if (!source?.width) return null;
  const x = source.x + (source.width - box.width) / 2;
  const y = source.y + (source.height - box.height) / 2;
  return { ...target, box: new DOMRect(x, y, box.width, box.height) };
}

/**
 * Let a drawing fly from a place to where it is; there it is seen when it arrives.
 * @param {Holder} source
 * @param {Holder} target
 */
function fly(source, target) {
  const { element, kind, box } = target;
  const known = source.kind.startsWith(kind) ? source : target; // a card of a hand shows its back
  const delay = layer().childElementCount * APART;
  if (!known.drawing || delay >= MOST * APART) return;
  const sign = picture(known.drawing, known.frame);
  layer().append(sign);
  sign.setAttribute("width", String(box.width));
  sign.setAttribute("height", String(box.height));
  const way = [placed(source.box, source.box.width / box.width), placed(box, 1)];
  const flight = sign.animate(way, { duration: LONG, delay, easing: SLOW, fill: "both" });
  const end = () => {
    sign.remove();
    element.style.opacity = "";
    flights.delete(end);
  };
  flight.onfinish = end;
  flights.add(end);
  // An animation that hides it would style it again in each frame.
  if (!before.has(target.key)) element.style.opacity = "0";
}

/**
 * @param {DOMRect} box
 * @param {number} scale
 */
const placed = ({ x, y }, scale) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

/**
 * Draw a piece once more, in a picture of its own.
 * @param {Element} drawing
 * @param {string} frame its view box
 */
export function picture(drawing, frame) {
  const shown = /** @type {Element} */ (drawing.cloneNode(true));
  if (shown.localName === "svg") {
    shown.removeAttribute("class");
    return shown;
  }
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  copy.setAttribute("viewBox", frame);
  for (const name of ["x", "y"]) shown.removeAttribute(name);
  copy.append(shown);
  return copy;
}

/** Return whether a drawing has a size of its own. @param {Element | null} drawing */
export const isSized = (drawing) => drawing?.hasAttribute("width") ?? false;

/** Return the view box of a drawing: its size, or what it covers. @param {SVGGraphicsElement} drawing */
export function frameOf(drawing) {
  if (isSized(drawing))
    return `0 0 ${["width", "height"].map((n) => drawing.getAttribute(n)).join(" ")}`;
  const { x, y, width, height } = drawing.getBBox();
  return [x, y, width, height].join(" ");
}

/** Return a layer over the page, among what the game's style sheet styles. */
export function layer(name = "flights") {
  const there = /** @type {HTMLElement | null} */ (game.querySelector(`.${name}`));
  if (there) return there;
  const made = make("div", "", name);
  made.setAttribute("aria-hidden", "true");
  one(game, ":scope > *").append(made);
  return made;
}

/** Let all that flies arrive at once. */
function land() {
  for (const end of flights) end();
}

for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, land, true);
