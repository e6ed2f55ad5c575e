// Counts the clocks down between two messages of the server.
//
// The server sends each seat's remaining time only when something changes, so the page counts by
// itself. The server alone decides whose time is up.

import { byId, one, setAttribute, setClass, setText } from "../shared/dom.js";
import { on } from "../shared/events.js";

const HOUR = 3600;
const DAY = 24 * HOUR;
const LOW = 20;

/**
 * Count down in a list of clocks.
 * @param {HTMLElement} list
 */
function countIn(list) {
  const own = Number(byId("table").dataset.seat);
  /** @type {Record<string, string> & {warnings: Record<string, string>}} */
  const words = JSON.parse(byId("time").dataset.words ?? "{}");
  const warning = byId("time-warning");
  const limits = Object.keys(words.warnings).map(Number);

  /** @type {import("../shared/messages").Dial[]} */
  let dials = []; // the time left at `heard`
  let heard = 0;
  let over = false;
  let timer = 0;
  let warned = Infinity;

  /** @param {number} seconds */
  function text(seconds) {
    if (seconds <= 0) return words["time-up"];
    const days = Math.floor(seconds / DAY);
    const hours = Math.floor((seconds % DAY) / HOUR);
    const minutes = Math.floor((seconds % HOUR) / 60);
    if (days) return `${days} ${words["time-day"]} ${hours} ${words["time-hour"]}`;
    const rest = pad(seconds % 60);
    return hours ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
  }

  function show() {
    clearTimeout(timer);
    const passed = performance.now() - heard;
    let next = Infinity;
    for (const [seat, left, runs] of dials) {
      const now = Math.max(0, left - (runs ? passed : 0));
      const seconds = Math.ceil(now / 1000);
      const item = one(list, `[data-seat="${seat}"]`);
      setText(one(item, "b"), text(seconds));
      item.classList.toggle("runs", runs);
      item.classList.toggle("low", runs && now <= LOW * 1000);
      setClass(item, "out", seat === own && now <= 0);
      one(item, "i").hidden = !runs;
      if (runs && seat === own) warn(seconds);
      if (runs && now > 0) next = Math.min(next, now % 1000 || 1000);
    }
    list.hidden = over || !dials.length;
    setAttribute(byId("table"), "data-out", list.querySelector(".out") && "");
    if (next < Infinity) timer = setTimeout(show, next + 5);
  }

  /** Announce each limit once to screen readers. @param {number} seconds */
  function warn(seconds) {
    for (const limit of limits) {
      if (seconds <= limit && seconds > limit - 2 && warned > limit) {
        warned = limit;
        warning.textContent = words.warnings[limit];
      }
    }
    if (seconds > Math.max(...limits)) warned = Infinity;
  }

  on("table:message", (message) => {
    if (message.kind !== "clocks") return;
    dials = message.dials;
    heard = performance.now();
    show();
  });

  on("table:update", (message) => {
    over = message.over;
    show();
  });

  document.addEventListener("visibilitychange", show);
}

/** @param {number} number */
const pad = (number) => String(number).padStart(2, "0");

const clocks = document.getElementById("clocks");
if (clocks) countIn(clocks);
