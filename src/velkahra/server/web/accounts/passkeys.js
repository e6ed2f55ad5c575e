// Adds a passkey to the account, or signs in with one, at the address in `data-path`.
//
// PATH/ask returns the options, the browser lets the person choose, and the result is posted.

import { decode, encode } from "../shared/base64url.js";
import { byId, wordsOf } from "../shared/dom.js";

/**
 * @typedef {{id: string}[] | undefined} Keys as the server writes them
 * @typedef {Record<string, any>} Options
 */

/** Fields of a credential; registration and sign-in have different ones. */
const PARTS = [
  "clientDataJSON",
  "attestationObject",
  "authenticatorData",
  "signature",
  "userHandle",
];

/** @param {Keys} list */
const readKeys = (list) => list?.map((key) => ({ ...key, id: decode(key.id) }));

/** @param {any} credential */
function written({ id, rawId, type, response }) {
  const given = PARTS.filter((name) => response[name]).map((name) => [
    name,
    encode(response[name]),
  ]);
  return JSON.stringify({ id, rawId: encode(rawId), type, response: Object.fromEntries(given) });
}

/**
 * Let a person choose.
 * @param {Options} options as the server wrote them
 * @param {boolean} adds
 */
function chosen(options, adds) {
  const challenge = decode(options.challenge);
  if (!adds) {
    const allowCredentials = readKeys(options.allowCredentials);
    const publicKey = /** @type {any} */ ({ ...options, challenge, allowCredentials });
    return navigator.credentials.get({ publicKey });
  }
  const user = { ...options.user, id: decode(options.user.id) };
  const excludeCredentials = readKeys(options.excludeCredentials);
  const publicKey = /** @type {any} */ ({ ...options, challenge, user, excludeCredentials });
  return navigator.credentials.create({ publicKey });
}

/**
 * Show the button, and add or use a passkey when it is clicked.
 * @param {HTMLElement} part
 * @param {HTMLButtonElement} button
 */
function offer(part, button) {
  const state = byId("passkey-state");
  const words = wordsOf(part);
  const path = part.dataset.path ?? "";
  const adds = path.endsWith("passkeys");

  /**
   * Send a form. Throws an error with the server's reason if it refuses.
   * @param {string} to
   * @param {Record<string, string>} fields
   * @returns {Promise<Record<string, any>>}
   */
  async function post(to, fields = {}) {
    const answer = await fetch(to, { method: "POST", body: new URLSearchParams(fields) });
    const result = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new Error(result.why ?? words["passkey-failed"]);
    return result;
  }

  async function go() {
    const options = await post(adds ? `${path}/ask` : "/account/passkey/ask");
    const answer = written(await chosen(options, adds));
    const bring = document.querySelector("form[action$='/sign-in'] [name=bring]:checked");
    const fields = { answer, ...(bring ? { bring: "yes" } : {}) };
    const { to } = await post(adds ? `${path}/add` : path, fields);
    location.assign(to);
    if (adds) location.reload();
  }

  button.addEventListener("click", async () => {
    button.disabled = true;
    state.textContent = "";
    try {
      await go();
    } catch (problem) {
      const own = problem instanceof DOMException;
      state.textContent = own ? words["passkey-stopped"] : /** @type {Error} */ (problem).message;
    } finally {
      button.disabled = false;
    }
  });

  if (location.origin !== part.dataset.origin) {
    state.textContent = words["passkey-elsewhere"];
  } else if (!window.isSecureContext || !("PublicKeyCredential" in window)) {
    state.textContent = words["passkey-unable"];
  } else {
    button.hidden = false;
  }
}

const part = document.getElementById("passkeys");
const button = document.getElementById("passkey-go");
if (part && button instanceof HTMLButtonElement) offer(part, button);
