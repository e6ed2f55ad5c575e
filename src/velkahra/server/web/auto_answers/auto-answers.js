// Automatic answers: shows the current ones, and sends changes.
//
// The server keeps them and sends them with each update, so the page is right after a failure, too.

import { all, byId, hit, one, setHidden, setText } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { send } from "../table/connection.js";

/** @param {HTMLSelectElement} select */
const whomOf = (select) => (select.dataset.whom ?? "").split(" ").map(Number);

/**
 * Show the answer to one question. Returns it in words, "" for the default.
 * @param {HTMLElement} group
 * @param {[name: string, whom: number, value: string][]} answers
 */
function show(group, answers) {
  const own = answers.filter(([name]) => name === group.dataset.name);
  const set = new Map(own.map(([, whom, value]) => [whom, value]));
  const texts = [];
  for (const select of all(group, "select", HTMLSelectElement)) {
    const normal = one(select, "option:not([value=''])", HTMLOptionElement).value;
    const values = whomOf(select).map((whom) => set.get(whom) ?? normal);
    select.value = values.every((value) => value === values[0]) ? values[0] : "";
    if (values.length > 1 || select.value === normal) continue;
    const label = select.parentElement?.querySelector("span")?.textContent;
    texts.push(`${label} \u2013 ${select.selectedOptions[0]?.textContent ?? ""}`);
  }
  return texts.length ? `${one(group, "legend").textContent}: ${texts.join(", ")}` : "";
}

/** @param {HTMLElement} dialog */
function follow(dialog) {
  const now = byId("auto-answer-now");
  const groups = all(dialog, "[data-name]");

  dialog.addEventListener("change", (event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    const name = hit(event, "[data-name]")?.dataset.name ?? "";
    send({ kind: "stand", name, whom: whomOf(select), value: select.value });
  });

  on("table:update", ({ turn, over }) => {
    const texts = groups.map((group) => show(group, turn?.auto_answers ?? [])).filter(Boolean);
    setText(now, texts.join(". "));
    setHidden(now, !texts.length);
    setHidden(byId("stand"), !turn?.question);
    setHidden(byId("auto-answer-card"), over);
  });
}

const dialog = document.getElementById("auto-answers");
if (dialog) follow(dialog);
