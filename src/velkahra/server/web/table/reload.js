// Reloads the page if its table was replaced (restored from a backup, deleted, other rules), and then
// shows the reason if the server gave one.

import { on } from "../shared/events.js";
import { showNotice } from "./notice.js";

const KEY = "farewell";
let known = -1; // the last received version of the table

/** @param {string} text */
function reload(text = "") {
  try {
    if (text) sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the reason is not shown.
  }
  location.reload();
}

function explain() {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (text) showNotice(text);
  } catch {
    // Without storage there is no reason to show.
  }
}

on("table:message", (message) => {
  if (message.kind === "ended" && message.text) reload(message.text);
});

// Versions go back only if the table was replaced while the page was away.
on("table:update", ({ v }) => {
  if (v < known) return reload();
  known = v;
});

// If the server is up but refuses this page, a reload shows why.
on("table:lost", async () => {
  try {
    const { status } = await fetch(location.href, { method: "HEAD" });
    if (status === 404 || status === 409) reload();
  } catch {
    // The server is down.
  }
});

explain();
