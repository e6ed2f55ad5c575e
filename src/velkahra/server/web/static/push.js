// Switches on and off that this device is told of a seat's turns while no page is open.
//
// The browser is asked for leave by a click only. Where it cannot be, a sentence says why.
"use strict";

(() => {
  const part = document.getElementById("push");
  if (!part) return;
  const toggle = document.getElementById("push-switch");
  const state = document.getElementById("push-state");
  const words = JSON.parse(part.dataset.words);
  const worker = "/push-worker.js";

  /** Say why it cannot be; "" where it can. */
  function hindered() {
    if (!window.isSecureContext) return "push-insecure";
    if (!navigator.serviceWorker || !window.PushManager || !window.Notification) return "push-unable";
    return Notification.permission === "denied" ? "notify-blocked" : "";
  }

  /** The table's own page leaves it to the push service, so that no turn is told twice. */
  function remember(on) {
    try {
      localStorage.setItem(`velkahra-${part.dataset.place}-push`, on ? "on" : "off");
    } catch {
      // without a memory the page tells it as well
    }
  }

  function show(on, problem = "") {
    const why = hindered();
    toggle.hidden = why !== "";
    toggle.disabled = false;
    toggle.textContent = words[on ? "push-off" : "push-on"];
    toggle.dataset.on = on;
    state.textContent = words[why || problem || (on ? "push-is-on" : "push-is-off")];
    remember(on && !why);
  }

  /** Tell the server what is wished for a subscription. Returns: whether it is told now. */
  async function tell(wish, subscription) {
    const { endpoint, keys } = subscription.toJSON();
    const body = new URLSearchParams({ wish, endpoint, ...keys });
    const answer = await fetch(part.dataset.path, { method: "POST", body });
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    return (await answer.json()).on;
  }

  const bytes = (text) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

  /** Say whether a subscription is for this server's key, which changes with its folder. */
  function isOurs(subscription) {
    const key = new Uint8Array(subscription.options.applicationServerKey ?? []);
    const own = bytes(part.dataset.key);
    return key.length === own.length && key.every((byte, n) => byte === own[n]);
  }

  async function known() {
    const registration = await navigator.serviceWorker.getRegistration("/");
    return (await registration?.pushManager.getSubscription()) ?? null;
  }

  async function subscribed() {
    await navigator.serviceWorker.register(worker, { scope: "/" });
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    if (old && isOurs(old)) return old;
    await old?.unsubscribe();
    const applicationServerKey = bytes(part.dataset.key);
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  }

  async function change(on) {
    if (!on) {
      const subscription = await known();
      return subscription ? tell("off", subscription) : false;
    }
    if ((await Notification.requestPermission()) !== "granted") return false;
    return tell("on", await subscribed());
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
      show(subscription !== null && isOurs(subscription) && (await tell("ask", subscription)));
    } catch {
      show(false);
    }
  }

  begin();
})();
