// The start page: shows the progress of compiling until it is done.

import { setText } from "../shared/dom.js";

const PAUSE = 2000; // milliseconds between two looks
const line = document.getElementById("build");

/** @param {HTMLElement} line */
async function look(line) {
  // The server is briefly away when it switches to the compiled rules.
  const answer = await fetch("/build").catch(() => null);
  if (answer?.ok) {
    const { state, text } = await answer.json();
    line.dataset.state = state;
    setText(line, text);
    if (state !== "compiling") return;
  }
  setTimeout(look, PAUSE, line);
}

if (line?.dataset.state === "compiling") setTimeout(look, PAUSE, line);
