// Brings the part of the table into sight where there is something to choose, or who has won.
//
// On a narrow page the parts are leaves behind links, and one is in sight. If it holds no choice,
// the first one that does takes its place. Who then looks elsewhere is left there for that step.

import { all, byId } from "../shared/dom.js";
import { on } from "../shared/events.js";

const game = byId("game");

/** The links to leaves, if the game wants them followed and the page is narrow. */
const links = () =>
  all(game, "nav[data-follow] a", HTMLAnchorElement).filter((link) => link.checkVisibility());

/**
 * Show a leaf that holds what a selector finds, unless one that does is in sight.
 * @param {string} selector
 */
function bringUp(selector) {
  const found = links();
  const leaves = all(game, ".leaf").filter((leaf) => leaf.querySelector(selector));
  if (leaves.some((leaf) => leaf.checkVisibility())) return;
  const link = found.find(({ hash }) => leaves.some(({ id }) => hash === `#${id}`));
  if (link) location.replace(link.hash);
}

let known = ""; // the step that was looked at last
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
