// Brings the part of the table into sight where there is something to choose.
//
// On a narrow page the parts are leaves behind links, and one is in sight. If it holds no choice,
// the first one that does takes its place. Who then looks elsewhere is left there for that step.

import { all, byId } from "../shared/dom.js";
import { on } from "../shared/events.js";

const game = byId("game");

/** The links to leaves, if the game wants them followed and the page is narrow. */
const links = () =>
  all(game, "nav[data-follow] a", HTMLAnchorElement).filter((link) => link.checkVisibility());

/** @param {Element | null} leaf */
const hasChoice = (leaf) => Boolean(leaf?.querySelector(".can"));

let known = ""; // the step that was looked at last

on("table:step", ({ node, trail, version }) => {
  const step = node ? [version, ...trail].join(" ") : known;
  if (step === known) return;
  known = step;
  const found = links();
  if (all(game, ".leaf").some((leaf) => leaf.checkVisibility() && hasChoice(leaf))) return;
  const link = found.find(({ hash }) => hasChoice(document.getElementById(hash.slice(1))));
  if (link) location.replace(link.hash);
});
