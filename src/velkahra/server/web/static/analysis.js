// The card of the analysis: begins it, shows how far it is, and leads from curve and list to positions.
"use strict";

(() => {
  const page = document.getElementById("replay");
  const card = () => document.getElementById("analysis");
  const SOON = 1000; // milliseconds between two looks
  const PART = { "x-part": "analysis" };
  if (!card()) return;

  let timer = 0;

  async function ask(address, options = {}) {
    clearTimeout(timer);
    try {
      const answer = await fetch(`${address}?${page.dataset.look}&ply=${page.dataset.at ?? page.dataset.ply}`, {
        headers: PART,
        ...options,
      });
      if (answer.ok) show(await answer.text());
    } catch {
      // The server cannot be reached now: it is asked again.
    }
    follow();
  }

  /** Put the new card in the place of the old one; who stood on its button stands on the new one. */
  function show(markup) {
    const holder = document.createElement("template");
    holder.innerHTML = markup;
    const made = holder.content.firstElementChild;
    const old = card();
    const stood = old.contains(document.activeElement);
    if (made.dataset.state === "running" && old.dataset.state === "running") return renew(old, made);
    old.replaceWith(made);
    if (stood) (made.querySelector("button, a") ?? made).focus({ preventScroll: true });
    here(Number(page.dataset.at));
  }

  /** Progress changes what it must, so that nobody's focus and no reader is disturbed. */
  function renew(old, made) {
    const bars = [old, made].map((part) => part.querySelector("progress"));
    for (const name of ["max", "value", "aria-label"]) bars[0].setAttribute(name, bars[1].getAttribute(name));
    bars[0].nextElementSibling.textContent = bars[1].nextElementSibling.textContent;
    const told = [old, made].map((part) => part.querySelector("[role=status]"));
    if (told[0].textContent !== told[1].textContent) told[0].textContent = told[1].textContent;
  }

  function follow() {
    clearTimeout(timer);
    if (card().dataset.state === "running") timer = setTimeout(() => ask(card().dataset.path), SOON);
  }

  /** Mark the position that is shown, on the curve and in the list. */
  function here(ply) {
    const line = document.getElementById("curve-now");
    if (!line) return;
    const { left, wide, last } = line.ownerSVGElement.dataset;
    const x = Number(left) + (Number(wide) * ply) / Math.max(1, Number(last));
    line.setAttribute("x1", x);
    line.setAttribute("x2", x);
    for (const link of card().querySelectorAll("a[data-ply]")) {
      if (Number(link.dataset.ply) === ply) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
  }

  /** Say which position lies under a point of the curve. */
  function positionAt(svg, x) {
    const { left, wide, last } = svg.dataset;
    const box = svg.getBoundingClientRect();
    const inside = ((x - box.left) / box.width) * svg.viewBox.baseVal.width;
    const share = (inside - Number(left)) / Number(wide);
    return Math.round(Math.min(1, Math.max(0, share)) * Number(last));
  }

  const go = (ply) => page.dispatchEvent(new CustomEvent("replay:go", { detail: ply }));

  document.addEventListener("submit", (event) => {
    if (!card().contains(event.target)) return;
    event.preventDefault();
    ask(event.target.action, { method: "POST" });
  });

  document.addEventListener("click", (event) => {
    if (!card().contains(event.target) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest("a[data-ply]");
    const svg = event.target.closest(".curve > svg");
    if (link) event.preventDefault();
    if (link) go(Number(link.dataset.ply));
    else if (svg) go(positionAt(svg, event.clientX));
  });

  page.addEventListener("replay:at", ({ detail }) => here(detail));
  here(Number(page.dataset.at ?? page.dataset.ply));
  follow();
})();
