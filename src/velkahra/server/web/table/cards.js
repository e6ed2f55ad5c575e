// The list of all cards: shows those in ticked places that contain the searched words.

import { all, byId } from "../shared/dom.js";

const filter = byId("filter");
const search = /** @type {HTMLInputElement} */ (filter.querySelector("[type=search]"));
const boxes = all(filter, "[type=checkbox]", HTMLInputElement);
const cards = all(document, ".all-cards li");

function show() {
  const places = boxes.filter(({ checked }) => checked).map(({ name }) => name);
  const wanted = search.value.trim().toLowerCase();
  for (const card of cards) {
    const holds = (card.textContent ?? "").toLowerCase().includes(wanted);
    card.hidden = !holds || !places.includes(card.dataset.where ?? "");
  }
}

filter.hidden = false;
filter.addEventListener("input", show);
filter.addEventListener("submit", (event) => event.preventDefault());
