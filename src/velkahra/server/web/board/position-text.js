// The position as text: everything the board says to a screen reader, in the order of the page.
//
// The page has nothing but what its viewer may know, so the text has nothing else either.

import { byId, children, make } from "../shared/dom.js";

const game = byId("game");
const dialog = byId("position", HTMLDialogElement);
const text = byId("position-text");

const LEFT_OUT = "[hidden], [aria-hidden=true], [popover], dialog, nav, template, style, script";
const COMMAND = "button:not([aria-label])";
const INLINE = "a, abbr, b, code, em, i, small, span, strong, sub, sup, td, th";
const HEADING = "h1, h2, h3, h4, h5, h6, caption, legend, summary";

/** @typedef {{heading: boolean, text: string}} Line */

/**
 * List what an element says, line by line. A label stands for a whole picture or button, and is the
 * heading of anything larger.
 * @param {Element} root
 */
export function linesOf(root) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {string[]} */
  let words = [];
  const end = (heading = false) => {
    if (words.length) lines.push({ heading, text: words.join(" ") });
    words = [];
  };
  /** @param {Element} element */
  const read = (element) => {
    if (element.matches(LEFT_OUT) || element.matches(COMMAND)) return;
    const label = element.getAttribute("aria-label");
    const inline = element.matches(INLINE) && !label;
    if (!inline) end();
    if (label) words.push(label);
    const leaf = label && element.matches("button, [role=button], [role=img]");
    if (label) end(!leaf);
    if (!leaf) readInside(element);
    if (!inline) end(element.matches(HEADING));
  };
  /** @param {Element} element */
  const readInside = (element) => {
    for (const node of element.childNodes) {
      if (node instanceof Element) read(node);
      else if (!(element instanceof SVGElement))
        words.push(...((node.textContent ?? "").match(/\S+/g) ?? []));
    }
  };
  read(root);
  return lines;
}

/** Show the position as text. */
export function openPosition() {
  text.replaceChildren();
  for (const line of [...children(game)].flatMap(linesOf)) {
    text.append(make(line.heading ? "h3" : "p", line.text));
  }
  dialog.showModal();
}

byId("position-open").addEventListener("click", openPosition);
