// The page of a replay: fetches positions in chunks, and lets the pieces glide from one to the next.
"use strict";

(() => {
  const page = document.getElementById("replay");
  const slider = document.getElementById("ply");
  const count = document.getElementById("count");
  const told = document.getElementById("told");
  const prompt = document.getElementById("prompt");
  const log = document.getElementById("log");
  const lost = document.getElementById("lost");
  const fresh = document.getElementById("fresh");
  const link = document.getElementById("link");
  const copy = document.getElementById("copy");
  const playing = document.getElementById("go-play");
  const speed = document.getElementById("speed");
  const words = JSON.parse(page.dataset.words);
  const CHUNK = Number(page.dataset.chunk);
  const STALE = "stale"; // something was taken back
  const going = page.dataset.going !== undefined;

  const chunks = new Map(); // number of a chunk -> promise of its positions
  let last = Number(page.dataset.plies); // the end, as far as it is known
  let wanted = Number(page.dataset.ply); // where we are going
  let at = wanted; // what is shown
  let shown = null; // element id -> markup, as far as it is known
  let timer = 0; // of the next step, while it plays

  /** Fetch a chunk once; after a failure it is asked for again the next time. */
  function chunk(number) {
    if (!chunks.has(number)) {
      const { path, look, undone } = page.dataset;
      const address = `${path}/frames?${look}&undone=${undone}&chunk=${number}`;
      const coming = fetch(address).then((answer) => {
        if (answer.ok) return answer.json();
        throw new Error(going && answer.status === 409 ? STALE : words.unreachable);
      });
      coming.catch(() => chunks.delete(number));
      chunks.set(number, coming);
    }
    return chunks.get(number);
  }

  /** Everything that is drawn at a position, put together from position 0 and what changed. */
  async function position(ply) {
    const number = Math.floor(ply / CHUNK);
    const [start, found] = await Promise.all([chunk(0), chunk(number)]);
    const steps = found.steps.slice(0, ply - found.first + 1);
    const parts = Object.assign({}, start.steps[0].set, ...steps.map((step) => step.set));
    return { parts, prompt: steps.at(-1).prompt, changed: Object.keys(steps.at(-1).set).length };
  }

  function lookAhead(ply) {
    for (const near of [ply + CHUNK / 2, ply - CHUNK / 2]) {
      if (near >= 0 && near <= last) chunk(Math.floor(near / CHUNK)).catch(() => {});
    }
  }

  async function go(ply) {
    wanted = Math.max(0, Math.min(last, ply));
    mark(wanted);
    const goal = wanted;
    try {
      const found = await position(goal);
      if (goal !== wanted) return false;
      paint(goal, found);
      lookAhead(goal);
      return true;
    } catch (error) {
      stop();
      if (error.message === STALE) page.dispatchEvent(new Event("replay:stale"));
      else if (goal === wanted) complain(error);
      return false;
    }
  }

  function paint(ply, found) {
    const before = shown ?? {};
    const changed = Object.entries(found.parts).filter(([id, markup]) => before[id] !== markup);
    if (shown || ply !== at) Morph.elements(Object.fromEntries(changed));
    shown = found.parts;
    at = ply;
    soften();
    prompt.textContent = found.prompt;
    lost.hidden = true;
    page.dataset.shown = ply;
    page.dispatchEvent(new Event("table:update"));
  }

  /** Nothing is played here: the pieces that are buttons at the table are no stops for Tab. */
  function soften() {
    for (const button of document.querySelectorAll("#game button")) {
      button.tabIndex = -1;
      button.setAttribute("aria-disabled", "true");
    }
  }

  function complain(error) {
    lost.textContent = error instanceof TypeError ? words.unreachable : error.message;
    lost.hidden = false;
  }

  const items = () => [...log.children];
  const numberOf = (item) => Number(item.dataset.ply);

  /** Show where we are: slider, number, log and links follow at once, the picture when it comes. */
  function mark(ply) {
    page.dataset.at = ply;
    slider.max = last;
    slider.value = ply;
    count.textContent = `${ply} / ${last}`;
    const now = items().filter((item) => numberOf(item) === ply);
    const text = now.map((item) => item.textContent).join(" ") || (ply ? "" : words.start);
    if (told.textContent !== text) told.textContent = text;
    slider.setAttribute("aria-valuetext", `${ply} / ${last}. ${text}`);
    markLog(ply);
    document.getElementById("go-first").disabled = ply === 0;
    document.getElementById("go-back").disabled = ply === 0;
    document.getElementById("go-forward").disabled = ply === last;
    document.getElementById("go-last").disabled = ply === last;
    for (const field of document.querySelectorAll("input[name=ply]")) field.value = ply;
    link.value = copy.dataset.copy = `${location.origin}${link.dataset.path}?${address(ply)}`;
    for (const other of document.querySelectorAll(".languages a")) {
      other.search = other.search.replace(/ply=\d+/, `ply=${ply}`);
    }
    if (ply === last) {
      page.dataset.seen = last;
      fresh.replaceChildren();
    }
    remember(ply);
    page.dispatchEvent(new CustomEvent("replay:at", { detail: ply }));
  }

  /** Mark the lines of a position. Of the whole log Tab stops at one; the arrows lead on. */
  function markLog(ply) {
    const latest = items().findLast((item) => numberOf(item) <= ply);
    for (const item of items()) {
      item.classList.toggle("later", numberOf(item) > ply);
      const anchor = item.firstElementChild;
      anchor.tabIndex = item === (latest ?? log.firstElementChild) ? 0 : -1;
      if (numberOf(item) === ply) anchor.setAttribute("aria-current", "step");
      else anchor.removeAttribute("aria-current");
    }
    scrollTo(latest);
  }

  const address = (ply) => new URLSearchParams({ ply, eyes: page.dataset.eyes }).toString();

  /** Scroll the log alone, never the page. */
  function scrollTo(item) {
    if (!item) return void (log.scrollTop = 0);
    const top = item.offsetTop; // the log is what it is placed in
    const seen = top >= log.scrollTop && top + item.offsetHeight <= log.scrollTop + log.clientHeight;
    if (!seen) log.scrollTop = top - log.clientHeight / 2;
  }

  let saving = 0;

  /** Keep the address up to date, but not faster than browsers allow. */
  function remember(ply) {
    clearTimeout(saving);
    saving = setTimeout(() => history.replaceState(null, "", `?${address(ply)}`), 300);
  }

  async function step() {
    if (!timer) return;
    let next = wanted;
    let still = true;
    while (still && next < last) {
      next += 1;
      still = !items().some((item) => numberOf(item) === next) && !(await changes(next));
    }
    if (!timer) return;
    if (!(await go(next)) || wanted >= last) return stop();
    timer = setTimeout(step, Number(speed.value));
  }

  const changes = (ply) => position(ply).then((found) => found.changed > 0, () => true);

  async function play() {
    timer = -1;
    page.classList.add("playing");
    told.setAttribute("aria-live", "off");
    name(words.pause);
    if (wanted >= last) await go(0);
    if (timer) timer = setTimeout(step, wanted ? 0 : Number(speed.value));
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    page.classList.remove("playing");
    told.setAttribute("aria-live", "polite");
    name(words.play);
  }

  function name(text) {
    playing.setAttribute("aria-label", text);
    playing.title = text;
  }

  const toggle = () => (timer ? stop() : play());

  function walk(ply) {
    stop();
    go(ply);
  }

  const MOVES = {
    first: () => walk(0),
    back: () => walk(wanted - 1),
    play: toggle,
    forward: () => walk(wanted + 1),
    last: () => walk(last),
  };
  for (const [way, move] of Object.entries(MOVES)) {
    document.getElementById(`go-${way}`).addEventListener("click", move);
  }
  slider.addEventListener("input", () => walk(Number(slider.value)));

  const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
  const STEPS = { ArrowUp: -1, ArrowDown: 1 };
  const ZOOMS = { "+": "in", "=": "in", "-": "out", 0: "whole" };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    const target = event.target;
    const typing = target.closest("input:not([type=range], [type=checkbox]), select, textarea");
    if (typing) return;
    if (event.key === " ") {
      if (target.closest("button, a, summary, [type=checkbox]")) return;
      event.preventDefault();
      toggle();
    } else if (KEYS[event.key]) {
      event.preventDefault();
      MOVES[KEYS[event.key]]();
    } else if (STEPS[event.key] && log.contains(target)) {
      event.preventDefault();
      walkLog(target.closest("li"), STEPS[event.key]);
    } else if (ZOOMS[event.key] && document.documentElement.dataset.keys !== "off") {
      event.preventDefault();
      document.dispatchEvent(new CustomEvent("table:zoom", { detail: ZOOMS[event.key] }));
    }
  });

  function walkLog(from, down) {
    const hidden = (item) => log.classList.contains("secretive") && item.classList.contains("later");
    const lines = items().filter((item) => !hidden(item));
    lines[lines.indexOf(from) + down]?.firstElementChild.focus();
  }

  log.addEventListener("click", (event) => {
    const item = event.target.closest("li");
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    walk(numberOf(item));
  });

  document.getElementById("hide-later").addEventListener("change", (event) => {
    log.classList.toggle("secretive", event.target.checked);
  });

  page.addEventListener("change", ({ target }) => {
    if (target.matches("#look select")) target.form.submit();
  });

  page.addEventListener("replay:grown", ({ detail }) => {
    const back = String(detail.undone) !== page.dataset.undone;
    const follows = wanted >= last && !timer;
    if (back) {
      chunks.clear();
      at = -1; // what the server drew on the page may be gone
    }
    chunks.delete(Math.floor(last / CHUNK)); // it was not full yet
    page.dataset.undone = detail.undone;
    last = detail.plies;
    if (follows || back) go(follows ? last : wanted);
    else mark(wanted);
  });

  page.addEventListener("replay:go", ({ detail }) => walk(detail));

  page.addEventListener("replay:last", () => {
    walk(last);
    slider.focus();
  });

  page.classList.add("live");
  go(wanted);
})();
