// The start page: seats keep their names when the looks change, and the list of one's own tables
// is looked at again when the page comes back. Everything works without it.
"use strict";

(() => {
  const seats = document.getElementById("seats");
  const renamed = JSON.parse(seats.dataset.renamed);
  const labels = [...seats.querySelectorAll(".field > span")];

  for (const [name, values] of Object.entries(renamed)) {
    const field = document.querySelector(`[name="${name}"]`);
    const rename = () => {
      values[field.value]?.forEach((text, seat) => (labels[seat].textContent = text));
    };
    field.addEventListener("change", rename);
    rename(); // a browser may bring a form back as it was left
  }

  const several = document.getElementById("several");
  const count = () => {
    const mine = [...seats.querySelectorAll("select")].filter(({ value }) => value === "me");
    several.hidden = mine.length < 2;
  };
  seats.addEventListener("change", count);
  count();

  async function lookAgain() {
    const old = document.getElementById("mine");
    if (!old || document.hidden || old.contains(document.activeElement)) return;
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const list = fresh.getElementById("mine");
    if (list) old.replaceWith(list);
  }

  document.addEventListener("visibilitychange", lookAgain);
  setInterval(lookAgain, 30_000);
})();
