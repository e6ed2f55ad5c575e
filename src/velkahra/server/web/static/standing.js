// Answers that a seat gives once for all: shows what is set, and sends what is changed.
//
// The server keeps them. What it tells with each update is what holds, also after a failure.
"use strict";

(() => {
  const table = document.getElementById("table");
  const dialog = document.getElementById("standing");
  const card = document.getElementById("standing-card");
  const now = document.getElementById("standing-now");
  const opener = document.getElementById("stand");
  const groups = [...dialog.querySelectorAll("[data-name]")];

  const whomOf = (select) => select.dataset.whom.split(" ").map(Number);

  dialog.addEventListener("change", ({ target }) => {
    const { name } = target.closest("[data-name]").dataset;
    const detail = { kind: "stand", name, whom: whomOf(target), value: target.value };
    table.dispatchEvent(new CustomEvent("table:send", { detail }));
  });

  /** Show what is set for one question. Returns: it in words, "" for the default. */
  function show(group, standing) {
    const own = standing.filter(([name]) => name === group.dataset.name);
    const set = new Map(own.map(([, whom, value]) => [whom, value]));
    const told = [];
    for (const select of group.querySelectorAll("select")) {
      const normal = select.querySelector("option:not([value=''])").value;
      const values = whomOf(select).map((whom) => set.get(whom) ?? normal);
      select.value = values.every((value) => value === values[0]) ? values[0] : "";
      if (values.length > 1 || select.value === normal) continue;
      const label = select.parentElement.querySelector("span").textContent;
      told.push(`${label} \u2013 ${select.selectedOptions[0]?.textContent ?? ""}`);
    }
    return told.length ? `${group.querySelector("legend").textContent}: ${told.join(", ")}` : "";
  }

  table.addEventListener("table:update", ({ detail }) => {
    const told = groups.map((group) => show(group, detail.turn?.standing ?? [])).filter(Boolean);
    const text = told.join(". ");
    if (now.textContent !== text) now.textContent = text;
    Sparing.hide(now, !told.length);
    Sparing.hide(opener, !detail.turn?.question);
    Sparing.hide(card, detail.over);
  });
})();
