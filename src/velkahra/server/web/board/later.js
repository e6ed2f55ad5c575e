// Delays work that can wait until after the next frame.

const HANDED = 4; // milliseconds until the compositor has a frame

/** @type {(() => void)[]} */
const tasks = [];

/**
 * Run a task after the next frame, or at once on a hidden page, which paints none.
 * @param {() => void} task
 */
export function later(task) {
  tasks.push(task);
  if (document.hidden) catchUp();
  else if (tasks.length === 1) requestAnimationFrame(() => setTimeout(catchUp, HANDED));
}

/** Run all waiting tasks now, and those that they add. */
export function catchUp() {
  for (let task = tasks.shift(); task; task = tasks.shift()) task();
}

document.addEventListener("visibilitychange", catchUp);
// A click acts on the complete position.
for (const name of ["click", "keydown"]) document.addEventListener(name, catchUp, true);
