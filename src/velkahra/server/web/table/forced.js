// A decision with one possibility: the server makes it, unless the settings of this browser ask.

import { byId } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { send } from "./connection.js";

/** @typedef {[name: string, whom: number, value: string]} AutoAnswer */

const NAME = "forced";
const ALL = -1;
const table = byId("table");
const learns = table.dataset.lesson !== undefined; // a lesson explains every step
const seated = table.dataset.seat !== "-1" && !learns;

const wanted = () => document.documentElement.dataset.forced ?? "act";
let known = ""; // the value that the server has, or was sent

/** Return whether the player makes steps with one possibility as well. */
export const asksAlways = () => learns || wanted() === "ask";

/** Send the setting if the server has another one. */
function sendSetting() {
  if (!seated || !known || known === wanted()) return;
  known = wanted();
  send({ kind: "stand", name: NAME, whom: [ALL], value: known });
}

on("table:update", ({ turn, over }) => {
  const arrives = !known;
  /** @type {AutoAnswer | undefined} */
  const set = turn?.auto_answers?.find(([name]) => name === NAME);
  known = set?.[2] ?? "act";
  // A browser with the default leaves what another browser of this seat has set.
  if (arrives && !over && asksAlways()) sendSetting();
});
byId("settings").addEventListener("change", () => sendSetting());
