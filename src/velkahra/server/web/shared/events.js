// Events between the scripts of a page.

/**
 * @typedef {import("./messages").Node} Node
 * @typedef {{id: string, gain: number}} Gain a counter, and by how much it grows
 * @typedef {{trail: string[], chosen: string[], node: Node | undefined, version: number, held: boolean}} Step
 *
 * `table:lost`: the server was out of reach more than once.
 * `table:aim`: the element whose finished action is previewed, "" for none.
 * `table:preview`: what that action would lead to.
 * `board:drawn`: a position was drawn; true: another board may be visible.
 * `replay:at`: the position that is shown, or will be. `replay:stale`: a ply was taken back.
 * `replay:judged`: the card of the analysis is another one.
 * `slow:waiting`: other tables begin to wait for the viewer, in words.
 * `replay:news`: the seats that have something to decide by now, in a running game.
 *
 * @typedef {{
 *   "table:before": void,
 *   "table:update": import("./messages").Update,
 *   "table:step": Step,
 *   "table:message": import("./messages").Answer,
 *   "table:lost": void,
 *   "table:aim": string,
 *   "table:preview": {lines: string[], gains: Gain[]},
 *   "board:drawn": boolean,
 *   "board:zoomed": void,
 *   "slow:waiting": string,
 *   "replay:at": number,
 *   "replay:stale": void,
 *   "replay:judged": void,
 *   "replay:news": {acting: number[], over: boolean},
 * }} Events
 */

const main = /** @type {HTMLElement} */ (document.querySelector("main"));

/**
 * Call `heard` on each event of this name.
 * @template {keyof Events} K
 * @param {K} name
 * @param {(detail: Events[K]) => void} heard
 */
export function on(name, heard) {
  main.addEventListener(name, (event) => heard(/** @type {CustomEvent} */ (event).detail));
}

/**
 * Send an event to the other scripts.
 * @template {keyof Events} K
 * @param {K} name
 * @param {Events[K] extends void ? [] : [Events[K]]} detail
 */
export function emit(name, ...[detail]) {
  main.dispatchEvent(new CustomEvent(name, { detail }));
}
