// The log points at the board: a line under the pointer or with the focus shows what it is about.
"use strict";

(() => {
  const game = document.getElementById("game");
  const log = document.getElementById("log");

  let line = null;

  function point() {
    for (const element of game.querySelectorAll(".pointed")) element.classList.remove("pointed");
    for (const item of log.children) {
      if (!item.hasAttribute("tabindex") && !item.querySelector("a")) item.tabIndex = -1;
    }
    if (!line?.isConnected) line = null;
    for (const id of line?.dataset.marks?.split(" ") ?? []) {
      if (id) document.getElementById(id)?.classList.add("pointed");
    }
  }

  function pointAt(item) {
    line = item;
    point();
  }

  const lineOf = (target) => target.closest?.("#log > li") ?? null;
  const focusedLine = () => lineOf(document.activeElement);

  log.addEventListener("pointerover", ({ target }) => pointAt(lineOf(target)));
  log.addEventListener("pointerleave", () => pointAt(focusedLine()));
  log.addEventListener("focusin", ({ target }) => pointAt(lineOf(target)));
  log.addEventListener("focusout", () => pointAt(null));

  document.querySelector("main").addEventListener("table:update", () => Sparing.later(point));
})();
