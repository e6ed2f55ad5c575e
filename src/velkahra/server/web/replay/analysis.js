// The card of the analysis: starts it, shows progress, and links curve and list to positions.

import { all, byId, hit, isForBrowser, setText } from "../shared/dom.js";
import { emit, on } from "../shared/events.js";
import { Idiomorph } from "../vendor/idiomorph.esm.js";
import { reasonOf, refusalIn, showPly } from "./player.js";

const SOON = 1000; // milliseconds between two looks
const PART = { "x-part": "analysis" };
const page = byId("replay");
const card = () => byId("analysis");
const plyShown = () => Number(page.dataset.at ?? page.dataset.ply);

let timer = 0;

/**
 * @param {string} address
 * @param {RequestInit} options
 */
async function ask(address, options = {}) {
  clearTimeout(timer);
  try {
    const answer = await fetch(`${address}?${page.dataset.look}&ply=${plyShown()}`, {
      headers: PART,
      ...options,
    });
    if (!answer.ok) throw new Error(await refusalIn(answer));
    show(await answer.text());
  } catch (error) {
    setText(byId("analysis-status"), reasonOf(error));
  }
  follow();
}

/**
 * Update the card in place, so that screen readers hear its status; if the button that had the focus
 * is gone, another one gets it.
 * @param {string} markup
 */
function show(markup) {
  const stood = card().contains(document.activeElement);
  Idiomorph.morph(card(), markup);
  if (stood && !card().contains(document.activeElement)) {
    (all(card(), "button, a")[0] ?? card()).focus({ preventScroll: true });
  }
  markCurve(plyShown());
  emit("replay:judged");
}

function follow() {
  clearTimeout(timer);
  const { state, path = "" } = card().dataset;
  if (state === "running") timer = setTimeout(ask, SOON, path);
}

/** Mark the position that is shown, on the curve and in the list. @param {number} ply */
function markCurve(ply) {
  const line = document.getElementById("curve-now");
  if (!(line instanceof SVGLineElement) || !line.ownerSVGElement) return;
  const { left, wide, last } = line.ownerSVGElement.dataset;
  const x = Number(left) + (Number(wide) * ply) / Math.max(1, Number(last));
  line.setAttribute("x1", String(x));
  line.setAttribute("x2", String(x));
  for (const link of all(card(), "a[data-ply]")) {
    if (Number(link.dataset.ply) === ply) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  }
}

/**
 * Return the position under a point of the curve.
 * @param {SVGSVGElement} svg
 * @param {number} x
 */
function positionAt(svg, x) {
  const { left, wide, last } = svg.dataset;
  const box = svg.getBoundingClientRect();
  const inside = ((x - box.left) / box.width) * svg.viewBox.baseVal.width;
  const share = (inside - Number(left)) / Number(wide);
  return Math.round(Math.min(1, Math.max(0, share)) * Number(last));
}

/** Take clicks in the card, and follow an analysis that is under way. */
export function begin() {
  document.addEventListener("submit", (event) => {
    const form = hit(event, "#analysis form", HTMLFormElement);
    if (!form) return;
    event.preventDefault();
    ask(form.action, { method: "POST" });
  });

  document.addEventListener("click", (event) => {
    if (!hit(event, "#analysis") || isForBrowser(event)) return;
    const link = hit(event, "a[data-ply]");
    const svg = hit(event, ".curve > svg", SVGSVGElement);
    if (link) event.preventDefault();
    if (link) showPly(Number(link.dataset.ply));
    else if (svg) showPly(positionAt(svg, event.clientX));
  });

  on("replay:at", markCurve);
  markCurve(plyShown());
  follow();
}

if (document.getElementById("analysis")) begin();
