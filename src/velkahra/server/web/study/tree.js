// The moves as a tree: the main line, and below each move its variations, indented.

import { all, byId, children, hit, make, setAttribute, setText, wordsOf } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { isShortcut } from "../shared/shortcut.js";
import { send } from "../table/connection.js";

/**
 * @typedef {object} Move
 * @property {number} n
 * @property {number} up
 * @property {number} order
 * @property {number} seat
 * @property {string} kind
 * @property {string} text
 * @property {string} comment
 */

const table = byId("table");
const tree = byId("tree");
const words = wordsOf(table);
const signs = byId("seat-signs", HTMLTemplateElement).content;
const DEEPEST = 6; // levels that are indented further

/** @type {Map<number, Move>} */
const moves = new Map();
/** @type {Map<number, Move[]>} */
const after = new Map();
/** @type {Map<number, string[]>} */
const others = new Map(); // who else looks at a move
let at = 0;

/** The move that the page shows. */
export const place = () => at;

/** Go to a move. @param {number} n */
export const visit = (n) => send({ kind: "visit", at: n });

/** @param {number} n */
const following = (n) => after.get(n) ?? [];

/** List the moves in the order of the page, with their depth. */
function listed() {
  /** @type {[move: Move, depth: number][]} */
  const found = [];
  /** @type {[move: Move, depth: number, rest: Move[]][]} */
  const waiting = [];
  /** @param {number} n @param {number} depth */
  const push = (n, depth) => {
    const [main, ...rest] = following(n);
    if (main) waiting.push([main, depth, rest]);
  };
  push(0, 0);
  while (waiting.length) {
    const [move, depth, rest] = /** @type {[Move, number, Move[]]} */ (waiting.pop());
    found.push([move, depth]);
    push(move.n, depth);
    for (const other of rest.toReversed()) waiting.push([other, depth + 1, []]);
  }
  return found;
}

/** @param {Move} move @param {number} depth */
function item(move, depth) {
  const made = make("li", "", depth ? "variation" : "");
  made.role = "treeitem";
  made.dataset.n = String(move.n);
  made.setAttribute("aria-level", String(depth + 1));
  made.style.setProperty("--depth", String(Math.min(depth, DEEPEST)));
  const sign = signs.querySelector(`[data-name="${move.seat}"] > *`);
  if (sign) made.append(sign.cloneNode(true));
  made.append(make("span", labelOf(move), "said"));
  if (move.comment) made.append(make("small", move.comment));
  return made;
}

/** @param {Move} move */
function labelOf({ kind, text }) {
  if (kind === "guess") return text || words["study-guess"];
  return kind === "played" ? `${text} (${words["study-played"]})` : text;
}

function write() {
  const start = make("li", words["study-start"]);
  start.role = "treeitem";
  start.dataset.n = "0";
  start.setAttribute("aria-level", "1");
  const { comment } = moves.get(0) ?? {};
  if (comment) start.append(make("small", comment));
  tree.replaceChildren(start, ...listed().map(([move, depth]) => item(move, depth)));
  mark();
}

/** Return the item of a move. @param {number} n */
const itemOf = (n) => all(tree, `[data-n="${n}"]`)[0];

function mark() {
  for (const line of all(tree, "[aria-selected], [tabindex='0']")) {
    setAttribute(line, "aria-selected", null);
    line.tabIndex = -1;
  }
  const now = itemOf(at);
  if (!now) return;
  now.setAttribute("aria-selected", "true");
  now.tabIndex = 0;
  const top = now.offsetTop - tree.offsetTop;
  const seen =
    top >= tree.scrollTop && top + now.offsetHeight <= tree.scrollTop + tree.clientHeight;
  if (!seen) tree.scrollTop = top - tree.clientHeight / 2;
  for (const [way, move] of Object.entries(WAYS)) {
    byId(`walk-${way}`, HTMLButtonElement).disabled = move() === at;
  }
}

function markGuests() {
  for (const line of all(tree, ".guest")) line.remove();
  for (const [n, names] of others) itemOf(n)?.append(make("span", names.join(", "), "guest"));
}

/** @type {Record<string, () => number>} */
const WAYS = {
  first: () => 0,
  back: () => moves.get(at)?.up ?? 0,
  forward: () => following(at)[0]?.n ?? at,
  last: () => {
    let n = at;
    while (following(n)[0]) n = following(n)[0].n;
    return n;
  },
};
for (const [way, move] of Object.entries(WAYS)) {
  byId(`walk-${way}`).addEventListener("click", () => visit(move()));
}

/** @type {Record<string, string>} */
const KEYS = { "[": "back", "]": "forward", "{": "first", "}": "last" };

document.addEventListener("keydown", (event) => {
  const way = isShortcut(event) && KEYS[event.key];
  if (!way) return;
  event.preventDefault();
  visit(WAYS[way]());
});

tree.addEventListener("keydown", (event) => {
  const lines = children(tree);
  const now = lines.indexOf(/** @type {HTMLElement} */ (event.target));
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const line = event.key === "Enter" || event.key === " " ? lines[now] : lines[now + (step ?? NaN)];
  if (!line) return;
  event.preventDefault();
  event.stopPropagation();
  if (step) {
    lines[now].tabIndex = -1;
    line.tabIndex = 0;
    line.focus();
  } else visit(Number(line.dataset.n));
});

tree.addEventListener("click", (event) => {
  const line = hit(event, "li");
  if (line) visit(Number(line.dataset.n));
});

/** @param {import("../shared/messages").MovesNews} news */
function take(news) {
  if (news.fresh) moves.clear();
  for (const n of news.gone) moves.delete(n);
  for (const [n, up, order, seat, kind, text, comment] of news.moves) {
    moves.set(n, { n, up, order, seat, kind, text, comment });
  }
  after.clear();
  for (const move of moves.values()) {
    if (move.n) after.set(move.up, [...(after.get(move.up) ?? []), move]);
  }
  for (const list of after.values()) list.sort((one, other) => one.order - other.order);
  write();
  markGuests();
}

const guests = byId("guests");

/** @param {[name: string, at: number][]} found */
function showGuests(found) {
  others.clear();
  for (const [name, n] of found) others.set(n, [...(others.get(n) ?? []), name]);
  markGuests();
  guests.replaceChildren(
    ...found.map(([name, n]) => {
      const made = make("li");
      const go = make(
        "button",
        `${name}: ${labelOf(moves.get(n) ?? START) || words["study-start"]}`,
      );
      go.type = "button";
      go.addEventListener("click", () => visit(n));
      made.append(go);
      return made;
    }),
  );
  if (!found.length) guests.append(make("li", guests.dataset.alone));
}

const START = { n: 0, up: 0, order: 0, seat: -1, kind: "", text: "", comment: "" };

on("table:message", (message) => {
  if (message.kind === "moves") take(message);
  else if (message.kind === "guests") showGuests(message.guests);
  else if (message.kind === "study") {
    at = message.at;
    table.dataset.at = String(at);
    keepPlace();
    mark();
  }
});

/** Let links, forms and a new connection begin at this move. */
function keepPlace() {
  table.dataset.live = table.dataset.live?.replace(/at=\d+/, `at=${at}`);
  history.replaceState(null, "", `?at=${at}`);
  const picture = byId("picture", HTMLAnchorElement);
  picture.href = `${table.dataset.path}/picture.png?at=${at}`;
  for (const field of all(document, "input[name=at]", HTMLInputElement)) field.value = String(at);
  for (const link of all(document, ".languages a", HTMLAnchorElement)) {
    link.search = link.search.replace(/at=\d+/, `at=${at}`);
  }
}

if (table.dataset.edits !== undefined) {
  byId("promote").addEventListener("click", () => send({ kind: "promote", at }));
  const remove = byId("remove");
  const text = remove.textContent ?? "";
  remove.addEventListener("click", () => {
    const sure = remove.textContent !== text;
    setText(remove, sure ? text : words["study-remove-sure"]);
    if (sure && at) send({ kind: "remove", at });
  });
  remove.addEventListener("blur", () => setText(remove, text));
}
