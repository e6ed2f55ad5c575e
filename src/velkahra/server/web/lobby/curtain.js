// The curtain while others are asked: it looks whether one of this device's seats is by now.

const PAUSE = 5000; // milliseconds between two looks

async function lookAgain() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (fresh.title !== document.title) location.reload(); // it names who is asked
  const [lines, now] = [document, fresh].map((page) => page.querySelector(".last"));
  if (now && lines?.textContent !== now.textContent) lines?.replaceWith(now);
}

if (document.querySelector("[data-waits]")) setInterval(lookAgain, PAUSE);
