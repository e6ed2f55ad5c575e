// The notice beside the tap: why something is not possible, and by which rule.

import { all, byId, make, setClass, setHidden, wordsOf } from "../shared/dom.js";
import { ruleLink } from "../shared/rule-link.js";

/** @typedef {import("../shared/messages").Refused} Refused */

const ROOM = 40; // pixels around a tap that belong to what was tapped
const EDGE = 12; // pixels between a notice and the edge of the window
const BUTTONS = "#game button.can, #ask button:not([hidden])";

const notice = byId("notice");
const words = wordsOf(byId("table"));
const { rules = "" } = byId("table").dataset;

/** @type {{x: number, y: number} | null} */
let lastTap = null; // where the notice is shown

/**
 * Remember where the page was touched, so that a notice appears there.
 * @param {number} x
 * @param {number} y
 */
export function tapped(x, y) {
  lastTap = { x, y };
}

/**
 * Remember the element chosen by the keyboard, so that a notice appears there.
 * @param {Element} element
 */
export function tappedByKey(element) {
  const box = element.getBoundingClientRect();
  tapped(box.right, box.bottom);
}

/**
 * Show a text.
 * @param {string} text
 */
export function showNotice(text) {
  show(make("p", text));
}

/**
 * Show why something is not possible, what is possible instead, and the rule.
 * @param {Refused} refused
 */
export function showRefusal({ text, instead, rule, summary }) {
  const details = make("details");
  const link = ruleLink(rules, rule, words["rule-more"]);
  details.append(make("summary", `${words.rule} ${rule}`), make("p", summary), link);
  details.addEventListener("toggle", place);
  show(make("p", text), make("p", instead, "instead"), details);
}

/** @param {...Element} parts */
function show(...parts) {
  byId("notice-body").replaceChildren(...parts);
  notice.hidden = false;
  place();
}

/**
 * Put the notice beside the tap, inside the window, and not over a button that can be chosen. A
 * narrow page has it at the lower edge, or at the upper one where it would cover what was tapped.
 */
function place() {
  notice.classList.remove("upper");
  notice.style.left = notice.style.top = "";
  if (!lastTap) return;
  const box = notice.getBoundingClientRect();
  if (window.innerWidth < 700) {
    setClass(notice, "upper", lastTap.y > box.top - ROOM);
    return;
  }
  const [left, top] = freePlace(lastTap, box);
  notice.style.left = `${left}px`;
  notice.style.top = `${top}px`;
}

/**
 * Return the left and upper edge of a notice: the first place around a tap that covers no button.
 * @param {{x: number, y: number}} tap
 * @param {DOMRect} box
 */
function freePlace({ x, y }, { width, height }) {
  const [most, lowest] = [window.innerWidth - width - EDGE, window.innerHeight - height - EDGE];
  const places = [y + 18, y - height - 14].flatMap((top) =>
    [x + 14, x - width - 14].map((left) => [
      Math.max(EDGE, Math.min(left, most)),
      Math.max(EDGE, Math.min(top, lowest)),
    ]),
  );
  const buttons = all(document, BUTTONS).map((button) => button.getBoundingClientRect());
  /** @param {number[]} place */
  const isFree = ([left, top]) =>
    buttons.every(
      (one) =>
        one.right < left || one.left > left + width || one.bottom < top || one.top > top + height,
    );
  return places.find(isFree) ?? places[0];
}

/** Hide the notice. Returns whether there was one. */
export function hideNotice() {
  const shown = !notice.hidden;
  setHidden(notice, true);
  return shown;
}

byId("notice-close").addEventListener("click", hideNotice);
