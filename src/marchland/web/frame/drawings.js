// @ts-check
/** The drawing of each board, fetched once. */

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/**
 * @param {string} game
 * @param {string} map
 * @returns {Promise<import("./types.js").Drawing>}
 */
export function drawingOf(game, map) {
  const address = `/map/${game}/${map}.json`;
  const drawing = fetched.get(address) ?? fetch(address).then((answer) => answer.json());
  fetched.set(address, drawing);
  return drawing;
}
