// Describes the half-made choice and previews its last step, in words and in figures.

import { morphElements } from "../board/morph.js";
import { byId, hit, setClass, setHidden, setText, wordsOf } from "../shared/dom.js";
import { emit, on } from "../shared/events.js";
import { send } from "./connection.js";
import { counts, gainsSince } from "./counters.js";
import { say } from "./keys.js";
import { actionOf } from "./play.js";

const table = byId("table");
const game = byId("game");
const ask = byId("ask");
const half = byId("half");
const words = wordsOf(table);

const FEW = 3;
const REST = 120; // milliseconds that a pointer must rest before the server is asked
const HELD = 350; // the same for a finger, which mostly taps

/** @type {import("../shared/events.js").Step} */
let step = { trail: [], chosen: [], node: undefined, version: -1, held: false };
/** @type {string | null} */
let aim = null; // the finished action under the pointer or the focus
let byFocus = false;
let timer = 0;
/** @type {Record<string, string>} */
let kept = {}; // element id -> the current markup of previewed figures
let finger = false; // a finger rests on the action
let previewed = false; // the bar shows a preview
let looked = false; // the finger got a preview, so lifting it chooses nothing
let pinned = ""; // the element that stays aimed at after a tap

/** Return the name of an element: the first sentence of its label. @param {string} id */
function nameOf(id) {
  const element = document.getElementById(id);
  const label = (element?.getAttribute("aria-label") ?? element?.textContent ?? id).trim();
  return label.replace(/(?<=\S\S)\.(\s.*)?$/su, "");
}

/** @param {string[]} ids */
const list = (ids) => [...new Set(ids.map(nameOf))].join("; ");

function halfText() {
  const { node, trail, chosen, held } = step;
  const picked = [...trail, ...chosen];
  if (held) return words["half-sure"].replace("%1", () => list(picked));
  if (!picked.length) return "";
  if (node?.type === "choose") {
    const left = node.least - chosen.length;
    if (left > 0) return words["half-left"].replace("%1", `${left}`);
    return words["half-more"].replace("%1", () => list(picked));
  }
  if (node?.type === "number") return words["half-number"].replace("%1", () => list(picked));
  const next = node?.type === "one" ? Object.keys(node.to) : [];
  const text = next.length <= FEW && next.length ? words["half-few"] : words.half;
  return text.replace("%1", () => list(picked)).replace("%2", () => list(next));
}

let high = 0; // height of the bar in pixels, remembered because reading it triggers a layout

new ResizeObserver(([{ borderBoxSize }]) => {
  high = borderBoxSize[0].blockSize;
}).observe(ask);

/**
 * Show the half-made choice in place of the prompt, or a preview beside the prompt. The bar does not
 * shrink meanwhile.
 * @param {string} text
 */
function write(text, withPrompt = false) {
  if (text && half.hidden) ask.style.minHeight = `${high}px`;
  if (!text && !half.hidden) ask.style.minHeight = "";
  setHidden(half, !text);
  setClass(ask, "halfway", Boolean(text));
  setClass(ask, "with-prompt", withPrompt);
  setText(half, text);
  previewed = false;
}

/** Return the element under an event that may be chosen; without one, that of a tap. @param {Event | null} event */
const idAt = (event) => (event && hit(event, ".can[id]")?.id) || pinned;

/**
 * Ask the server to preview the finished action of an element, the one under the pointer or focus.
 * @param {string} id
 * @param {boolean} focus
 * @param {number} rest
 */
function aimAt(id, focus = false, rest = REST) {
  const text = actionOf(id);
  if (text === aim) return;
  aim = text;
  emit("table:aim", text ? id : "");
  byFocus = focus;
  clearTimeout(timer);
  restore();
  if (previewed) write(halfText());
  const v = step.version;
  if (text) timer = setTimeout(() => send({ kind: "would", v, text }), rest);
}

/** Keep the aim at an element until the position or the choice changes. @param {string} id */
export function pin(id) {
  pinned = id;
  aimAt(id, false, 0);
}

/** Show the figures as they would be, and return what grows. @param {Record<string, string>} parts */
function preview(parts) {
  restore();
  const before = counts();
  for (const id of Object.keys(parts)) {
    const element = document.getElementById(id);
    if (element) kept[id] = element.outerHTML;
  }
  morphElements(parts);
  return gainsSince(before);
}

/** Show the figures as they are. */
function restore() {
  if (Object.keys(kept).length) morphElements(kept);
  kept = {};
}

/** Place of the pointer: an element that moves under a resting pointer gets no preview. */
let pointer = "";

/** @param {PointerEvent} event */
const placeOf = ({ clientX, clientY }) => `${clientX} ${clientY}`;

document.addEventListener("pointermove", (event) => {
  pointer = placeOf(event);
});
game.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse" && placeOf(event) !== pointer) aimAt(idAt(event));
});
game.addEventListener("pointerout", ({ relatedTarget, pointerType }) => {
  const inside = game.contains(/** @type {Node | null} */ (relatedTarget));
  if (pointerType === "mouse" && !inside) aimAt(pinned);
});
// A held finger gets a preview; a tap does not.
table.addEventListener("pointerdown", (event) => {
  looked = false;
  finger = event.pointerType === "touch" && !pinned;
  if (finger) aimAt(idAt(event), false, HELD);
});
for (const name of ["pointerup", "pointercancel"]) {
  table.addEventListener(name, () => {
    if (finger) aimAt(pinned);
    finger = false;
  });
}
table.addEventListener(
  "click",
  (event) => {
    if (looked && event.detail) event.stopPropagation();
  },
  true,
);
game.addEventListener("focusin", (event) => {
  if (/** @type {Element} */ (event.target).matches(":focus-visible")) aimAt(idAt(event), true);
});
game.addEventListener("focusout", () => aimAt(pinned));

on("table:message", (message) => {
  if (message.kind !== "previewed" || message.text !== aim || message.v !== step.version) return;
  looked = finger;
  const gains = preview(message.set ?? {});
  emit("table:preview", { lines: message.lines, gains });
  if (!message.lines.length || pinned) return;
  const text = words.would.replace("%1", () => message.lines.join(" "));
  write(text, !halfText());
  previewed = true;
  if (byFocus) say(text);
});

/** Drop the preview, because the position has changed. */
function drop() {
  aim = null;
  pinned = "";
  clearTimeout(timer);
  restore();
  emit("table:aim", "");
}

on("table:before", drop); // the server sends only differences

on("table:step", (now) => {
  step = now;
  drop();
  write(halfText());
});
