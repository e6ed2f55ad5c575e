// The dialogs of the header, and the settings: kept in this browser, set as data attributes.
//
// A group of radio buttons is named `<scope>/<name>`. The scope "page" is set on the root of the
// document, a game's own on the root of its area. Defaults are kept and set as no attribute.
"use strict";

(() => {
  const KEY = "settings";
  const dialog = document.getElementById("settings");
  const table = document.getElementById("table");
  const radios = [...dialog.querySelectorAll("input[type=radio]")];
  const defaults = new Map();
  for (const radio of radios) if (radio.defaultChecked) defaults.set(radio.name, radio.value);

  let kept = read();

  function read() {
    try {
      const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      return found && typeof found === "object" ? found : {};
    } catch {
      return {};
    }
  }

  function keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // No storage: the settings hold until the page is left.
    }
  }

  const offered = (name, value) => radios.some((r) => r.name === name && r.value === value);

  function apply() {
    const area = document.getElementById("game")?.firstElementChild;
    for (const [name, normal] of defaults) {
      const [scope, key] = name.split("/");
      const root = scope === "page" ? document.documentElement : area;
      const value = offered(name, kept[name]) ? kept[name] : normal;
      if (!root) continue;
      if (value === normal) delete root.dataset[key];
      else root.dataset[key] = value;
    }
  }

  // Some settings change what the server says: it reads them in cookies, so the page comes anew.

  function manners() {
    const found = {};
    for (const group of dialog.querySelectorAll("[data-manner]")) {
      const { name } = group.querySelector("input");
      const scope = name.split("/")[0];
      const other = offered(name, kept[name]) && kept[name] !== defaults.get(name);
      if (other || !(scope in found)) found[scope] = other ? group.dataset.manner : "";
    }
    return Object.entries(found).map(([scope, manner]) => [`manner-${scope}`, manner]);
  }

  const cookie = (name) => document.cookie.split("; ").find((c) => c.startsWith(`${name}=`)) ?? "";
  const told = ([name, manner]) => cookie(name) === (manner ? `${name}=${manner}` : "");

  function ask() {
    const wanted = manners();
    if (wanted.every(told)) return;
    for (const [name, manner] of wanted) {
      document.cookie = `${name}=${manner}; path=/; samesite=lax; max-age=${manner ? 31536000 : 0}`;
    }
    if (wanted.every(told)) location.reload(); // without cookies everything is told
  }

  function check() {
    for (const radio of radios) {
      const value = offered(radio.name, kept[radio.name]) ? kept[radio.name] : defaults.get(radio.name);
      radio.checked = radio.value === value;
    }
  }

  dialog.addEventListener("change", ({ target }) => {
    if (defaults.get(target.name) === target.value) delete kept[target.name];
    else kept[target.name] = target.value;
    keep();
    apply();
  });

  document.addEventListener("click", ({ target }) => {
    const opener = target.closest?.("[data-opens]");
    if (opener) document.getElementById(opener.dataset.opens).showModal();
    // A click beside a dialog closes it: the dialog itself is hit only through its backdrop.
    else if (target.matches?.("dialog[open]")) target.close();
  });

  window.addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    kept = read();
    check();
    apply();
    ask();
  });

  // A new game area comes without them.
  table?.addEventListener("table:update", ({ detail }) => detail.layout && apply());
  dialog.addEventListener("close", ask);
  check();
  apply();
  ask();
})();
