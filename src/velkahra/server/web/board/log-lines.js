// The log: a list of turns, each a heading with its lines, and the latest always on top.
//
// Where a game has rounds, its turns lie within them; where it has neither, lines lie in the log.

import { all, byId, make, one, wordsOf } from "../shared/dom.js";
import { citation } from "../shared/rule-link.js";
import { namedSentence, playerMark } from "./players.js";

/** @typedef {import("../shared/messages").LogLines} LogLines */

const log = byId("log");
const page = one(document, "main");
const words = wordsOf(page);
const signs = byId("seat-signs", HTMLTemplateElement).content;
const LINE = "[data-highlights]";

/** The lines that are in sight, headings too, in the order of the page. */
export const logLines = () => all(log, LINE).filter((line) => line.checkVisibility());

/** The line of the log that an event is about. @param {{target: EventTarget | null}} event */
export function lineAt({ target }) {
  const found = target instanceof Element ? target.closest(LINE) : null;
  return found && log.contains(found) ? /** @type {HTMLElement} */ (found) : null;
}

/**
 * Make the heading of a turn, with a small picture of whose it is.
 * @param {"h3" | "h4"} kind
 * @param {string} text
 * @param {number} seat
 */
export function makeHeading(kind, text, seat) {
  const heading = make(kind);
  const sentence = seat < 0 ? [text] : namedSentence(text);
  const said = make("span", "", "said"); // the heading is a row
  said.append(...sentence);
  heading.append(said);
  const sign = signs.querySelector(`[data-name="${seat}"] > *`);
  if (sign) heading.prepend(sign.cloneNode(true));
  if (seat >= 0 && sentence.length === 1) heading.append(playerMark(seat));
  return heading;
}

/** The list that the next line belongs to: of the latest turn, or of the log. */
function latest() {
  let list = log;
  for (;;) {
    const inner = list.querySelector(":scope > .turn:first-child > ol");
    if (!inner) return list;
    list = /** @type {HTMLElement} */ (inner);
  }
}

/**
 * Begin a turn, or a round. Returns its heading.
 * @param {string} text
 * @param {number} seat -1 for a round
 */
function begin(text, seat) {
  const now = latest();
  const around = seat < 0 ? log : (now.closest(".turn:not(.round)")?.parentElement ?? now);
  const group = make("li", "", seat < 0 ? "turn round" : "turn");
  const heading = makeHeading(around === log ? "h3" : "h4", text, seat);
  group.append(heading, make("ol"));
  around.prepend(group);
  return heading;
}

/** @param {string} text */
function add(text) {
  const line = make("li");
  line.append(...namedSentence(text));
  latest().prepend(line);
  return line;
}

/** @param {string} rule */
function cite(rule) {
  const link = citation(page.dataset.rules ?? "", rule, words.rule);
  link.tabIndex = -1; // the keyboard walks the log line by line
  return link;
}

/**
 * Show lines in a row that say the same as one line, with how many they are.
 * @param {Element} list with the latest line first
 */
function foldAlike(list) {
  /** @type {HTMLElement | undefined} */
  let shown;
  let times = 1;
  for (const line of all(list, ":scope > li[data-n]")) {
    const isAlike = shown !== undefined && textOf(shown) === textOf(line);
    if (!isAlike) shown = line;
    times = isAlike ? times + 1 : 1;
    line.hidden = isAlike;
    for (const count of all(line, ".times")) count.remove();
    if (!isAlike || !shown) continue;
    for (const count of all(shown, ".times")) count.remove();
    const words = [...shown.childNodes].findLast((node) => node instanceof Text);
    words?.after(make("span", ` \u00d7${times}`, "times"));
  }
}

/** What a line says, without the signs and links in it. @param {Element | undefined} line */
export const textOf = (line) =>
  [...((line?.querySelector(":scope > .said") ?? line)?.childNodes ?? [])]
    .filter((node) => node instanceof Text || /** @type {Element} */ (node).matches(".subject"))
    .map((node) => node.textContent)
    .join("");

/** The line of the log with a number. @param {number} n */
export const lineOf = (n) => all(log, `[data-n="${n}"]`)[0];

/**
 * Forget the lines from a number on, or all of them, and add others on top.
 * @param {LogLines} news
 * @param {boolean} clears
 */
export function writeLog(
  { first, lines, highlights, rules, turns = [], asides = [] },
  clears = false,
) {
  if (clears) log.replaceChildren();
  const lists = new Set([latest()]);
  for (const line of all(log, "[data-n]")) {
    if (Number(line.dataset.n) >= first) line.closest("li")?.remove();
  }
  lists.add(latest());
  const seats = new Map(turns);
  lines.forEach((text, i) => {
    const seat = seats.get(first + i);
    const line = seat === undefined ? add(text) : begin(text, seat);
    line.dataset.n = String(first + i);
    line.dataset.highlights = highlights[i].join(" ");
    if (asides.includes(first + i)) line.classList.add("aside");
    if (rules[i]) line.append(cite(rules[i]));
    lists.add(latest());
  });
  for (const list of lists) foldAlike(list);
}
