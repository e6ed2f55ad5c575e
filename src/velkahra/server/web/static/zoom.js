// Zooms and pans the board: two fingers, Ctrl and the wheel, buttons, and the keys + − 0.
//
// It narrows the viewBox of the board's drawing and nothing else, so that whatever is drawn stays
// sharp and clickable. At its full size the page scrolls over the board as over anything else.
"use strict";

(() => {
  const MOST = 6;
  const STEP = 2; // two presses make a space of a phone larger than a fingertip
  const SLACK = 6; // pixels a press may move and still be a click

  const page = document.querySelector("main");
  const area = document.getElementById("area");
  const game = document.getElementById("game");
  const bar = document.getElementById("zoom");

  let drawing = null; // what is zoomed now
  let whole = null; // the full viewBox: x, y, width, height
  let zoom = 1;
  let corner = { x: 0, y: 0 }; // of what is seen, in units of the drawing

  const DRAWINGS = ".board-box > svg[viewBox], .board-box .zoomable";

  /** The drawing that is zoomed: the only one in sight of those a game has for it. */
  function board() {
    const all = [...game.querySelectorAll(DRAWINGS)];
    const shown = all.length > 1 ? all.filter((svg) => svg.checkVisibility()) : all;
    return shown.length === 1 ? shown[0] : null;
  }

  function start() {
    const svg = board();
    bar.hidden = !svg;
    if (!svg) return;
    if (svg !== drawing) zoom = 1;
    drawing = svg;
    const now = svg.getAttribute("viewBox");
    if (svg.dataset.shown !== now) svg.dataset.whole = now;
    const box = svg.dataset.whole.split(/[ ,]+/).map(Number);
    whole = { x: box[0], y: box[1], wide: box[2], high: box[3] };
    show();
  }

  function show() {
    const svg = board();
    if (!svg) return;
    const wide = whole.wide / zoom;
    const high = whole.high / zoom;
    corner.x = Math.min(Math.max(corner.x, whole.x), whole.x + whole.wide - wide);
    corner.y = Math.min(Math.max(corner.y, whole.y), whole.y + whole.high - high);
    const box = [corner.x, corner.y, wide, high].map((n) => +n.toFixed(2)).join(" ");
    if (svg.getAttribute("viewBox") !== box) svg.setAttribute("viewBox", box);
    if (svg.dataset.shown !== box) svg.dataset.shown = box;
    if (svg.classList.contains("zoomed") !== zoom > 1) svg.classList.toggle("zoomed");
    bar.querySelector("[data-zoom=in]").disabled = zoom >= MOST;
    for (const name of ["out", "whole"]) {
      bar.querySelector(`[data-zoom=${name}]`).disabled = zoom <= 1;
    }
  }

  /** Turn a point of the window into one of the drawing. */
  function unit(x, y) {
    const matrix = board().getScreenCTM();
    return new DOMPoint(x, y).matrixTransform(matrix.inverse());
  }

  /** Zoom so that the drawing's point `at` comes to lie under the window's point x, y. */
  function zoomTo(value, at, x, y) {
    zoom = Math.min(MOST, Math.max(1, value));
    if (zoom < 1.02) zoom = 1;
    show();
    const now = unit(x, y);
    pan(at.x - now.x, at.y - now.y);
  }

  function pan(dx, dy) {
    corner = { x: corner.x + dx, y: corner.y + dy };
    show();
  }

  /** Zoom by a button or a key: around what has the focus, or the middle. */
  function step(name) {
    if (!whole || !board()) return;
    const focused = board().contains(document.activeElement) ? document.activeElement : null;
    const box = (focused ?? board()).getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const at = unit(x, y);
    zoomTo(name === "whole" ? 1 : zoom * (name === "in" ? STEP : 1 / STEP), at, x, y);
    if (focused) reveal(focused);
  }

  /** Pan so far that an element is seen whole, and what is beside it in part. */
  function reveal(element) {
    if (zoom === 1) return;
    const box = element.getBoundingClientRect();
    const from = unit(box.left, box.top);
    const to = unit(box.right, box.bottom);
    const push = (from, to, start, size) => {
      const low = from - (to - from) / 2; // and half of its neighbours
      const high = to + (to - from) / 2;
      return low < start ? low - start : high > start + size ? high - start - size : 0;
    };
    pan(
      push(from.x, to.x, corner.x, whole.wide / zoom),
      push(from.y, to.y, corner.y, whole.high / zoom),
    );
  }

  bar.addEventListener("click", ({ target }) => {
    const name = target.closest("[data-zoom]")?.dataset.zoom;
    if (name) step(name);
  });

  game.addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible") && board()?.contains(target)) reveal(target);
  });

  // Wheel and touch are heard around the game: it has no box of its own, and a browser may scroll
  // before it asks a listener it finds no box for. Not on the whole page, whose classes change:
  // all that is in a listener for touches is looked at anew when a class of it changes.

  area.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey || !board()?.contains(event.target)) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const at = unit(event.clientX, event.clientY);
      zoomTo(zoom * 2 ** ((-event.deltaY * lines) / 200), at, event.clientX, event.clientY);
    },
    { passive: false },
  );

  // Fingers: two pinch and pan; one pans when the board is larger than its frame.

  let grip = null; // what the fingers hold: {at, far, zoom}

  function held(touches) {
    const [one, two] = touches;
    const x = two ? (one.clientX + two.clientX) / 2 : one.clientX;
    const y = two ? (one.clientY + two.clientY) / 2 : one.clientY;
    const far = two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
    return { x, y, far };
  }

  function take(event) {
    if (zoom === 1 && event.touches.length < 2) return void (grip = null); // a tap looks for no board
    const fingers = [...event.touches].filter((touch) => board()?.contains(touch.target));
    const wanted = fingers.length === 2 || (fingers.length === 1 && zoom > 1);
    if (!wanted) return void (grip = null);
    const { x, y, far } = held(fingers);
    grip = { at: unit(x, y), x, y, far, zoom, moved: fingers.length === 2 };
    if (fingers.length === 2) event.preventDefault();
  }

  function move(event) {
    if (!grip) return;
    const fingers = [...event.touches].filter((touch) => board()?.contains(touch.target));
    if (!fingers.length) return;
    const { x, y, far } = held(fingers);
    grip.moved ||= Math.hypot(x - grip.x, y - grip.y) > SLACK;
    if (!grip.moved) return;
    event.preventDefault();
    zoomTo(grip.far ? (grip.zoom * far) / grip.far : zoom, grip.at, x, y);
  }

  const active = { passive: false };
  area.addEventListener("touchstart", take, active);
  area.addEventListener("touchmove", move, active);
  area.addEventListener("touchend", take, active);
  area.addEventListener("touchcancel", () => (grip = null));

  // The mouse drags an enlarged board; what was a drag is no click.

  let drag = null;
  let dragged = false;

  game.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (event.pointerType !== "mouse" || event.button || zoom === 1) return;
    if (!board()?.contains(event.target)) return;
    drag = { at: unit(event.clientX, event.clientY), x: event.clientX, y: event.clientY };
  });

  window.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerType !== "mouse") return;
    dragged ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLACK;
    if (dragged) zoomTo(zoom, drag.at, event.clientX, event.clientY);
  });

  window.addEventListener("pointerup", () => (drag = null));

  game.addEventListener(
    "click",
    (event) => {
      if (!dragged || event.detail === 0) return;
      dragged = false;
      event.stopPropagation();
    },
    { capture: true },
  );

  document.addEventListener("table:zoom", ({ detail }) => step(detail));
  // A replay tells nothing with it: then the board may be another one.
  page.addEventListener("table:update", ({ detail }) => (!detail || detail.layout) && start());
  page.addEventListener("change", start); // another drawing may have come in sight
  window.addEventListener("hashchange", start);
  start();
})();
