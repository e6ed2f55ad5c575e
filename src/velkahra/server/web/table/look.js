// On a touch screen the first tap on a card enlarges it with a preview; a button then takes it.
//
// A game marks such elements: `data-look` is the kind of action that needs this second step,
// `data-do` the label of the button, `data-about` the reason if there is no button. Its page has
// #look.

import { byId, hit, one, setHidden, setText } from "../shared/dom.js";
import { on } from "../shared/events.js";
import { isFinger } from "../shared/finger.js";
import { actionOf } from "./play.js";

const game = byId("game");

/** @type {HTMLElement | null} */
let card = null; // the enlarged element
let seen = ""; // its drawing at that time, as another card may take its place
let sure = false;

/** @param {HTMLElement} element */
const drawingOf = (element) => element.querySelector(".big")?.outerHTML ?? "";

/** Return whether a tap would at once do what needs a second step. @param {HTMLElement} element */
function isOffered(element) {
  return actionOf(element.id)?.startsWith(`${element.dataset.look} `) ?? false;
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
  "click",
  (event) => {
    const button = hit(event, "#look button", HTMLButtonElement);
    const dialog = dialogOf();
    if (button && dialog) return leave(event, dialog, button.value === "do");
    const element = isFinger() && !sure && event.detail ? hit(event, "[data-look]") : null;
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

on("table:step", () => {
  const dialog = dialogOf();
  if (dialog?.open && (!card?.isConnected || drawingOf(card) !== seen)) dialog.close();
});
