// The organiser's desk: counts clocks down, takes over what has changed, fills in squares.
"use strict";

(() => {
  const desk = document.getElementById("desk");
  const lost = document.getElementById("desk-lost");
  const news = document.getElementById("desk-news");
  const AGAIN = 2000;
  const LOW = 120;
  const VERSION = /name="v" value="\d+"/g;
  const served = new Map(); // what the server said of each part
  const making = new Map(); // sheets that are being made: their titles, by their addresses
  let version = Number(desk.dataset.v);
  let heard = performance.now();
  let asking = false;
  let again = false; // there was news while we asked

  const parts = (root) => [...root.querySelectorAll("[data-part]")];
  // What is left of the time is different each time the server is asked.
  const plain = (part) => part.outerHTML.replace(VERSION, "").replace(/data-left="\d+"[^<]*/g, "");
  const remember = () => parts(desk).forEach((part) => served.set(part.id, plain(part)));

  function tick() {
    const passed = performance.now() - heard;
    for (const dial of desk.querySelectorAll("[data-left]")) {
      const runs = dial.dataset.runs === "yes";
      const left = Math.max(0, Number(dial.dataset.left) - (runs ? passed : 0));
      const seconds = Math.ceil(left / 1000);
      const rest = String(seconds % 60).padStart(2, "0");
      const shown = seconds ? `${Math.floor(seconds / 60)}:${rest}` : dial.dataset.up;
      if (dial.textContent !== shown) dial.textContent = shown;
      dial.closest("li").classList.toggle("low", runs && seconds <= LOW);
    }
  }

  /** A part that somebody is filling in is left alone. */
  function isBusy(part) {
    if (part.contains(document.activeElement) && document.activeElement.matches("input, select")) return true;
    const changed = (field) =>
      field.type === "radio" ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
    return [...part.querySelectorAll("input:not([type=hidden])")].some(changed);
  }

  function takeOver(fresh) {
    const open = new Set([...desk.querySelectorAll("details[open] > summary")].map((line) => line.textContent));
    let left = false;
    for (const part of parts(fresh)) {
      const old = document.getElementById(part.id);
      if (!old || served.get(part.id) === plain(part)) continue;
      if (isBusy(old)) left = true;
      else old.replaceWith(part);
    }
    for (const line of desk.querySelectorAll("summary")) {
      if (open.has(line.textContent)) line.parentElement.open = true;
    }
    news.hidden = !left;
    if (left) return;
    version = Number(fresh.querySelector("#desk").dataset.v);
    for (const field of desk.querySelectorAll('input[name="v"]')) field.value = version;
    for (const dial of fresh.querySelectorAll("#clock [data-left]")) dial.remove();
    remember();
  }

  async function ask() {
    const answer = await fetch(location.pathname, { headers: { accept: "text/html" } });
    if (!answer.ok) return location.reload();
    const text = await answer.text();
    heard = performance.now();
    takeOver(new DOMParser().parseFromString(text, "text/html"));
    tick();
  }

  /** Takes over what is new; what becomes new meanwhile is asked for again. */
  async function renew() {
    again = asking;
    if (asking) return;
    asking = true;
    try {
      do {
        again = false;
        await ask();
      } while (again);
    } finally {
      asking = false;
    }
  }

  function listen() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${desk.dataset.live}`);
    socket.addEventListener("message", ({ data }) => {
      lost.hidden = true;
      if (Number(data) !== version) renew();
    });
    socket.addEventListener("close", () => {
      lost.hidden = false;
      setTimeout(listen, AGAIN);
    });
  }

  desk.addEventListener("click", ({ target }) => {
    const square = target.closest("[data-square]");
    if (!square) return;
    const map = square.closest("[data-fills]");
    map.closest("form").elements[map.dataset.fills].value = square.dataset.square;
    for (const other of map.children) other.setAttribute("aria-pressed", String(other === square));
  });

  desk.addEventListener("click", ({ target }) => {
    if (target.closest("[data-print]")) print();
  });

  /** Says what is being made, then how the last of it ended. */
  function tell(ended) {
    const news = document.getElementById("print-news");
    const titles = [...making.values()].join(", ");
    news.textContent = titles ? `${news.dataset.makes} ${titles} …` : ended;
    news.toggleAttribute("data-busy", making.size > 0);
  }

  async function fetched(address) {
    const { dataset } = document.getElementById("print-news");
    const title = making.get(address);
    try {
      const answer = await fetch(address);
      if (answer.ok) {
        save(await answer.blob(), /filename="([^"]+)"/.exec(answer.headers.get("content-disposition"))[1]);
        return `${dataset.made} ${title}`;
      }
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      return page.querySelector("main .lead").textContent;
    } catch {
      return `${dataset.lost} ${title}`;
    }
  }

  function save(blob, name) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), AGAIN);
  }

  // A sheet takes seconds to be made: the page says so, and saves it when it is there.
  desk.addEventListener("click", async (event) => {
    const link = event.target.closest("[data-sheet]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (making.has(link.href)) return;
    making.set(link.href, link.textContent);
    tell();
    const ended = await fetched(link.href);
    making.delete(link.href);
    tell(ended);
  });

  // Tapping the teams one after the other gives them the places that are still free.
  desk.addEventListener("click", ({ target }) => {
    const legend = target.closest(".row legend");
    const form = legend?.closest("form");
    if (!form) return;
    const taken = new Set([...form.querySelectorAll("input[type=radio]:checked")].map((one) => one.value));
    const own = legend.closest("fieldset").querySelectorAll("input[type=radio]");
    const next = [...own].find((one) => /^\d+$/.test(one.value) && !taken.has(one.value));
    if (next) next.checked = true;
  });

  remember();
  setInterval(tick, 250);
  listen();
})();
