// What this browser remembers. Some browsers keep nothing: then every visit is the first.

/**
 * Return what was kept under a key, or null.
 * @param {string} key
 */
export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keep a value under a key.
 * @param {string} key
 * @param {string | number} value
 */
export function keep(key, value) {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // It holds until the page is left.
  }
}

/**
 * Return the object that was kept under a key; an empty one where there is none.
 * @param {string} key
 * @returns {Record<string, any>}
 */
export function recallObject(key) {
  try {
    const found = JSON.parse(recall(key) ?? "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}
