// Marks the elements of the board that can be chosen, and limits Tab to them.

import { nameOf } from "../board/leaf.js";
import { all, byId, setAttribute, setClass } from "../shared/dom.js";

const game = byId("game");
const controls = byId("controls");

let stop = ""; // the one space that Tab stops at
let lastSpace = ""; // the board space that had the focus last

/** Return whether an id belongs to a space of the board. @param {string} id */
export const isSpace = (id) => /^s-[A-Z]+\d+$/.test(id);

/**
 * Mark all elements that can be chosen.
 * @param {Map<string, string>} looks of each element that is in the game: see `setLooks`
 * @param {Set<string>} now the elements that can be chosen
 */
export function showOffers(looks, now) {
  softenButtons(looks);
  for (const element of all(game, ".can, .also, .picked")) {
    if (!looks.has(element.id)) setLooks(element, "");
  }
  for (const [id, look] of looks) setLooks(document.getElementById(id), look);
  setLeaves("data-can", ".can, .asked");
  setLeaves("data-picked", ".picked");
  keepOneStop(now);
}

/**
 * Name the leaves with such elements in an attribute of the game, for its style. A `:has()` of the
 * game would have the browser style thousands of elements at each step.
 * @param {string} attribute
 * @param {string} selector
 */
function setLeaves(attribute, selector) {
  const found = all(game, ".leaf").filter((leaf) => leaf.querySelector(selector));
  setAttribute(game, attribute, found.map(nameOf).join(" ") || null);
}

/**
 * Make disabled buttons clickable, so that a click explains why not. Their look stays. To a screen
 * reader, everything that cannot be chosen now is unavailable.
 * @param {Map<string, string>} looks
 */
function softenButtons(looks) {
  for (const element of all(game, "button[id]:disabled", HTMLButtonElement)) {
    element.classList.add("shy");
    element.disabled = false;
  }
  for (const element of all(game, "button[id], [id][role='button']")) {
    setAttribute(element, "aria-disabled", looks.has(element.id) ? null : "true");
  }
}

/**
 * Give an element the looks "can" or "also", and "picked"; without any it is out of the game.
 * @param {HTMLElement | null} element
 * @param {string} looks
 */
export function setLooks(element, looks) {
  if (!element) return;
  for (const name of ["can", "also", "picked"]) setClass(element, name, looks.includes(name));
  setAttribute(element, "aria-pressed", looks.includes("picked") ? "true" : null);
  const stays = looks ? isSpace(element.id) : element.tagName === "BUTTON";
  if (!stays) setAttribute(element, "tabindex", looks ? "0" : "-1");
}

/**
 * Let Tab stop at one space of the board; arrow keys reach the others.
 * @param {Set<string>} now
 */
function keepOneStop(now) {
  const spaces = [...now].filter(isSpace);
  const before = document.getElementById(stop);
  const first = spaces[0] ?? game.querySelector("[id^='s-'][role='button']")?.id ?? "";
  stop = lastSpace && (!spaces.length || spaces.includes(lastSpace)) ? lastSpace : first;
  if (before && before.id !== stop) setAttribute(before, "tabindex", "-1");
  const element = document.getElementById(stop);
  if (element) setAttribute(element, "tabindex", "0");
}

/** Focus the first element that can be chosen. */
export function focusFirst() {
  const selectors = [".can[tabindex='0']", "button.can"];
  const [first] = selectors.flatMap((selector) => all(game, selector).slice(0, 1));
  (first ?? controls.querySelector("button"))?.focus();
}

game.addEventListener("focusin", ({ target }) => {
  const { id } = /** @type {Element} */ (target);
  if (isSpace(id)) lastSpace = id;
});
