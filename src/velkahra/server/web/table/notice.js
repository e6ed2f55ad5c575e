// The notice beside the tap: why something is not possible, and by which rule.

import { byId, make, setHidden, wordsOf } from "../shared/dom.js";
import { ruleLink } from "../shared/rule-link.js";

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
 * Show a text, and the rule behind it if there is one.
 * @param {string} text
 * @param {string} rule
 * @param {string} summary
 */
export function showNotice(text, rule = "", summary = "") {
  const body = byId("notice-body");
  body.replaceChildren(make("p", text));
  if (rule) {
    const details = make("details");
    const link = ruleLink(rules, rule, words["rule-more"]);
    details.append(make("summary", `${words.rule} ${rule}`), make("p", summary), link);
    details.addEventListener("toggle", place);
    body.append(details);
  }
  notice.hidden = false;
  place();
}

/** Put the notice beside the tap, inside the window; on a narrow page the style sheet does it. */
function place() {
  if (!lastTap || window.innerWidth < 700) {
    notice.style.left = notice.style.top = "";
    return;
  }
  const box = notice.getBoundingClientRect();
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
