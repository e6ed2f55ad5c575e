// Encodes bytes as base64url, which older browsers do not support.

/**
 * Read bytes.
 * @param {string} text
 */
export const decode = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

/**
 * Write bytes.
 * @param {ArrayBuffer} buffer
 */
export const encode = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
