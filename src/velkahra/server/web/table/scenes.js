// A scene shows over the board, for a moment, what has just happened.
//
// A game draws it in a hidden element of the class `scene` with an id; it is played when its content
// becomes another one. Before the change, the page copies the element that `data-recalls` selects; the
// copy takes the place of `.recalled` in the scene. At the end, what is marked with `data-goes` flies to
// the element that this selects. A click or a key ends a scene, and it never blocks one.

import { later } from "../board/later.js";
import { layer } from "../board/travel.js";
import { all, byId } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { isStill } from "../shared/motion.js";

const LONG = 2800; // milliseconds
const LEAVING = 600;
const narrow = window.matchMedia("(max-width: 61.99rem)");
const game = byId("game");

/** @type {Map<string, string>} */
let before = new Map();
/** @type {Map<string, Element | undefined>} */
let recalled = new Map();
let timer = 0;

const scenes = () => all(game, ".scene[id]");

/** Copy an element without its ids. @param {Element} element */
function copyOf(element) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const named of [copy, ...all(copy, "[id]")]) named.removeAttribute("id");
  return copy;
}

/** Play a scene. @param {HTMLElement} scene */
function play(scene) {
  end();
  const copy = copyOf(scene);
  copy.hidden = false;
  const memory = recalled.get(scene.id);
  if (memory) copy.querySelector(".recalled")?.replaceChildren(memory);
  const stage = layer("scenes");
  stage.replaceChildren(copy);
  cover(stage);
  timer = setTimeout(end, LONG);
  if (!isStill()) for (const traveller of all(copy, "[data-goes]")) go(traveller);
}

/** Put the stage over the visible part of the board. @param {HTMLElement} stage */
function cover(stage) {
  const box = game.querySelector(".board-box")?.getBoundingClientRect();
  if (!box || narrow.matches) return;
  const [right, bottom] = [window.innerWidth - box.right, window.innerHeight - box.bottom];
  const edges = [box.top, right, bottom, box.left].map((edge) => `${Math.max(edge, 0)}px`);
  stage.style.inset = edges.join(" ");
}

/** Let a part of a scene fly to its goal at the end. @param {HTMLElement} traveller */
function go(traveller) {
  const goal = game.querySelector(traveller.dataset.goes ?? "")?.getBoundingClientRect();
  if (!goal?.width) return;
  const { x, y, width, height } = traveller.getBoundingClientRect();
  const [right, down] = [
    goal.x + goal.width / 2 - x - width / 2,
    goal.y + goal.height / 2 - y - height / 2,
  ];
  const way = { translate: ["none", `${right}px ${down}px`], scale: [1, 0.2], opacity: [1, 1, 0] };
  traveller.animate(way, { duration: LEAVING, delay: LONG - LEAVING, easing: "ease-in" });
}

function end() {
  clearTimeout(timer);
  game.querySelector(".scenes")?.replaceChildren();
}

on("table:before", () => {
  before = new Map(scenes().map(({ id, innerHTML }) => [id, innerHTML]));
  const memories = scenes().map(({ id, dataset }) => [id, dataset.recalls]);
  recalled = new Map(
    memories.map(([id, selector]) => {
      const found = selector && game.querySelector(selector);
      return [id ?? "", found ? copyOf(found) : undefined];
    }),
  );
});
on("table:update", ({ layout }) => {
  if (layout !== undefined) return;
  later(() => {
    const anew = scenes().find(({ id, innerHTML }) => innerHTML && innerHTML !== before.get(id));
    if (anew && !document.hidden) play(anew);
  });
});
document.addEventListener("pointerdown", end, true);
document.addEventListener("keydown", end, true);
