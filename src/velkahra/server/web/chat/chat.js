// The chat beside a game: people, messages, signals, muting and reporting.
//
// Typed text goes onto the page as text, never as markup. Muted people, and whether the chat is
// shown, are remembered in this browser only.

import { showPlayer } from "../board/players.js";
import { chosenName, leaveArrival, rememberName } from "../people/naming.js";
import { all, byId, children, hit, make, makeButton, one } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { keep, recall } from "../shared/storage.js";
import { send } from "../table/connection.js";

/**
 * @typedef {import("../shared/messages").ChatLine} ChatLine
 * @typedef {import("../shared/messages").ChatNews} ChatNews
 * @typedef {import("../shared/messages").Person} Person
 */

const card = byId("chat");
const said = byId("said");
const scroller = byId("said-log");
const nothing = byId("said-nothing");
const talking = byId("talking");
const signals = byId("signals");
const form = byId("say-form", HTMLFormElement);
const field = byId("say", HTMLInputElement);
const submit = one(form, "button", HTMLButtonElement);
const naming = byId("naming", HTMLDetailsElement);
const note = byId("chat-note");
const mutedList = byId("muted");
const visibility = byId("chat-switch");
const unread = byId("unread");
/** @type {Record<string, string> & {seats: string[], unread: string[]}} */
const words = JSON.parse(card.dataset.words ?? "{}");
const watching = card.dataset.seat === "-1";
const place = `velkahra-${card.dataset.table}-${card.dataset.seat}`;
const language = document.documentElement.lang;

let mode = "all";
/** @type {Person[]} */
let people = [];
/** @type {{text: string, key: string} | null} */
let pending = null; // the message on its way to the server
let heard = -1; // the last line's number
let unseen = 0; // unread lines: they came while the chat was hidden
let inSight = true;

/** @type {Map<string, string>} */
const muted = new Map(JSON.parse(recall(`${place}-muted`) ?? "[]"));
let off = recall(`${place}-chat`) === "off";

/** Return the key of a spectator's browser, so that a reload does not change the person. */
function browserKey() {
  const known = recall("velkahra-browser");
  if (known) return known;
  const made = newKey();
  keep("velkahra-browser", made);
  return made;
}

function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** @param {{seat: number, who?: string, name?: string}} line */
function whoIs({ seat, who = "", name }) {
  if (seat < 0) return `${words["chat-spectator"]} ${name || who.slice(-4)}`;
  const given = people.find((person) => person.seat === seat)?.name;
  return words.seats[seat] + (given ? ` · ${given}` : "");
}

// lines

/** @param {ChatLine} line */
function write(line) {
  const item = make("li");
  item.dataset.n = String(line.n);
  item.dataset.who = line.who;
  item.dataset.seat = String(line.seat);
  item.classList.toggle("mine", Boolean(line.mine));
  item.classList.toggle("crowd", line.seat < 0);
  item.classList.toggle("signal", Boolean(line.signal));
  const by = make("span", whoIs(line), "by");
  by.dataset.name = line.name ?? "";
  const when = new Date(line.at * 1000);
  const time = make("time", clock(when));
  time.dateTime = when.toISOString();
  const head = make("p", "", "head");
  head.append(by, " ", time);
  item.append(head, make("p", line.text, "text"));
  if (!line.mine) item.append(menu(line, by));
  item.hidden = muted.has(line.who);
  said.append(item);
}

/** @param {Date} when */
function clock(when) {
  const today = when.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const form = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return new Intl.DateTimeFormat(language, form).format(when);
}

/**
 * @param {ChatLine} line
 * @param {HTMLElement} by the speaker's name
 */
function menu(line, by) {
  const details = make("details", "", "line-menu");
  const summary = make("summary", "⋯");
  summary.setAttribute("aria-label", words["chat-more"].replace("{}", by.textContent));
  const choices = make("span", "", "choices");
  choices.append(
    makeButton(words["chat-mute"], () => mute(line.who, by.textContent)),
    makeButton(words["chat-report"], () => {
      send({ kind: "report", n: line.n });
      details.open = false;
    }),
  );
  details.append(summary, choices);
  return details;
}

/** @param {ChatNews} message */
function hear({ fresh, lines = [] }) {
  const atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
  if (fresh) said.replaceChildren();
  const before = Math.max(heard, Number(recall(`${place}-seen`) ?? -1));
  for (const line of lines) {
    write(line);
    heard = Math.max(heard, line.n);
    if (line.n > before && !line.mine && !muted.has(line.who)) unseen += 1;
  }
  nothing.hidden = said.childElementCount > 0;
  if (atEnd || fresh) scroller.scrollTop = scroller.scrollHeight;
  showUnread();
}

// messages that came while the chat was hidden

function showUnread() {
  if (off || (inSight && !document.hidden)) unseen = 0;
  if (!unseen && heard >= 0) keep(`${place}-seen`, heard);
  unread.hidden = unseen === 0;
  const count = Math.min(unseen, words.unread.length - 1);
  unread.textContent = `✉ ${count}${count < unseen ? "+" : ""}`;
  unread.setAttribute("aria-label", words.unread[count]);
  unread.title = words.unread[count];
}

unread.addEventListener("click", () => {
  talking.scrollIntoView({ block: "center" });
  scroller.focus({ preventScroll: true });
  unseen = 0;
  showUnread();
});

new IntersectionObserver(([entry]) => {
  inSight = entry.isIntersecting;
  showUnread();
}).observe(scroller);

// people

function showPeople() {
  for (const person of people) {
    showPlayer(person.seat, person);
    const row = one(document, `[data-sitter="${person.seat}"]`);
    row.classList.toggle("here", Boolean(person.here));
    one(row, ".given").textContent = person.name ? ` · ${person.name}` : "";
    one(row, ".seen").textContent = presence(person);
  }
  for (const item of children(said)) {
    const by = one(item, ".by");
    const { seat, who } = item.dataset;
    by.textContent = whoIs({ seat: Number(seat), who, name: by.dataset.name });
  }
}

/** @param {Person} person */
function presence({ here, seen }) {
  if (here) return words["chat-here"];
  return seen ? words["chat-seen"].replace("{}", ago(seen)) : words["chat-never"];
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** @param {number} at */
function ago(at) {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.min(0, at - Date.now() / 1000);
  const [unit, size] = UNITS.find(([, length]) => -seconds >= length) ?? UNITS[2];
  return format.format(Math.trunc(seconds / size), unit);
}

setInterval(() => {
  if (!document.hidden) showPeople();
}, 30_000);

// muting, for oneself

/**
 * Mute somebody, or hear them again.
 * @param {string} who
 * @param {string} called
 */
function mute(who, called) {
  if (muted.has(who)) muted.delete(who);
  else muted.set(who, called);
  keep(`${place}-muted`, JSON.stringify([...muted]));
  showMuted();
}

/** @param {Element} button */
const sitterOf = (button) => button.parentElement?.dataset.sitter ?? "";

function showMuted() {
  for (const item of children(said)) item.hidden = muted.has(item.dataset.who ?? "");
  for (const button of all(document, "[data-sitter] .mute")) {
    button.setAttribute("aria-pressed", String(muted.has(`seat-${sitterOf(button)}`)));
  }
  mutedList.replaceChildren(
    ...[...muted].map(([who, called]) => {
      const row = make("p", words["chat-muted"].replace("{}", called), "row");
      row.append(makeButton(words["chat-unmute"], () => mute(who, called)));
      return row;
    }),
  );
}

byId("people").addEventListener("click", (event) => {
  const button = hit(event, ".mute");
  if (!button) return;
  const seat = Number(sitterOf(button));
  mute(`seat-${seat}`, whoIs({ seat }));
});

// settings of the host and of the reader

function showMode() {
  talking.hidden = off;
  form.hidden = mode !== "all";
  signals.hidden = mode === "off";
  visibility.hidden = false;
  visibility.textContent = off ? words["chat-show"] : words["chat-hide"];
  note.textContent = mode === "all" ? "" : words[`chat-host-${mode}`];
  showUnread();
}

visibility.addEventListener("click", () => {
  off = !off;
  keep(`${place}-chat`, off ? "off" : "on");
  showMode();
  scroller.scrollTop = scroller.scrollHeight;
});

// writing

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (pending !== null || !field.value.trim()) return;
  note.textContent = "";
  setPending({ text: field.value, key: newKey() });
  sendPending();
});

/** Keep typed text in the field until the server has it. @param {typeof pending} line */
function setPending(line) {
  pending = line;
  field.readOnly = submit.disabled = line !== null;
}

const sendPending = () => pending && send({ kind: "say", ...pending });

signals.addEventListener("click", (event) => {
  note.textContent = "";
  const key = hit(event, "[data-signal]")?.dataset.signal;
  if (key) send({ kind: "signal", key });
});

byId("name-form").addEventListener("submit", (event) => {
  event.preventDefault();
  rememberName(chosenName());
  sendName();
});

const sendName = () =>
  send({ kind: "name", ...chosenName(), ...(watching ? { key: browserKey() } : {}) });

// messages of the server

/** @param {ChatNews} message */
function renew(message) {
  if (message.people) people = message.people;
  if (message.mode && message.mode !== mode) {
    mode = message.mode;
    showMode();
  }
  if (message.fresh || message.lines) hear(message);
  if (message.people) showPeople();
  if (message.fresh && message.people) greet();
}

/** Introduce the viewer on a new connection, and send a line that was on its way again. */
function greet() {
  if (watching) sendName();
  if (document.hidden) send({ kind: "look", on: false });
  sendPending();
}

/** @param {{what: string, text?: string}} message */
function done({ what, text = "" }) {
  if (what === "say") {
    field.value = "";
    setPending(null);
  }
  if (what === "name") {
    naming.open = false;
    leaveArrival();
  }
  note.textContent = text;
}

on("table:message", (message) => {
  if (message.kind === "chat") renew(message);
  if (message.kind === "chat-done") done(message);
  if (message.kind !== "chat-problem") return;
  const near = !pending && document.getElementById("arrival") ? byId("name-note") : note;
  setPending(null);
  near.textContent = message.text;
});

document.addEventListener("visibilitychange", () => {
  send({ kind: "look", on: !document.hidden });
  showUnread();
});

showMuted();
showMode();
