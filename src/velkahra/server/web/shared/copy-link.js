// Copies a link to the clipboard where the browser allows it; else the link is selected. Shares it
// where the browser can.

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

for (const button of all(document, "[data-share]")) {
  const { share } = button.dataset;
  button.hidden = typeof navigator.share !== "function";
  button.addEventListener("click", () => {
    navigator.share({ url: share }).catch(() => null); // the person closed the share sheet
  });
}
