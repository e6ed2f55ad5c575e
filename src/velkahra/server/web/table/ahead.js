// Premoves: the next action, chosen while others decide. The board shows the own next turn meanwhile,
// and then what was chosen. The button, its key or Escape take it back.

import { byId, setHidden, setText } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { isShortcut } from "../shared/shortcut.js";
import { send } from "./connection.js";
import { showNotice } from "./notice.js";

const button = document.getElementById("ahead"); // only where there are premoves
const notice = byId("notice");

/** @type {import("../shared/messages").Ahead} */
let ahead = {};
let half = false; // a choice is half-made

const isOn = () => Boolean(ahead.on || ahead.text);

if (button) {
  const said = byId("ahead-said");
  const { open = "", end = "", back = "" } = button.dataset;
  button.addEventListener("click", () => send({ kind: "ahead", on: !isOn() }));
  on("table:update", ({ turn }) => {
    const before = ahead.void;
    ahead = turn?.ahead ?? {};
    setHidden(button, !turn?.ahead || (!isOn() && Boolean(ahead.void)));
    setText(button, ahead.text ? back : ahead.on ? end : open);
    const { lead = "", set } = said.dataset;
    setText(said, ahead.text ? `${set} ${ahead.text}` : ahead.on ? lead : "");
    if (ahead.void && ahead.void !== before) showNotice(ahead.void);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "a" || button.hidden || !isShortcut(event)) return;
    event.preventDefault();
    button.click();
  });
}

on("table:step", ({ trail, chosen, held }) => {
  half = trail.length > 0 || chosen.length > 0 || held;
});

document.addEventListener(
  "keydown",
  ({ key }) => {
    const busy = half || !notice.hidden || document.querySelector("dialog[open]");
    if (key === "Escape" && isOn() && !busy) send({ kind: "ahead", on: false });
  },
  true,
);
