// @ts-check
/** Which modules show which game: one world for each family of games, loaded when first seen. */

import { learnGame, speaks } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Drawing} Drawing */
/**
 * @typedef {object} World
 * @property {string} kind class of the page while its table is shown
 * @property {(view: any) => string} boardName what the drawing of this position is called
 * @property {(view: any) => Promise<Drawing>|Drawing} drawing
 * @property {(table: Table, region: string) => string|null} terrain
 * @property {(view: any, chairs: import("./types.js").Chair[]) => number|null} secret the seat
 *   whose secret the screen holds
 * @property {(drawing: Drawing) => string} ground the layers of the board that do not change
 * @property {(table: Table, id: string) => any} owner
 * @property {(drawing: Drawing, id: string, table: Table, grow: number, least: number) => any} number
 *   what a region is called, in letters no smaller than the least
 * @property {(table: Table, grow: number) => any} signs what lies on the board beside regions
 * @property {(table: Table, id: string, grow: number) => any} stand
 * @property {(table: Table, id: string) => string} label
 * @property {(table: Table, id: string) => boolean} offered whether it can be chosen now
 * @property {(table: Table, id: string) => boolean} isChosen
 * @property {(table: Table) => boolean} isReady whether a choice waits to be confirmed
 * @property {(table: Table, id: string) => void} use a tap or Enter on a region
 * @property {(table: Table, id: string, by: number) => boolean} count plus or minus on a region
 * @property {(table: Table) => any} seats
 * @property {(table: Table) => any} ask
 * @property {(table: Table) => any} shelf what lies beside the log
 * @property {(view: any) => any} rounds
 * @property {(table: Table) => any} [covered] what may be done while a secret is covered
 */

/** @type {Map<string, World>} */
const known = new Map();

/** @param {string} game */
export function worldNow(game) {
  return speaks(game) ? (known.get(game) ?? null) : null;
}

/**
 * @param {string} game
 * @returns {Promise<World>}
 */
export async function worldOf(game) {
  const ready = known.get(game);
  const learned = learnGame(game);
  if (ready) {
    await learned;
    return ready;
  }
  const dressed = game === "tiny-epic" ? dress("tinyepic.css") : null;
  const world = game === "tiny-epic"
    ? (await import("./tinyepic/world.js")).tinyEpic
    : (await import("./smallworld.js")).smallWorld;
  await Promise.all([learned, dressed]);
  known.set(game, world);
  return world;
}

/** @type {Map<string, Promise<any>>} */
const dressed = new Map();

/**
 * Loads the style of a game once; what it is for is shown when it is there.
 * @param {string} name
 */
export function dress(name) {
  const worn = dressed.get(name);
  if (worn) return worn;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(name, import.meta.url).href;
  const there = new Promise((done) => {
    link.onload = done;
    link.onerror = done;
  });
  document.head.append(link);
  dressed.set(name, there);
  return there;
}
