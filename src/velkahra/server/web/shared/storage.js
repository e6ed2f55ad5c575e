// Values that this browser remembers. Some browsers store nothing, so every visit is the first.

/**
 * Return the value stored under a key, or null.
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
 * Store a value under a key.
 * @param {string} key
 * @param {string | number} value
 */
export function keep(key, value) {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // Without storage the value lasts until the page is left.
  }
}

/**
 * Return the object stored under a key, or an empty one.
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
