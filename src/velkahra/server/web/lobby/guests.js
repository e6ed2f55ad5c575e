// The pages of those who gather for a game: show arrivals, and lead on when the game begins.

import { offerShares } from "../shared/copy-link.js";
import { byId } from "../shared/dom.js";

const PAUSE = 2000; // milliseconds between two looks

async function lookAgain() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  if (answer.redirected) {
    location.replace(answer.url);
    return;
  }
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const now = fresh.getElementById("guests");
  const shown = byId("guests");
  if (!now || now.textContent === shown.textContent) return;
  shown.replaceChildren(...now.childNodes);
  offerShares();
}

if (document.querySelector("[data-waiting]")) setInterval(lookAgain, PAUSE);
