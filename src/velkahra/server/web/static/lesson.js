// The page of a lesson: what the learner reads, where to look, and how far they have come.
//
// The board and the clicks are table.js, as at every table. The server knows a learner only while
// the page is connected, so lesson and step are kept here.
"use strict";

(() => {
  const table = document.getElementById("table");
  const text = document.getElementById("lesson-text");
  const place = document.getElementById("lesson-place");
  const next = document.getElementById("lesson-next");
  const back = document.getElementById("lesson-back");
  const restart = document.getElementById("lesson-restart");
  const onward = document.getElementById("lesson-onward");
  const words = JSON.parse(table.dataset.words);
  const lesson = table.dataset.lesson;
  const address = table.dataset.live;
  const shelf = `velkahra-learn/${table.dataset.game}`;

  const send = (detail) => table.dispatchEvent(new CustomEvent("table:send", { detail }));

  // How far the learner has come. A browser may keep nothing at all; then every visit is the first.

  function recall() {
    try {
      const kept = JSON.parse(localStorage.getItem(shelf));
      return { lesson: "", steps: {}, finished: [], ...kept };
    } catch {
      return { lesson: "", steps: {}, finished: [] };
    }
  }

  const kept = recall();

  function keep() {
    try {
      localStorage.setItem(shelf, JSON.stringify(kept));
    } catch {
      // Private windows and full shelves: the lesson goes on, only without a memory.
    }
  }

  /** Go on where the learner was, unless the address says where to go. */
  function resume() {
    const asked = new URLSearchParams(location.search);
    const known = document.querySelector(`.lessons [data-lesson="${CSS.escape(kept.lesson)}"]`);
    if (!asked.has("lesson") && known && kept.lesson !== lesson) {
      asked.set("lesson", kept.lesson);
      location.replace(`?${asked}`);
    }
    const step = asked.has("step") ? Number(table.dataset.step) : (kept.steps[lesson] ?? 0);
    table.dataset.live = `${address}&step=${step}`;
    kept.lesson = lesson;
    if (!asked.has("step")) return;
    asked.delete("step"); // a reload goes on where one is
    history.replaceState(null, "", `?${asked}`);
  }

  function tick() {
    for (const item of document.querySelectorAll(".lessons [data-lesson]")) {
      item.querySelector(".finished").hidden = !kept.finished.includes(item.dataset.lesson);
    }
  }

  // What the learner reads.

  let version = -1;
  let now = { step: 0, steps: 1, point: [], ask: false, end: false };
  let first = true;

  function show(message) {
    now = message;
    if (text.textContent !== message.text) text.textContent = message.text;
    place.textContent = words["learn-step"]
      .replace("%1", message.step + 1)
      .replace("%2", message.steps);
    next.textContent = words[message.ask ? "learn-show" : "learn-next"];
    next.classList.toggle("main", !message.ask);
    next.hidden = message.end;
    onward.hidden = !message.end;
    table.classList.toggle("done", message.done || message.end);
    back.disabled = message.step === 0 && !message.done;
    table.dataset.live = `${address}&step=${message.step}`;
    table.dataset.step = message.step;
    table.dataset.state = message.end ? "end" : message.ask ? "ask" : "told";
    remember(message);
    if (!first) lead(message);
    first = false;
    point();
  }

  function remember({ step, end }) {
    kept.steps[lesson] = end ? 0 : step;
    if (end && !kept.finished.includes(lesson)) kept.finished.push(lesson);
    keep();
    tick();
  }

  /** After an action one sees what came of it, and the next thing to do is to go on. */
  function lead({ ask, done, end }) {
    if (done) window.scrollTo({ top: 0 });
    if (!ask) (end ? onward : next).focus({ preventScroll: true });
  }

  next.addEventListener("click", () => send({ kind: "next", v: version }));
  restart.addEventListener("click", () => send({ kind: "go", step: 0 }));
  back.addEventListener("click", () => send({ kind: "undo", v: version }));

  // Rings around what the text is about: above the page, so that they fit on anything.

  const layer = document.createElement("div");
  layer.id = "rings";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);

  /** The elements to look at now: of those the text names, the ones that can be chosen. */
  function rings() {
    const named = now.point.map((id) => document.getElementById(id)).filter(Boolean);
    const open = named.filter((element) => element.classList.contains("can"));
    return open.length ? open : named.filter((element) => !element.classList.contains("picked"));
  }

  const EDGE = 1; // pixels: windows scroll by whole ones, elements end between them

  function inSight(element) {
    const box = element.getBoundingClientRect();
    const bar = document.getElementById("ask").getBoundingClientRect();
    return box.top >= bar.bottom - EDGE && box.bottom <= window.innerHeight + EDGE;
  }

  let frame = 0;

  function point() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  }

  function draw() {
    const shown = rings();
    const boxes = shown
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width && box.height);
    while (layer.children.length > boxes.length) layer.lastChild.remove();
    while (layer.children.length < boxes.length) layer.append(document.createElement("span"));
    boxes.forEach((box, i) => {
      const { style } = layer.children[i];
      style.left = `${box.left + scrollX - 3}px`;
      style.top = `${box.top + scrollY - 3}px`;
      style.width = `${box.width + 6}px`;
      style.height = `${box.height + 6}px`;
    });
    follow(shown);
  }

  let followed = "";

  /** Bring what is new to look at into sight, if nothing of it is. */
  function follow(shown) {
    const ids = shown.map((element) => element.id).join(" ");
    if (ids === followed) return;
    followed = ids;
    if (shown.length && !shown.some(inSight)) shown[0].scrollIntoView({ block: "center" });
  }

  for (const event of ["scroll", "resize", "transitionend"]) {
    window.addEventListener(event, point, { passive: true });
  }
  new ResizeObserver(point).observe(document.getElementById("game"));
  document.addEventListener("table:zoom", point);

  table.addEventListener("table:step", point);
  table.addEventListener("table:update", ({ detail }) => (version = detail.v));
  table.addEventListener("table:message", ({ detail }) => {
    if (detail.kind === "lesson") show(detail);
  });

  resume();
  tick();
})();
