// Times in the visitor's own zone.

import { all } from "./dom.js";

const format = new Intl.DateTimeFormat(document.documentElement.lang, {
  dateStyle: "medium",
  timeStyle: "short",
});

/** Rewrite the times of the page, which come in UTC. */
export function showLocalTimes() {
  for (const time of all(document, "time[data-local]")) {
    time.textContent = format.format(new Date(time.getAttribute("datetime") ?? ""));
  }
}

showLocalTimes();
