// At a table, pieces travel from how it was to how it is.

import { later } from "../board/later.js";
import { letFly, rememberPieces } from "../board/travel.js";
import { on } from "../shared/events.js";

on("table:before", rememberPieces);
on("table:update", ({ layout }) => {
  if (!layout) later(letFly);
});
