// The engine beside the board: the chances of who decides, and the three best actions.

import { byId, make, makeButton, wordsOf } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { isShortcut } from "../shared/shortcut.js";
import { keep, recall } from "../shared/storage.js";
import { send } from "../table/connection.js";
import { labelOf, prepare } from "../table/play.js";
import { place } from "./tree.js";

/** @typedef {import("../shared/messages").Hint} Hint */

const KEPT = "velkahra-study-engine";
const box = byId("engine-on", HTMLInputElement);
const chance = byId("engine-chance");
const best = byId("best");
const words = wordsOf(byId("table"));
let switched = false; // the server knows that the engine is on

let decides = false; // a seat has something to decide

function clear() {
  best.replaceChildren();
  chance.textContent = box.checked && decides ? words["study-thinking"] : "";
}

function switchEngine() {
  keep(KEPT, box.checked ? "1" : "0");
  send({ kind: "advise", on: box.checked });
  clear();
}

/** @param {Hint} hint */
function item(hint) {
  const made = make("li");
  const gain = hint.gain === hint.text ? labelOf(hint.text) : hint.gain;
  const take = makeButton(gain, () => prepare(hint.text));
  take.title = words["hint-choose"];
  made.append(make("strong", hint.chance), take);
  if (hint.risk) made.append(make("small", hint.risk));
  return made;
}

box.checked = recall(KEPT) === "1";
box.addEventListener("change", switchEngine);

document.addEventListener("keydown", (event) => {
  if (!isShortcut(event) || event.key !== "e") return;
  event.preventDefault();
  box.click();
});

on("table:lost", () => {
  switched = false;
});

on("table:message", (message) => {
  if (message.kind === "study") {
    decides = message.decides;
    clear();
    if (box.checked && !switched) switchEngine();
    switched = true;
  } else if (message.kind === "advised" && box.checked && message.at === place()) {
    chance.textContent = `${message.who}: ${message.hints[0]?.chance ?? "–"}`;
    best.replaceChildren(...message.hints.map(item));
    best.setAttribute("aria-busy", String(message.more));
  }
});
