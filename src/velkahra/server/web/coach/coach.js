// The coach of a first game: introduces each kind of decision when it first comes to this seat.
//
// The server says which kind waits, with its introduction the first time. This browser keeps the
// kinds it has shown, for each game, and a cookie tells the server whether the coach comes at all.

import { all, byId, hit, setHidden, setText } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { keep, recallObject } from "../shared/storage.js";

const YEAR = 31536000; // seconds

/** @param {string} game */
const shelf = (game) => `velkahra-coach/${game}`;

/** @param {HTMLElement} box */
function introduce(box) {
  const line = byId("coach-text");
  /** @type {Record<string, string>} */
  const texts = {};
  const key = shelf(box.dataset.game ?? "");
  const seen = recallObject(key);
  let kind = ""; // of the decision that waits

  function show() {
    const read = !document.getElementById("welcome"); // the goal comes first
    const text = read && kind && !seen[kind] ? texts[kind] : undefined;
    setHidden(box, !text);
    // Screen readers speak only of what changes while it is visible.
    requestAnimationFrame(() => setText(line, text ?? ""));
  }

  function finish() {
    if (!box.hidden) seen[kind] = true;
    keep(key, JSON.stringify(seen));
  }

  on("table:update", ({ decision = "", introduction = "" }) => {
    if (introduction) texts[decision] = introduction;
    if (decision === kind) return;
    finish();
    kind = decision;
    show();
  });
  document.getElementById("welcome-done")?.addEventListener("click", show);
  byId("coach-done").addEventListener("click", () => {
    finish();
    show();
  });
  document.getElementById("coach-hint")?.addEventListener("click", () => byId("hint").click());
}

/**
 * Switch the coach of a game on or off.
 * @param {string} game
 * @param {string} value
 */
function choose(game, value) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context
  document.cookie = `coach-${game}=${value}; path=/; samesite=lax; max-age=${YEAR}`;
  if (value === "on") {
    keep(shelf(game), "{}"); // everything is introduced again
    location.reload();
    return;
  }
  document.getElementById("coach")?.remove();
  for (const button of all(byId("coach-switch"), "button")) button.hidden = !button.hidden;
}

document.addEventListener("click", (event) => {
  const { coach, game } = hit(event, "[data-coach]")?.dataset ?? {};
  if (coach && game) choose(game, coach);
});

const card = document.getElementById("coach");
if (card) introduce(card);
