// A puzzle of a storm: the clock runs, and the next puzzle comes after the first answer.

import { byId, setText } from "../shared/dom.js";
import { on } from "../shared/events.js";

const PAUSE = 900; // milliseconds in which the answer is seen
const SECOND = 1000;

const clock = byId("storm");
const end = performance.now() + Number(clock.dataset.left) * SECOND;
const words = clock.dataset.words ?? "";

function goOn() {
  location.reload();
}

function tick() {
  const left = Math.max(0, Math.ceil((end - performance.now()) / SECOND));
  setText(clock, words.replace("%1", String(left)));
  if (left > 0) setTimeout(tick, SECOND);
  else goOn();
}

on("table:message", (message) => {
  const isWrong = message.kind === "problem" && message.name === "hint";
  const isRight = message.kind === "lesson" && message.end;
  if (isWrong || isRight) setTimeout(goOn, PAUSE);
});

tick();
