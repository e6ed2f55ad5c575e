// The next game of the same people: whoever did not open it has the same seat reserved there.

import { byId, one } from "../shared/dom.js";
import { on } from "../shared/events.js";

const place = document.getElementById("next-game");
let known = "";

on("table:update", ({ turn }) => {
  const table = turn?.next_game ?? "";
  if (!place || table === known) return;
  known = table;
  const offer = byId("next-game-open", HTMLTemplateElement).content.cloneNode(true);
  place.replaceChildren(...(table ? [offer] : []));
  if (table) one(place, "input", HTMLInputElement).value = table;
  one(document, "#over .buttons form").hidden = Boolean(table); // it would lead to the same seat
});
