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

const SILENCE = 12_000; // milliseconds without an answer until a connection counts as lost
const AWAY = 300_000; // milliseconds out of sight after which a connection is made again
const ANSWERED = ["act", "ahead", "undo", "why", "would"]; // messages that get an answer at once

/** @type {WebSocket | undefined} */
let socket;
let attempts = 0;
let silence = 0; // timer
let leftAt = 0; // when the page went out of sight
/** Give the connection up and make another. */
let renew = () => {};

/**
 * Send a message to the server. Returns whether the connection is open.
 * @param {Message} message
 */
export function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  if (ANSWERED.includes(message.kind)) silence ||= setTimeout(() => renew(), SILENCE);
  return true;
}

function hear() {
  clearTimeout(silence);
  silence = 0;
}

/**
 * Connect with the server, again whenever the connection is lost.
 * @param {(message: Update | Answer) => void} receive
 * @param {() => void} interrupted
 */
export function connect(receive, interrupted) {
  const { live, drawnAs } = table.dataset; // how the page came, and nothing once it was told more
  const own = openSocket(drawnAs ? `${live}&drawn=${drawnAs}` : live);
  socket = own;
  const end = () => {
    if (socket !== own) return;
    socket = undefined;
    hear();
    interrupted();
    lost.hidden = false;
    if (attempts) emit("table:lost");
    // Pages of a server that ends do not come back all at the same moment.
    const pause = Math.min(8000, 400 * 2 ** attempts++) * (0.75 + Math.random() / 2);
    setTimeout(connect, pause, receive, interrupted);
  };
  renew = () => {
    own.close();
    end(); // a line that swallows everything would close much later
  };
  own.addEventListener("open", () => {
    attempts = 0;
    lost.hidden = true;
  });
  own.addEventListener("message", ({ data }) => {
    if (socket !== own) return;
    hear();
    delete table.dataset.drawnAs;
    for (const line of data.split("\n")) receive(JSON.parse(line));
  });
  own.addEventListener("close", end);
}

addEventListener("online", () => renew());
document.addEventListener("visibilitychange", () => {
  if (document.hidden) leftAt = Date.now();
  else if (Date.now() - leftAt > AWAY) renew();
});
