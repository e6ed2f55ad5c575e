// The way from the table to a rule: the rules open in one window, which leads back.

import { make } from "./dom.js";

const WINDOW = "velkahra-rules";

/**
 * Make a link to a rule. Its page knows the table's window, so that it can lead back.
 * @param {string} page the address of the rules
 * @param {string} rule
 * @param {string} text
 */
export function ruleLink(page, rule, text = "") {
  const link = make("a", text);
  link.href = `${page}#${rule}`;
  link.target = WINDOW;
  link.rel = "opener";
  return link;
}

/**
 * Make the sign at the end of a line of the log that leads to its rule.
 * @param {string} page the address of the rules
 * @param {string} rule
 * @param {string} word what a rule is called
 */
export function citation(page, rule, word) {
  const link = ruleLink(page, rule);
  link.className = "cite";
  link.tabIndex = -1; // the log is walked line by line
  link.title = `${word} ${rule}`;
  link.setAttribute("aria-label", link.title);
  return link;
}
