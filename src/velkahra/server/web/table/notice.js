// The notice beside the tap: why something is not possible, and by which rule.

import { byId, make, setClass, setHidden, wordsOf } from "../shared/dom.js";
import { ruleLink } from "../shared/rule-link.js";

/** @typedef {import("../shared/messages").Refused} Refused */

const ROOM = 40; // pixels around a tap that belong to what was tapped

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
 * Put the notice beside the tap, inside the window. A narrow page has it at the lower edge, or at the
 * upper one where it would cover what was tapped.
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
  const left = Math.min(lastTap.x + 14, window.innerWidth - box.width - 12);
  const below = lastTap.y + 18;
  const fits = below + box.height < window.innerHeight - 12;
  notice.style.left = `${Math.max(12, left)}px`;
  notice.style.top = `${Math.max(12, fits ? below : lastTap.y - box.height - 14)}px`;
}

/** Hide the notice. Returns whether there was one. */
export function hideNotice() {
  const shown = !notice.hidden;
  setHidden(notice, true);
  return shown;
}

byId("notice-close").addEventListener("click", hideNotice);
