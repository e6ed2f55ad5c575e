// The rules of a game: shows those that contain all searched words, with these marked, and that are
// by whom was chosen. Enter leads to the first one, Escape clears the search.

import { all, byId, make, one, setText } from "../shared/dom.js";
import { keep, recall } from "../shared/storage.js";

const CODES = "velkahra-rule-numbers";

const page = one(document, ".rulebook");
const form = byId("search", HTMLFormElement);
const input = one(form, "input", HTMLInputElement);
const by = one(page, ".finer select", HTMLSelectElement);
const status = one(form, "output", HTMLOutputElement);
const codes = byId("codes", HTMLInputElement);
const back = byId("back");
const chapters = all(document, ".chapter");
const plural = new Intl.PluralRules(document.documentElement.lang);

/** Return a text without capitals and accents. @param {string} text */
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const rules = chapters.map((chapter) =>
  all(chapter, "dl > div").map((rule) => ({
    rule,
    code: plain(rule.id),
    text: plain(rule.textContent ?? "").replace(plain(rule.id), ""),
  })),
);

const wordsSearched = () => plain(input.value).split(/\s+/).filter(Boolean);

function search() {
  const words = wordsSearched();
  let found = 0;
  unmark();
  for (const [number, chapter] of chapters.entries()) {
    let here = 0;
    for (const { rule, code, text } of rules[number]) {
      const chosen = !by.value || rule.dataset.by === by.value;
      const named = words.length === 1 && words[0].includes("-") && code.includes(words[0]);
      rule.classList.toggle("named", named);
      rule.hidden = !chosen || !(named || words.every((word) => text.includes(word)));
      if (!rule.hidden) mark(rule, words);
      here += rule.hidden ? 0 : 1;
    }
    chapter.hidden = here === 0;
    found += here;
  }
  report(words.length > 0 || by.value !== "", found);
}

/**
 * Show how many rules were found, and bring the first in sight.
 * @param {boolean} isSearch
 * @param {number} found
 */
function report(isSearch, found) {
  const moves = isSearch !== page.classList.contains("searching");
  page.classList.toggle("searching", isSearch);
  const words = status.dataset[found ? plural.select(found) : "none"] ?? "";
  setText(status, isSearch ? words.replace(/\d+/, String(found)) : "");
  if (moves || isSearch) window.scrollTo({ top: 0 });
}

function unmark() {
  for (const mark of all(page, "mark")) {
    const parent = mark.parentNode;
    mark.replaceWith(mark.textContent ?? "");
    parent?.normalize();
  }
}

/**
 * Mark words in a rule.
 * @param {HTMLElement} rule
 * @param {string[]} words without capitals and accents
 */
function mark(rule, words) {
  const walker = document.createTreeWalker(rule, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) if (!text.parentElement?.closest("dt > a")) markIn(text, words);
}

/**
 * @param {Text} text
 * @param {string[]} words
 */
function markIn(text, words) {
  const letters = [...text.data];
  const read = letters.map((letter) => plain(letter)[0] ?? "").join("");
  if (read.length !== letters.length) return;
  let at = 0;
  const parts = [];
  for (const [from, to] of places(read, words)) {
    parts.push(letters.slice(at, from).join(""), make("mark", letters.slice(from, to).join("")));
    at = to;
  }
  if (parts.length) text.replaceWith(...parts, letters.slice(at).join(""));
}

/**
 * List where words stand in a text, from and to, in order and apart.
 * @param {string} text
 * @param {string[]} words
 */
function places(text, words) {
  const found = words.flatMap((word) => {
    /** @type {[number, number][]} */
    const ends = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      ends.push([at, at + word.length]);
    }
    return ends;
  });
  found.sort(([one], [other]) => one - other);
  return found.filter(([from], n) => n === 0 || from >= found[n - 1][1]);
}

/** Lead to the first rule that was found. */
function goToFirst() {
  const first = rules.flat().find(({ rule }) => !rule.hidden)?.rule;
  if (!first) return;
  first.tabIndex = -1;
  first.focus({ preventScroll: true });
  first.scrollIntoView({ block: "nearest" });
}

/** Lead back to the table, which is in the window that opened this one. */
function leadBack() {
  back.hidden = !window.opener;
  back.addEventListener("click", () => {
    window.opener?.focus();
    window.close();
  });
}

/** Show the rule of a link, which a search may have hidden. */
function showLinked() {
  if (!page.classList.contains("searching") || !location.hash) return;
  clear();
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

function clear() {
  input.value = by.value = "";
  search();
}

leadBack();
form.hidden = one(page, ".finer label").hidden = false;
codes.checked = recall(CODES) === "yes";
codes.addEventListener("change", () => keep(CODES, codes.checked ? "yes" : "no"));
input.addEventListener("input", search);
by.addEventListener("change", search);
window.addEventListener("hashchange", showLinked);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  goToFirst();
});
form.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") clear();
});
if (input.value || by.value) search(); // a browser may restore the form
