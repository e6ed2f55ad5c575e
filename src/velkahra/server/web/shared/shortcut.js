// Shortcuts of one key, which the settings can switch off.

import { hit } from "./dom.js";

/** Return whether a key is a shortcut: no text is typed, no dialog is open. @param {KeyboardEvent} event */
export function isShortcut(event) {
  const typing = hit(event, "input, textarea, select, dialog[open], [contenteditable]");
  const off = document.documentElement.dataset.keys === "off";
  return !(typing || off || event.ctrlKey || event.altKey || event.metaKey);
}
