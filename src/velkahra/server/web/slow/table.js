// What a seat's page has for slow games: the next table, notes, the number of planned lines.

import { byId, one, setHidden } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { look } from "./next.js";

const form = byId("own-notes", HTMLFormElement);
const text = one(form, "textarea", HTMLTextAreaElement);
const said = byId("notes-said");
const steps = byId("steps");
const next = byId("next-table");
const count = document.getElementById("plan-count");
const announcer = byId("announcer");

steps.append(next); // where the eyes are after a move

let kept = text.value;
let yours = false;

async function save() {
  const value = text.value;
  if (value === kept) return;
  const body = new URLSearchParams({ text: value });
  const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(
    () => null,
  );
  const done = answer?.type === "opaqueredirect";
  if (done) kept = value;
  said.textContent = (done ? text.dataset.saved : text.dataset.failed) ?? "";
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  save();
});
text.addEventListener("change", save);
text.addEventListener("input", () => {
  said.textContent = "";
});

on("slow:waiting", (words) => {
  announcer.textContent = words;
});

on("table:update", (message) => {
  const planned = message.turn?.planned ?? 0;
  if (count) {
    count.textContent = String(planned);
    setHidden(count, !planned);
  }
  if (yours && !message.yours) look();
  yours = message.yours;
});
