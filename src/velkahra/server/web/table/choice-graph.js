// A seat's choices as a graph over elements of the page: see core/choice/graph.py.

/**
 * @typedef {import("../shared/messages").Node} Node
 * @typedef {import("../shared/messages").Choices} Choices
 *
 * @typedef {object} Way the clicks that lead to an action
 * @property {string[]} trail ids to click, each leading to a node
 * @property {string[]} chosen ids taken at a node where several are chosen
 * @property {string} [last] the id whose click is the action itself
 */

/**
 * List the ids that can be clicked at a node.
 * @param {Node} [node]
 */
export function options(node) {
  if (node?.type === "one") return Object.keys(node.to);
  return node?.type === "choose" ? node.of.map(([id]) => id) : [];
}

/**
 * Expand a node's short form of ids with a common part: AC1 is A1 and C1.
 * @param {Choices} choices
 */
export function unfold(choices) {
  for (const node of choices.nodes) {
    if (node.type !== "one") continue;
    node.to ??= {};
    const row = choices.rows?.[node.row ?? -1] ?? "";
    for (const [, letters, number] of row.matchAll(/([A-Z]+)(\d+)/g)) {
      for (const letter of letters) {
        node.to[(node.mark ?? "s-") + letter + number] = node.text + letter + number;
      }
    }
  }
  return choices;
}

/**
 * Follow a trail from the root. Returns its nodes, the last one being where it leads.
 * @param {Choices} graph
 * @param {string[]} trail
 */
export function walk(graph, trail) {
  const found = [graph.nodes[graph.root]];
  for (const id of trail) {
    const next = follow(found.at(-1), id);
    if (typeof next !== "number") break;
    found.push(graph.nodes[next]);
  }
  return found;
}

/**
 * Return where a click leads: to a node by its number, to a finished action, or nowhere.
 * @param {Node | undefined} node
 * @param {string} id
 */
export const follow = (node, id) => (node?.type === "one" ? node.to[id] : undefined);

const SURE = "do-sure"; // the button that confirms a doubtful action

/**
 * Follow steps with one possibility from where a click leads. A confirmation is no such step.
 * @param {Choices} graph
 * @param {number | string | undefined} next
 * @param {(id: string) => boolean} isShown whether the page offers an element to people
 * @returns {{trail: string[], end: number | string | undefined}} the ids, and where they lead
 */
export function onlyWay(graph, next, isShown) {
  /** @type {string[]} */
  const trail = [];
  let end = next;
  while (typeof end === "number") {
    const node = graph.nodes[end];
    const ids = node.type === "one" ? options(node).filter(isShown) : [];
    if (ids.length !== 1 || ids[0] === SURE) break;
    trail.push(ids[0]);
    end = follow(node, ids[0]);
  }
  return { trail, end };
}

/**
 * List the actions of a graph in notation; where several elements are chosen, one example.
 * @param {Choices} graph
 */
export function actions(graph) {
  const found = graph.nodes.flatMap((node) => {
    if (node.type === "number") return node.values.map((value) => `${node.text}${value}`);
    if (node.type === "one") return Object.values(node.to).filter((to) => typeof to === "string");
    const first = node.of.slice(0, node.least);
    return [node.text + first.map(([, letter]) => letter).join("")];
  });
  return [...new Set(found)];
}

/**
 * Find the way to an action.
 * @param {Choices} graph
 * @param {string} text the action in notation
 * @param {number} number the node to begin at
 * @param {string[]} trail
 * @param {Set<number>} seen
 * @returns {Way | null}
 */
export function wayTo(graph, text, number = graph.root, trail = [], seen = new Set()) {
  const node = graph.nodes[number];
  if (!node || seen.has(number)) return null;
  seen.add(number);
  if (node.type === "choose") return selection(node, text, trail);
  if (node.type === "number") {
    const offered = node.values.some((value) => `${node.text}${value}` === text);
    return offered ? { trail, chosen: [] } : null;
  }
  for (const [id, next] of Object.entries(node.to)) {
    if (next === text) return { trail, chosen: [], last: id };
    const found = typeof next === "number" && wayTo(graph, text, next, [...trail, id], seen);
    if (found) return found;
  }
  return null;
}

/**
 * Find the ids to choose at a node of several, or null if the action does not end here.
 * @param {Extract<Node, {type: "choose"}>} node
 * @param {string} text
 * @param {string[]} trail
 */
function selection(node, text, trail) {
  if (!text.startsWith(node.text)) return null;
  let rest = text.slice(node.text.length);
  const chosen = [];
  for (const [id, letter] of node.of) {
    if (!letter || !rest.startsWith(letter)) continue;
    chosen.push(id);
    rest = rest.slice(letter.length);
  }
  return rest ? null : { trail, chosen };
}
