// How many tables wait for the viewer: a button and a key lead to the next one.
//
// The icon of the installed site shows the number of all of them.

import { setHidden } from "../shared/dom.js";
import { emit } from "../shared/events.js";
import { isShortcut } from "../shared/shortcut.js";

const OFTEN = 60_000; // milliseconds between two looks

const find = () => /** @type {HTMLAnchorElement | null} */ (document.getElementById("next-table"));

/** @param {number} count */
function badge(count) {
  const icon = /** @type {any} */ (navigator); // not in all browsers
  if (count) icon.setAppBadge?.(count)?.catch(() => {});
  else icon.clearAppBadge?.()?.catch(() => {});
}

/** Look again how many tables wait. */
export async function look() {
  if (document.hidden) return;
  const from = find()?.search.replace("?", "") ?? "";
  const query = `${from}&language=${document.documentElement.lang}`;
  const answer = await fetch(`/waiting?${query}`).catch(() => null);
  if (!answer?.ok) return;
  const { all, others, text } = await answer.json();
  badge(all);
  const link = find();
  if (!link) return;
  const shown = others >= Number(link.dataset.least ?? 1);
  if (link.hidden && shown) emit("slow:waiting", text);
  if (shown) link.textContent = text;
  setHidden(link, !shown);
}

document.addEventListener("keydown", (event) => {
  const link = find();
  if (event.key !== "j" || !link || link.hidden || !isShortcut(event)) return;
  event.preventDefault();
  link.click();
});

document.addEventListener("visibilitychange", look);
setInterval(look, OFTEN);
look();
