// Leaves until after the next frame what can wait.

const HANDED = 4; // milliseconds after which a frame is with the compositor

/** @type {(() => void)[]} */
const tasks = [];

/**
 * Do something when the next frame is painted. A page out of sight paints none: then at once.
 * @param {() => void} task
 */
export function later(task) {
  tasks.push(task);
  if (document.hidden) catchUp();
  else if (tasks.length === 1) requestAnimationFrame(() => setTimeout(catchUp, HANDED));
}

/** Do now what waits, and what that puts off. */
export function catchUp() {
  for (let task = tasks.shift(); task; task = tasks.shift()) task();
}

document.addEventListener("visibilitychange", catchUp);
// Who acts acts on all that is known.
for (const name of ["click", "keydown"]) document.addEventListener(name, catchUp, true);
