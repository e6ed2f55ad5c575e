// The options of a new table: seats keep their names when the looks change, options without effect
// are hidden, and the last choices for a game are filled in again. The form also works without it.

import { all, byId } from "../shared/dom.js";
import { keep, recallObject } from "../shared/storage.js";
import { fieldOf, limit } from "./limits.js";

const seats = byId("seats");
/** @type {Record<string, Record<string, string[]>>} */
const renamed = JSON.parse(seats.dataset.renamed ?? "{}");
const labels = all(seats, ".field > span");

for (const [name, values] of Object.entries(renamed)) {
  const field = fieldOf(name);
  const rename = () => {
    values[field?.value ?? ""]?.forEach((text, seat) => {
      labels[seat].textContent = text;
    });
  };
  field?.addEventListener("change", rename);
  rename(); // a browser may restore the form
}

// Without looks that keep names, seated players get the first names in order.
const fixed = Object.keys(renamed).length ? null : labels.map(({ textContent }) => textContent);

/** @param {string[]} players */
function nameInOrder(players) {
  const sits = labels.filter((_, seat) => players[seat] !== "nobody");
  const rest = labels.filter((label) => !sits.includes(label));
  [...sits, ...rest].forEach((label, seat) => {
    if (fixed) label.textContent = fixed[seat];
  });
}

const several = byId("several");
const alone = document.getElementById("alone");
function count() {
  const players = all(seats, "select", HTMLSelectElement).map(({ value }) => value);
  const taken = players.filter((value) => value !== "nobody").length;
  several.hidden = players.filter((value) => value === "me").length < 2;
  if (alone) alone.hidden = taken !== 1;
  nameInOrder(players);
  limit(taken);
}

const form = /** @type {HTMLFormElement} */ (byId("new"));
const asked = new URLSearchParams(location.search);
const kept = `new-${asked.get("game") ?? fieldOf("game")?.value}`;
const remembered = byId("remembered");

/** Fill in the last choices, unless the address has options. */
function fillIn() {
  const values = Object.entries(recallObject(kept));
  if (asked.get("start") || asked.get("preset") || !values.length) return;
  for (const [name, value] of values) {
    const field = fieldOf(name);
    if (
      field instanceof HTMLSelectElement &&
      all(field, "option", HTMLOptionElement).some((one) => one.value === value)
    ) {
      field.value = value;
    }
  }
  remembered.hidden = false;
}

function remember() {
  const values = all(form, "select", HTMLSelectElement).map(({ name, value }) => [name, value]);
  keep(kept, JSON.stringify(Object.fromEntries(values)));
}

remembered.querySelector("button")?.addEventListener("click", () => {
  keep(kept, "{}");
  location.reload();
});
fillIn();
form.addEventListener("change", count);
form.addEventListener("submit", remember);
count();
