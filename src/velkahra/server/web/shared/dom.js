// Finds and makes elements of the page.

/**
 * Return the element with an id. Throws an error if the page has none of this kind.
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @param {new () => T} [kind]
 */
export function byId(id, kind = /** @type {any} */ (HTMLElement)) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no #${id}`);
  return found;
}

/**
 * Return the first element that a selector finds. Throws an error if there is none.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => T} [kind]
 */
export function one(root, selector, kind = /** @type {any} */ (HTMLElement)) {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`there is no ${selector}`);
  return found;
}

/**
 * List all elements that a selector finds. SVG elements are typed as HTML ones, too: the members used
 * here are the same.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => T} [_kind]
 * @returns {T[]}
 */
export function all(root, selector, _kind) {
  return /** @type {T[]} */ ([...root.querySelectorAll(selector)]);
}

/**
 * Return the children of an element.
 * @param {Element} element
 */
export const children = (element) => /** @type {HTMLElement[]} */ ([...element.children]);

/**
 * Return what a selector finds around the target of an event, or null.
 * @template {Element} [T=HTMLElement]
 * @param {{target: EventTarget | null}} event
 * @param {string} selector
 * @param {new () => T} [_kind]
 */
export function hit({ target }, selector, _kind) {
  return target instanceof Element ? /** @type {T | null} */ (target.closest(selector)) : null;
}

/**
 * Read the sentences in an element's `data-words`.
 * @param {HTMLElement} element
 * @returns {Record<string, string>}
 */
export const wordsOf = (element) => JSON.parse(element.dataset.words ?? "{}");

/**
 * Make an element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} kind
 */
export function make(kind, text = "", className = "") {
  const made = document.createElement(kind);
  if (text) made.textContent = text;
  if (className) made.className = className;
  return made;
}

/**
 * Make a button.
 * @param {string} text
 * @param {() => void} onClick
 */
export function makeButton(text, onClick) {
  const made = make("button", text);
  made.type = "button";
  made.addEventListener("click", onClick);
  return made;
}

/**
 * Write a text if it changes, because every write triggers a new layout.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Write an attribute if it changes; null removes it.
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Switch a class if it changes, because a switch restyles everything inside the element.
 * @param {Element} element
 * @param {string} name
 * @param {boolean} on
 */
export function setClass(element, name, on) {
  if (element.classList.contains(name) !== on) element.classList.toggle(name);
}

/**
 * Hide an element, or show it.
 * @param {HTMLElement} element
 * @param {boolean} hidden
 */
export function setHidden(element, hidden) {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/**
 * Return whether a click or key is meant for the browser, such as a new tab or a shortcut.
 * @param {MouseEvent | KeyboardEvent} event
 */
export const isForBrowser = (event) => event.ctrlKey || event.metaKey || event.shiftKey;
