// Copies a link to the clipboard where the browser allows it; else the link is selected.

import { all, one } from "./dom.js";

for (const button of all(document, "[data-copy]")) {
  button.addEventListener("click", async () => {
    const field = one(/** @type {Element} */ (button.parentElement), "input", HTMLInputElement);
    field.select();
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? "");
    } catch {
      if (!document.execCommand("copy")) return;
    }
    button.textContent = button.dataset.copied ?? "";
  });
}
