// The replay of a running game: polls for new lines and adds them to the log.

import { makeHeading } from "../board/log-lines.js";
import { namedSentence } from "../board/players.js";
import { byId, children, make, makeButton, one, wordsOf } from "../shared/dom.js";
import { emit, on } from "../shared/events.js";
import { citation } from "../shared/rule-link.js";
import { Idiomorph } from "../vendor/idiomorph.esm.js";
import { begin as beginAnalysis } from "./analysis.js";
import { addressOf, setExtent, showLast } from "./player.js";

/**
 * @typedef {{ply: number, text: string, highlights: string[], rule?: string, turn?: number}} Line
 * @typedef {{plies: number, undone: number, first: number, lines: Line[], acting: number[], over: boolean, unseen: string}} News
 */

const OFTEN = 2500; // milliseconds
const SELDOM = 30000; // while the server does not answer

const page = byId("replay");
const words = wordsOf(page);
const log = byId("log");
const fresh = byId("fresh");
const known = { plies: Number(page.dataset.plies), undone: Number(page.dataset.undone) };

let pause = OFTEN;
let timer = 0;
let pending = false;

async function look() {
  clearTimeout(timer);
  if (pending || document.hidden) return; // a page that becomes visible again asks at once
  pending = true;
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
    pending = false;
  }
  timer = setTimeout(look, pause);
}

/** Take over news. Returns whether the game is over. @param {News} news */
async function grow(news) {
  known.plies = news.plies;
  known.undone = news.undone;
  page.dataset.seen = String(Math.min(Number(page.dataset.seen), news.plies));
  writeLog(news);
  if (news.over) await renewAside().catch(() => {}); // the reloaded page has it
  setExtent(news);
  offer(Number(page.dataset.at) < known.plies ? news.unseen : "");
  emit("replay:news", news); // the last: the page may be emptied
  return news.over;
}

/**
 * @param {HTMLElement | undefined} item
 * @param {Line} line
 */
const isSame = (item, line) =>
  Number(item?.dataset.ply) === line.ply && item?.textContent === line.text;

/** Keep unchanged lines, and add new ones. @param {News} news */
function writeLog({ first, lines }) {
  const old = children(log).filter((item) => Number(item.dataset.ply) > first);
  const changed = lines.findIndex((line, i) => !isSame(old[i], line));
  const kept = changed < 0 ? lines.length : changed;
  for (const item of old.slice(kept)) item.remove();
  log.append(...lines.slice(kept).map(drawLine));
}

/** @param {Line} line */
function drawLine({ ply, text, highlights, rule, turn }) {
  const item = make("li");
  const anchor = make("a");
  anchor.href = `?${addressOf(ply)}`;
  item.dataset.ply = String(ply);
  item.dataset.highlights = highlights.join(" ");
  if (turn === undefined) anchor.append(...namedSentence(text));
  else anchor.append(makeHeading("h3", text, turn));
  item.append(anchor);
  if (rule) item.append(citation(page.dataset.rules ?? "", rule, words.rule));
  return item;
}

/** Show the button to new positions; "" hides it. @param {string} text */
function offer(text) {
  fresh.replaceChildren(...(text ? [makeButton(text, showLast)] : []));
}

/** Refresh the side of the page when the game is over: every point of view, and the analysis. */
async function renewAside() {
  const answer = await fetch(`?${addressOf(page.dataset.at ?? "")}`);
  if (!answer.ok) return;
  const found = new DOMParser().parseFromString(await answer.text(), "text/html");
  Idiomorph.morph(one(page, ".about"), one(found, "#replay .about", Element));
  byId("in-words").before(one(found, "#analysis", Element));
  beginAnalysis();
}

if (page.dataset.going !== undefined) {
  page.dataset.seen = page.dataset.plies; // number of plies when the viewer was last at the end
  document.addEventListener("visibilitychange", look);
  on("replay:stale", look);
  timer = setTimeout(look, pause);
}
