// One's own name and face: remembered in a cookie, so that the next tables know them.

import { byId } from "../shared/dom.js";

const YEAR = 31536000; // seconds
const form = byId("name-form", HTMLFormElement);

/** Return the name and the face that the form has. */
export function chosenName() {
  const fields = new FormData(form);
  return { name: String(fields.get("name") ?? ""), face: String(fields.get("face") ?? "") };
}

/** Remember a name and a face in this browser, both empty if the person does not want to be asked. */
export function rememberName({ name = "", face = "" } = {}) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context
  document.cookie = `who=${face}.${encodeURIComponent(name)}; path=/; samesite=lax; max-age=${YEAR}`;
}

/** Move the form from above the board to the chat. */
export function leaveArrival() {
  document.getElementById("name-skip")?.remove();
  byId("naming").append(form);
  document.getElementById("arrival")?.remove();
}

document.getElementById("name-skip")?.addEventListener("click", () => {
  rememberName();
  leaveArrival();
});
