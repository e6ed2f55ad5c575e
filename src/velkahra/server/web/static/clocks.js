// Counts the clocks down between two messages of the server.
//
// The server says what is left of each seat's time whenever something changes; the page needs no
// message a second. What is shown is for looking only: the server decides whose time is up.
"use strict";

(() => {
  const table = document.getElementById("table");
  const list = document.getElementById("clocks");
  if (!list) return;
  const words = JSON.parse(document.getElementById("time").dataset.words);
  const told = document.getElementById("time-told");
  const HOUR = 3600;
  const DAY = 24 * HOUR;
  const LOW = 20;

  let dials = []; // [seat, milliseconds left at `heard`, runs]
  let heard = 0;
  let over = false;
  let timer = 0;
  let warned = Infinity;

  const pad = (number) => String(number).padStart(2, "0");

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
      const item = list.querySelector(`[data-seat="${seat}"]`);
      const shown = text(Math.ceil(now / 1000));
      const dial = item.querySelector("b");
      if (dial.textContent !== shown) dial.textContent = shown;
      item.classList.toggle("runs", runs);
      item.classList.toggle("low", runs && now <= LOW * 1000);
      item.querySelector("i").hidden = !runs;
      if (runs && String(seat) === table.dataset.seat) warn(Math.ceil(now / 1000));
      if (runs && now > 0) next = Math.min(next, now % 1000 || 1000);
    }
    list.hidden = over || !dials.length;
    if (next < Infinity) timer = setTimeout(show, next + 5);
  }

  /** Say it aloud, once, to who does not see the numbers. */
  function warn(seconds) {
    const limits = Object.keys(words.warnings).map(Number);
    for (const limit of limits) {
      if (seconds <= limit && seconds > limit - 2 && warned > limit) {
        warned = limit;
        told.textContent = words.warnings[limit];
      }
    }
    if (seconds > Math.max(...limits)) warned = Infinity;
  }

  table.addEventListener("table:message", ({ detail }) => {
    if (detail.kind !== "clocks") return;
    dials = detail.dials;
    heard = performance.now();
    show();
  });

  table.addEventListener("table:update", ({ detail }) => {
    over = detail.over;
    show();
  });

  document.addEventListener("visibilitychange", show);
})();
