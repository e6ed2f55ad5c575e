// Loads what shows the game in words only when somebody wants it, as most people never do.

import { byId } from "../shared/dom.js";

/** Show the position as text. */
export async function openPosition() {
  const shown = await import("./position-text.js");
  shown.openPosition();
}

byId("position-open").addEventListener("click", openPosition);
