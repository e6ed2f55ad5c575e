// The links of a table: shows arrivals without a reload.

import { all, setText } from "../shared/dom.js";

const PAUSE = 3000; // milliseconds between two looks

async function lookAgain() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const now = all(fresh, ".arrival");
  for (const [number, line] of all(document, ".arrival").entries()) {
    if (!now[number]) continue;
    line.className = now[number].className;
    setText(line, now[number].textContent ?? "");
  }
}

if (document.querySelector(".arrival")) setInterval(lookAgain, PAUSE);

for (const button of all(document, "[data-share]")) {
  const { share } = button.dataset;
  button.hidden = typeof navigator.share !== "function";
  button.addEventListener("click", () => {
    navigator.share({ url: share }).catch(() => null); // the person closed the share sheet
  });
}
