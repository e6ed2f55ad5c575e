// Whose knowledge the page shows, who is asked for draws, and the points.

import { all, byId, make, one } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { send } from "../table/connection.js";

const table = byId("table");
const score = byId("study-score");
/** @type {string[]} */
const seats = JSON.parse(table.dataset.seats ?? "[]");
const [eyes] = all(document, "#shown select", HTMLSelectElement);
const [asks] = all(document, "#asks", HTMLInputElement);

for (const field of [eyes, asks]) {
  field?.addEventListener("change", () => {
    send({ kind: "look", eyes: Number(eyes.value), asks: asks.checked });
  });
}

on("table:message", (message) => {
  if (message.kind !== "study") return;
  if (eyes) eyes.value = String(message.eyes);
  if (asks) asks.checked = message.asks;
  score.hidden = message.scores.every((points) => points === null);
  one(score, "dl").replaceChildren(
    ...message.scores.map((points, seat) => {
      const row = make("div");
      row.append(make("dt", seats[seat]), make("dd", points === null ? "–" : String(points)));
      return row;
    }),
  );
});
