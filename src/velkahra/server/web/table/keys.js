// The keyboard: arrows over the board and through the log, and the shortcuts of the help.

import { openPosition } from "../board/in-words.js";
import { logLines } from "../board/log-lines.js";
import { zoomBy } from "../board/zoom.js";
import { all, byId } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { isShortcut } from "../shared/shortcut.js";
import { openLog } from "./log-drawer.js";
import { isSpace } from "./offers.js";

const game = byId("game");
const log = byId("log");
const half = byId("half");
const prompt = byId("prompt");
const announcer = byId("announcer");

/** @type {Record<string, [right: number, down: number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const SIDEWAYS = 2.5; // how much farther a step to the side counts than one straight on
const NEAR = 4; // pixels

const board = () => game.querySelector(".board-box");

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
}

/** List spaces, and pieces that lie on none: a space announces its own pieces. */
function stops() {
  const every = all(board() ?? game, "[id][role=button]:not([aria-hidden=true])");
  const shown = every.filter((element) => element.checkVisibility()); // skip elements hidden in another tab
  const spaces = shown.filter(({ id }) => isSpace(id)).map(middle);
  /** @param {{x: number, y: number}} point */
  const isWithin = ({ x, y }) =>
    spaces.some(({ box }) => box.left < x && x < box.right && box.top < y && y < box.bottom);
  return shown.filter((element) => isSpace(element.id) || !isWithin(middle(element)));
}

/**
 * Go to the nearest stop in this direction.
 * @param {Element} from
 * @param {[right: number, down: number]} direction
 */
function walk(from, [right, down]) {
  const here = middle(from);
  /** @type {HTMLElement | undefined} */
  let best;
  let least = Infinity;
  for (const element of stops()) {
    const there = middle(element);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const along = dx * right + dy * down;
    const cost = along + SIDEWAYS * Math.abs(dx * down + dy * right);
    if (element !== from && along > NEAR && cost < least) [best, least] = [element, cost];
  }
  best?.focus({ preventScroll: true }); // pan a zoomed board first, so that little scrolling is left
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {number} down */
function walkLog(down) {
  const lines = logLines();
  const now = lines.findIndex((line) => line.contains(document.activeElement));
  lines[Math.min(Math.max(now + down, 0), lines.length - 1)]?.focus();
}

log.addEventListener("keydown", (event) => {
  const line = event.target instanceof HTMLLIElement ? event.target : null;
  if (line && event.key === "Enter") all(line, ".cite")[0]?.click(); // its rule
});

document.addEventListener("keydown", (event) => {
  const arrow = ARROWS[event.key];
  if (!arrow || event.ctrlKey || event.altKey || event.metaKey) return;
  const target = /** @type {Element} */ (event.target);
  if (board()?.contains(target)) walk(target, arrow);
  else if (log.contains(target) && arrow[1]) walkLog(arrow[1]);
  else return;
  event.preventDefault();
});

/** Move the focus among all choices, in the order of the page. @param {number} step */
function goOn(step) {
  const every = [...all(game, ".can"), ...all(document, "#controls button:enabled")];
  const offers = every.filter((element) => element.checkVisibility());
  const now = offers.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = now < 0 ? (step > 0 ? 0 : -1) : (now + step) % offers.length;
  offers.at(next)?.focus();
}

/** Load the field for typed actions; its form does nothing before. */
const inWords = byId("in-words", HTMLDetailsElement);
inWords.addEventListener("toggle", () => import("./typed.js"), { once: true });

function openField() {
  inWords.open = true;
  document.getElementById("typed-action")?.focus(); // a spectator has none
}

/** @type {Record<string, () => void>} */
const SHORTCUTS = {
  n: () => goOn(1),
  N: () => goOn(-1),
  b: () => all(board() ?? game, ":is([id^='s-'], [role=button])[tabindex='0']")[0]?.focus(),
  l: () => {
    openLog();
    (logLines()[0] ?? log).focus();
  },
  w: () => say((half.hidden ? prompt : half).textContent ?? ""),
  t: openPosition,
  "/": openField,
  u: () => byId("undo").click(),
  "+": () => zoomBy("in"),
  "=": () => zoomBy("in"),
  "-": () => zoomBy("out"),
  0: () => zoomBy("whole"),
  "?": () => byId("help", HTMLDialogElement).showModal(),
};

document.addEventListener("keydown", (event) => {
  const shortcut = isShortcut(event) && SHORTCUTS[event.key];
  if (!shortcut) return;
  event.preventDefault();
  shortcut();
});

// A screen reader gets the news of a moment at once, oldest first, then the prompt.

const MOMENT = 400; // milliseconds for which news are collected
const MOST = 8;

/** @type {string[]} */
let news = [];
let asked = prompt.textContent;
let timer = 0;

/**
 * Announce a text to screen readers.
 * @param {string} text
 */
export function say(text) {
  announcer.textContent = "";
  news = [text];
  announceSoon();
}

function announceSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    announcer.textContent = news.slice(-MOST).join(" ");
    news = [];
  }, MOMENT);
}

let known = -1; // the number of log lines already announced

on("table:update", ({ log, prompt, yours, over }) => {
  if (known >= 0) news.push(...log.lines.slice(Math.max(0, known - log.first)));
  known = log.first + log.lines.length;
  if (prompt !== asked && (yours || over)) news.push(prompt);
  asked = prompt;
  if (news.length) announceSoon();
});
