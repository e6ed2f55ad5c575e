// Hides the goal above the board once it has been read; the server reads the cookie.

const YEAR = 31536000; // seconds
const box = document.getElementById("welcome");

document.getElementById("welcome-done")?.addEventListener("click", () => {
  const name = `met-${box?.dataset.game}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context
  document.cookie = `${name}=yes; path=/; samesite=lax; max-age=${YEAR}`;
  box?.remove();
});
