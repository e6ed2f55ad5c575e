// Past positions as the server draws them for one viewer, fetched in chunks.

/**
 * @typedef {{set: Record<string, string>, prompt: string}} Frame
 * @typedef {{first: number, steps: Frame[]}} Chunk
 * @typedef {ReturnType<typeof positionsRead>} Positions
 */

/**
 * Read past positions of a table.
 * @param {number} size of a chunk
 * @param {(number: number) => Promise<Chunk>} fetchChunk
 */
export function positionsRead(size, fetchChunk) {
  /** @type {Map<number, Promise<Chunk>>} */
  const chunks = new Map();

  /** Fetch a chunk once; a failed chunk is fetched again on the next call. @param {number} number */
  function chunk(number) {
    const known = chunks.get(number);
    if (known) return known;
    const coming = fetchChunk(number);
    coming.catch(() => chunks.delete(number));
    chunks.set(number, coming);
    return coming;
  }

  /** @param {number} ply */
  const chunkOf = (ply) => Math.floor(ply / size);

  return {
    /** Return everything drawn at a position: position 0 and the changes since. @param {number} ply */
    async at(ply) {
      const [start, found] = await Promise.all([chunk(0), chunk(chunkOf(ply))]);
      const steps = found.steps.slice(0, ply - found.first + 1);
      const now = steps[steps.length - 1];
      const parts = Object.assign({}, start.steps[0].set, ...steps.map((step) => step.set));
      return { parts, prompt: now.prompt, changed: Object.keys(now.set).length };
    },
    /** Fetch a position before it is asked for. @param {number} ply */
    prepare: (ply) => void chunk(chunkOf(ply)).catch(() => {}),
    /** Fetch the chunk of a position again. @param {number} ply */
    forget: (ply) => void chunks.delete(chunkOf(ply)),
    forgetAll: () => chunks.clear(),
  };
}
