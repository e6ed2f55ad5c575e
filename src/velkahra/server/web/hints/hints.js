// The button that asks for hints, and the card that shows them.
//
// Choosing a hint prepares it on the board and plays nothing.

import { all, byId, make, makeButton, one, setHidden } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { send } from "../table/connection.js";
import { labelOf, prepare } from "../table/play.js";

/** @typedef {import("../shared/messages").Hint} Hint */

/** @param {HTMLElement} ask the button */
function offer(ask) {
  const card = byId("hints");
  const status = byId("hints-status");
  const heading = byId("hints-heading");
  const list = one(card, "ol");

  let version = -1;
  let position = ""; // the prompt when the hints came
  let pending = false;
  let isDismissed = false; // the card was closed while better hints were looked for

  /** @param {boolean} on */
  function setThinking(on) {
    pending = on;
    ask.setAttribute("aria-disabled", String(on));
    card.setAttribute("aria-busy", String(on));
  }

  function close() {
    setHidden(card, true);
    list.replaceChildren();
    status.textContent = "";
  }

  function stop() {
    setThinking(false);
    close();
  }

  /**
   * @param {Hint} hint
   * @param {number} number
   */
  function item(hint, number) {
    const made = make("li");
    const take = makeButton(card.dataset.choose ?? "", () => prepare(hint.text));
    const gain = make("p", hint.gain === hint.text ? labelOf(hint.text) : hint.gain, "gain");
    gain.id = `hint-gain-${number}`;
    take.setAttribute("aria-describedby", gain.id);
    made.append(make("p", hint.chance, "chance"), gain);
    if (hint.reason) made.append(make("p", hint.reason, "reason"));
    if (hint.risk) made.append(make("p", hint.risk, "risk"));
    made.append(take);
    return made;
  }

  /**
   * @param {Hint[]} hints
   * @param {boolean} more better ones follow
   */
  function show(hints, more) {
    const isFirst = list.children.length === 0;
    const chosen = all(list, "button").indexOf(/** @type {HTMLElement} */ (document.activeElement));
    setThinking(more);
    list.replaceChildren(...hints.map(item));
    const lead = more ? card.dataset.more : card.dataset.lead;
    status.textContent = (hints.length ? lead : card.dataset.none) ?? "";
    setHidden(card, false);
    all(list, "button")[chosen]?.focus({ preventScroll: true });
    if (!isFirst) return;
    heading.focus({ preventScroll: true });
    card.scrollIntoView({ block: "nearest" });
  }

  ask.addEventListener("click", () => {
    if (pending) return;
    setThinking(true);
    isDismissed = false;
    close();
    status.textContent = card.dataset.thinking ?? "";
    setHidden(card, false);
    send({ kind: "hint", v: version });
  });

  byId("hints-close").addEventListener("click", () => {
    isDismissed = pending;
    close();
    ask.focus();
  });

  on("table:update", ({ v, yours, over, choices }) => {
    version = v;
    setHidden(ask, !yours || over);
    const now = JSON.stringify(choices);
    if (now !== position && (!pending || list.children.length)) stop(); // for another position
    position = now;
  });

  on("table:message", (message) => {
    if (!pending) return; // they are for another position
    if (message.kind === "hinted" && isDismissed) setThinking(message.more ?? false);
    else if (message.kind === "hinted") show(message.hints, message.more ?? false);
    else if (message.kind === "problem") stop();
  });

  on("table:lost", stop);

  on("table:step", () => {
    for (const element of all(document, ".hinted")) element.classList.remove("hinted");
  });
}

const button = document.getElementById("hint");
if (button) offer(button);
