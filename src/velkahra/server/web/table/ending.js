// The end of a game: fetches its story and the dealer's seed, and has the game analysed for its
// turning point, which comes when it is ready.

import { morphElements } from "../board/morph.js";
import { byId, children, hit, make, setHidden, setText } from "../shared/dom.js";
import { on } from "../shared/events.js";

const SOON = 2000; // milliseconds between two looks for the turning point
const MOST = 60; // looks, while it is under way

const table = byId("table");
const over = byId("over");
const open = byId("over-open", HTMLButtonElement);

let known = ""; // the position whose end is shown

on("table:update", (message) => {
  if (!message.over) {
    known = "";
    for (const part of [over, open]) setHidden(part, true);
  } else if (known !== String(message.v)) finish(String(message.v));
});

/** @param {string} version */
async function finish(version) {
  const came = !known && !over.hidden; // with the page, after the end
  known = version;
  document.getElementById("welcome")?.remove();
  writeSeed();
  const hasStory = came || (await fetchStory());
  uncover(true);
  if (!hasStory) setText(byId("over-title"), byId("prompt").textContent ?? "");
  else if (table.dataset.seat !== "-1") analyse(version);
}

/** Fetch the story. Returns whether there is one: a game may be ended by agreement. */
async function fetchStory() {
  const answer = await fetch(table.dataset.ending ?? "");
  if (!answer.ok) return false;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  morphElements(Object.fromEntries(children(page.body).map((part) => [part.id, part.outerHTML])));
  return true;
}

const progress = () => byId("over-moment").dataset.analysis;

/** @param {string} version */
async function analyse(version) {
  if (progress() === "none") {
    const headers = { "x-part": "analysis" };
    await fetch(`${over.dataset.replay}/analysis`, { method: "POST", headers });
  }
  for (let looks = 0; progress() !== "done" && looks < MOST; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, SOON));
    if (known !== version || !(await fetchStory()) || progress() === "none") return;
  }
}

async function writeSeed() {
  const place = byId("seed");
  if (place.textContent) return;
  const answer = await fetch(table.dataset.seed ?? "");
  if (answer.ok) place.textContent = await answer.text();
}

/** Show the story over the board, or the board. @param {boolean} story */
function uncover(story) {
  setHidden(over, !story);
  setHidden(open, story);
}

byId("over-close").addEventListener("click", () => {
  uncover(false);
  open.focus();
});

open.addEventListener("click", () => {
  uncover(true);
  byId("over-close").focus();
});

over.addEventListener("click", (event) => {
  const button = hit(event, "[data-share]");
  if (button) copy(button, button.dataset.share ?? "");
});

/**
 * Copy a link, or show it to be copied where the browser has no clipboard for pages.
 * @param {HTMLElement} button
 * @param {string} link
 */
async function copy(button, link) {
  try {
    await navigator.clipboard.writeText(link);
    button.textContent = button.dataset.done ?? "";
  } catch {
    const field = make("input");
    field.readOnly = true;
    field.value = link;
    field.setAttribute("aria-label", button.textContent ?? "");
    button.replaceWith(field);
    field.select();
  }
}
