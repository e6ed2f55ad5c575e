// Pieces travel: what has left one place and come to another is seen to go there.
//
// Games mark what holds pieces with `data-moves`: their kind, and how many if not one. Where a piece
// comes from that was nowhere before, `data-from` says: the id of an element, given for all that is
// inside. What flies lies over the page, so nothing is moved by it.

import { all, byId, make, one } from "../shared/dom.js";

const LONG = 450; // milliseconds of a flight
const APART = 70; // between the beginnings of two
const MOST = 12;
const MOST_ALIKE = 3;
const SLOW = "cubic-bezier(.3, .1, .2, 1)";

const game = byId("game");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @typedef {{element: HTMLElement, kind: string, count: number, box: DOMRect, drawing: Element | null}} Holder
 */

/** @type {Map<string, Holder>} */
let before = new Map();
/** @type {Animation[]} */
let flights = [];

/** The drawing of a piece. @param {Element} holder */
const drawingOf = (holder) => holder.querySelector("use");

/** The place of a drawing on the page: of its frame, if it is alone in it. @param {Element} holder */
function boxOf(holder) {
  const drawing = drawingOf(holder);
  const frame = drawing?.parentElement;
  const alone = frame?.localName === "svg" && frame.childElementCount === 1;
  return (alone ? frame : (drawing ?? holder)).getBoundingClientRect();
}

/** @param {{element: Element, kind: string}} holder */
const keyOf = ({ element, kind }) => `${kind} ${element.closest("[id]")?.id}`;

/** All that holds pieces, by kind and place. */
function holders() {
  /** @type {Map<string, Holder>} */
  const found = new Map();
  for (const element of all(game, "[data-moves]")) {
    const [kind, count = "1"] = (element.dataset.moves ?? "").split(" ");
    const drawing = /** @type {Element | null} */ (drawingOf(element)?.cloneNode() ?? null);
    const holder = { element, kind, count: Number(count), box: boxOf(element), drawing };
    found.set(keyOf(holder), holder);
  }
  return found;
}

/** Remember where the pieces are. */
export function rememberPieces() {
  land();
  before = isStill() ? new Map() : holders();
}

const isStill = () => still.matches || document.documentElement.dataset.motion === "off";

/** Let fly what has another place than was remembered. */
export function letFly() {
  if (!before.size || document.hidden) return;
  const now = holders();
  const left = changed(before, now);
  const come = changed(now, before);
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
  const from = element.closest("[data-from]")?.getAttribute("data-from");
  const source = from ? document.getElementById(from)?.getBoundingClientRect() : null;
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
  const sign = delay < MOST * APART ? copyOf(known) : null;
  if (!sign) return;
  sign.setAttribute("width", String(box.width));
  sign.setAttribute("height", String(box.height));
  const way = [placed(source.box, source.box.width / box.width), placed(box, 1)];
  const flight = sign.animate(way, { duration: LONG, delay, easing: SLOW, fill: "both" });
  const end = () => sign.remove();
  flight.finished.then(end, end);
  flights.push(flight);
  if (!before.has(keyOf(target)))
    flights.push(element.animate({ opacity: [0, 0] }, { duration: delay + LONG }));
}

/**
 * @param {DOMRect} box
 * @param {number} scale
 */
const placed = ({ x, y }, scale) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

/** Draw a piece once more, over the page. @param {Holder} holder */
function copyOf({ drawing }) {
  if (!drawing) return null;
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const [wide, high] = ["width", "height"].map((name) => drawing.getAttribute(name));
  copy.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  const shown = /** @type {Element} */ (drawing.cloneNode());
  for (const name of ["x", "y"]) shown.removeAttribute(name);
  copy.append(shown);
  layer().append(copy);
  return copy;
}

/** What lies over the page, among what the game's style sheet styles. */
function layer() {
  const there = /** @type {HTMLElement | null} */ (game.querySelector(".flights"));
  if (there) return there;
  const made = make("div", "", "flights");
  made.setAttribute("aria-hidden", "true");
  one(game, ":scope > *").append(made);
  return made;
}

/** Let all that flies arrive at once. */
function land() {
  for (const flight of flights) flight.finish();
  flights = [];
}

for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, land, true);
