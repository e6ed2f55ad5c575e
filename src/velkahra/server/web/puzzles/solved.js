// Which puzzles of a game this browser has solved.

import { keep, recallObject } from "../shared/storage.js";

/** @param {string} game */
const shelf = (game) => `velkahra-puzzles/${game}`;

/**
 * List the numbers of the solved puzzles.
 * @param {string} game
 * @returns {number[]}
 */
export function solvedOf(game) {
  const { solved } = recallObject(shelf(game));
  return Array.isArray(solved) ? solved : [];
}

/**
 * Remember that a puzzle is solved.
 * @param {string} game
 * @param {number} number
 */
export function remember(game, number) {
  const solved = [...new Set([...solvedOf(game), number])];
  keep(shelf(game), JSON.stringify({ solved }));
}
