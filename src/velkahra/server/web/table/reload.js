// When the table is no longer what the page knows (restored from a backup, deleted, of other rules),
// the page is loaded again, and says why if it was told.

import { on } from "../shared/events.js";
import { showNotice } from "./notice.js";

const KEY = "farewell";
let known = -1; // the version of the table that was heard of last

/** @param {string} text */
function reload(text = "") {
  try {
    if (text) sessionStorage.setItem(KEY, text);
  } catch {
    // No storage: the table is shown as it is, without the reason.
  }
  location.reload();
}

function explain() {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (text) showNotice(text);
  } catch {
    // No storage: there is no reason to tell.
  }
}

on("table:message", (message) => {
  if (message.kind === "ended" && message.text) reload(message.text);
});

// A page that was away meanwhile: versions never go back otherwise.
on("table:update", ({ v }) => {
  if (v < known) return reload();
  known = v;
});

// A server that is up but will not have this page any more says so to a page that is loaded.
on("table:lost", async () => {
  try {
    const { status } = await fetch(location.href, { method: "HEAD" });
    if (status === 404 || status === 409) reload();
  } catch {
    // It is not up.
  }
});

explain();
