// @ts-check
/** The kinds of things that can be made, each fetched when one of its kind is opened. */

/**
 * How one kind is made. Functions are called at each drawing; what they change goes through `draft.change`.
 *
 * @typedef {import("./draft.js").Draft} Draft
 * @typedef {object} Maker
 * @property {(start: string, offer: any) => Record<string, any>} begin the tables of a new one
 * @property {(draft: Draft) => any} form
 * @property {(draft: Draft) => any} [tools] more buttons beside download and delete
 * @property {(draft: Draft) => any} [meter] how far what a tool began is, above the buttons
 * @property {(draft: Draft) => {board?: any, players?: number, map?: string, rulings?: Record<string, any>, dealt?: boolean}} [wish] what it asks of the table: a board
 *   that its game's own form knows, how many play, a map of the box, rulings; whether it is dealt
 */
/** @typedef {{starts: string[], load: () => Promise<{maker: Maker}>}} Kind what it may begin as; a text `craft-start-…` names each */

/** @type {Record<string, Kind>} by the name that the server has for it */
export const kinds = {
  board: { starts: ["board"], load: () => import("./board.js") },
  races: { starts: ["race", "power"], load: () => import("./races.js") },
  cards: { starts: ["faction", "hero", "land", "box"], load: () => import("./cards.js") },
};

/** @type {Map<string, Maker>} */
const known = new Map();

/** @param {string} kind */
export async function makerOf(kind) {
  const there = known.get(kind) ?? (await kinds[kind].load()).maker;
  known.set(kind, there);
  return there;
}
