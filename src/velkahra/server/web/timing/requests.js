// Going back to a line of the log, requests to others, pauses, and turns that end by themselves.
//
// This browser alone remembers the switches.

import { later } from "../board/later.js";
import {
  all,
  byId,
  hit,
  makeButton,
  one,
  setAttribute,
  setHidden,
  setText,
  wordsOf,
} from "../shared/dom.js";
import { on } from "../shared/events.js";
import { keep, recall } from "../shared/storage.js";
import { send } from "../table/connection.js";

const table = byId("table");
const log = byId("log");
const words = wordsOf(byId("time"));
const asked = byId("asked");
const ending = byId("ending");
// A spectator has no such parts.
const askBack = /** @type {HTMLButtonElement | null} */ (document.getElementById("ask-back"));
const askPause = document.getElementById("ask-pause");
const finish = document.getElementById("finish");
const end = /** @type {HTMLSelectElement | null} */ (document.getElementById("end-turn"));

let version = -1;
/** @type {import("../shared/messages").Turn & {border: number}} */
let turn = { border: -1 };
let endsAt = 0; // when the turn ends by itself
let stays = false; // the player does not want it to end
let timer = 0;

function showAsked() {
  const request = turn.asked;
  setHidden(asked, !request);
  setText(one(asked, "p"), request?.text ?? "");
  if (!request) return;
  byId("agree").hidden = byId("decline").hidden = !request.answer;
  byId("withdraw").hidden = !request.mine;
}

/** @param {boolean} yes */
const reply = (yes) => () => {
  if (turn.asked) send({ kind: "reply", n: turn.asked.n, yes });
};
byId("agree").addEventListener("click", reply(true));
byId("decline").addEventListener("click", reply(false));
byId("withdraw").addEventListener("click", reply(false));
byId("resume").addEventListener("click", () => send({ kind: "resume" }));
askPause?.addEventListener("click", () => send({ kind: "ask-pause" }));

const askEnd = document.getElementById("ask-end");
askEnd?.addEventListener("click", () => {
  const { sure = "", asks } = askEnd.dataset; // the first click only asks for confirmation
  if (asks) {
    send({ kind: "ask-end" });
    calmDown();
  } else {
    askEnd.dataset.asks = askEnd.textContent ?? "";
    askEnd.textContent = sure;
  }
});
askEnd?.addEventListener("blur", calmDown);

/** Let the next click ask for confirmation again. */
function calmDown() {
  if (!askEnd?.dataset.asks) return;
  askEnd.textContent = askEnd.dataset.asks;
  delete askEnd.dataset.asks;
}

/**
 * Note at each new line of the log the viewer's own ply that begins there.
 * @param {import("../shared/messages").LogLines} news
 */
function label({ first, own }) {
  own.forEach((ply, i) => {
    const [item] = ply < 0 ? [] : all(log, `li[data-n="${first + i}"]`);
    if (item) item.dataset.ply = String(ply);
  });
}

/** Give lines a button: to take back, or before the limit of undo to ask the others. */
function showButtons() {
  const asks = askBack?.getAttribute("aria-pressed") === "true";
  for (const item of all(log, "[data-ply]")) {
    const free = turn.border >= 0 && Number(item.dataset.ply) >= turn.border;
    const wanted = turn.border >= 0 && !turn.paused && (free || asks);
    let [button] = all(item, ".back");
    item.classList.toggle("undoable", wanted);
    if (!wanted) {
      button?.remove();
      continue;
    }
    if (!button) {
      button = makeButton("\u21b6", () => {});
      button.className = "back";
      item.append(button);
    }
    button.dataset.asks = String(!free);
    const name = words[free ? "back-here" : "back-ask"];
    setAttribute(button, "title", name);
    setAttribute(button, "aria-label", `${name}: ${item.firstChild?.textContent ?? ""}`);
  }
}

log.addEventListener("click", (event) => {
  const button = hit(event, ".back");
  if (!button) return;
  const to = Number(hit(event, "[data-ply]")?.dataset.ply);
  const kind = button.dataset.asks === "true" ? "ask-back" : "undo";
  send({ kind, v: version, to });
  if (kind === "ask-back") press(false);
});

/** @param {boolean} on */
function press(on) {
  askBack?.setAttribute("aria-pressed", String(on));
  showButtons();
}

askBack?.addEventListener("click", () => {
  const on = askBack.getAttribute("aria-pressed") !== "true";
  press(on);
  if (on) all(log, ".back")[0]?.focus();
});

if (end) {
  const seconds = recall("velkahra-end-turn") ?? "";
  if ([...end.options].some((option) => option.value === seconds)) end.value = seconds;
  end.addEventListener("change", () => {
    keep("velkahra-end-turn", end.value);
    stays = false;
    endsAt = 0;
    countDown();
  });
}

/** Show the seconds until the turn ends by itself. */
function countDown() {
  clearTimeout(timer);
  const seconds = Number(end?.value ?? 0);
  if (!turn.end) stays = false;
  if (!turn.end || !seconds || stays || turn.paused) {
    endsAt = 0;
    setHidden(ending, true);
    return;
  }
  if (!endsAt) endsAt = performance.now() + 1000 * seconds;
  const left = Math.ceil((endsAt - performance.now()) / 1000);
  if (left <= 0) {
    stays = true; // try only once, even if it fails
    ending.hidden = true;
    send({ kind: "act", v: version, text: turn.end });
    return;
  }
  one(ending, "b").textContent = `${left} ${words["pace-seconds"]}`;
  ending.hidden = false;
  timer = setTimeout(countDown, 200);
}

function stay() {
  stays = true;
  countDown();
}

byId("stay").addEventListener("click", stay);

document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && !ending.hidden) stay();
});

on("table:update", (message) => {
  version = message.v;
  turn = { border: -1, ...message.turn };
  showAsked();
  if (finish) setHidden(finish, !turn.may_end);
  setHidden(byId("paused"), Boolean(!turn.paused || turn.ended || turn.halted));
  setHidden(byId("halted"), !turn.halted);
  setHidden(byId("resume"), table.dataset.seat === "-1");
  setHidden(byId("early"), !turn.early);
  if (askBack) askBack.disabled = turn.border < 0;
  if (askPause) setHidden(askPause, Boolean(turn.paused) || message.over);
  later(() => {
    label(message.log);
    showButtons();
  });
  countDown();
});
