// The replay of a running game grows: asks now and then what is new, and adds it to the log.
"use strict";

(() => {
  const page = document.getElementById("replay");
  const log = document.getElementById("log");
  const fresh = document.getElementById("fresh");
  if (page.dataset.going === undefined) return;

  const OFTEN = 2500; // milliseconds
  const SELDOM = 30000; // while the server does not answer
  const known = { plies: Number(page.dataset.plies), undone: Number(page.dataset.undone) };

  let wait = OFTEN;
  let timer = 0;
  let asking = false;

  async function look() {
    clearTimeout(timer);
    if (asking || document.hidden) return; // a page that comes in sight again asks at once
    asking = true;
    try {
      const asked = new URLSearchParams({ ...known, seen: page.dataset.seen });
      const answer = await fetch(`${page.dataset.path}/news?${page.dataset.look}&${asked}`);
      if (!answer.ok) throw new Error(answer.status);
      if (answer.status === 200 && (await grow(await answer.json()))) return;
      wait = OFTEN;
    } catch {
      wait = Math.min(SELDOM, 2 * wait);
    } finally {
      asking = false;
    }
    timer = setTimeout(look, wait);
  }

  /** Take what is new. Returns whether nothing more will come. */
  async function grow(news) {
    known.plies = news.plies;
    known.undone = news.undone;
    page.dataset.seen = Math.min(page.dataset.seen, news.plies);
    writeLog(news);
    if (news.over) await renewAside().catch(() => {}); // a page loaded anew has it
    page.dispatchEvent(new CustomEvent("replay:grown", { detail: news }));
    tell(Number(page.dataset.at) < known.plies ? news.told : "");
    return news.over;
  }

  const same = (item, line) =>
    Number(item.dataset.ply) === line.ply && item.textContent === line.text;

  /** Keep the lines that are as they were, and add the others. */
  function writeLog({ first, lines }) {
    const old = [...log.children].filter((item) => Number(item.dataset.ply) > first);
    let kept = 0;
    while (kept < lines.length && old[kept] && same(old[kept], lines[kept])) kept += 1;
    for (const item of old.slice(kept)) item.remove();
    log.append(...lines.slice(kept).map(made));
  }

  function made({ ply, text, marks }) {
    const item = document.createElement("li");
    const anchor = document.createElement("a");
    anchor.href = `?${new URLSearchParams({ ply, eyes: page.dataset.eyes })}`;
    anchor.textContent = text;
    item.dataset.ply = ply;
    item.dataset.marks = marks.join(" ");
    item.append(anchor);
    return item;
  }

  /** Offer to go to what is new; at the end there is nothing to offer. */
  function tell(text) {
    fresh.replaceChildren();
    if (!text) return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.addEventListener("click", () => page.dispatchEvent(new Event("replay:last")));
    fresh.append(button);
  }

  /** When the game is over, every way to look at it is offered. */
  async function renewAside() {
    const address = new URLSearchParams({ ply: page.dataset.at, eyes: page.dataset.eyes });
    const answer = await fetch(`?${address}`);
    if (!answer.ok) return;
    const found = new DOMParser().parseFromString(await answer.text(), "text/html");
    Idiomorph.morph(page.querySelector(".about"), found.querySelector("#replay .about"));
  }

  page.dataset.seen = known.plies; // how many there were when somebody last stood at the end
  document.addEventListener("visibilitychange", look);
  page.addEventListener("replay:stale", look);
  timer = setTimeout(look, wait);
})();
