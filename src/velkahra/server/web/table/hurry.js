// A person alone with bots need not wait until each of them has been seen to act.

import { setHidden } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { send } from "./connection.js";

const button = document.getElementById("hurry");

if (button) {
  const bots = new Set(button.dataset.bots?.split(" ").map(Number));
  button.addEventListener("click", () => send({ kind: "hurry" }));
  on("table:update", ({ acting = [], over }) => {
    const alone = acting.length > 0 && acting.every((seat) => bots.has(seat));
    setHidden(button, over || !alone);
  });
}
