// Copies a link to the clipboard where the browser allows it; else the link is selected.
"use strict";

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    const field = button.parentElement.querySelector("input");
    field.select();
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
    } catch {
      if (!document.execCommand("copy")) return;
    }
    button.textContent = button.dataset.copied;
  });
}
