// The keyboard: arrows over the board and through the log, and the shortcuts of the help.
"use strict";

(() => {
  const table = document.getElementById("table");
  const game = document.getElementById("game");
  const log = document.getElementById("log");
  const half = document.getElementById("half");
  const prompt = document.getElementById("prompt");
  const told = document.getElementById("told");

  const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const SIDEWAYS = 2.5; // how much farther a step to the side counts than one straight on
  const NEAR = 4; // pixels

  const isSpace = (element) => /^s-[A-Z]+\d+$/.test(element.id);
  const board = () => game.querySelector(".board-box");

  function middle(element) {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
  }

  /** Spaces, and the pieces that lie on none: what lies on a space is told by the space. */
  function stops() {
    const every = board().querySelectorAll("[id][role=button]:not([aria-hidden=true])");
    const all = [...every].filter((element) => element.checkVisibility()); // not in another tab
    const spaces = all.filter(isSpace).map(middle);
    const within = ({ x, y }) =>
      spaces.some(({ box }) => box.left < x && x < box.right && box.top < y && y < box.bottom);
    return all.filter((element) => isSpace(element) || !within(middle(element)));
  }

  /** Go to the nearest stop in this direction. */
  function walk(from, [right, down]) {
    const here = middle(from);
    let best = null;
    let least = Infinity;
    for (const element of stops()) {
      const there = middle(element);
      const dx = there.x - here.x;
      const dy = there.y - here.y;
      const along = dx * right + dy * down;
      const cost = along + SIDEWAYS * Math.abs(dx * down + dy * right);
      if (element !== from && along > NEAR && cost < least) [best, least] = [element, cost];
    }
    if (!best) return;
    best.focus({ preventScroll: true }); // a zoomed board pans first; then little is to scroll
    best.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function walkLog(down) {
    const lines = [...log.children];
    const now = lines.indexOf(document.activeElement.closest("#log > li"));
    lines[Math.min(Math.max(now + down, 0), lines.length - 1)]?.focus();
  }

  document.addEventListener("keydown", (event) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target;
    if (board()?.contains(target)) walk(target, arrow);
    else if (log.contains(target) && arrow[1]) walkLog(arrow[1]);
    else return;
    event.preventDefault();
  });

  /** Everything that can be chosen now, in the order of the page. */
  function offers() {
    const steps = document.querySelectorAll("#controls button:enabled");
    return [...game.querySelectorAll(".can"), ...steps];
  }

  function goOn(step) {
    const all = offers();
    const now = all.indexOf(document.activeElement);
    if (all.length) all[now < 0 ? (step > 0 ? 0 : all.length - 1) : (now + step + all.length) % all.length].focus();
  }

  const zoom = (name) => () => document.dispatchEvent(new CustomEvent("table:zoom", { detail: name }));

  const SHORTCUTS = {
    n: () => goOn(1),
    N: () => goOn(-1),
    b: () => board()?.querySelector("[id^='s-'][tabindex='0'], [role=button][tabindex='0']")?.focus(),
    l: () => (log.firstElementChild ?? log).focus(),
    w: () => say(half.hidden ? prompt.textContent : half.textContent),
    u: () => document.getElementById("undo").click(),
    "+": zoom("in"),
    "=": zoom("in"),
    "-": zoom("out"),
    0: zoom("whole"),
    "?": () => document.getElementById("help").showModal(),
  };

  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, dialog[open], [contenteditable]");
    const off = document.documentElement.dataset.keys === "off";
    if (typing || off || event.ctrlKey || event.altKey || event.metaKey) return;
    const shortcut = SHORTCUTS[event.key];
    if (!shortcut) return;
    event.preventDefault();
    shortcut();
  });

  // What a screen reader says: the news of a moment in one piece, oldest first, then what is asked.

  const MOMENT = 400; // milliseconds in which news are collected
  const MOST = 8;

  let news = [];
  let asked = prompt.textContent;
  let timer = 0;

  function say(text) {
    told.textContent = "";
    news = [text];
    tellSoon();
  }

  function tellSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      told.textContent = news.slice(-MOST).join(" ");
      news = [];
    }, MOMENT);
  }

  let known = -1; // the number of lines of the log that were there

  table.addEventListener("table:update", ({ detail }) => {
    const { first, lines } = detail.log;
    if (known >= 0) news.push(...lines.slice(Math.max(0, known - first)));
    known = first + lines.length;
    if (detail.prompt !== asked && (detail.yours || detail.over)) news.push(detail.prompt);
    asked = detail.prompt;
    if (news.length) tellSoon();
  });

  table.addEventListener("table:say", ({ detail }) => say(detail));
})();
