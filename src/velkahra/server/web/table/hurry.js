// A person alone with bots, or with an automaton, need not wait until each step has been shown.

import { setHidden } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { send } from "./connection.js";

const button = document.getElementById("hurry");

if (button) {
  const bots = new Set(button.dataset.bots?.split(" ").map(Number));
  button.addEventListener("click", () => send({ kind: "hurry" }));
  on("table:update", ({ acting = [], yours, over }) => {
    setHidden(button, over || yours || !acting.every((seat) => bots.has(seat)));
  });
}
