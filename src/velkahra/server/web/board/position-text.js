// The position as text: everything the board says to a screen reader, in the order of the page.
//
// The page has nothing but what its viewer may know, so the text has nothing else either.

import { byId, children, make } from "../shared/dom.js";

const game = byId("game");
const dialog = byId("position-sheet", HTMLDialogElement);
const text = byId("position-text");

const LEFT_OUT =
  "[hidden], [aria-hidden=true], [popover], [role=tooltip], dialog, nav, template, style, script";
const COMMAND = "button:not([aria-label], [popovertarget])";
const INLINE = "a, abbr, b, code, em, i, small, span, strong, sub, sup, dd, td, th";
const HEADING = "h1, h2, h3, h4, h5, h6, caption, legend, summary";

/** @typedef {{heading: boolean, text: string}} Line */

/** Reads an element, line by line. */
class Reading {
  /** @type {Line[]} */
  lines = [];
  /** @type {string[]} */
  words = [];

  /** End a line. One that says the same as the line before is left out. */
  end(heading = false) {
    const text = this.words.join(" ");
    this.words = [];
    if (text && text !== this.lines.at(-1)?.text) this.lines.push({ heading, text });
  }

  /** @param {Element} element */
  read(element) {
    if (element.matches(LEFT_OUT) || element.matches(COMMAND)) return;
    const label = element.getAttribute("aria-label");
    if (label) return this.readLabelled(element, label);
    if (!element.matches(INLINE)) this.end();
    this.readInside(element);
    if (!element.matches(`${INLINE}, dt`)) this.end(element.matches(HEADING));
  }

  /**
   * A label stands for a picture or button; of anything larger that says more it is the heading.
   * @param {Element} element
   * @param {string} label
   */
  readLabelled(element, label) {
    this.end();
    this.words.push(label);
    const whole = element.matches("button, [role=button], [role=img]");
    this.end(!whole);
    if (whole) return;
    const before = this.lines.length;
    this.readInside(element);
    this.end();
    if (this.lines.length === before) this.lines.pop();
  }

  /** @param {Element} element */
  readInside(element) {
    const isDrawn = element instanceof SVGElement; // letters of a drawing are in its label
    for (const node of element.childNodes) {
      if (node instanceof Element) this.read(node);
      else if (!isDrawn) this.words.push(...((node.textContent ?? "").match(/\S+/g) ?? []));
    }
  }
}

/** Show the position as text. */
export function openPosition() {
  const reading = new Reading();
  for (const part of children(game)) reading.read(part);
  text.replaceChildren(...reading.lines.map((line) => make(line.heading ? "h3" : "p", line.text)));
  dialog.showModal();
}
