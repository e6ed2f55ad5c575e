// The play at a table: keeps the picture up to date and walks the choice graph.
//
// It knows no game. The server sends markup by element id, and a graph over the same ids. The
// graph's leaves are finished actions in notation, and it decides what can be clicked.

import { catchUp, later } from "../board/later.js";
import { writeLog } from "../board/log-lines.js";
import { morphElements, morphInside } from "../board/morph.js";
import { all, byId, makeButton, setClass, setHidden, setText, wordsOf } from "../shared/dom.js";
import { emit } from "../shared/events.js";
import { actions, follow, onlyWay, options, unfold, walk, wayTo } from "./choice-graph.js";
import { connect, send } from "./connection.js";
import { asksAlways } from "./forced.js";
import { hideNotice, showNotice, showRefusal, tapped, tappedByKey } from "./notice.js";
import { focusFirst, setLooks, showOffers } from "./offers.js";
import { idsAt, idsUnder, touchable } from "./touch.js";

/**
 * @typedef {import("../shared/messages").Node} Node
 * @typedef {import("../shared/messages").Update} Update
 * @typedef {import("../shared/messages").Answer} Answer
 */

const SOON = 40; // milliseconds until an answer over a good connection
const LATE = 250; // milliseconds until a usual answer
const LONGEST_PATH = 24; // that the server reads
const APART = 6; // pixels between a button and the amounts that it asks for

const table = byId("table");
const game = byId("game");
const prompt = byId("prompt");
const controls = byId("controls");
const undo = byId("undo");
const words = wordsOf(table);
const watching = table.dataset.seat === "-1";
const title = document.title;

let version = -1;
/** @type {import("../shared/messages").Choices} */
let graph = { nodes: [], root: 0 };
/** @type {string[]} */
let trail = []; // ids clicked so far, each leading to a node
/** @type {string[]} */
let chosen = []; // ids taken at a node where several are chosen, in the order of clicking
/** @type {{text: string, id: string} | null} */
let held = null; // a finished action that waits to be confirmed
let waiting = false; // an action is on its way
/** @type {import("../shared/messages").Ahead} */
let ahead = {}; // what is chosen while others decide
let showsEarlier = false; // the board shows a past position
let soon = 0; // timer until the page shows what was taken
let late = 0; // timer until the page shows that it waits

const nodes = () => walk(graph, trail);

/** Drop the clicks of a half-made choice that the graph no longer offers. */
function recheck() {
  const path = nodes();
  const node = path.at(-1);
  const kept = trail.slice(0, path.length - 1);
  if (kept.length < trail.length || node?.type !== "choose") chosen = [];
  trail = kept;
  const offered = options(node);
  chosen = chosen.filter((id) => offered.includes(id));
  held = null;
}

/**
 * Take an offered element.
 * @param {string} id
 * @param {boolean} byKey
 */
function take(id, byKey) {
  const node = nodes().at(-1);
  const { trail: only, end } = wayBehind(id);
  if (node?.type === "choose") toggle(node, id);
  else if (typeof end === "string") {
    finishWith(end, id);
    return;
  } else trail.push(id, ...only);
  show();
  if (byKey && node?.type === "one") focusFirst();
}

/** Return whether people are offered an element: not a second button for the same. @param {string} id */
const isShown = (id) => !document.getElementById(id)?.matches(".spare");

/** Return where a click leads, with the only steps after it. @param {string} id */
function wayBehind(id) {
  const next = follow(nodes().at(-1), id);
  return asksAlways() ? { trail: [], end: next } : onlyWay(graph, next, isShown);
}

/**
 * @param {Extract<Node, {type: "choose"}>} node
 * @param {string} id
 */
function toggle(node, id) {
  const more = chosen.includes(id) && chosen.length < node.most && anotherOf(node, id);
  if (more) chosen.push(more);
  else if (chosen.includes(id)) chosen = chosen.filter((other) => other !== id);
  else if (chosen.length < node.most) chosen.push(id);
  else if (node.most === 1) chosen = [id];
  else showNotice(words.full);
}

/**
 * Return an element of the same heap that is not chosen yet: three clicks on a gem are three gems.
 * @param {Extract<Node, {type: "choose"}>} node
 * @param {string} id
 */
function anotherOf(node, id) {
  const heap = byId(id).dataset.heap;
  /** @param {[string, string]} of */
  const like = ([other]) => !chosen.includes(other) && byId(other).dataset.heap === heap;
  return heap && node.of.find(like)?.[0];
}

/** Return whether no more can be chosen before something is given back. @param {Node | undefined} node */
const isFull = (node) => node?.type === "choose" && node.most > 1 && chosen.length >= node.most;

/**
 * Send a finished action, or first ask for a confirmation if the settings say so.
 * @param {string} text
 * @param {string} id the last clicked element
 */
function finishWith(text, id = "") {
  if (document.documentElement.dataset.confirm !== "on") return void act(text, id);
  held = { text, id };
  show();
}

/**
 * Take the clicked element if this step or an earlier one offers it; else ask why not.
 * @param {string[]} ids
 * @param {boolean} byKey
 */
function pick(ids, byKey) {
  if (watching || waiting || showsEarlier || !ids.length) return;
  hideNotice();
  if (held) cancelHeld();
  const path = nodes().map((node) => new Set(options(node)));
  const id = ids.find((other) => path.at(-1)?.has(other));
  if (id !== undefined) return take(id, byKey);
  for (let step = trail.length - 1; step >= 0; step--) {
    const other = ids.find((wish) => path[step].has(wish));
    if (other === undefined) continue;
    const same = trail[step] === other;
    trail = trail.slice(0, step);
    chosen = [];
    return same ? show() : take(other, byKey);
  }
  const clicks = [...trail, ...chosen, ids[0]];
  send({ kind: "why", v: version, path: clicks.slice(-LONGEST_PATH) });
}

/**
 * Choose every step of an action but the last, and highlight that one.
 * @param {string} text
 */
export function prepare(text) {
  const found = waiting || watching ? null : wayTo(graph, text);
  if (!found) return;
  hideNotice();
  trail = found.trail;
  chosen = found.chosen;
  show();
  const last = found.last ? document.getElementById(found.last) : controls.querySelector("button");
  last?.classList.add("hinted");
  last?.scrollIntoView({ block: "nearest" });
  last?.focus({ preventScroll: true });
}

/**
 * Return what the last element to click for an action says; the action itself if that says nothing.
 * @param {string} text
 */
export function labelOf(text) {
  const last = wayTo(graph, text)?.last;
  return (last && document.getElementById(last)?.textContent?.trim()) || text;
}

/** Give back what was chosen, or go back to the last step with several possibilities. */
function stepBack() {
  if (held) held = null;
  else if (chosen.length) chosen = [];
  else {
    const before = nodes().slice(0, -1);
    const real = before.findLastIndex(
      (node) => asksAlways() || options(node).filter(isShown).length !== 1,
    );
    trail = trail.slice(0, Math.max(0, real));
  }
  show();
}

/** Forget a finished action that was to be confirmed. */
function cancelHeld() {
  held = null;
  show();
}

function cancel() {
  trail = [];
  chosen = [];
  held = null;
  show();
}

/**
 * Send an action. Draw nothing yet: a quick answer shows the result itself.
 * @param {string} text
 * @param {string} id the last clicked element
 * @returns whether it was sent
 */
export function act(text, id = "") {
  hideNotice();
  const path = [...trail, ...chosen, id].filter(Boolean).slice(-LONGEST_PATH);
  const early = { kind: /** @type {const} */ ("ahead"), text, path };
  if (waiting || !send(ahead.on ? early : { kind: "act", v: version, text })) return false;
  soon = setTimeout(() => setLooks(document.getElementById(id), "can picked"), SOON);
  trail = [];
  chosen = [];
  held = null;
  wait();
  return true;
}

/**
 * Return the action that a click on an offered element means, with the only steps after it.
 * @param {string} id
 */
export function actionOf(id) {
  const { end } = wayBehind(id);
  return typeof end === "string" ? end : null;
}

/** Offer nothing while the board shows the past. @param {boolean} is */
export function showEarlier(is) {
  showsEarlier = is;
  setClass(table, "earlier", is);
  show();
}

/** List the actions that are possible now, in notation. */
export const possible = () => (waiting ? [] : actions(graph));

/** Wait for the server. Keep other offers visible, as drawing the answer replaces them faster. */
function wait() {
  waiting = true;
  table.dataset.waiting = ""; // no class: see `setClass`
  late = setTimeout(() => {
    table.classList.add("late");
    show();
  }, LATE);
}

function stopWaiting() {
  waiting = false;
  clearTimeout(soon);
  clearTimeout(late);
  delete table.dataset.waiting;
  setClass(table, "late", false);
}

function show() {
  const path = waiting || watching || showsEarlier ? [] : nodes();
  const node = path.at(-1);
  const now = new Set(isFull(node) ? chosen : options(node));
  /** @type {Map<string, string>} */
  const looks = new Map();
  for (const step of path.slice(0, -1)) for (const id of options(step)) looks.set(id, "also");
  for (const id of now) looks.set(id, "can");
  const picked = held?.id ? [held.id] : [];
  for (const id of ahead.path ?? []) looks.set(id, "picked");
  for (const id of [...trail, ...chosen, ...picked]) looks.set(id, `${looks.get(id) ?? ""} picked`);
  showOffers(looks, now);
  showControls(node);
  const step = { trail: [...trail, ...picked], chosen: [...chosen], node, version };
  emit("table:step", { ...step, held: held !== null });
}

let drawn = "";

/** Draw the buttons below the prompt. @param {Node | undefined} node */
function showControls(node) {
  const half = trail.length > 0 || chosen.length > 0 || held !== null;
  const wanted = JSON.stringify([node?.type === "one" ? null : node, half, chosen.length, held]);
  if (wanted === drawn) return;
  drawn = wanted;
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.control;
  controls.replaceChildren();
  if (held) {
    const { text, id } = held;
    control("sure", words.confirm, () => act(text, id)).classList.add("main");
  } else if (node?.type === "number") {
    for (const value of node.values) {
      control(`number-${value}`, String(value), () => finishWith(`${node.text}${value}`));
    }
  } else if (node?.type === "choose") {
    const confirm = control("confirm", `${words.confirm} (${chosen.length})`, () => {
      const letters = node.of.filter(([id]) => chosen.includes(id)).map(([, letter]) => letter);
      act(node.text + letters.join(""));
    });
    confirm.disabled = chosen.length < node.least || chosen.length > node.most;
    confirm.classList.add("main");
  }
  if (half) control("cancel", words.cancel, cancel);
  placeControls(node);
  if (focused) all(controls, `[data-control="${focused}"]`)[0]?.focus();
}

/** Put the amounts to choose from beside the button that asks for one. @param {Node | undefined} node */
function placeControls(node) {
  const asker = node?.type === "number" ? document.getElementById(trail.at(-1) ?? "") : null;
  controls.popover = asker ? "manual" : null;
  controls.style.left = controls.style.top = "";
  if (!asker) return;
  controls.dataset.asks = words["half-number"].replace("%1", "").trim();
  controls.showPopover();
  const { left, top } = asker.getBoundingClientRect();
  const { width, height } = controls.getBoundingClientRect();
  const at = left - width - APART;
  const most = window.innerWidth - width - APART;
  controls.style.left = `${at > 0 ? at : Math.min(left, most)}px`;
  controls.style.top = `${at > 0 ? top : top - height - APART}px`;
}

/**
 * @param {string} name
 * @param {string} text
 * @param {() => void} onClick
 */
function control(name, text, onClick) {
  const made = makeButton(text, () => {
    hideNotice();
    onClick();
  });
  made.dataset.control = name;
  controls.append(made);
  return made;
}

game.addEventListener("click", (event) => {
  const byKey = event.detail === 0;
  if (byKey) tappedByKey(/** @type {Element} */ (event.target));
  else tapped(event.clientX, event.clientY);
  pick(idsUnder(event), byKey);
});

game.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if ((event.key !== "Enter" && event.key !== " ") || target.tagName === "BUTTON") return;
  if (!touchable(target)) return;
  event.preventDefault();
  tappedByKey(target);
  pick(idsAt(target), true);
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
  if (!hideNotice()) stepBack();
});

undo.addEventListener("click", () => {
  hideNotice();
  if (!waiting && send({ kind: "undo", v: version })) wait();
});

/**
 * Show a new position: the board in a frame of its own, the rest right after it.
 * @param {Update} message
 */
function update(message) {
  const ids = Object.keys(message.set ?? {});
  const first = arrives(message) ? [] : ids.filter(isOnBoard);
  if (!first.length) catchUp(); // finish the update before
  emit("table:before");
  if (!first.length) return complete(message, ids);
  renew(message, first);
  table.dataset.drawn = String(message.v);
  const rest = ids.filter((id) => !first.includes(id));
  later(() => complete(message, rest));
}

/** Say whether a message tells all, not only what has changed. @param {Update} message */
const arrives = ({ layout }) => layout !== undefined;

/** @param {string} id */
const isOnBoard = (id) => document.getElementById(id)?.closest(".board-box") != null;

/**
 * Put elements of a message into the page; the focus stays where it is.
 * @param {Update} message
 * @param {string[]} ids
 */
function renew({ layout, set = {}, prompt: asked }, ids) {
  const focused = document.activeElement?.id;
  if (layout) morphInside(game, layout);
  morphElements(Object.fromEntries(ids.map((id) => [id, set[id]])));
  setText(prompt, asked);
  if (!focused || document.activeElement?.id === focused) return;
  // Do not focus a hidden element: it would not work, and costs a layout of the whole page.
  const element = document.getElementById(focused);
  if (!element?.closest("[hidden]")) element?.focus({ preventScroll: true });
}

/**
 * Show the rest of a new position, and the prompt.
 * @param {Update} message
 * @param {string[]} ids
 */
function complete(message, ids) {
  renew(message, ids);
  if (version !== message.v && !arrives(message)) hideNotice(); // it was about another position
  version = message.v;
  graph = unfold(message.choices);
  ahead = message.turn?.ahead ?? {};
  stopWaiting();
  recheck();
  setHidden(undo, !message.undo);
  setClass(table, "yours", message.yours);
  show();
  for (const element of all(document, "[data-when-over]")) setHidden(element, !message.over);
  table.dataset.version = table.dataset.drawn = String(message.v);
  table.dataset.over = String(message.over);
  later(() => showNews(message));
  if (arrives(message)) catchUp();
  emit("board:drawn", arrives(message));
  emit("table:update", message);
}

/** @param {Update} message */
function showNews(message) {
  const { log, yours } = message;
  writeLog(log, arrives(message)); // after a gap nothing is known of the lines before
  const called = (yours ? `● ${words["your-turn"]} · ` : "") + title;
  if (document.title !== called) document.title = called;
}

/** @param {Update | Answer} message */
function receive(message) {
  if (message.kind === "update") return update(message);
  const failed = message.kind === "refused" || message.kind === "problem";
  if (failed) resume();
  emit("table:message", message);
  if (message.kind === "refused") showRefusal(message);
  if (message.kind === "problem") showNotice(message.text);
}

/** Ask again after a failed action. */
function resume() {
  catchUp();
  stopWaiting();
  show();
}

/** Connect with the server, and play. */
export function begin() {
  connect(receive, () => {
    stopWaiting();
    show();
  });
}
