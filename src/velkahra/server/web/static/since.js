// Who comes back sees where the log goes on from what they saw last.
//
// How far this viewer has seen the log is remembered in this browser only; what comes while the page
// is out of sight counts as not seen. The mark stays until the viewer acts.
"use strict";

(() => {
  const table = document.getElementById("table");
  const log = document.getElementById("log");
  const missed = document.getElementById("missed");
  const words = JSON.parse(table.dataset.words);
  const id = table.dataset.live.split("/")[2];
  const place = `velkahra-${id}-${table.dataset.seat}-log`;

  let count = -1; // lines of the log that are there
  let mark = null; // the line between what was seen and what is new

  const memory = {
    get: () => {
      try {
        return Number(localStorage.getItem(place) ?? -1);
      } catch {
        return -1; // a browser that remembers nothing marks only what comes out of sight
      }
    },
    set: (lines) => {
      try {
        localStorage.setItem(place, lines);
      } catch {
        // as above
      }
    },
  };

  let seen = memory.get();

  function remember() {
    seen = count;
    memory.set(count);
  }

  function unmark() {
    mark?.remove();
    mark = null;
    Sparing.hide(missed, true);
  }

  /** Draw the line below the oldest line that was not seen. */
  function draw() {
    unmark();
    const text = words.since.replace("%1", count - seen);
    mark = document.createElement("li");
    mark.className = "since";
    mark.textContent = `\u2191 ${text}`;
    const oldest = log.querySelector(`[data-n="${seen}"]`);
    if (oldest) oldest.after(mark);
    else log.append(mark);
    missed.textContent = text;
    missed.hidden = false;
  }

  missed.addEventListener("click", () => {
    missed.hidden = true;
    log.closest("section").scrollIntoView({ block: "start" });
    mark?.scrollIntoView({ block: "nearest" });
    log.focus({ preventScroll: true });
  });

  table.addEventListener("table:update", ({ detail }) => {
    const { first, lines, own } = detail.log;
    const arriving = Boolean(detail.layout);
    const acted = own.some((ply, i) => ply >= 0 && first + i >= count);
    count = first + lines.length;
    if (!arriving && acted) unmark();
    if (seen > count) remember();
    if ((arriving || document.hidden) && seen >= 0 && seen < count) draw();
    if (!document.hidden || seen < 0) remember();
  });

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && count >= 0) remember();
  });
})();
