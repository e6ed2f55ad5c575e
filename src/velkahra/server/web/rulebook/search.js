// The rules of a game: shows the paragraphs and rules that contain all searched words, with these
// marked, and that are by whom was chosen. Enter leads to the first one, Escape clears the search.
// Unfolds the exact rules if people ask for all, and those that a link or a search leads to.

import { all, byId, make, one, setText } from "../shared/dom.js";
import { keep, recall } from "../shared/storage.js";

const UNFOLDED = "velkahra-rules-unfolded";

const page = one(document, ".rulebook");
const form = byId("search", HTMLFormElement);
const input = one(form, "input", HTMLInputElement);
const by = one(page, ".finer select", HTMLSelectElement);
const status = one(form, "output", HTMLOutputElement);
const unfold = byId("unfold", HTMLInputElement);
const back = byId("back");
const plural = new Intl.PluralRules(document.documentElement.lang);

/** Return a text without capitals and accents. @param {string} text */
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const places = all(page, ".chapter [data-by]").map((place) => ({
  place,
  code: plain(place.id),
  text: plain(place.textContent ?? "").replace(plain(place.id), ""),
}));
/** Sections, parts and folds, each after those inside it. */
const groups = all(page, ".chapter, .part, .fold").reverse();

const wordsSearched = () => plain(input.value).split(/\s+/).filter(Boolean);

function search() {
  const words = wordsSearched();
  const isSearch = words.length > 0 || by.value !== "";
  let found = 0;
  unmark();
  for (const { place, code, text } of places) {
    const chosen = !by.value || place.dataset.by === by.value;
    const named = words.length === 1 && words[0].includes("-") && code.includes(words[0]);
    place.hidden = !chosen || !(named || words.every((word) => text.includes(word)));
    if (!place.hidden) mark(place, words);
    found += place.hidden ? 0 : 1;
  }
  for (const group of groups) group.hidden = !group.querySelector("[data-by]:not([hidden])");
  unfoldFor(isSearch);
  report(isSearch, found);
}

/** Open what a search has found, or only what people want open. @param {boolean} isSearch */
function unfoldFor(isSearch) {
  for (const fold of all(page, ".chapter details", HTMLDetailsElement)) {
    const isFold = fold.classList.contains("fold");
    fold.open = isFold
      ? isSearch || unfold.checked
      : isSearch && fold.querySelector("mark") !== null;
  }
}

/**
 * Show how many places were found, and bring the first in sight.
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
 * Mark words in a place.
 * @param {HTMLElement} place
 * @param {string[]} words without capitals and accents
 */
function mark(place, words) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
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
  for (const [from, to] of spans(read, words)) {
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
function spans(text, words) {
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

/** Lead to the first place that was found. */
function goToFirst() {
  const first = places.find(({ place }) => !place.hidden)?.place;
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

/** Show the rule of a link, which may be folded in or hidden by a search. */
function showLinked() {
  const linked =
    location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!linked) return;
  if (page.classList.contains("searching")) clear();
  const fold = linked.closest("details");
  if (fold) fold.open = true;
  linked.scrollIntoView();
}

function clear() {
  input.value = by.value = "";
  search();
}

leadBack();
form.hidden = false;
for (const label of all(page, ".finer label")) label.hidden = false;
unfold.checked = recall(UNFOLDED) === "yes";
unfold.addEventListener("change", () => {
  keep(UNFOLDED, unfold.checked ? "yes" : "no");
  unfoldFor(page.classList.contains("searching"));
});
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
unfoldFor(false);
if (input.value || by.value) search(); // a browser may restore the form
showLinked();
