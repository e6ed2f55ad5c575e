// The dialogs of the header, and the settings: kept in this browser, set as data attributes.
//
// A group of radio buttons is named `<scope>/<name>`. Settings of the scope "page" become attributes
// of the document's root, those of a game attributes of its area. A default has no attribute.

import { all, byId, hit, one } from "./dom.js";
import { on } from "./events.js";
import { keep, recallObject } from "./storage.js";

const KEY = "settings";
const YEAR = 31536000; // seconds
/** What the server must know to send a page as it is to be painted first. */
const LOOKS = ["page/board", "page/cards", "page/theme", "page/motion"];
const dialog = byId("settings", HTMLDialogElement);
const radios = all(dialog, "input[type=radio]", HTMLInputElement);
const defaults = new Map(
  radios.filter((radio) => radio.defaultChecked).map(({ name, value }) => [name, value]),
);

let kept = recallObject(KEY);

/** Return the value of a setting: the stored one if this page offers it. @param {string} name */
function settingOf(name) {
  const offered = radios.some((radio) => radio.name === name && radio.value === kept[name]);
  return offered ? kept[name] : defaults.get(name);
}

function apply() {
  const area = document.getElementById("game")?.firstElementChild;
  for (const [name, normal] of defaults) {
    const [scope, key] = name.split("/");
    const root = scope === "page" ? document.documentElement : area;
    if (!(root instanceof HTMLElement || root instanceof SVGElement)) continue;
    const value = settingOf(name);
    if (value === normal) delete root.dataset[key];
    else if (root.dataset[key] !== value) root.dataset[key] = value;
  }
  const looks = LOOKS.filter((name) => settingOf(name) !== defaults.get(name));
  sendCookie("looks", looks.map((name) => `${name.slice(5)}.${settingOf(name)}`).join("_"));
}

// The server reads some settings in cookies, so a change reloads the page.

function manners() {
  /** @type {Record<string, string>} */
  const found = {};
  for (const group of all(dialog, "[data-manner]")) {
    const { name } = one(group, "input", HTMLInputElement);
    const scope = name.split("/")[0];
    const other = settingOf(name) !== defaults.get(name);
    if (other || !(scope in found)) found[scope] = (other && group.dataset.manner) || "";
  }
  return Object.entries(found).map(([scope, manner]) => [`manner-${scope}`, manner]);
}

/** @param {string} name */
const cookie = (name) => document.cookie.split("; ").find((c) => c.startsWith(`${name}=`)) ?? "";

/** Return whether the cookie has the chosen value. @param {string[]} manner */
const isSent = ([name, manner]) => cookie(name) === (manner ? `${name}=${manner}` : "");

/** @param {string} name @param {string} value */
function sendCookie(name, value) {
  if (isSent([name, value])) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context
  document.cookie = `${name}=${value}; path=/; samesite=lax; max-age=${value ? YEAR : 0}`;
}

function sendSettings() {
  const wanted = manners();
  if (wanted.every(isSent)) return;
  for (const [name, manner] of wanted) sendCookie(name, manner);
  if (wanted.every(isSent)) location.reload(); // without cookies, a reload changes nothing
}

function check() {
  for (const radio of radios) radio.checked = radio.value === settingOf(radio.name);
}

dialog.addEventListener("change", ({ target }) => {
  const { name, value } = /** @type {HTMLInputElement} */ (target);
  if (defaults.get(name) === value) delete kept[name];
  else kept[name] = value;
  keep(KEY, JSON.stringify(kept));
  apply();
});

document.addEventListener("click", (event) => {
  const { opens } = hit(event, "[data-opens]")?.dataset ?? {};
  if (opens) byId(opens, HTMLDialogElement).showModal();
  // A click beside a dialog closes it: only the backdrop has the dialog itself as its target.
  else if (event.target instanceof HTMLDialogElement && event.target.open) event.target.close();
});

window.addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  kept = recallObject(KEY);
  check();
  apply();
  sendSettings();
});

// A new game area has no attributes yet.
on("board:drawn", (anew) => anew && apply());
dialog.addEventListener("close", sendSettings);
check();
apply();
sendSettings();
