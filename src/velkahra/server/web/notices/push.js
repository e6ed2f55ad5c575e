// Switches web push of a seat's turns on and off for this device.
//
// Only a click asks for permission. If push is not possible, a sentence says why.

import { decode } from "../shared/base64url.js";
import { byId, wordsOf } from "../shared/dom.js";
import { keep } from "../shared/storage.js";

const WORKER = "/push-worker.js";

/** Set up the switch in its part of the page. @param {HTMLElement} part */
function offer(part) {
  const toggle = byId("push-switch", HTMLButtonElement);
  const state = byId("push-state");
  const words = wordsOf(part);
  const ownKey = decode(part.dataset.key ?? "");

  /**
   * Show whether push is on. The table's own page then does not notify, so that no turn is
   * notified twice.
   * @param {boolean} on
   * @param {string} problem
   */
  function show(on, problem = "") {
    const why = hindered();
    toggle.hidden = why !== "";
    toggle.disabled = false;
    toggle.textContent = words[on ? "push-off" : "push-on"];
    toggle.dataset.on = String(on);
    state.textContent = words[why || problem || (on ? "push-is-on" : "push-is-off")];
    keep(`velkahra-${part.dataset.place}-push`, on && !why ? "on" : "off");
  }

  /**
   * Change or query a subscription at the server. Returns whether push is on now.
   * @param {"on" | "off" | "ask"} wish
   * @param {PushSubscription} subscription
   * @returns {Promise<boolean>}
   */
  async function request(wish, subscription) {
    const { endpoint = "", keys } = subscription.toJSON();
    const body = new URLSearchParams({ wish, endpoint, ...keys });
    const answer = await fetch(part.dataset.path ?? "", { method: "POST", body });
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    return (await answer.json()).on;
  }

  /**
   * Return whether a subscription is for this server's key, which changes with its folder.
   * @param {PushSubscription} subscription
   */
  function isOurs(subscription) {
    const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
    return key.length === ownKey.length && key.every((byte, n) => byte === ownKey[n]);
  }

  async function subscribed() {
    await navigator.serviceWorker.register(WORKER, { scope: "/" });
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    if (old && isOurs(old)) return old;
    await old?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: ownKey });
  }

  /** @param {boolean} on */
  async function change(on) {
    if (!on) {
      const subscription = await known();
      return subscription ? request("off", subscription) : false;
    }
    if ((await Notification.requestPermission()) !== "granted") return false;
    return request("on", await subscribed());
  }

  toggle.addEventListener("click", async () => {
    const was = toggle.dataset.on === "true";
    toggle.disabled = true;
    try {
      show(await change(!was));
    } catch {
      show(was, "push-failed");
    }
  });

  async function begin() {
    if (hindered()) return show(false);
    try {
      const subscription = await known();
      show(subscription !== null && isOurs(subscription) && (await request("ask", subscription)));
    } catch {
      show(false);
    }
  }

  begin();
}

/** Return why push is not possible; "" if it is. */
function hindered() {
  if (!window.isSecureContext) return "push-insecure";
  const able = navigator.serviceWorker && "PushManager" in window && "Notification" in window;
  if (!able) return "push-unable";
  return Notification.permission === "denied" ? "notify-blocked" : "";
}

async function known() {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const part = document.getElementById("push");
if (part) offer(part);
