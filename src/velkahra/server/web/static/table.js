// The page of a table: keeps the picture up to date and walks the choice graph.
//
// It knows no game. The server sends markup by element id, and a graph over the same ids whose
// leaves are finished actions in notation; everything that can be clicked or not follows from it.
"use strict";

(() => {
  const table = document.getElementById("table");
  const game = document.getElementById("game");
  const prompt = document.getElementById("prompt");
  const log = document.getElementById("log");
  const notice = document.getElementById("notice");
  const controls = document.getElementById("controls");
  const undo = document.getElementById("undo");
  const lost = document.getElementById("lost");
  const words = JSON.parse(table.dataset.words);
  const watching = table.dataset.seat === "-1";
  const title = document.title;
  const { put, hide } = Sparing;
  const SOON = 40; // milliseconds in which an answer comes over a good line
  const LATE = 250; // milliseconds in which an answer usually comes

  let socket = null;
  let attempts = 0;
  let version = -1;
  let graph = { nodes: [], root: 0 };
  let trail = []; // ids clicked so far, each leading to a node
  let chosen = []; // ids taken at a node where several are chosen, in the order of clicking
  let waiting = false; // an action is on its way
  let soon = 0; // the timer after which the page shows what was taken
  let late = 0; // the timer after which the page shows that it waits
  let lastTap = null; // where a refusal is shown: {x, y}
  let lastSpace = ""; // the board space that had the focus last

  const options = (node) => {
    if (!node) return [];
    if (node.type === "one") return Object.keys(node.to);
    return node.type === "choose" ? node.of.map(([id]) => id) : [];
  };

  /** The nodes from the root along the trail; the last one is where we are. */
  const nodes = () => {
    const found = [graph.nodes[graph.root]];
    for (const id of trail) found.push(graph.nodes[found.at(-1).to[id]]);
    return found;
  };

  const here = () => nodes().at(-1);

  const mark = (node) => node.mark ?? "s-";

  /** Tell in full what a node tells shortly: elements that are called alike. AC1 is A1 and C1. */
  function unfolded(choices) {
    for (const node of choices.nodes) {
      if (node.type !== "one") continue;
      node.to ??= {};
      for (const [, letters, number] of choices.rows?.[node.row]?.matchAll(/([A-Z]+)(\d+)/g) ?? []) {
        for (const letter of letters) node.to[mark(node) + letter + number] = node.text + letter + number;
      }
    }
    return choices;
  }

  /** Keep of the half-made choice what the graph still offers. */
  function recheck() {
    let node = graph.nodes[graph.root];
    const kept = [];
    for (const id of trail) {
      const next = node?.type === "one" ? node.to[id] : undefined;
      if (typeof next !== "number") break;
      kept.push(id);
      node = graph.nodes[next];
    }
    if (kept.length < trail.length || node?.type !== "choose") chosen = [];
    trail = kept;
    const offered = new Set(options(node));
    chosen = chosen.filter((id) => offered.has(id));
  }

  function take(id, byKey) {
    const node = here();
    if (node.type === "choose") toggle(node, id);
    else if (typeof node.to[id] === "string") return act(node.to[id], id);
    else trail.push(id);
    show();
    if (byKey && node.type === "one") focusFirst();
  }

  function toggle(node, id) {
    if (chosen.includes(id)) chosen = chosen.filter((other) => other !== id);
    else if (chosen.length < node.most) chosen.push(id);
    else if (node.most === 1) chosen = [id];
  }

  /** Take what was clicked if it is offered here, or was at an earlier step; else ask why not. */
  function pick(ids, byKey) {
    if (watching || waiting || !ids.length) return;
    hideNotice();
    const now = new Set(options(here()));
    const id = ids.find((other) => now.has(other));
    if (id !== undefined) return take(id, byKey);
    const before = nodes();
    for (let step = trail.length - 1; step >= 0; step--) {
      const offered = new Set(options(before[step]));
      const other = ids.find((wish) => offered.has(wish));
      if (other === undefined) continue;
      const same = trail[step] === other;
      trail = trail.slice(0, step);
      chosen = [];
      return same ? show() : take(other, byKey);
    }
    send({ kind: "why", v: version, path: [...trail, ...chosen, ids[0]].slice(-24) });
  }

  /** Find the way through the graph to an action: the ids to click, and the last one beside them. */
  function wayTo(text, number = graph.root, way = [], seen = new Set()) {
    const node = graph.nodes[number];
    if (!node || seen.has(number)) return null;
    seen.add(number);
    if (node.type === "choose") return selection(node, text, way);
    if (node.type === "number") return node.values.some((value) => `${node.text}${value}` === text) ? { way, taken: [] } : null;
    for (const [id, next] of Object.entries(node.to)) {
      if (next === text) return { way, taken: [], last: id };
      const found = typeof next === "number" && wayTo(text, next, [...way, id], seen);
      if (found) return found;
    }
    return null;
  }

  /** The ids to be taken where several are chosen, or null if this is not where the action ends. */
  function selection(node, text, way) {
    if (!text.startsWith(node.text)) return null;
    let rest = text.slice(node.text.length);
    const taken = [];
    for (const [id, letter] of node.of) {
      if (letter && rest.startsWith(letter)) taken.push(id), (rest = rest.slice(letter.length));
    }
    return rest ? null : { way, taken };
  }

  /** Choose all of an action but its last step, and point at that. */
  function prepare(text) {
    const found = waiting || watching ? null : wayTo(text);
    if (!found) return;
    hideNotice();
    trail = found.way;
    chosen = found.taken;
    show();
    const last = found.last ? document.getElementById(found.last) : controls.querySelector("button");
    last?.classList.add("hinted");
    last?.scrollIntoView({ block: "nearest" });
    last?.focus({ preventScroll: true });
  }

  function stepBack() {
    if (chosen.length) chosen = [];
    else trail.pop();
    show();
  }

  function confirmChosen() {
    const node = here();
    const letters = node.of.filter(([id]) => chosen.includes(id)).map(([, letter]) => letter);
    act(node.text + letters.join(""));
  }

  /** Send an action. An answer that comes soon shows best that it was taken; till then nothing is drawn. */
  function act(text, id) {
    if (waiting || !send({ kind: "act", v: version, text })) return;
    soon = setTimeout(() => dress(document.getElementById(id), "can picked"), SOON);
    trail = [];
    chosen = [];
    wait();
  }

  /** Wait for the server. What else was on offer stays in sight: both at once are drawn faster. */
  function wait() {
    waiting = true;
    table.dataset.waiting = ""; // no class: see below
    late = setTimeout(() => (table.classList.add("late"), show()), LATE);
  }

  function stopWaiting() {
    waiting = false;
    clearTimeout(soon);
    clearTimeout(late);
    delete table.dataset.waiting;
    turn("late", false);
  }

  /** Switch a class of the table, if it changes: then the browser looks at all that is in it. */
  function turn(name, on) {
    if (table.classList.contains(name) !== on) table.classList.toggle(name, on);
  }

  const isSpace = (id) => /^s-[A-Z]+\d+$/.test(id);

  function show() {
    const path = waiting || watching ? [] : nodes();
    const node = path.at(-1);
    const now = new Set(options(node));
    const looks = new Map();
    for (const step of path.slice(0, -1)) for (const id of options(step)) looks.set(id, "also");
    for (const id of now) looks.set(id, "can");
    for (const id of [...trail, ...chosen]) looks.set(id, `${looks.get(id) ?? ""} picked`);
    softenButtons(looks);
    for (const element of game.querySelectorAll(".can, .also, .picked")) {
      if (!looks.has(element.id)) dress(element, "");
    }
    for (const [id, look] of looks) dress(document.getElementById(id), look);
    rove(now);
    showControls(node);
    tell("step", { trail: [...trail], chosen: [...chosen], node, version });
  }

  /** Let the page's other scripts know: `table:before`, `table:update`, `table:step`, `table:message`. */
  function tell(name, detail) {
    table.dispatchEvent(new CustomEvent(`table:${name}`, { detail }));
  }

  /** A disabled button cannot be asked why. It keeps its looks, but it can be clicked. */
  function softenButtons(looks) {
    for (const element of game.querySelectorAll("button[id]")) {
      if (element.disabled) element.classList.add("shy");
      if (element.disabled) element.disabled = false;
      put(element, "aria-disabled", looks.has(element.id) ? null : "true");
    }
  }

  /** Give an element the looks "can" or "also", and "picked"; without any it is out of the game. */
  function dress(element, looks) {
    if (!element) return;
    for (const name of ["can", "also", "picked"]) {
      const has = looks.includes(name);
      if (element.classList.contains(name) !== has) element.classList.toggle(name, has);
    }
    put(element, "aria-pressed", looks.includes("picked") ? "true" : null);
    if (looks) put(element, "aria-disabled", null);
    const stays = looks ? isSpace(element.id) : element.tagName === "BUTTON";
    if (!stays) put(element, "tabindex", looks ? "0" : "-1");
  }

  let stop = ""; // the one space that Tab stops at

  /** Of all the board's spaces Tab stops at one; the arrow keys lead to the others. */
  function rove(offered) {
    const spaces = [...offered].filter(isSpace);
    const before = document.getElementById(stop);
    const first = spaces[0] ?? game.querySelector("[id^='s-'][role='button']")?.id ?? "";
    stop = lastSpace && (!spaces.length || spaces.includes(lastSpace)) ? lastSpace : first;
    if (before && before.id !== stop) put(before, "tabindex", "-1");
    const now = document.getElementById(stop);
    if (now) put(now, "tabindex", "0");
  }

  function focusFirst() {
    const target = game.querySelector(".can[tabindex='0']") ?? game.querySelector("button.can");
    (target ?? controls.querySelector("button"))?.focus();
  }

  let drawn = "";

  function showControls(node) {
    const half = trail.length > 0 || chosen.length > 0;
    const wanted = JSON.stringify([node?.type === "one" ? null : node, half, chosen.length]);
    if (wanted === drawn) return;
    drawn = wanted;
    const focused = document.activeElement?.dataset?.control;
    controls.replaceChildren();
    if (node?.type === "number") {
      for (const value of node.values) {
        button(`number-${value}`, String(value), () => act(`${node.text}${value}`));
      }
    }
    if (node?.type === "choose") {
      const confirm = button("confirm", `${words.confirm} (${chosen.length})`, confirmChosen);
      confirm.disabled = chosen.length < node.least || chosen.length > node.most;
      confirm.classList.add("main");
    }
    if (half) button("cancel", words.cancel, () => ((trail = []), (chosen = []), show()));
    if (focused) controls.querySelector(`[data-control="${focused}"]`)?.focus();
  }

  function button(name, text, onClick) {
    const made = document.createElement("button");
    made.type = "button";
    made.dataset.control = name;
    made.textContent = text;
    made.addEventListener("click", () => (hideNotice(), onClick()));
    controls.append(made);
    return made;
  }

  const touchable = (element) => {
    const found = element?.closest?.("button[id], [id][role='button']");
    return found && game.contains(found) ? found.id : null;
  };

  /** All ids under the pointer, the topmost first: a piece may lie on the space that is meant. */
  function idsUnder(event) {
    const covers = event.target.closest("a, button, label, summary"); // and hides what is under it
    const pointed = event.detail > 0 && (event.clientX || event.clientY) && !covers;
    const stack = pointed ? document.elementsFromPoint(event.clientX, event.clientY) : [event.target];
    return [...new Set(stack.map(touchable).filter(Boolean))];
  }

  function cornerOf(element) {
    const box = element.getBoundingClientRect();
    return { x: box.right, y: box.bottom };
  }

  game.addEventListener("click", (event) => {
    const byKey = event.detail === 0;
    lastTap = byKey ? cornerOf(event.target) : { x: event.clientX, y: event.clientY };
    pick(idsUnder(event), byKey);
  });

  // A finger needs no focus, and each change of it has the page laid out in the midst of a step.
  let finger = false;

  table.addEventListener("pointerdown", ({ pointerType }) => (finger = pointerType === "touch"));
  table.addEventListener("mousedown", (event) => {
    if (!finger || !event.target.closest("#game button, #game [role='button'], #controls button")) return;
    event.preventDefault();
    document.activeElement?.blur();
  });

  game.addEventListener("focusin", (event) => {
    if (isSpace(event.target.id)) lastSpace = event.target.id;
  });

  game.addEventListener("keydown", (event) => {
    const target = event.target;
    if ((event.key === "Enter" || event.key === " ") && target.tagName !== "BUTTON") {
      if (!touchable(target)) return;
      event.preventDefault();
      lastTap = cornerOf(target);
      pick([target.id, ...lyingOn(target)], true);
    }
  });

  /** The pieces over the middle of a space: Enter on the space may mean one of them. */
  function lyingOn(space) {
    const box = space.getBoundingClientRect();
    const stack = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return [...new Set(stack.map(touchable).filter((id) => id && id !== space.id))];
  }

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
    if (!notice.hidden) hideNotice();
    else stepBack();
  });

  undo.addEventListener("click", () => {
    hideNotice();
    if (!waiting && send({ kind: "undo", v: version })) wait();
  });

  function showNotice(text, rule, summary) {
    const body = document.getElementById("notice-body");
    const line = document.createElement("p");
    line.textContent = text;
    body.replaceChildren(line);
    if (rule) {
      const details = document.createElement("details");
      const head = document.createElement("summary");
      const told = document.createElement("p");
      head.textContent = `${words.rule} ${rule}`;
      told.textContent = summary;
      details.append(head, told);
      details.addEventListener("toggle", placeNotice);
      body.append(details);
    }
    notice.hidden = false;
    placeNotice();
  }

  /** Put the notice beside the tap, inside the window; on a narrow page the style sheet does it. */
  function placeNotice() {
    if (!lastTap || window.innerWidth < 700) {
      notice.style.left = notice.style.top = "";
      return;
    }
    const box = notice.getBoundingClientRect();
    const left = Math.min(lastTap.x + 14, window.innerWidth - box.width - 12);
    const below = lastTap.y + 18;
    const fits = below + box.height < window.innerHeight - 12;
    notice.style.left = `${Math.max(12, left)}px`;
    notice.style.top = `${Math.max(12, fits ? below : lastTap.y - box.height - 14)}px`;
  }

  function hideNotice() {
    hide(notice, true);
  }

  document.getElementById("notice-close").addEventListener("click", hideNotice);

  /** Show a new position: the board in a frame of its own, all else right after it. */
  function update(message) {
    const ids = Object.keys(message.set ?? {});
    const first = message.layout ? [] : ids.filter(isOnBoard);
    if (!first.length) Sparing.catchUp(); // what is left of the update before
    tell("before");
    if (!first.length) return complete(message, ids);
    renew(message, first);
    table.dataset.drawn = message.v;
    const rest = ids.filter((id) => !first.includes(id));
    Sparing.later(() => complete(message, rest));
  }

  const isOnBoard = (id) => document.getElementById(id)?.closest(".board-box") != null;

  /** Put elements of a message into the page; the focus stays where it is. */
  function renew({ layout, set, prompt: asked }, ids) {
    const focused = document.activeElement?.id;
    if (layout) Morph.inside(game, layout);
    Morph.elements(Object.fromEntries(ids.map((id) => [id, set[id]])));
    if (prompt.textContent !== asked) prompt.textContent = asked;
    if (!focused || document.activeElement?.id === focused) return;
    // What is hidden cannot have the focus, but asking for it has the whole page laid out.
    const element = document.getElementById(focused);
    if (!element?.closest("[hidden]")) element?.focus({ preventScroll: true });
  }

  /** Show what is left of a new position, and ask. */
  function complete(message, ids) {
    renew(message, ids);
    version = message.v;
    graph = unfolded(message.choices);
    stopWaiting();
    recheck();
    hide(undo, !message.undo);
    turn("yours", message.yours);
    show();
    for (const element of document.querySelectorAll("[data-when-over]")) {
      hide(element, !message.over);
    }
    if (message.over) revealSeed();
    table.dataset.version = table.dataset.drawn = message.v;
    table.dataset.over = message.over;
    Sparing.later(() => tellStory(message));
    if (message.layout) Sparing.catchUp();
    tell("update", message);
  }

  function tellStory({ log, yours }) {
    writeLog(log);
    const called = (yours ? `● ${words["your-turn"]} · ` : "") + title;
    if (document.title !== called) document.title = called;
  }

  function writeLog({ first, lines, marks }) {
    for (const item of [...log.children]) if (Number(item.dataset.n) >= first) item.remove();
    lines.forEach((text, i) => {
      const item = document.createElement("li");
      item.textContent = text;
      item.dataset.n = first + i;
      item.dataset.marks = marks[i].join(" ");
      log.prepend(item); // the latest on top, where it is seen
    });
  }

  async function revealSeed() {
    const place = document.getElementById("seed");
    if (place.textContent) return;
    const answer = await fetch(table.dataset.seed);
    if (answer.ok) place.textContent = await answer.text();
  }

  function send(message) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}${table.dataset.live}`);
    socket.addEventListener("open", () => {
      attempts = 0;
      lost.hidden = true;
    });
    socket.addEventListener("message", ({ data }) => {
      for (const line of data.split("\n")) receive(JSON.parse(line));
    });
    socket.addEventListener("close", () => {
      stopWaiting();
      show();
      lost.hidden = false;
      if (attempts) tell("lost");
      setTimeout(connect, Math.min(8000, 400 * 2 ** attempts++));
    });
  }

  table.addEventListener("table:send", ({ detail }) => send(detail));
  table.addEventListener("table:prepare", ({ detail }) => prepare(detail));

  function receive(message) {
    if (message.kind === "update") return update(message);
    if (!["refused", "problem"].includes(message.kind)) return tell("message", message);
    Sparing.catchUp();
    stopWaiting();
    show();
    tell("message", message);
    showNotice(message.text, message.rule, message.summary);
  }

  connect();
})();
