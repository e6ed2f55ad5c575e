// The list of all cards: shows those in ticked places with the chosen traits that contain the
// searched words.

import { all, byId } from "../shared/dom.js";

const filter = byId("filter");
const search = /** @type {HTMLInputElement} */ (filter.querySelector("[type=search]"));
const boxes = all(filter, "[type=checkbox]", HTMLInputElement);
const traits = all(filter, "select", HTMLSelectElement);
const cards = all(document, ".all-cards li");

/**
 * Say whether a card has the value that was chosen of a trait.
 * @param {HTMLElement} card
 * @param {HTMLSelectElement} trait
 */
const fits = (card, { name, value }) => !value || card.getAttribute(`data-trait-${name}`) === value;

function show() {
  const places = boxes.filter(({ checked }) => checked).map(({ name }) => name);
  const wanted = search.value.trim().toLowerCase();
  for (const card of cards) {
    const holds = (card.textContent ?? "").toLowerCase().includes(wanted);
    const there = places.includes(card.dataset.where ?? "");
    card.hidden = !holds || !there || !traits.every((trait) => fits(card, trait));
  }
}

filter.hidden = false;
filter.addEventListener("input", show);
filter.addEventListener("submit", (event) => event.preventDefault());
