// Tournaments: the visitor's own zone, and standings that follow what happens.

import { showLocalTimes } from "../shared/local-times.js";

const PAUSE = 8000; // milliseconds between two looks

function useLocalZone() {
  const zone = document.querySelector("input[name='zone']");
  const word = document.querySelector("[data-zone]");
  if (!(zone instanceof HTMLInputElement) || !word) return;
  zone.value = String(new Date().getTimezoneOffset());
  word.textContent = Intl.DateTimeFormat().resolvedOptions().timeZone;
}

async function lookAgain() {
  const shown = document.getElementById("live");
  if (document.hidden || !shown || shown.contains(document.activeElement)) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const now = fresh.getElementById("live");
  if (!now || now.innerHTML === last) return;
  last = now.innerHTML;
  shown.replaceChildren(...now.childNodes);
  showLocalTimes();
}

let last = document.getElementById("live")?.innerHTML ?? "";
useLocalZone();
if (last) setInterval(lookAgain, PAUSE);
