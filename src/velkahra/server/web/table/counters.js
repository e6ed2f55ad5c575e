// Reads counters. Games mark one with an id and `data-count`.

import { all, byId, make } from "../shared/dom.js";

/** @typedef {import("../shared/events.js").Gain} Gain */

const game = byId("game");

/** Return the numbers of all counters by id. */
export const counts = () =>
  new Map(all(game, "[id][data-count]").map(({ id, dataset }) => [id, Number(dataset.count)]));

/** List what has grown since. @param {Map<string, number>} then @returns {Gain[]} */
export function gainsSince(then) {
  const grown = [...counts()].map(([id, count]) => ({ id, gain: count - (then.get(id) ?? count) }));
  return grown.filter(({ gain }) => gain > 0);
}

/** Make the sign of a gain: the number, and the icon beside the counter. @param {Gain} gain */
export function signOf({ id, gain }) {
  const sign = make("span", `+${gain}`, "gain");
  sign.setAttribute("aria-hidden", "true"); // the log says it
  const counter = document.getElementById(id);
  const icon = counter?.querySelector(".icon") ?? counter?.parentElement?.querySelector(".icon");
  if (icon) sign.append(icon.cloneNode(true));
  return sign;
}
