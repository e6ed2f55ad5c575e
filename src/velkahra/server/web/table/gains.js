// Gains rise from their counters. Games mark a counter with an id and `data-count`.

import { later } from "../board/later.js";
import { all, byId, make } from "../shared/dom.js";
import { on } from "../shared/events.js";

const SHOWN = 1600; // milliseconds
const game = byId("game");

/** @type {Map<string, number>} */
let before = new Map();

const counts = () =>
  new Map(all(game, "[id][data-count]").map(({ id, dataset }) => [id, Number(dataset.count)]));

/**
 * Show a gain that rises from an element.
 * @param {string} id
 * @param {number} gain
 */
function rise(id, gain) {
  const box = document.getElementById(id)?.getBoundingClientRect();
  if (!box?.width) return; // hidden in another tab
  const sign = make("span", `+${gain}`, "gain");
  sign.setAttribute("aria-hidden", "true"); // the log says it
  sign.style.left = `${box.x + box.width / 2}px`;
  sign.style.top = `${box.y}px`;
  document.body.append(sign);
  setTimeout(() => sign.remove(), SHOWN);
}

on("table:before", () => {
  before = counts();
});
on("table:update", ({ layout }) => {
  if (layout !== undefined) return;
  later(() => {
    for (const [id, count] of counts()) {
      const gain = count - (before.get(id) ?? count);
      if (gain > 0) rise(id, gain);
    }
  });
});
