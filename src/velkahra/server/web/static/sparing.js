// Spares the browser work: writes only what changes, and leaves until later what can wait.
"use strict";

const Sparing = (() => {
  /** Write an attribute if it changes: a write has its element styled anew, whatever it writes. */
  function put(element, name, value) {
    if (element.getAttribute(name) === value) return;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }

  /** Hide an element, or show it. */
  function hide(element, hidden) {
    if (element.hidden !== hidden) element.hidden = hidden;
  }

  const HANDED = 4; // milliseconds after which a frame is with the compositor

  let tasks = [];

  /** Do something when the next frame is painted. A page out of sight paints none: then at once. */
  function later(task) {
    tasks.push(task);
    if (document.hidden) catchUp();
    else if (tasks.length === 1) requestAnimationFrame(() => setTimeout(catchUp, HANDED));
  }

  /** Do now what waits, and what that puts off. */
  function catchUp() {
    while (tasks.length) tasks.shift()();
  }

  document.addEventListener("visibilitychange", catchUp);
  // Who acts acts on all that is known.
  for (const name of ["click", "keydown"]) document.addEventListener(name, catchUp, true);

  return { put, hide, later, catchUp };
})();
