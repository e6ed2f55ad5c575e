// Clocks of a camp: the server sends the time left, and pages count it down.

import { all, setText } from "../shared/dom.js";

const LOW = 120; // seconds

/**
 * Show the time left on all clocks.
 * @param {ParentNode} root
 * @param {number} passed milliseconds since the server sent it
 */
export function countDown(root, passed) {
  for (const dial of all(root, "[data-left]")) {
    const runs = dial.dataset.runs === "yes";
    const left = Math.max(0, Number(dial.dataset.left) - (runs ? passed : 0));
    const seconds = Math.ceil(left / 1000);
    const rest = String(seconds % 60).padStart(2, "0");
    setText(dial, seconds ? `${Math.floor(seconds / 60)}:${rest}` : (dial.dataset.up ?? ""));
    dial.parentElement?.classList.toggle("low", runs && seconds <= LOW);
  }
}
