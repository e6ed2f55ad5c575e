// Updates changed elements in place, so that pieces glide and the focus stays.

import { all } from "../shared/dom.js";
import { Idiomorph } from "../vendor/idiomorph.esm.js";

/** Return whether an element is part of a drawing. @param {Element | null} element */
const isDrawn = (element) =>
  element?.namespaceURI === "http://www.w3.org/2000/svg" && element.localName !== "svg";

/**
 * Parse markup. SVG is parsed inside an <svg>; otherwise its elements would be unknown HTML.
 * @param {string} markup
 * @param {boolean} svg
 */
function parse(markup, svg) {
  const holder = document.createElement("template");
  holder.innerHTML = svg ? `<svg>${markup}</svg>` : markup;
  return [...((svg && holder.content.firstElementChild) || holder.content).children];
}

/**
 * Return whether two nodes have the same structure: the kinds and ids of all their descendants.
 * @param {Node} one
 * @param {Node} other
 */
function hasSameStructure(one, other) {
  if (one.nodeName !== other.nodeName || idOf(one) !== idOf(other)) return false;
  if (one.childNodes.length !== other.childNodes.length) return false;
  let [a, b] = [one.firstChild, other.firstChild];
  for (; a && b; [a, b] = [a.nextSibling, b.nextSibling]) if (!hasSameStructure(a, b)) return false;
  return true;
}

/** @param {Node} node */
const idOf = (node) => /** @type {Element} */ (node).id;

/**
 * @param {Element} from
 * @param {Element} to
 */
function copyAttributes(from, to) {
  for (const { name, value } of from.attributes) {
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
}

/**
 * @param {Node} from
 * @param {Node} to
 */
function copy(from, to) {
  if (from instanceof CharacterData && to instanceof CharacterData) {
    if (from.data !== to.data) to.data = from.data;
    return;
  }
  copyAttributes(/** @type {Element} */ (from), /** @type {Element} */ (to));
  let [a, b] = [from.firstChild, to.firstChild];
  for (; a && b; [a, b] = [a.nextSibling, b.nextSibling]) copy(a, b);
}

/**
 * Update an element. Idiomorph takes longer, so only use it where elements with ids come and go.
 * @param {Element} old
 * @param {Element} made
 */
function become(old, made) {
  if (hasSameStructure(made, old)) copy(made, old);
  else if (old.querySelector("[id]") || made.querySelector("[id]")) {
    Idiomorph.morph(old, made, { morphStyle: "outerHTML" });
  } else {
    copyAttributes(made, old);
    old.replaceChildren(...made.childNodes);
  }
}

const TOUCHABLE = "button[id], [id][role='button']";
const CLASSES = ["shy", "can", "also", "picked", "pointed"];
const ATTRIBUTES = ["tabindex", "aria-pressed", "aria-disabled"];
const asks = document.getElementById("table") !== null; // a replay's buttons stay disabled

/**
 * Carry the page's own changes of elements over into new markup, so that morphing keeps them.
 * @param {Element} made
 */
function keepClasses(made) {
  const inside = all(made, TOUCHABLE, HTMLButtonElement);
  if (made.matches(TOUCHABLE)) inside.unshift(/** @type {HTMLButtonElement} */ (made));
  for (const element of inside) {
    const old = document.getElementById(element.id);
    const shy = asks && element.disabled;
    if (shy) element.disabled = false;
    const kept = [...(old?.classList ?? [])].filter((name) => CLASSES.includes(name));
    if (shy && !kept.includes("shy")) kept.push("shy");
    element.classList.add(...kept.filter((name) => shy || name !== "shy"));
    for (const name of ATTRIBUTES) {
      const value = old?.getAttribute(name) ?? null;
      if (value !== null) element.setAttribute(name, value);
    }
  }
  for (const mark of all(made, "[data-player]")) {
    const old = document.querySelector(`#game [data-player="${mark.dataset.player}"]`);
    mark.replaceChildren(...(old?.cloneNode(true).childNodes ?? []));
  }
  return made;
}

/**
 * Replace elements by their ids: {id: markup}.
 * @param {Record<string, string>} changed
 */
export function morphElements(changed) {
  const there = Object.keys(changed).filter((id) => document.getElementById(id));
  for (const svg of [true, false]) {
    const ids = there.filter((id) => isDrawn(document.getElementById(id)) === svg);
    for (const made of parse(ids.map((id) => changed[id]).join(""), svg)) {
      const old = document.getElementById(made.id);
      if (old) become(old, keepClasses(made));
    }
  }
}

/**
 * Replace the contents of an element. Ticked boxes and opened details stay as they are.
 * @param {Element} holder
 * @param {string} markup
 */
export function morphInside(holder, markup) {
  /** @param {string} name */
  const beforeAttributeUpdated = (name) => name !== "checked" && name !== "open";
  Idiomorph.morph(holder, markup, {
    morphStyle: "innerHTML",
    callbacks: { beforeAttributeUpdated },
  });
}
