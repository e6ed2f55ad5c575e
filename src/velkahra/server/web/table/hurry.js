// A person alone with bots or an automaton may skip the display of each step.

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
