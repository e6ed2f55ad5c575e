// The next game of the same people: whoever did not open it gets a link to the same seat.

import { byId, one } from "../shared/dom.js";
import { on } from "../shared/events.js";

const place = document.getElementById("next-game");
let known = "";

on("table:update", ({ turn }) => {
  const link = turn?.next_game ?? "";
  if (!place || link === known) return;
  known = link;
  const offer = byId("next-game-open", HTMLTemplateElement).content.cloneNode(true);
  place.replaceChildren(...(link ? [offer] : []));
  if (link) one(place, "a", HTMLAnchorElement).href = link;
  one(document, "#over .buttons form").hidden = Boolean(link); // it would lead to the same seat
});
