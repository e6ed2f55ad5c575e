// Options of a new table that depend on others, or on the number of seats.

import { all } from "../shared/dom.js";

const sometimes = all(document, "[data-seats]");
const limited = all(document, "option[data-not], option[data-needs]", HTMLOptionElement);

/** The field of the form with this name. @param {string} name */
export const fieldOf = (name) =>
  /** @type {HTMLSelectElement | null} */ (document.querySelector(`[name="${name}"]`));

/** Return whether the field that a value needs has another value. @param {string} needs */
function lacks(needs) {
  const [name, value] = needs.split("=");
  return fieldOf(name)?.value !== value;
}

/**
 * Offer what goes with the number of seats and with other values; a hidden choice becomes the first.
 * @param {number} taken
 */
export function limit(taken) {
  for (const field of sometimes) {
    field.hidden = !field.dataset.seats?.split(" ").includes(String(taken));
  }
  for (const option of limited) {
    const { not, needs } = option.dataset;
    const gone = not?.split(" ").includes(String(taken)) || (needs ? lacks(needs) : false);
    option.disabled = option.hidden = gone;
    const select = option.closest("select");
    if (gone && option.selected && select) select.selectedIndex = 0;
  }
}
