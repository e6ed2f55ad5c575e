// Adds a passkey to the account, or signs in with one. The section says where: `data-path`.
//
// The server asks (PATH/ask), the browser lets its person choose, and the answer goes back. Bytes
// travel as base64url, which older browsers do not turn by themselves.
"use strict";

(() => {
  const part = document.getElementById("passkeys");
  const button = document.getElementById("passkey-go");
  if (!part || !button) return;
  const state = document.getElementById("passkey-state");
  const words = JSON.parse(part.dataset.words);
  const path = part.dataset.path;
  const adds = path.endsWith("passkeys");

  const bytes = (text) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

  const text = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");

  const keys = (list) => list?.map((key) => ({ ...key, id: bytes(key.id) }));

  /** Send a form. Raises what the server says if it refuses. */
  async function post(to, fields = {}) {
    const answer = await fetch(to, { method: "POST", body: new URLSearchParams(fields) });
    const told = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new Error(told.why ?? words["passkey-failed"]);
    return told;
  }

  /** Let a person choose; the options are as the server wrote them. */
  function chosen(options) {
    const challenge = bytes(options.challenge);
    if (!adds) {
      const allowCredentials = keys(options.allowCredentials);
      return navigator.credentials.get({ publicKey: { ...options, challenge, allowCredentials } });
    }
    const user = { ...options.user, id: bytes(options.user.id) };
    const excludeCredentials = keys(options.excludeCredentials);
    const publicKey = { ...options, challenge, user, excludeCredentials };
    return navigator.credentials.create({ publicKey });
  }

  function written({ id, rawId, type, response }) {
    const names = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
    const given = names.filter((name) => response[name]).map((name) => [name, text(response[name])]);
    return JSON.stringify({ id, rawId: text(rawId), type, response: Object.fromEntries(given) });
  }

  async function go() {
    const options = await post(adds ? `${path}/ask` : "/account/passkey/ask");
    const answer = written(await chosen(options));
    const bring = document.querySelector("form[action$='/sign-in'] [name=bring]")?.checked;
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
      state.textContent = own ? words["passkey-stopped"] : problem.message;
    } finally {
      button.disabled = false;
    }
  });

  if (location.origin !== part.dataset.origin) {
    state.textContent = words["passkey-elsewhere"];
  } else if (!window.isSecureContext || !window.PublicKeyCredential) {
    state.textContent = words["passkey-unable"];
  } else {
    button.hidden = false;
  }
})();
