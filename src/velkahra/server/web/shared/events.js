// What the scripts of a page let each other know.

/**
 * @typedef {import("./messages").Node} Node
 * @typedef {{trail: string[], chosen: string[], node: Node | undefined, version: number}} Step
 *
 * `table:lost`: the server cannot be reached, not for the first time.
 * `board:drawn`: a position was drawn; true: another board may be in sight.
 * `replay:at`: the position that is shown, or will be. `replay:stale`: something was taken back.
 *
 * @typedef {{
 *   "table:before": void,
 *   "table:update": import("./messages").Update,
 *   "table:step": Step,
 *   "table:message": import("./messages").Answer,
 *   "table:lost": void,
 *   "board:drawn": boolean,
 *   "board:zoomed": void,
 *   "replay:at": number,
 *   "replay:stale": void,
 * }} Events
 */

const main = /** @type {HTMLElement} */ (document.querySelector("main"));

/**
 * Call `heard` whenever this happens.
 * @template {keyof Events} K
 * @param {K} name
 * @param {(detail: Events[K]) => void} heard
 */
export function on(name, heard) {
  main.addEventListener(name, (event) => heard(/** @type {CustomEvent} */ (event).detail));
}

/**
 * Let the other scripts know.
 * @template {keyof Events} K
 * @param {K} name
 * @param {Events[K] extends void ? [] : [Events[K]]} detail
 */
export function emit(name, ...[detail]) {
  main.dispatchEvent(new CustomEvent(name, { detail }));
}
