// The replay of a running game grows: asks now and then what is new, and adds it to the log.

import { makeHeading } from "../board/log-lines.js";
import { byId, children, make, makeButton, one } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { Idiomorph } from "../vendor/idiomorph.esm.js";
import { addressOf, setExtent, showLast } from "./player.js";

/**
 * @typedef {{ply: number, text: string, highlights: string[], turn?: number}} Line
 * @typedef {{plies: number, undone: number, first: number, lines: Line[], over: boolean, unseen: string}} News
 */

const OFTEN = 2500; // milliseconds
const SELDOM = 30000; // while the server does not answer

const page = byId("replay");
const log = byId("log");
const fresh = byId("fresh");
const known = { plies: Number(page.dataset.plies), undone: Number(page.dataset.undone) };

let pause = OFTEN;
let timer = 0;
let asking = false;

async function look() {
  clearTimeout(timer);
  if (asking || document.hidden) return; // a page that comes in sight again asks at once
  asking = true;
  try {
    const { path, look, seen } = page.dataset;
    const answer = await fetch(
      `${path}/news?${look}&plies=${known.plies}&undone=${known.undone}&seen=${seen}`,
    );
    if (!answer.ok) throw new Error(String(answer.status));
    if (answer.status === 200 && (await grow(await answer.json()))) return;
    pause = OFTEN;
  } catch {
    pause = Math.min(SELDOM, 2 * pause);
  } finally {
    asking = false;
  }
  timer = setTimeout(look, pause);
}

/** Take what is new. Returns whether nothing more will come. @param {News} news */
async function grow(news) {
  known.plies = news.plies;
  known.undone = news.undone;
  page.dataset.seen = String(Math.min(Number(page.dataset.seen), news.plies));
  writeLog(news);
  if (news.over) await renewAside().catch(() => {}); // a page loaded anew has it
  setExtent(news);
  tell(Number(page.dataset.at) < known.plies ? news.unseen : "");
  return news.over;
}

/**
 * @param {HTMLElement | undefined} item
 * @param {Line} line
 */
const isSame = (item, line) =>
  Number(item?.dataset.ply) === line.ply && item?.textContent === line.text;

/** Keep the lines that are as they were, and add the others. @param {News} news */
function writeLog({ first, lines }) {
  const old = children(log).filter((item) => Number(item.dataset.ply) > first);
  const changed = lines.findIndex((line, i) => !isSame(old[i], line));
  const kept = changed < 0 ? lines.length : changed;
  for (const item of old.slice(kept)) item.remove();
  log.append(...lines.slice(kept).map(drawLine));
}

/** @param {Line} line */
function drawLine({ ply, text, highlights, turn }) {
  const item = make("li");
  const anchor = make("a", turn === undefined ? text : "");
  anchor.href = `?${addressOf(ply)}`;
  item.dataset.ply = String(ply);
  item.dataset.highlights = highlights.join(" ");
  if (turn !== undefined) anchor.append(makeHeading("h3", text, turn));
  item.append(anchor);
  return item;
}

/** Offer to go to what is new; at the end there is nothing to offer. @param {string} text */
function tell(text) {
  fresh.replaceChildren(...(text ? [makeButton(text, showLast)] : []));
}

/** When the game is over, every way to look at it is offered. */
async function renewAside() {
  const answer = await fetch(`?${addressOf(page.dataset.at ?? "")}`);
  if (!answer.ok) return;
  const found = new DOMParser().parseFromString(await answer.text(), "text/html");
  Idiomorph.morph(one(page, ".about"), one(found, "#replay .about", Element));
}

if (page.dataset.going !== undefined) {
  page.dataset.seen = page.dataset.plies; // how many there were when somebody last stood at the end
  document.addEventListener("visibilitychange", look);
  on("replay:stale", look);
  timer = setTimeout(look, pause);
}
