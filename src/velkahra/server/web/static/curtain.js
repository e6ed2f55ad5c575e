// Several seats on one device: when the next decision belongs to another one of them, the page
// is emptied and left for the curtain. Only a change does it: whoever opens this seat's page while
// another seat is asked wants to look at it.
"use strict";

(() => {
  const table = document.getElementById("table");
  const button = document.getElementById("hand-over");
  const others = JSON.parse(button.dataset.others);
  let due = null;

  function cover() {
    for (const part of document.querySelectorAll("main, dialog")) part.remove();
    location.replace(button.href); // so that going back does not show this seat's page
  }

  button.addEventListener("click", (event) => {
    event.preventDefault();
    cover();
  });

  table.addEventListener("table:update", ({ detail }) => {
    const before = due;
    due = !detail.yours && !detail.over && others.some((seat) => detail.acting?.includes(seat));
    if (due && before === false) cover();
  });
})();
