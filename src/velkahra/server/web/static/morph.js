// Puts changed elements into the page so that their nodes stay: pieces glide, the focus stays.
"use strict";

const Morph = (() => {
  const drawn = (element) =>
    element.namespaceURI === "http://www.w3.org/2000/svg" && element.localName !== "svg";

  /** Read markup, all at once. SVG is read inside an <svg>, or its elements would be unknown HTML. */
  function parse(markup, svg) {
    const holder = document.createElement("template");
    holder.innerHTML = svg ? `<svg>${markup}</svg>` : markup;
    return [...(svg ? holder.content.firstElementChild : holder.content).children];
  }

  /** Say whether two nodes have the same build: kinds and ids of all that is in them. */
  function alike(one, other) {
    if (one.nodeName !== other.nodeName || one.id !== other.id) return false;
    if (one.childNodes.length !== other.childNodes.length) return false;
    let [a, b] = [one.firstChild, other.firstChild];
    for (; a; [a, b] = [a.nextSibling, b.nextSibling]) if (!alike(a, b)) return false;
    return true;
  }

  function copyAttributes(from, to) {
    for (const { name, value } of from.attributes) {
      if (to.getAttribute(name) !== value) to.setAttribute(name, value);
    }
    for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  }

  function copy(from, to) {
    if (!from.attributes) {
      if (from.data !== to.data) to.data = from.data;
      return;
    }
    copyAttributes(from, to);
    let [a, b] = [from.firstChild, to.firstChild];
    for (; a; [a, b] = [a.nextSibling, b.nextSibling]) copy(a, b);
  }

  /** Most changes leave the build as it is; only where things with ids come and go it takes more. */
  function become(old, made) {
    if (alike(made, old)) copy(made, old);
    else if (old.querySelector("[id]") || made.querySelector("[id]")) {
      Idiomorph.morph(old, made, { morphStyle: "outerHTML" });
    } else {
      copyAttributes(made, old);
      old.replaceChildren(...made.childNodes);
    }
  }

  const LOOKS = ["shy", "can", "also", "picked", "pointed"];
  const KEPT = ["tabindex", "aria-pressed", "aria-disabled"];
  const asks = document.getElementById("table") !== null; // a replay's buttons stay disabled

  /** Add to markup what the page has made of its elements: else that is undone, and done again. */
  function keepDress(made) {
    const touchable = "button[id], [id][role='button']";
    const inside = made.querySelectorAll(touchable);
    for (const element of made.matches(touchable) ? [made, ...inside] : inside) {
      const old = document.getElementById(element.id);
      const shy = asks && element.disabled;
      if (shy) element.disabled = false;
      const looks = [...(old?.classList ?? [])].filter((name) => LOOKS.includes(name));
      if (shy && !looks.includes("shy")) looks.push("shy");
      element.classList.add(...looks.filter((name) => shy || name !== "shy"));
      for (const name of KEPT) {
        if (old?.hasAttribute(name)) element.setAttribute(name, old.getAttribute(name));
      }
    }
    return made;
  }

  /** Replace elements by their ids: {id: markup}. */
  function elements(changed) {
    const there = Object.keys(changed).filter((id) => document.getElementById(id));
    for (const svg of [true, false]) {
      const ids = there.filter((id) => drawn(document.getElementById(id)) === svg);
      for (const made of parse(ids.map((id) => changed[id]).join(""), svg)) {
        become(document.getElementById(made.id), keepDress(made));
      }
    }
  }

  /** Replace all that is in an element. What the reader has ticked or opened stays so. */
  function inside(holder, markup) {
    const beforeAttributeUpdated = (name) => name !== "checked" && name !== "open";
    Idiomorph.morph(holder, markup, { morphStyle: "innerHTML", callbacks: { beforeAttributeUpdated } });
  }

  return { elements, inside };
})();
