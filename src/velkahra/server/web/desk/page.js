// The organiser's desk: counts clocks down, takes over changes, fills in squares.

import "../shared/copy-link.js";
import "../shared/explain.js";
import { all, byId, children, hit, isForBrowser, one } from "../shared/dom.js";
import { openSocket } from "../shared/socket.js";
import { countDown } from "./dials.js";

const AGAIN = 2000;
const VERSION = /name="v" value="\d+"/g;

const desk = byId("desk");
const lost = byId("desk-lost");
const news = byId("desk-news");
/** @type {Map<string, string>} */
const served = new Map(); // the server's markup of each part
/** @type {Map<string, string>} */
const making = new Map(); // titles of the sheets being made, by address
let version = Number(desk.dataset.v);
let heard = performance.now();
let pending = false;
let again = false; // news came during the request

/** @param {ParentNode} root */
const partsOf = (root) => all(root, "[data-part]");

/** Return markup without the time left, which differs in every answer. @param {Element} part */
const withoutTime = (part) =>
  part.outerHTML.replace(VERSION, "").replace(/data-left="\d+"[^<]*/g, "");

function remember() {
  for (const part of partsOf(desk)) served.set(part.id, withoutTime(part));
}

const tick = () => countDown(desk, performance.now() - heard);

/** Return whether a part is being filled in, and so must not change. @param {Element} part */
function isBusy(part) {
  const focused = document.activeElement;
  if (part.contains(focused) && focused?.matches("input, select")) return true;
  const fields = all(part, "input:not([type=hidden])", HTMLInputElement);
  return fields.some((field) =>
    field.type === "radio"
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}

/** @param {Document} fresh */
function takeOver(fresh) {
  const open = new Set(all(desk, "details[open] > summary").map((line) => line.textContent));
  let left = false;
  for (const part of partsOf(fresh)) {
    const old = document.getElementById(part.id);
    if (!old || served.get(part.id) === withoutTime(part)) continue;
    if (isBusy(old)) left = true;
    else old.replaceWith(part);
  }
  for (const line of all(desk, "summary")) {
    const details = /** @type {HTMLDetailsElement} */ (line.parentElement);
    if (open.has(line.textContent)) details.open = true;
  }
  news.hidden = !left;
  if (left) return;
  version = Number(one(fresh, "#desk", Element).getAttribute("data-v"));
  for (const field of all(desk, 'input[name="v"]', HTMLInputElement)) field.value = String(version);
  for (const dial of all(fresh, "#clock [data-left]")) dial.remove();
  remember();
}

async function ask() {
  const answer = await fetch(location.pathname, { headers: { accept: "text/html" } });
  if (!answer.ok) return location.reload();
  const text = await answer.text();
  heard = performance.now();
  takeOver(new DOMParser().parseFromString(text, "text/html"));
  tick();
}

/** Take over changes; ask again if more came meanwhile. */
async function renew() {
  again = pending;
  if (pending) return;
  pending = true;
  try {
    do {
      again = false;
      await ask();
    } while (again);
  } finally {
    pending = false;
  }
}

function listen() {
  const socket = openSocket(desk.dataset.live);
  socket.addEventListener("message", ({ data }) => {
    lost.hidden = true;
    if (Number(data) !== version) renew();
  });
  socket.addEventListener("close", () => {
    lost.hidden = false;
    setTimeout(listen, AGAIN);
  });
}

desk.addEventListener("click", (event) => {
  const square = hit(event, "[data-square]");
  const map = hit(event, "[data-fills]");
  if (!square || !map) return;
  const field = map.closest("form")?.elements.namedItem(map.dataset.fills ?? "");
  if (field instanceof HTMLInputElement) field.value = square.dataset.square ?? "";
  for (const other of children(map)) other.setAttribute("aria-pressed", String(other === square));
});

desk.addEventListener("click", (event) => {
  if (hit(event, "[data-print]")) print();
});

/** Show which sheets are being made, then how the last one ended. */
function announce(ended = "") {
  const news = byId("print-news");
  const titles = [...making.values()].join(", ");
  news.textContent = titles ? `${news.dataset.makes} ${titles} …` : ended;
  news.toggleAttribute("data-busy", making.size > 0);
}

/** Fetch and save a sheet. Returns the result in words. @param {string} address */
async function save(address) {
  const { dataset } = byId("print-news");
  const title = making.get(address);
  try {
    const answer = await fetch(address);
    if (!answer.ok) {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const said = page.querySelectorAll("main .lead, main [lang]");
      return [...said].map((part) => part.textContent).join(" ");
    }
    const disposition = answer.headers.get("content-disposition") ?? "";
    download(await answer.blob(), /filename="([^"]+)"/.exec(disposition)?.[1] ?? "");
    return `${dataset.made} ${title}`;
  } catch {
    return `${dataset.lost} ${title}`;
  }
}

/**
 * @param {Blob} blob
 * @param {string} name
 */
function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), AGAIN);
}

// Making a sheet takes seconds: say so, and save it when it arrives.
desk.addEventListener("click", async (event) => {
  const link = hit(event, "[data-sheet]", HTMLAnchorElement);
  if (!link || isForBrowser(event)) return;
  event.preventDefault();
  if (making.has(link.href)) return;
  making.set(link.href, link.textContent ?? "");
  announce();
  const ended = await save(link.href);
  making.delete(link.href);
  announce(ended);
});

// Tapping teams one after the other gives them the next free places.
desk.addEventListener("click", (event) => {
  const fieldset = hit(event, ".row legend")?.closest("fieldset");
  const form = fieldset?.closest("form");
  if (!fieldset || !form) return;
  const checked = all(form, "input[type=radio]:checked", HTMLInputElement);
  const taken = new Set(checked.map(({ value }) => value));
  const own = all(fieldset, "input[type=radio]", HTMLInputElement);
  const next = own.find(({ value }) => /^\d+$/.test(value) && !taken.has(value));
  if (next) next.checked = true;
});

remember();
setInterval(tick, 250);
listen();
