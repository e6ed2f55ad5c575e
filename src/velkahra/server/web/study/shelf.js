// The studies that this browser has opened: address and title of each.

import { keep, recallObject } from "../shared/storage.js";

export const SHELF = "velkahra-studies";
const MOST = 40;

/**
 * Remember a study as the latest one.
 * @param {string} path
 * @param {string} title
 */
export function remember(path, title) {
  const { [path]: _, ...others } = recallObject(SHELF);
  const kept = [...Object.entries(others), [path, title]].slice(-MOST);
  keep(SHELF, JSON.stringify(Object.fromEntries(kept)));
}
