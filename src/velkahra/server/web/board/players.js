// Names and faces of the players: the characters of bots come with the page, people with the chat.
//
// Games leave an empty element with `data-player` where a seat is named; the log has one in the
// heading of each turn.

import { all, make } from "../shared/dom.js";
import { on } from "../shared/events.js";

/** @typedef {{name?: string, face?: string, about?: string}} Player */

const { players: characters, faces } = /** @type {HTMLElement} */ (document.querySelector("main"))
  .dataset;
/** @type {Player[]} by seat */
const players = JSON.parse(characters ?? "[]");

/**
 * Make the place for a player's face and name.
 * @param {number} seat
 */
export function playerMark(seat) {
  const mark = make("span", "", "player-mark");
  mark.dataset.player = String(seat);
  fill(mark);
  return mark;
}

/** @param {HTMLElement} mark */
function fill(mark) {
  const { name, face, about = "" } = players[Number(mark.dataset.player)] ?? {};
  const parts = [];
  if (face) {
    const picture = make("img", "", "player-face");
    picture.src = `${faces}${face}.svg`;
    picture.alt = "";
    parts.push(picture);
  }
  if (name) parts.push(make("span", name));
  mark.title = about;
  mark.replaceChildren(...parts);
}

/**
 * Show the name and the face of the person on a seat.
 * @param {number} seat
 * @param {Player} person
 */
export function showPlayer(seat, { name, face }) {
  const known = players[seat];
  if (known?.name === name && known?.face === face) return;
  players[seat] = { name, face };
  for (const mark of all(document, `[data-player="${seat}"]`)) fill(mark);
}

const fillAll = () => all(document, "[data-player]:empty").forEach(fill);

on("board:drawn", (anew) => anew && fillAll());
fillAll();
