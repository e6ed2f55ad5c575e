// Tells, without a sound, that it is one's turn while the page is not looked at.
//
// The browser is asked for leave by a click only. A turn is told once: its number is remembered,
// for all pages of the seat in this browser, whether it was told or seen. Where the browser is told
// by the server as well (push.js), the page leaves it to that.
"use strict";

(() => {
  const table = document.getElementById("table");
  const card = document.getElementById("chat");
  const toggle = document.getElementById("notify");
  const words = JSON.parse(card.dataset.words);
  const place = `velkahra-${card.dataset.table}-${card.dataset.seat}-turn`;
  const wish = "velkahra-notify";
  const pushed = `velkahra-${card.dataset.table}-${card.dataset.seat}-push`;
  if (card.dataset.seat === "-1" || !("Notification" in window) || !window.isSecureContext) return;

  let shown = null;

  const wanted = () => {
    try {
      return Notification.permission === "granted" && localStorage.getItem(wish) === "on";
    } catch {
      return false;
    }
  };

  function show() {
    const blocked = Notification.permission === "denied";
    toggle.hidden = false;
    toggle.disabled = blocked;
    toggle.textContent = words[blocked ? "notify-blocked" : wanted() ? "notify-off" : "notify-on"];
  }

  toggle.addEventListener("click", async () => {
    const on = !wanted();
    if (on) await Notification.requestPermission();
    try {
      localStorage.setItem(wish, on ? "on" : "off");
    } catch {
      // without a memory there is no wish
    }
    show();
  });

  const lookedAt = () => !document.hidden && document.hasFocus();

  /** Say whether this turn is new, and remember it. */
  function isNew(turn) {
    if (localStorage.getItem(place) === String(turn)) return false;
    localStorage.setItem(place, turn);
    return true;
  }

  table.addEventListener("table:message", ({ detail: { kind, turn } }) => {
    if (kind !== "chat" || turn === undefined) return;
    if (turn < 0) return shown?.close();
    try {
      const own = localStorage.getItem(pushed) !== "on";
      if (isNew(turn) && !lookedAt() && wanted() && own) announce(turn);
    } catch {
      toggle.hidden = true; // some browsers forbid a page to do this
    }
  });

  function announce(turn) {
    const text = { body: words["your-turn"], tag: `${place}-${turn}`, silent: true };
    shown = new Notification(document.querySelector("h1").textContent, text);
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  }

  window.addEventListener("focus", () => shown?.close());

  show();
})();
