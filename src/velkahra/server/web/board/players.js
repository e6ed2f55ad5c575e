// Names and faces of the players: the characters of bots come with the page, people with the chat.
//
// Games leave an empty element with `data-player` where a seat is named; the log has one in the
// heading of each turn. A sentence of the log that begins with a seat begins with its player instead.

import { all, make } from "../shared/dom.js";
import { on } from "../shared/events.js";

/**
 * @typedef {object} Player
 * @property {string} [seat] what sentences call the seat, such as its colour
 * @property {string} [team] the same where seats are teams: their verbs may be plural, so it stays
 * @property {string} [name]
 * @property {string} [face]
 * @property {string} [about]
 */

const {
  players: characters,
  faces,
  seat: own,
} = /** @type {HTMLElement} */ (document.querySelector("main")).dataset;
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

/**
 * Return a sentence with the face and name of the player it begins with: in the place of a colour, or
 * before the name of a team. One's own seat stays as it is.
 * @param {string} text
 */
export function namedSentence(text) {
  const found = players.findIndex(({ seat, team }) => begins(text, seat ?? team ?? ""));
  if (found < 0 || String(found) === own) return [text];
  const mark = playerMark(found);
  mark.classList.add("subject");
  fill(mark);
  const { seat } = players[found];
  return [mark, seat ? text.slice(seat.length) : ` ${text}`];
}

/**
 * @param {string} text
 * @param {string} name
 */
function begins(text, name) {
  const [, rest] = text.match(/^(?:The )?(.*)/s) ?? [];
  return name && rest?.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length));
}

/** @param {HTMLElement} mark */
function fill(mark) {
  const { seat, team, name, face, about = "" } = players[Number(mark.dataset.player)] ?? {};
  const subject = mark.matches(".subject");
  const parts = [];
  if (face) {
    const picture = make("img", "", "player-face");
    picture.src = `${faces}${face}.svg`;
    picture.alt = "";
    parts.push(picture);
  }
  if (name) parts.push(make("span", subject && team ? `${name}:` : name));
  else if (subject && seat) parts.push(seat);
  mark.title = about;
  mark.replaceChildren(...parts);
}

/**
 * Show the name and the face of the person on a seat.
 * @param {number} seat
 * @param {{name?: string, face?: string}} person
 */
export function showPlayer(seat, { name, face }) {
  const known = players[seat];
  if (known?.name === name && known?.face === face) return;
  players[seat] = { ...known, name, face, about: "" };
  for (const mark of all(document, `[data-player="${seat}"]`)) fill(mark);
}

const fillAll = () => all(document, "[data-player]:empty").forEach(fill);

on("board:drawn", (anew) => anew && fillAll());
fillAll();
