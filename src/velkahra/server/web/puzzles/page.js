// The page of a puzzle: the answer is offered after some tries, and a solved puzzle is remembered.

import { byId, setText } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { remember } from "./solved.js";

const TRIES = 2; // wrong ones, before the answer is offered

const table = byId("table");
const correct = byId("correct");
let wrong = 0;
let isShown = false; // the page gave the answer

table.classList.add("trying");

byId("lesson-next").addEventListener("click", () => {
  isShown = true;
});

on("table:message", (message) => {
  if (message.kind === "problem" && message.name === "hint") wrong += 1;
  table.classList.toggle("trying", wrong < TRIES);
  if (message.kind === "lesson" && message.end && !isShown) {
    setText(correct, correct.dataset.words ?? "");
    remember(table.dataset.game ?? "", Number(table.dataset.puzzle));
  }
});
