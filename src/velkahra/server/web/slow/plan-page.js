// The page on which a seat plans: the board works as at a table, but nobody else hears of it.

import "../board/zoom.js";
import "../board/log-highlights.js";
import "../table/keys.js";
import "../table/preview.js";
import "../table/ghost.js";
import "../table/twice.js";
import "../table/leaves.js";
import "../shared/explain.js";
import { byId, setText } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { begin } from "../table/play.js";

const text = byId("lesson-text");
const line = byId("plan-line", HTMLInputElement);
const keep = byId("plan-keep", HTMLButtonElement);

on("table:message", (message) => {
  if (message.kind !== "plan") return;
  setText(text, message.text);
  line.value = message.line.join("\n");
  keep.disabled = !message.useful;
});

begin();
