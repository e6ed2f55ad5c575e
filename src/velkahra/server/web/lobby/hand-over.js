// Several seats on one device: when the next decision belongs to another of them, empties the page
// and goes to the curtain. A page that was opened while another seat decides stays open.

import { all } from "../shared/dom.js";
import { on } from "../shared/events.js";

/** @param {HTMLAnchorElement} button */
function watch(button) {
  /** @type {number[]} */
  const others = JSON.parse(button.dataset.others ?? "[]");
  /** @type {boolean | null} */
  let due = null;

  function cover() {
    for (const part of all(document, "main, dialog")) part.remove();
    location.replace(button.href); // so that going back does not show this seat's page
  }

  button.addEventListener("click", (event) => {
    event.preventDefault();
    cover();
  });

  on("table:update", ({ yours, over, acting }) => {
    const before = due;
    due = !yours && !over && others.some((seat) => acting?.includes(seat));
    if (due && before === false) cover();
  });
}

const button = document.getElementById("hand-over");
if (button instanceof HTMLAnchorElement) watch(button);
