// The start page: refreshes the person's tables when the page becomes visible again.

import "./build-progress.js";

const PAUSE = 30_000; // milliseconds between two looks

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
setInterval(lookAgain, PAUSE);
