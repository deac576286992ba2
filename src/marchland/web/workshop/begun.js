// @ts-check
/** What a new board begins as: a grid of regions, or the outlines of a board of the box with fewer corners. */
import { distance, stepKey, steps, tidy } from "./outlines.js";

/** @typedef {import("./outlines.js").Board} Board */
/** @typedef {import("./outlines.js").Point} Point */

/** Width and height of a region of a grid. */
const cell = [170, 160];
/** How far a corner may lie from the line that stands for it. */
const loose = 4;

/** Columns and rows that are offered. */
export const grids = [[2, 2], [3, 2], [4, 3], [5, 4], [6, 5]];

/**
 * A grid of regions, whose terrains take turns.
 * @param {number} columns
 * @param {number} rows
 * @param {string[]} terrains
 * @param {string} stem of the regions' ids
 * @returns {Pick<Board, "drawing"|"region">}
 */
export function grid(columns, rows, terrains, stem) {
  /** @type {Point[]} */
  const points = [];
  for (let y = 0; y <= rows; y++) for (let x = 0; x <= columns; x++) points.push([10 + x * cell[0], 10 + y * cell[1]]);
  const wide = columns + 1;
  /** @type {Board["region"]} */
  const region = {};
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const n = y * columns + x;
      const first = y * wide + x;
      region[`${stem}${n + 1}`] = { terrain: terrains[(n + y) % terrains.length], outline: [first, first + 1, first + 1 + wide, first + wide] };
    }
  return { drawing: { points }, region };
}

/**
 * The outlines of a drawing, as knots of its paths, with what is printed there.
 * @param {import("../frame/types.js").Drawing} drawing
 * @param {Record<string, any>} printed by region
 * @param {(id: string) => string} called what a region is called in the new board
 * @returns {Pick<Board, "drawing"|"region">}
 */
export function traced(drawing, printed, called) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @type {Board} */
  const board = { drawing: { points: [] }, region: {} };
  for (const [id, { terrain, marks, ...flags }] of Object.entries(printed)) {
    const outline = knots(drawing.regions[id].path).map((point) => {
      const key = point.join();
      if (!numbers.has(key)) numbers.set(key, board.drawing.points.push(point) - 1);
      return /** @type {number} */ (numbers.get(key));
    });
    const set = Object.fromEntries(Object.entries(flags).filter(([, value]) => value));
    board.region[called(id)] = { terrain, ...(marks.length ? { marks } : {}), ...set, outline };
  }
  simplify(board);
  tidy(board);
  return board;
}

/**
 * Where the curves of a path end.
 * @param {string} path one ring
 * @returns {Point[]}
 */
function knots(path) {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  /** @type {Point[]} */
  const points = [];
  for (let k = 0; k + 1 < numbers.length; k += k ? 6 : 2) {
    const at = k ? k + 4 : 0;
    if (at + 1 < numbers.length) points.push([numbers[at], numbers[at + 1]]);
  }
  return points.slice(0, -1);
}

/**
 * Leaves out corners between those where three lines meet, as long as the line stays nearly the same.
 * @param {Board} board changed in place
 */
function simplify(board) {
  /** @type {Map<number, Set<number>>} */
  const beside = new Map();
  const rings = Object.values(board.region).map(({ outline }) => outline);
  for (const [a, b] of rings.flatMap(steps)) {
    beside.set(a, (beside.get(a) ?? new Set()).add(b));
    beside.set(b, (beside.get(b) ?? new Set()).add(a));
  }
  const isFixed = (/** @type {number} */ n) => (beside.get(n)?.size ?? 0) > 2;
  /** @type {Set<number>} */
  const kept = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  for (const ring of rings) {
    const first = Math.max(0, ring.findIndex(isFixed));
    const turned = [...ring.slice(first), ...ring.slice(0, first), ring[first]];
    let start = 0;
    for (let k = 1; k < turned.length; k++) {
      if (!isFixed(turned[k]) && k < turned.length - 1) continue;
      const line = turned.slice(start, k + 1);
      start = k;
      const key = stepKey(line[0], line[1]);
      if (seen.has(key)) continue;
      for (const [a, b] of steps(line).slice(0, -1)) seen.add(stepKey(a, b));
      for (const n of thinned(line, board.drawing.points)) kept.add(n);
    }
  }
  for (const row of Object.values(board.region)) row.outline = row.outline.filter((n) => kept.has(n));
}

/**
 * The corners of a line that matter, its ends among them.
 * @param {number[]} line
 * @param {Point[]} points
 * @returns {number[]}
 */
function thinned(line, points) {
  const [a, b] = [line[0], line[line.length - 1]];
  let worst = 0;
  let at = 0;
  for (let k = 1; k < line.length - 1; k++) {
    const off = distance(points[line[k]], points[a], points[b]);
    if (off > worst) [worst, at] = [off, k];
  }
  if (worst <= loose || !at) return [a, b];
  return [...thinned(line.slice(0, at + 1), points), ...thinned(line.slice(at), points)];
}
