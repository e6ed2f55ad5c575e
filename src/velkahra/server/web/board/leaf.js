// The leaf of a game that is shown on a narrow page, and other choices of its viewer.
//
// The style of a game reads them in attributes of #game: `data-leaf` is the leaf of the address,
// `data-reads` is set while cards are enlarged, and `data-won` when a winner is shown.

import { byId, hit, setAttribute } from "../shared/dom.js";
import { on } from "../shared/events.js";

const game = byId("game");

/** Return what games call a leaf. @param {Element} leaf */
export const nameOf = ({ id }) => id.replace("tab-", "");

/** Show the leaf of an address's hash, if it names one. @param {string} hash */
function show(hash) {
  const leaf = hash.startsWith("#tab-") ? document.getElementById(hash.slice(1)) : null;
  setAttribute(game, "data-leaf", leaf && nameOf(leaf));
}

/** Turn to the leaf of a link. @param {string} hash */
export function turnTo(hash) {
  show(hash); // before the page scrolls there
  location.replace(hash);
}

function mark() {
  setAttribute(game, "data-won", game.querySelector(".winner") && "");
  setAttribute(game, "data-reads", game.querySelector(".reader :checked") && "");
}

game.addEventListener("click", (event) => {
  const link = hit(event, "a[href^='#tab-']", HTMLAnchorElement);
  if (link) show(link.hash);
});
game.addEventListener("change", mark);
window.addEventListener("hashchange", () => show(location.hash));
on("board:drawn", mark);
show(location.hash);
mark();
