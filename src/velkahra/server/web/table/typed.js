// The field for an action in notation, with what is possible now as suggestions.

import { byId, make } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { tappedByKey } from "./notice.js";
import { act, possible } from "./play.js";

const MOST = 300; // suggestions

const form = document.getElementById("typed"); // a spectator has none
const field = /** @type {HTMLInputElement | null} */ (document.getElementById("typed-action"));
let typed = "";

function suggest() {
  if (!field) return;
  const actions = possible().slice(0, MOST);
  field.placeholder = actions[0] ?? "";
  const list = byId("typed-actions");
  list.replaceChildren(...actions.map((text) => Object.assign(make("option"), { value: text })));
}

field?.addEventListener("focus", suggest);
if (document.activeElement === field) suggest();

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!field) return;
  typed = field.value.trim().replace(/\s+/g, " ");
  tappedByKey(field);
  if (typed && act(typed)) field.value = "";
});

on("table:message", ({ kind }) => {
  if (!field || !typed || (kind !== "refused" && kind !== "problem")) return;
  field.value = typed;
  typed = "";
});
on("table:update", () => {
  typed = "";
});
