// A finger's first tap on a card shows it large, with what taking it would mean; a button takes it.
//
// A game says of which elements that holds: `data-look` names the kind of action that is asked for
// once more, `data-do` the button, `data-about` says why there is none. Its page holds #look.

import { byId, hit, one, setHidden, setText } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { follow } from "./choice-graph.js";

const game = byId("game");

/** @type {import("../shared/messages").Node | undefined} */
let node;
let finger = false;
/** @type {HTMLElement | null} */
let card = null; // what is shown large
let seen = ""; // its drawing then: something else may come to lie there
let sure = false;

/** @param {HTMLElement} element */
const drawingOf = (element) => element.querySelector(".big")?.outerHTML ?? "";

/** Say whether a tap does at once what it is to ask about. @param {HTMLElement} element */
function isOffered(element) {
  const action = follow(node, element.id);
  return typeof action === "string" && action.startsWith(`${element.dataset.look} `);
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} element
 */
function open(dialog, element) {
  card = element;
  seen = drawingOf(element);
  const taking = one(dialog, "[value=do]");
  one(dialog, ".shown").innerHTML = seen;
  const about = one(dialog, ".about");
  setText(about, element.dataset.about ?? "");
  setHidden(about, !element.dataset.about);
  setText(taking, element.dataset.do ?? "");
  setHidden(taking, !isOffered(element));
  dialog.setAttribute("aria-label", element.getAttribute("aria-label") ?? "");
  dialog.showModal();
}

const dialogOf = () => /** @type {HTMLDialogElement | null} */ (game.querySelector("#look"));

game.addEventListener(
  "pointerdown",
  ({ pointerType }) => {
    finger = pointerType === "touch";
  },
  true,
);

game.addEventListener(
  "click",
  (event) => {
    const button = hit(event, "#look button", HTMLButtonElement);
    const dialog = dialogOf();
    if (button && dialog) return leave(event, dialog, button.value === "do");
    const element = finger && !sure && event.detail ? hit(event, "[data-look]") : null;
    if (!dialog || !element || !drawingOf(element)) return;
    if (element.matches(".can") && !isOffered(element)) return;
    event.stopPropagation();
    open(dialog, element);
  },
  true,
);

/**
 * @param {Event} event
 * @param {HTMLDialogElement} dialog
 * @param {boolean} taking
 */
function leave(event, dialog, taking) {
  event.stopPropagation();
  dialog.close();
  if (!taking || !card) return;
  sure = true;
  card.click();
  sure = false;
}

on("table:step", (step) => {
  node = step.node;
  const dialog = dialogOf();
  if (dialog?.open && (!card?.isConnected || drawingOf(card) !== seen)) dialog.close();
});
