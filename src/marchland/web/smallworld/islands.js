// @ts-check
/** Several islands on one sea: laid for the shape of the screen, named on ribbons. */
import { learnFirst, learnWarcraft } from "../art/art.js";
import { drawingOf } from "../frame/drawings.js";
import { say } from "../frame/texts.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("../frame/types.js").Drawing} Drawing */

/** @type {Map<string, Drawing>} */
const laid = new Map();
let laidFor = { width: innerWidth, isWide: innerWidth > innerHeight, shape: shapeNow() };

/** Width through height of the place that the map has: beside the column, or over the question. */
function shapeNow() {
  const free = innerWidth > innerHeight ? (innerWidth - 340) / (innerHeight - 52) : innerWidth / (0.46 * innerHeight);
  return Math.min(2.25, Math.max(0.75, Math.round(free * 4) / 4));
}

/** The shape that islands are laid for; a bar that slides in above the page does not lay them anew. */
function shape() {
  const isTurned = laidFor.isWide !== innerWidth > innerHeight;
  if (isTurned || innerWidth !== laidFor.width) laidFor = { width: innerWidth, isWide: innerWidth > innerHeight, shape: shapeNow() };
  return laidFor.shape;
}

/** @param {View} view */
export function hasIslands(view) {
  return Boolean(view.faces?.length);
}

/**
 * What the drawing of a position is called: its map, and for islands the shape they are laid for.
 * @param {View} view
 */
export function boardName(view) {
  return hasIslands(view) ? `${view.map} ${shape()}` : view.map;
}

/**
 * @param {View} view
 * @param {string} table that carries boards of its own; "" for none
 * @returns {Promise<Drawing>}
 */
export async function boardDrawing(view, table) {
  if (!hasIslands(view)) return (await Promise.all([drawingOf(view.game, view.map, table), learnFirst()]))[0];
  const called = boardName(view);
  const aspect = shape();
  const [{ chart }, faces] = await Promise.all([
    import("../art/chart.js"),
    Promise.all((view.faces ?? []).map((face) => drawingOf(view.game, face, table))),
    learnWarcraft(),
  ]);
  // Upright the map is as high as its drawing: the question has what water does not take.
  const spare = innerWidth > innerHeight ? 0.25 : 0.06;
  const whole = laid.get(called) ?? /** @type {Drawing} */ ({ ...chart(faces, aspect, spare, innerWidth > innerHeight ? innerWidth - 340 : innerWidth), name: called });
  laid.clear();
  laid.set(called, whole);
  return whole;
}

/**
 * Names of the islands, for their ribbons.
 * @param {Drawing} drawing
 */
export function islandTitles(drawing) {
  const faces = Object.keys(drawing.islands ?? {});
  return Object.fromEntries(faces.map((face) => [face, drawing.names?.[face] ?? say(`island-${face}`)]));
}

/** By what lies there. @type {Map<string, Promise<Drawing>>} */
const sketched = new Map();

/**
 * The drawing of a small picture: islands lie beside each other, as on a wide screen.
 * @param {import("../frame/miniature.js").Sketch} line
 */
export function sketch({ game, map, board, carries, id }) {
  const faces = board.faces ?? [map];
  const table = carries ? id : "";
  const key = [table, ...faces].join();
  const drawn = sketched.get(key) ?? together(game, faces, table);
  sketched.set(key, drawn);
  return drawn;
}

/**
 * @param {string} game
 * @param {string[]} faces islands, or one whole board
 * @param {string} table that carries boards of its own
 * @returns {Promise<Drawing>}
 */
async function together(game, faces, table) {
  const drawings = await Promise.all(faces.map((face) => drawingOf(game, face, table)));
  if (!drawings[0].island) return drawings[0];
  const { chart } = await import("../art/chart.js");
  return /** @type {Drawing} */ (chart(drawings, 1.6));
}

/**
 * What stands on the ribbon of a sheet: what its makers call it, else the game's name.
 * @param {import("../frame/types.js").Drawing} drawing
 */
export function sheetTitle({ called, name }) {
  return called && called !== name ? called : say("ui-board-title");
}
