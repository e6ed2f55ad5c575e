// The chat beside a game: who is here, what is said, signals, muting and reporting.
//
// It talks through the table's connection (`table:send`, `table:message`). Whatever a person typed
// is put on the page as text, never as markup. Whom one mutes, and whether one reads the chat at
// all, is remembered in this browser only.
"use strict";

(() => {
  const table = document.getElementById("table");
  const card = document.getElementById("chat");
  const said = document.getElementById("said");
  const nothing = document.getElementById("said-nothing");
  const talking = document.getElementById("talking");
  const signals = document.getElementById("signals");
  const form = document.getElementById("say-form");
  const field = document.getElementById("say");
  const send = form.querySelector("button");
  const naming = document.getElementById("naming");
  const name = document.getElementById("name");
  const note = document.getElementById("chat-note");
  const mutedList = document.getElementById("muted");
  const hide = document.getElementById("chat-switch");
  const unread = document.getElementById("unread");
  const words = JSON.parse(card.dataset.words);
  const watching = card.dataset.seat === "-1";
  const place = `velkahra-${card.dataset.table}-${card.dataset.seat}`;
  const language = document.documentElement.lang;

  let mode = "all";
  let people = [];
  let pending = null; // what is on its way
  let heard = -1; // the last line's number
  let unseen = 0; // lines that came while the chat was out of sight
  let inSight = true;

  const memory = {
    get: (key) => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null; // a browser that remembers nothing still shows the chat
      }
    },
    set: (key, value) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        // as above
      }
    },
  };

  const muted = new Map(JSON.parse(memory.get(`${place}-muted`) ?? "[]"));
  let off = memory.get(`${place}-chat`) === "off";

  const tell = (message) => table.dispatchEvent(new CustomEvent("table:send", { detail: message }));

  /** What a spectator's browser is known by, so that it is the same person after a reload. */
  function browserKey() {
    const known = memory.get("velkahra-browser");
    if (known) return known;
    const made = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    memory.set("velkahra-browser", made);
    return made;
  }

  function element(kind, text = "", className = "") {
    const made = document.createElement(kind);
    made.textContent = text;
    if (className) made.className = className;
    return made;
  }

  function button(text, onClick) {
    const made = element("button", text);
    made.type = "button";
    made.addEventListener("click", onClick);
    return made;
  }

  function whoIs(line) {
    if (line.seat < 0) return `${words["chat-spectator"]} ${line.name || line.who.slice(-4)}`;
    const given = people.find((person) => person.seat === line.seat)?.name;
    return words.seats[line.seat] + (given ? ` · ${given}` : "");
  }

  // lines

  function write(line) {
    const item = element("li");
    item.dataset.n = line.n;
    item.dataset.who = line.who;
    item.dataset.seat = line.seat;
    item.classList.toggle("mine", Boolean(line.mine));
    item.classList.toggle("crowd", line.seat < 0);
    item.classList.toggle("signal", Boolean(line.signal));
    const by = element("span", whoIs(line), "by");
    by.dataset.name = line.name ?? "";
    const when = new Date(line.at * 1000);
    const time = element("time", clock(when));
    time.dateTime = when.toISOString();
    const head = element("p", "", "head");
    head.append(by, " ", time);
    const body = element("p", line.text, "text");
    item.append(head, body);
    if (!line.mine) item.append(menu(line, by));
    item.hidden = muted.has(line.who);
    said.append(item);
  }

  function clock(when) {
    const today = when.toDateString() === new Date().toDateString();
    const form = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
    return new Intl.DateTimeFormat(language, form).format(when);
  }

  function menu(line, by) {
    const details = element("details", "", "line-menu");
    const summary = element("summary", "⋯");
    summary.setAttribute("aria-label", words["chat-more"].replace("{}", by.textContent));
    const choices = element("span", "", "choices");
    choices.append(
      button(words["chat-mute"], () => mute(line.who, by.textContent)),
      button(words["chat-report"], () => {
        tell({ kind: "report", n: line.n });
        details.open = false;
      }),
    );
    details.append(summary, choices);
    return details;
  }

  function hear(message) {
    const atEnd = said.scrollHeight - said.scrollTop - said.clientHeight < 40;
    if (message.fresh) said.replaceChildren();
    const before = heard;
    for (const line of message.lines ?? []) {
      write(line);
      heard = Math.max(heard, line.n);
    }
    nothing.hidden = said.childElementCount > 0;
    if (atEnd || message.fresh) said.scrollTop = said.scrollHeight;
    const seenBefore = Number(memory.get(`${place}-seen`) ?? -1);
    for (const line of message.lines ?? []) {
      const late = line.n > before && line.n > seenBefore;
      if (late && !line.mine && !muted.has(line.who)) unseen += 1;
    }
    showUnread();
  }

  // what was said while the chat was out of sight

  function showUnread() {
    if (off || (inSight && !document.hidden)) unseen = 0;
    if (!unseen && heard >= 0) memory.set(`${place}-seen`, heard);
    unread.hidden = unseen === 0;
    const count = Math.min(unseen, words.unread.length - 1);
    unread.textContent = `✉ ${count}${count < unseen ? "+" : ""}`;
    unread.setAttribute("aria-label", words.unread[count]);
    unread.title = words.unread[count];
  }

  unread.addEventListener("click", () => {
    talking.scrollIntoView({ block: "center" });
    said.focus({ preventScroll: true });
    unseen = 0;
    showUnread();
  });

  new IntersectionObserver(([entry]) => {
    inSight = entry.isIntersecting;
    showUnread();
  }).observe(said);

  // people

  function showPeople() {
    for (const person of people) {
      const row = document.querySelector(`[data-sitter="${person.seat}"]`);
      row.classList.toggle("here", Boolean(person.here));
      row.querySelector(".given").textContent = person.name ? ` · ${person.name}` : "";
      row.querySelector(".seen").textContent = presence(person);
    }
    for (const item of said.children) {
      const { seat, who } = item.dataset;
      const by = item.querySelector(".by");
      by.textContent = whoIs({ seat: Number(seat), who, name: by.dataset.name });
    }
  }

  function presence({ here, seen }) {
    if (here) return words["chat-here"];
    return seen ? words["chat-seen"].replace("{}", ago(seen)) : words["chat-never"];
  }

  function ago(at) {
    const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    const seconds = Math.min(0, at - Date.now() / 1000);
    const units = [["day", 86400], ["hour", 3600], ["minute", 60]];
    const [unit, size] = units.find(([, length]) => -seconds >= length) ?? ["minute", 60];
    return format.format(Math.trunc(seconds / size), unit);
  }

  setInterval(() => {
    if (!document.hidden) showPeople();
  }, 30_000);

  // muting, for oneself

  function mute(who, called) {
    if (muted.has(who)) muted.delete(who);
    else muted.set(who, called);
    memory.set(`${place}-muted`, JSON.stringify([...muted]));
    showMuted();
  }

  function showMuted() {
    for (const item of said.children) item.hidden = muted.has(item.dataset.who);
    for (const row of document.querySelectorAll("[data-sitter] .mute")) {
      const silent = muted.has(`seat-${row.parentElement.dataset.sitter}`);
      row.setAttribute("aria-pressed", silent);
    }
    mutedList.replaceChildren(
      ...[...muted].map(([who, called]) => {
        const row = element("p", words["chat-muted"].replace("{}", called), "row");
        row.append(button(words["chat-unmute"], () => mute(who)));
        return row;
      }),
    );
  }

  document.getElementById("people").addEventListener("click", ({ target }) => {
    if (!target.classList.contains("mute")) return;
    const seat = Number(target.parentElement.dataset.sitter);
    mute(`seat-${seat}`, whoIs({ seat }));
  });

  // what the host allows, and what the reader wants

  function showMode() {
    talking.hidden = off;
    form.hidden = mode !== "all";
    signals.hidden = mode === "off";
    hide.hidden = false;
    hide.textContent = off ? words["chat-show"] : words["chat-hide"];
    note.textContent = mode === "all" ? "" : words[`chat-host-${mode}`];
    showUnread();
  }

  hide.addEventListener("click", () => {
    off = !off;
    memory.set(`${place}-chat`, off ? "off" : "on");
    showMode();
    said.scrollTop = said.scrollHeight;
  });

  // saying something

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (pending !== null || !field.value.trim()) return;
    note.textContent = "";
    setPending(field.value);
    tell({ kind: "say", text: field.value });
  });

  /** What is typed stays in the field until the server has it. */
  function setPending(text) {
    pending = text;
    field.readOnly = text !== null;
    send.disabled = text !== null;
  }

  signals.addEventListener("click", ({ target }) => {
    note.textContent = "";
    if (target.dataset.signal) tell({ kind: "signal", key: target.dataset.signal });
  });

  document.getElementById("name-form").addEventListener("submit", (event) => {
    event.preventDefault();
    memory.set("velkahra-name", name.value);
    tell(nameMessage());
  });

  const nameMessage = () =>
    watching
      ? { kind: "name", name: name.value, key: browserKey() }
      : { kind: "name", name: name.value };

  if (!name.value) name.value = memory.get("velkahra-name") ?? "";

  // what the server tells

  const about = {
    chat(message) {
      const connected = message.fresh && message.people;
      if (message.people) people = message.people;
      if (message.mode && message.mode !== mode) {
        mode = message.mode;
        showMode();
      }
      if (message.fresh || message.lines) hear(message);
      if (message.people) showPeople();
      if (connected) greet(message.lines ?? []);
    },
    "chat-done"({ what, text }) {
      if (what === "say") {
        field.value = "";
        setPending(null);
      }
      if (what === "name") naming.open = false;
      note.textContent = text;
    },
    "chat-problem"({ text }) {
      setPending(null);
      note.textContent = text;
    },
  };

  /** A new connection: say who looks, and find out what became of a line on its way. */
  function greet(lines) {
    if (watching) tell(nameMessage());
    if (document.hidden) tell({ kind: "look", on: false });
    if (pending === null) return;
    if (lines.some((line) => line.mine && line.text === pending.trim())) field.value = "";
    setPending(null);
  }

  table.addEventListener("table:message", ({ detail }) => about[detail.kind]?.(detail));

  document.addEventListener("visibilitychange", () => {
    tell({ kind: "look", on: !document.hidden });
    showUnread();
  });

  showMuted();
  showMode();
})();
