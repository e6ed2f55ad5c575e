// The button that asks for a hint, and the card that shows what came.
//
// It talks through the table's connection (`table:send`); choosing a hint prepares it on the board
// (`table:prepare`) and plays nothing.
"use strict";

(() => {
  const table = document.getElementById("table");
  const ask = document.getElementById("hint");
  const card = document.getElementById("hints");
  const told = document.getElementById("hints-told");
  const heading = document.getElementById("hints-heading");
  const list = card.querySelector("ol");
  const { hide } = Sparing;

  let version = -1;
  let position = ""; // what was asked when the hints came
  let asking = false;

  function thinking(on) {
    asking = on;
    ask.setAttribute("aria-disabled", on);
    card.setAttribute("aria-busy", on);
  }

  function close() {
    hide(card, true);
    list.replaceChildren();
    told.textContent = "";
  }

  function line(kind, text) {
    const made = document.createElement("p");
    made.className = kind;
    made.textContent = text;
    return made;
  }

  function item(hint, number) {
    const made = document.createElement("li");
    const take = document.createElement("button");
    const id = `hint-gain-${number}`;
    take.type = "button";
    take.textContent = card.dataset.choose;
    take.setAttribute("aria-describedby", id);
    take.addEventListener("click", () => prepare(hint.text));
    const gain = line("gain", hint.gain);
    gain.id = id;
    made.append(line("chance", hint.chance), gain);
    if (hint.risk) made.append(line("risk", hint.risk));
    made.append(take);
    return made;
  }

  function prepare(text) {
    table.dispatchEvent(new CustomEvent("table:prepare", { detail: text }));
  }

  function show({ hints }) {
    thinking(false);
    list.replaceChildren(...hints.map(item));
    told.textContent = hints.length ? card.dataset.lead : card.dataset.none;
    hide(card, false);
    heading.focus({ preventScroll: true });
    card.scrollIntoView({ block: "nearest" });
  }

  ask.addEventListener("click", () => {
    if (asking) return;
    thinking(true);
    close();
    told.textContent = card.dataset.thinking;
    hide(card, false);
    table.dispatchEvent(new CustomEvent("table:send", { detail: { kind: "hint", v: version } }));
  });

  document.getElementById("hints-close").addEventListener("click", () => (close(), ask.focus()));

  table.addEventListener("table:update", ({ detail }) => {
    version = detail.v;
    hide(ask, !detail.yours || detail.over);
    const now = JSON.stringify(detail.choices);
    if (!asking && now !== position) close(); // they were about another position
    position = now;
  });

  table.addEventListener("table:message", ({ detail }) => {
    if (detail.kind === "hinted") show(detail);
    else if (detail.kind === "problem" && asking) (thinking(false), close());
  });

  table.addEventListener("table:lost", () => (thinking(false), close()));

  table.addEventListener("table:step", () => {
    for (const element of document.querySelectorAll(".hinted")) element.classList.remove("hinted");
  });
})();
