// WebSockets of this server.

/**
 * Open a WebSocket at a path of this server.
 * @param {string | undefined} path
 */
export function openSocket(path) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`);
}
