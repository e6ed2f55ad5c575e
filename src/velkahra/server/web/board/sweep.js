// What disappears from a map is swept away. A game marks the path of all that has gone with `data-sweeps`.

import { byId } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { isStill } from "../shared/motion.js";
import { later } from "./later.js";

const LONG = 900; // milliseconds
const game = byId("game");
let before = "";

const goneNow = () => game.querySelector("path[data-sweeps]");

/** Cover what has just gone, and uncover it from the left. @param {Element} gone */
function sweep(gone) {
  const cover = /** @type {Element} */ (gone.cloneNode());
  cover.removeAttribute("data-sweeps");
  cover.setAttribute("class", "swept");
  cover.setAttribute("fill-rule", "evenodd"); // so that only the difference is filled
  cover.setAttribute("d", before + gone.getAttribute("d"));
  gone.after(cover);
  const way = { clipPath: ["inset(0 0 0 0)", "inset(0 0 0 100%)"] };
  const end = () => cover.remove();
  cover.animate(way, { duration: LONG, easing: "ease-in-out" }).finished.then(end, end);
}

on("table:before", () => {
  before = goneNow()?.getAttribute("d") ?? "";
});
on("table:update", ({ layout }) => {
  if (layout !== undefined || isStill()) return;
  later(() => {
    const gone = goneNow();
    if (gone?.checkVisibility() && gone.getAttribute("d") !== before) sweep(gone);
  });
});
