// Shows the part of the table that has choices, or the winner.
//
// On a narrow page the parts are leaves behind links, and one is visible. If it has no choices, the
// first leaf with choices replaces it. If the viewer then turns to another leaf, it stays for that
// step.

import { turnTo } from "../board/leaf.js";
import { all, byId } from "../shared/dom.js";
import { on } from "../shared/events.js";

const game = byId("game");

/** The links to leaves, if the game wants them followed and the page is narrow. */
const links = () =>
  all(game, "nav[data-follow] a", HTMLAnchorElement).filter((link) => link.checkVisibility());

/**
 * Show the first leaf with an element of a selector, unless such an element is visible.
 * @param {string} selector
 */
export function bringUp(selector) {
  const found = links();
  const leaves = all(game, ".leaf").filter((leaf) => leaf.querySelector(selector));
  if (all(game, `.leaf ${selector}`).some((element) => element.checkVisibility())) return;
  const link = found.find(({ hash }) => leaves.some(({ id }) => hash === `#${id}`));
  if (link) turnTo(link.hash);
}

let known = ""; // the step shown last
let ended = false;

on("table:step", ({ node, trail, version }) => {
  const step = node ? [version, ...trail].join(" ") : known;
  if (step === known) return;
  known = step;
  bringUp(".can");
});

on("table:update", ({ over }) => {
  if (over && !ended) bringUp(".winner");
  ended = over;
});
