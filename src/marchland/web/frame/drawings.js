// @ts-check
/** The drawing of each board, fetched once. */

/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/**
 * @param {string} game
 * @param {string} map
 * @param {string} [table] that may carry a board of its own; "" for none
 * @returns {Promise<import("./types.js").Drawing>}
 */
export function drawingOf(game, map, table = "") {
  return drawingAt(table ? `/map/table/${table}/${map}.json` : `/map/${game}/${map}.json`);
}

/**
 * @param {string} address
 * @returns {Promise<import("./types.js").Drawing>}
 */
export function drawingAt(address) {
  const drawing = fetched.get(address) ?? fetch(address).then((answer) => answer.json());
  fetched.set(address, drawing);
  return drawing;
}
