// When the table is no longer what the page knows (restored from a backup, deleted, of other rules),
// the page is loaded again, and says why if it was told.
"use strict";

(() => {
  const table = document.getElementById("table");
  const KEY = "farewell";
  let known = -1; // the version of the table that was heard of last

  function renew(text) {
    try {
      if (text) sessionStorage.setItem(KEY, text);
    } catch {
      // No storage: the table is shown as it is, without the reason.
    }
    location.reload();
  }

  function explain() {
    let text = null;
    try {
      text = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
    } catch {
      return;
    }
    if (!text) return;
    const line = document.createElement("p");
    line.textContent = text;
    document.getElementById("notice-body").replaceChildren(line);
    document.getElementById("notice").hidden = false;
  }

  table.addEventListener("table:message", ({ detail }) => {
    if (detail.kind === "ended" && detail.text) renew(detail.text);
  });

  // A page that was away meanwhile: versions never go back otherwise.
  table.addEventListener("table:update", ({ detail }) => {
    if (detail.v < known) return renew("");
    known = detail.v;
  });

  // A server that is up but will not have this page any more says so to a page that is loaded.
  table.addEventListener("table:lost", async () => {
    try {
      const { status } = await fetch(location.href, { method: "HEAD" });
      if (status === 404 || status === 409) renew("");
    } catch {
      // It is not up.
    }
  });

  explain();
})();
