// A person alone with bots or an automaton may skip the display of each step, or always does so by
// the settings.

import { setHidden } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { send } from "./connection.js";

const button = document.getElementById("hurry");

if (button) {
  const bots = new Set(button.dataset.bots?.split(" ").map(Number));
  let asked = false; // the bots were asked to act at once
  button.addEventListener("click", () => send({ kind: "hurry" }));
  on("table:update", ({ acting = [], yours, over }) => {
    const theirs = !over && !yours && acting.every((seat) => bots.has(seat));
    const always = document.documentElement.dataset.bots === "fast";
    setHidden(button, !theirs || always);
    if (theirs && always && !asked) send({ kind: "hurry" });
    asked = theirs && always;
  });
}
