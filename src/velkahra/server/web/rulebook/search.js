// The rules of a game: shows those that contain all searched words, and are by whom was chosen.

import { all, byId } from "../shared/dom.js";

const box = byId("search");
const input = /** @type {HTMLInputElement} */ (box.querySelector("input"));
const by = /** @type {HTMLSelectElement} */ (box.querySelector("select"));
const status = /** @type {HTMLElement} */ (box.querySelector("[role=status]"));
const back = byId("back");
const chapters = all(document, ".chapter");

/** Return a text without capitals and accents. @param {string} text */
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const rules = chapters.map((chapter) =>
  all(chapter, "dl > div").map((rule) => ({ rule, text: plain(rule.textContent ?? "") })),
);

function search() {
  const words = plain(input.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const [number, chapter] of chapters.entries()) {
    let here = 0;
    for (const { rule, text } of rules[number]) {
      const chosen = !by.value || rule.dataset.by === by.value;
      rule.hidden = !chosen || !words.every((word) => text.includes(word));
      here += rule.hidden ? 0 : 1;
    }
    chapter.hidden = here === 0;
    found += here;
  }
  status.textContent = found ? "" : (status.dataset.none ?? "");
}

/** Lead back to the table, which is in the window that opened this one. */
function leadBack() {
  back.hidden = !window.opener;
  back.addEventListener("click", () => {
    window.opener?.focus();
    window.close();
  });
}

leadBack();
box.hidden = false;
input.addEventListener("input", search);
by.addEventListener("change", search);
