// Copies a link to the clipboard where the browser allows it; else the link is selected. Shares it
// where the browser can.

import { all, hit, one } from "./dom.js";

/** @param {HTMLElement} button */
async function copy(button) {
  const field = one(/** @type {Element} */ (button.parentElement), "input", HTMLInputElement);
  field.select();
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
  } catch {
    if (!document.execCommand("copy")) return;
  }
  button.textContent = button.dataset.copied ?? "";
}

document.addEventListener("click", (event) => {
  const button = hit(event, "[data-copy], [data-share]", HTMLElement);
  if (button?.dataset.copy) copy(button);
  const url = button?.dataset.share;
  if (url) navigator.share({ url }).catch(() => null); // the person closed the share sheet
});

/** Show the buttons that share a link, if the browser can. */
export function offerShares() {
  for (const button of all(document, "[data-share]")) {
    button.hidden = typeof navigator.share !== "function";
  }
}

offerShares();
