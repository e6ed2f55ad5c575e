// Shows a silent notification of a turn while the page is out of sight.
//
// Only a click asks for permission. Each turn is notified once: the number of the last one seen or
// notified is stored for all pages of the seat in this browser. If push is on (push.js), it alone
// notifies.

import { byId, one, wordsOf } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { keep, recall } from "../shared/storage.js";

const WISH = "velkahra-notify";
const card = byId("chat");
const toggle = byId("notify", HTMLButtonElement);
const words = wordsOf(card);
const seat = `velkahra-${card.dataset.table}-${card.dataset.seat}`;

/** @type {Notification | null} */
let shown = null;

const isWanted = () => Notification.permission === "granted" && recall(WISH) === "on";

function show() {
  const blocked = Notification.permission === "denied";
  toggle.hidden = false;
  toggle.disabled = blocked;
  toggle.textContent = words[blocked ? "notify-blocked" : isWanted() ? "notify-off" : "notify-on"];
}

async function change() {
  const on = !isWanted();
  if (on) await Notification.requestPermission();
  keep(WISH, on ? "on" : "off");
  show();
}

const isLookedAt = () => !document.hidden && document.hasFocus();

/** Return whether this turn is new, and remember it. @param {number} turn */
function isNew(turn) {
  if (localStorage.getItem(`${seat}-turn`) === String(turn)) return false;
  localStorage.setItem(`${seat}-turn`, String(turn));
  return true;
}

/** @param {number} turn */
function announce(turn) {
  const text = { body: words["your-turn"], tag: `${seat}-turn-${turn}`, silent: true };
  const made = new Notification(one(document, "h1").textContent ?? "", text);
  made.addEventListener("click", () => {
    window.focus();
    made.close();
  });
  shown = made;
}

function begin() {
  toggle.addEventListener("click", change);
  window.addEventListener("focus", () => shown?.close());
  on("table:message", (message) => {
    if (message.kind !== "chat" || message.turn === undefined) return;
    if (message.turn < 0) return shown?.close();
    try {
      const own = recall(`${seat}-push`) !== "on";
      if (isNew(message.turn) && !isLookedAt() && isWanted() && own) announce(message.turn);
    } catch {
      toggle.hidden = true; // some browsers forbid a page to do this
    }
  });
  show();
}

if (card.dataset.seat !== "-1" && "Notification" in window && window.isSecureContext) begin();
