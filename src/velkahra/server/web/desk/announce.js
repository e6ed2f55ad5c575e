// The screen of a camp: counts clocks down, and fetches the new state after each change.

import { all, byId, setText } from "../shared/dom.js";
import { openSocket } from "../shared/socket.js";
import { countDown } from "./dials.js";

const AGAIN = 2000;

const screen = byId("announce");
const lost = byId("desk-lost");
const full = byId("full");
let heard = performance.now();
let version = screen.dataset.v;

async function renew() {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!answer.ok) return location.reload();
  heard = performance.now();
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  version = fresh.getElementById("announce")?.dataset.v;
  for (const part of all(fresh, "[data-part]")) document.getElementById(part.id)?.replaceWith(part);
  const heading = fresh.querySelector("h1")?.textContent;
  if (heading) setText(/** @type {Element} */ (document.querySelector("h1")), heading);
  tick();
}

const tick = () => countDown(screen, performance.now() - heard);

function listen() {
  const socket = openSocket(screen.dataset.live);
  socket.addEventListener("message", ({ data }) => {
    lost.hidden = true;
    if (data !== version) renew();
  });
  socket.addEventListener("close", () => {
    lost.hidden = false;
    setTimeout(listen, AGAIN);
  });
}

full.hidden = !document.fullscreenEnabled;
full.addEventListener("click", () => document.documentElement.requestFullscreen());
setInterval(tick, 250);
listen();
