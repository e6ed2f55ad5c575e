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

  let tasks = [];

  /** Do something when the next frame is painted. A page out of sight paints none: then at once. */
  function later(task) {
    tasks.push(task);
    if (document.hidden) catchUp();
    else if (tasks.length === 1) requestAnimationFrame(() => setTimeout(catchUp));
  }

  /** Do now what waits. */
  function catchUp() {
    const due = tasks;
    tasks = [];
    for (const task of due) task();
  }

  document.addEventListener("visibilitychange", catchUp);

  return { put, hide, later, catchUp };
})();
