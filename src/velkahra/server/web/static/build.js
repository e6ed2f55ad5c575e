// The start page: says how far the compiling of the rules is, until it is over.
"use strict";

(() => {
  const line = document.getElementById("build");
  if (line?.dataset.state !== "compiling") return;
  const LOOK = 2000; // milliseconds

  async function look() {
    // The server is away for a moment when it goes over to the compiled rules.
    const answer = await fetch("/build").catch(() => null);
    if (answer?.ok) {
      const { state, text } = await answer.json();
      line.dataset.state = state;
      if (line.textContent !== text) line.textContent = text;
      if (state !== "compiling") return;
    }
    setTimeout(look, LOOK);
  }

  setTimeout(look, LOOK);
})();
