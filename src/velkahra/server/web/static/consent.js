// Taking back to a line of the log, asking the others, pauses, and steps that do themselves.
//
// It talks through the table's connection (`table:send`) and hears of changes (`table:update`).
// What a player switches on here is remembered in this browser only.
"use strict";

(() => {
  const table = document.getElementById("table");
  const log = document.getElementById("log");
  const words = JSON.parse(document.getElementById("time").dataset.words);
  const part = (id) => document.getElementById(id);
  const asked = part("asked");
  const ending = part("ending");
  const askBack = part("ask-back"); // a spectator has no such button
  const { hide } = Sparing;

  let version = -1;
  let turn = {};
  let skipped = ""; // what was skipped last, so that it is not sent twice
  let endsAt = 0; // when the turn ends by itself
  let stays = false; // the player does not want it to end
  let timer = 0;

  const send = (detail) => table.dispatchEvent(new CustomEvent("table:send", { detail }));

  const memory = {
    get: (key) => {
      try {
        return localStorage.getItem(`velkahra-${key}`) ?? "";
      } catch {
        return ""; // a browser that remembers nothing starts with the usual
      }
    },
    set: (key, value) => {
      try {
        localStorage.setItem(`velkahra-${key}`, value);
      } catch {
        // as above
      }
    },
  };

  function showAsked() {
    const request = turn.asked;
    const line = asked.querySelector("p");
    hide(asked, !request);
    if (!request) {
      if (line.textContent) line.textContent = "";
      return;
    }
    if (line.textContent !== request.text) line.textContent = request.text;
    part("agree").hidden = part("decline").hidden = !request.answer;
    part("withdraw").hidden = !request.mine;
  }

  const reply = (yes) => () => turn.asked && send({ kind: "reply", n: turn.asked.n, yes });
  part("agree").addEventListener("click", reply(true));
  part("decline").addEventListener("click", reply(false));
  part("withdraw").addEventListener("click", reply(false));
  part("resume").addEventListener("click", () => send({ kind: "resume" }));
  part("ask-pause")?.addEventListener("click", () => send({ kind: "ask-pause" }));
  part("ask-end")?.addEventListener("click", ({ target }) => {
    const { sure } = target.dataset; // the first click asks whether one is sure
    if (sure) target.textContent = sure;
    else send({ kind: "ask-end" });
    delete target.dataset.sure;
  });

  /** Remember at each new line of the log which of my own plies begins there. */
  function label({ first, own }) {
    own.forEach((ply, i) => {
      if (ply < 0) return;
      const item = log.querySelector(`[data-n="${first + i}"]`);
      if (item) item.dataset.ply = ply;
    });
  }

  /** Lines behind the border get a button that takes back; the others one that asks. */
  function showButtons() {
    const asking = askBack?.getAttribute("aria-pressed") === "true";
    for (const item of log.querySelectorAll("[data-ply]")) {
      const free = turn.border >= 0 && Number(item.dataset.ply) >= turn.border;
      const name = free ? "back-here" : "back-ask";
      const wanted = turn.border >= 0 && !turn.paused && (free || asking);
      let button = item.querySelector(".back");
      item.classList.toggle("undoable", wanted);
      if (!wanted) {
        button?.remove();
        continue;
      }
      if (!button) {
        button = document.createElement("button");
        button.type = "button";
        button.className = "back";
        button.textContent = "\u21b6";
        item.append(button);
      }
      button.dataset.asks = !free;
      const line = item.firstChild?.textContent ?? "";
      Sparing.put(button, "title", words[name]);
      Sparing.put(button, "aria-label", `${words[name]}: ${line}`);
    }
  }

  log.addEventListener("click", (event) => {
    const button = event.target.closest?.(".back");
    if (!button) return;
    const to = Number(button.closest("[data-ply]").dataset.ply);
    const kind = button.dataset.asks === "true" ? "ask-back" : "undo";
    send({ kind, v: version, to });
    if (kind === "ask-back") press(false);
  });

  function press(on) {
    askBack?.setAttribute("aria-pressed", String(on));
    showButtons();
  }

  askBack?.addEventListener("click", () => {
    const on = askBack.getAttribute("aria-pressed") !== "true";
    press(on);
    if (on) log.querySelector(".back")?.focus();
  });

  const skip = part("skip-steps");
  const end = part("end-turn");

  if (skip) {
    skip.checked = memory.get("skip-steps") === "yes";
    skip.addEventListener("change", () => {
      memory.set("skip-steps", skip.checked ? "yes" : "no");
      skipStep();
    });
    const seconds = memory.get("end-turn");
    if ([...end.options].some((option) => option.value === seconds)) end.value = seconds;
    end.addEventListener("change", () => {
      memory.set("end-turn", end.value);
      stays = false;
      endsAt = 0;
      countDown();
    });
  }

  function act(text) {
    send({ kind: "act", v: version, text });
  }

  function skipStep() {
    const step = turn.skip && !turn.paused ? `${version} ${turn.skip}` : "";
    if (!step || !skip?.checked || step === skipped) return;
    skipped = step;
    act(turn.skip);
  }

  /** Show how long it takes until the turn ends by itself, second by second. */
  function countDown() {
    clearTimeout(timer);
    const seconds = Number(end?.value ?? 0);
    if (!turn.end) stays = false;
    if (!turn.end || !seconds || stays || turn.paused) {
      endsAt = 0;
      hide(ending, true);
      return;
    }
    if (!endsAt) endsAt = performance.now() + 1000 * seconds;
    const left = Math.ceil((endsAt - performance.now()) / 1000);
    if (left <= 0) {
      stays = true; // whatever comes of it, it is tried once
      ending.hidden = true;
      return act(turn.end);
    }
    ending.querySelector("b").textContent = `${left} ${words["pace-seconds"]}`;
    ending.hidden = false;
    timer = setTimeout(countDown, 200);
  }

  part("stay").addEventListener("click", () => {
    stays = true;
    countDown();
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || ending.hidden) return;
    stays = true;
    countDown();
  });

  table.addEventListener("table:update", ({ detail }) => {
    version = detail.v;
    turn = { border: -1, ...detail.turn };
    showAsked();
    if (part("finish")) hide(part("finish"), !turn.may_end);
    hide(part("paused"), Boolean(!turn.paused || turn.ended || turn.halted));
    hide(part("halted"), !turn.halted);
    hide(part("resume"), table.dataset.seat === "-1");
    hide(part("early"), !turn.early);
    if (askBack) askBack.disabled = turn.border < 0;
    if (part("ask-pause")) hide(part("ask-pause"), Boolean(turn.paused) || detail.over);
    Sparing.later(() => {
      label(detail.log);
      showButtons();
    });
    skipStep();
    countDown();
  });
})();
