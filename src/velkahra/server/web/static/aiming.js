// The page tells what is half chosen, and of a last step what it would do: in words, and in figures.
"use strict";

(() => {
  const table = document.getElementById("table");
  const game = document.getElementById("game");
  const ask = document.getElementById("ask");
  const half = document.getElementById("half");
  const words = JSON.parse(table.dataset.words);

  const FEW = 3;
  const REST = 120; // milliseconds the pointer rests before the server is asked
  const HELD = 350; // the same for a finger, which mostly comes to tap

  let step = { trail: [], chosen: [], node: null, version: -1 };
  let aim = null; // the finished action under the pointer or the focus
  let byFocus = false;
  let timer = 0;
  let kept = {}; // element id -> markup of what shows how it would be instead of how it is
  let finger = false; // a finger rests on what is aimed at
  let foretold = false; // the bar tells what that would do
  let looked = false; // it was told what that would do: lifting it chooses nothing

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

  let high = 0; // pixels of the bar, as the browser last laid it out: asking would have it do so

  new ResizeObserver(([{ borderBoxSize }]) => (high = borderBoxSize[0].blockSize)).observe(ask);

  /** Put a text in the place of what is asked; the bar never shrinks meanwhile. */
  function tell(text) {
    if (text && half.hidden) ask.style.minHeight = `${high}px`;
    if (!text && !half.hidden) ask.style.minHeight = "";
    Sparing.hide(half, !text);
    if (ask.classList.contains("halfway") !== Boolean(text)) ask.classList.toggle("halfway");
    if (half.textContent !== text) half.textContent = text;
    foretold = false;
  }

  /** The finished action that choosing this element would be. */
  function actionOf(target) {
    const element = target?.closest?.(".can[id]");
    const next = step.node?.type === "one" ? step.node.to[element?.id] : undefined;
    return typeof next === "string" ? next : null;
  }

  function aimAt(target, focus, rest = REST) {
    const text = actionOf(target);
    if (text === aim) return;
    aim = text;
    byFocus = focus;
    clearTimeout(timer);
    restore();
    if (foretold) tell(halfText());
    if (!text) return;
    const detail = { kind: "would", v: step.version, text };
    timer = setTimeout(() => table.dispatchEvent(new CustomEvent("table:send", { detail })), rest);
  }

  /** Show the figures as they would be. */
  function preview(parts) {
    restore();
    for (const id of Object.keys(parts)) {
      const element = document.getElementById(id);
      if (element) kept[id] = element.outerHTML;
    }
    Morph.elements(parts);
  }

  /** Show the figures as they are. */
  function restore() {
    if (Object.keys(kept).length) Morph.elements(kept);
    kept = {};
  }

  game.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "mouse") aimAt(target, false);
  });
  game.addEventListener("pointerout", ({ relatedTarget, pointerType }) => {
    if (pointerType === "mouse" && !game.contains(relatedTarget)) aimAt(null, false);
  });
  // A finger that is held is told; a tap is none of this.
  table.addEventListener("pointerdown", ({ target, pointerType }) => {
    looked = false;
    finger = pointerType === "touch";
    if (finger) aimAt(target, false, HELD);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    table.addEventListener(name, () => {
      if (finger) aimAt(null, false);
      finger = false;
    });
  }
  table.addEventListener("click", (event) => looked && event.detail && event.stopPropagation(), true);
  game.addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible")) aimAt(target, true);
  });
  game.addEventListener("focusout", () => aimAt(null, false));

  table.addEventListener("table:message", ({ detail }) => {
    if (detail.kind !== "foretold" || detail.text !== aim || detail.v !== step.version) return;
    looked = finger;
    preview(detail.set ?? {});
    if (!detail.lines.length) return;
    const text = words.would.replace("%1", () => detail.lines.join(" "));
    tell(text);
    foretold = true;
    if (byFocus) table.dispatchEvent(new CustomEvent("table:say", { detail: text }));
  });

  /** Aim at nothing: what is told of an action at another position is of no use. */
  function drop() {
    aim = null;
    clearTimeout(timer);
    restore();
  }

  table.addEventListener("table:before", drop); // the server tells what differs from what is

  table.addEventListener("table:step", ({ detail }) => {
    step = detail;
    drop();
    tell(halfText());
  });
})();
