// The list of all cards: shows those in ticked places with the chosen traits that contain the
// searched words. The address keeps the filter, so that it can be reloaded and shared.

import { all, byId, one, setText } from "../shared/dom.js";

const PLACES = "where";

const filter = byId("filter", HTMLFormElement);
const search = one(filter, "[type=search]", HTMLInputElement);
const shown = one(filter, "output", HTMLOutputElement);
const reset = one(filter, "[type=reset]");
const boxes = all(filter, "[type=checkbox]", HTMLInputElement);
const traits = all(filter, "select", HTMLSelectElement);
const cards = all(document, ".all-cards li");

/**
 * Return whether a card has the value that was chosen of a trait.
 * @param {HTMLElement} card
 * @param {HTMLSelectElement} trait
 */
const fits = (card, { name, value }) => !value || card.getAttribute(`data-trait-${name}`) === value;

const places = () => boxes.filter(({ checked }) => checked).map(({ name }) => name);

function show() {
  const [where, wanted] = [places(), search.value.trim().toLowerCase()];
  for (const card of cards) {
    const holds = (card.textContent ?? "").toLowerCase().includes(wanted);
    const there = where.includes(card.dataset.where ?? "");
    card.hidden = !holds || !there || !traits.every((trait) => fits(card, trait));
  }
  const count = cards.filter(({ hidden }) => !hidden).length;
  setText(shown, (shown.dataset.words ?? "").replace("%1", String(count)));
}

/** Write the filter into the address. */
function write() {
  const asked = new URLSearchParams(location.search);
  for (const { name, value } of [...traits, search]) {
    if (value) asked.set(name, value);
    else asked.delete(name);
  }
  if (places().length < boxes.length) asked.set(PLACES, places().join(" "));
  else asked.delete(PLACES);
  reset.hidden = ![...traits, search].some(({ value }) => value) && !asked.has(PLACES);
  history.replaceState(null, "", `?${asked}`);
}

/** Fill in the filter of the address. */
function read() {
  const asked = new URLSearchParams(location.search);
  for (const trait of traits) {
    const value = asked.get(trait.name) ?? "";
    if ([...trait.options].some((option) => option.value === value)) trait.value = value;
  }
  search.value = asked.get(search.name) ?? "";
  for (const box of boxes) {
    box.checked = (asked.get(PLACES) ?? box.name).split(" ").includes(box.name);
  }
}

function apply() {
  write();
  show();
}

read();
apply();
filter.hidden = false;
filter.addEventListener("input", apply);
filter.addEventListener("reset", () => setTimeout(apply));
filter.addEventListener("submit", (event) => event.preventDefault());
