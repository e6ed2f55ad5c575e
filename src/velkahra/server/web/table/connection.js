// The connection of a table's page with the server: messages as JSON, one a line.

import { byId } from "../shared/dom.js";
import { emit } from "../shared/events.js";
import { openSocket } from "../shared/socket.js";

/**
 * @typedef {import("../shared/messages").Message} Message
 * @typedef {import("../shared/messages").Update} Update
 * @typedef {import("../shared/messages").Answer} Answer
 */

const table = byId("table");
const lost = byId("lost");

/** @type {WebSocket | undefined} */
let socket;
let attempts = 0;

/**
 * Send a message to the server. Returns whether the connection is open.
 * @param {Message} message
 */
export function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/**
 * Connect with the server, again whenever the connection is lost.
 * @param {(message: Update | Answer) => void} receive
 * @param {() => void} interrupted
 */
export function connect(receive, interrupted) {
  const { live, drawnAs } = table.dataset; // how the page came, and nothing once it was told more
  socket = openSocket(drawnAs ? `${live}&drawn=${drawnAs}` : live);
  socket.addEventListener("open", () => {
    attempts = 0;
    lost.hidden = true;
  });
  socket.addEventListener("message", ({ data }) => {
    delete table.dataset.drawnAs;
    for (const line of data.split("\n")) receive(JSON.parse(line));
  });
  socket.addEventListener("close", () => {
    interrupted();
    lost.hidden = false;
    if (attempts) emit("table:lost");
    // Pages of a server that ends do not come back all at the same moment.
    const pause = Math.min(8000, 400 * 2 ** attempts++) * (0.75 + Math.random() / 2);
    setTimeout(connect, pause, receive, interrupted);
  });
}
