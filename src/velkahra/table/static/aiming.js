// The page tells what is half chosen, and of a last step what it would do.
"use strict";

(() => {
  const table = document.getElementById("table");
  const game = document.getElementById("game");
  const ask = document.getElementById("ask");
  const half = document.getElementById("half");
  const words = JSON.parse(table.dataset.words);

  const FEW = 3;
  const REST = 120; // milliseconds the pointer rests before the server is asked

  let step = { trail: [], chosen: [], node: null, version: -1 };
  let aim = null; // the finished action under the pointer or the focus
  let byFocus = false;
  let timer = 0;

  /** The name of an element: the first sentence of what it says of itself. */
  function named(id) {
    const element = document.getElementById(id);
    const label = (element?.getAttribute("aria-label") ?? element?.textContent ?? id).trim();
    return label.replace(/(?<=\S\S)\.(\s.*)?$/su, "");
  }

  const list = (ids) => ids.map(named).join("; ");

  function halfText() {
    const picked = [...step.trail, ...step.chosen];
    if (!picked.length) return "";
    const { node } = step;
    if (node?.type === "choose") return words["half-more"].replace("%1", () => list(picked));
    const next = Object.keys(node?.to ?? {});
    const text = next.length <= FEW && next.length ? words["half-few"] : words.half;
    return text.replace("%1", () => list(picked)).replace("%2", () => list(next));
  }

  /** Put a text in the place of what is asked; the bar never shrinks meanwhile. */
  function tell(text) {
    if (text && half.hidden) ask.style.minHeight = `${ask.offsetHeight}px`;
    if (!text) ask.style.minHeight = "";
    half.hidden = !text;
    ask.classList.toggle("halfway", Boolean(text));
    if (half.textContent !== text) half.textContent = text;
  }

  /** The finished action that choosing this element would be. */
  function actionOf(target) {
    const element = target?.closest?.(".can[id]");
    const next = step.node?.type === "one" ? step.node.to[element?.id] : undefined;
    return typeof next === "string" ? next : null;
  }

  function aimAt(target, focus) {
    const text = actionOf(target);
    if (text === aim) return;
    aim = text;
    byFocus = focus;
    clearTimeout(timer);
    tell(halfText());
    if (!text) return;
    const detail = { kind: "would", v: step.version, text };
    timer = setTimeout(() => table.dispatchEvent(new CustomEvent("table:send", { detail })), REST);
  }

  game.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "mouse") aimAt(target, false);
  });
  game.addEventListener("pointerout", ({ relatedTarget, pointerType }) => {
    if (pointerType === "mouse" && !game.contains(relatedTarget)) aimAt(null, false);
  });
  game.addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible")) aimAt(target, true);
  });
  game.addEventListener("focusout", () => aimAt(null, false));

  table.addEventListener("table:message", ({ detail }) => {
    if (detail.kind !== "foretold" || detail.text !== aim || detail.v !== step.version) return;
    if (!detail.lines.length) return;
    const text = words.would.replace("%1", () => detail.lines.join(" "));
    tell(text);
    if (byFocus) table.dispatchEvent(new CustomEvent("table:say", { detail: text }));
  });

  table.addEventListener("table:step", ({ detail }) => {
    step = detail;
    aim = null;
    clearTimeout(timer);
    tell(halfText());
  });
})();
