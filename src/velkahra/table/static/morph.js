// Puts changed elements into the page so that their nodes stay: pieces glide, the focus stays.
"use strict";

const Morph = (() => {
  /** SVG is read inside an <svg>, or its elements would be unknown HTML. */
  function parse(markup, old) {
    const svg = old.namespaceURI === "http://www.w3.org/2000/svg" && old.localName !== "svg";
    const holder = document.createElement("template");
    holder.innerHTML = svg ? `<svg>${markup}</svg>` : markup;
    const root = holder.content.firstElementChild;
    return svg ? root.firstElementChild : root;
  }

  /** Replace elements by their ids: {id: markup}. */
  function elements(changed) {
    for (const [id, markup] of Object.entries(changed)) {
      const old = document.getElementById(id);
      if (old) Idiomorph.morph(old, parse(markup, old), { morphStyle: "outerHTML" });
    }
  }

  /** Replace all that is in an element. */
  function inside(holder, markup) {
    Idiomorph.morph(holder, markup, { morphStyle: "innerHTML" });
  }

  return { elements, inside };
})();
