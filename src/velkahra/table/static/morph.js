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

  /** Replace elements by their ids: {id: markup}. */
  function elements(changed) {
    const there = Object.keys(changed).filter((id) => document.getElementById(id));
    for (const svg of [true, false]) {
      const ids = there.filter((id) => drawn(document.getElementById(id)) === svg);
      for (const made of parse(ids.map((id) => changed[id]).join(""), svg)) {
        become(document.getElementById(made.id), made);
      }
    }
  }

  /** Replace all that is in an element. */
  function inside(holder, markup) {
    Idiomorph.morph(holder, markup, { morphStyle: "innerHTML" });
  }

  return { elements, inside };
})();
