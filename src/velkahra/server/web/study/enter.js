// What cannot be played on the board is picked from a list: draws, and the deeds of hidden hands.

import { all, byId, make, makeButton, setHidden, wordsOf } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { send } from "../table/connection.js";
import { showNotice } from "../table/notice.js";
import { idsUnder } from "../table/touch.js";

/** @typedef {[text: string, label: string, element: string, done: boolean]} Entry */

const table = byId("table");
const card = byId("enter");
const list = byId("entries");
const path = byId("enter-path");
const back = byId("enter-back");
const draw = byId("draw");
const filter = byId("enter-filter", HTMLInputElement);
const words = wordsOf(table);
const MANY = 8; // entries from which on a filter helps

let version = -1;
let open = false;
/** @type {Entry[]} */
let entries = [];
let begun = "";

/** @param {Entry} entry */
function pick([text, , , done]) {
  if (done && entries.filter(([other]) => other.startsWith(`${text} `)).length === 0) {
    send({ kind: "enter", v: version, text });
  } else send({ kind: "ways", v: version, path: text });
}

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function write() {
  const wanted = plain(filter.value);
  const shown = entries.filter(([text, label]) => plain(`${text} ${label}`).includes(wanted));
  list.replaceChildren(
    ...shown.map((entry) => {
      const item = make("li");
      item.append(makeButton(entry[1], () => pick(entry)));
      return item;
    }),
  );
  path.textContent = begun;
  setHidden(path, !begun);
  setHidden(back, !begun);
  setHidden(filter, entries.length < MANY && !filter.value);
  for (const element of all(document, "#game .entry")) element.classList.remove("entry");
  for (const [, , id] of entries) document.getElementById(id)?.classList.add("entry");
}

filter.addEventListener("input", write);
draw.addEventListener("click", () => send({ kind: "draw", v: version }));
back.addEventListener("click", () => {
  send({ kind: "ways", v: version, path: begun.split(" ").slice(0, -1).join(" ") });
});

byId("game").addEventListener(
  "click",
  (event) => {
    if (!open || table.dataset.marking) return;
    const found = entries.filter(([, , id]) => idsUnder(event).includes(id));
    if (found.length === 1) pick(found[0]);
  },
  true,
);

on("table:update", ({ v }) => {
  version = v;
});

on("table:message", (message) => {
  if (message.kind === "study") {
    open = message.enters;
    filter.value = "";
    setHidden(card, !open);
    setHidden(draw, !message.chance);
    if (!open) {
      entries = [];
      write();
    }
  } else if (message.kind === "listed") {
    entries = message.entries;
    begun = message.path;
    filter.value = "";
    write();
  } else if (message.kind === "playable") offer(message.text);
});

/** Offer to enter an action that the rules refuse. @param {string} text */
function offer(text) {
  const body = byId("notice-body");
  if (byId("notice").hidden) showNotice(words["study-anyway-why"]);
  const button = makeButton(words["study-anyway"], () => {
    send({ kind: "enter", v: version, text, anyway: true });
    setHidden(byId("notice"), true);
  });
  body.append(button);
}
