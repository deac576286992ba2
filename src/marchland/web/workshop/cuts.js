// @ts-check
/** Regions are split, joined, added, taken away; corners put in, taken out, laid upon each other. Nothing here draws. */
import { area, clockwise, distance, isCrossed, isInside, lineOf, owners, stepKey, steps, tidy } from "./outlines.js";

/** @typedef {import("./outlines.js").Board} Board */
/** @typedef {import("./outlines.js").Point} Point */

/** How far out a new region reaches, the first that has room. */
const depths = [130, 90, 60, 40];
/** A cut that comes so near to a corner, as a part of its step, goes through the corner. */
const near = 0.18;

/**
 * Puts a corner into a step, for all regions along it.
 * @param {Board} board
 * @param {number} a
 * @param {number} b
 * @param {Point} [at] its middle, if it is left out
 * @returns {number} the new corner
 */
export function addCorner({ drawing, region }, a, b, at) {
  const [p, q] = [drawing.points[a], drawing.points[b]];
  const number = drawing.points.push(at ?? [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]) - 1;
  for (const row of Object.values(region)) {
    const k = steps(row.outline).findIndex(([c, d]) => stepKey(c, d) === stepKey(a, b));
    if (k >= 0) row.outline = [...row.outline.slice(0, k + 1), number, ...row.outline.slice(k + 1)];
  }
  return number;
}

/**
 * Takes out a corner at which no three lines meet.
 * @param {Board} board
 * @param {number} corner
 * @returns {boolean} whether it could be
 */
export function dropCorner(board, corner) {
  const rows = Object.values(board.region).filter(({ outline }) => outline.includes(corner));
  const ends = new Set(rows.flatMap(({ outline }) => steps(outline).filter((step) => step.includes(corner)).flat()));
  if (ends.size > 3 || rows.some(({ outline }) => outline.length < 4)) return false;
  for (const row of rows) row.outline = row.outline.filter((n) => n !== corner);
  tidy(board);
  return true;
}

/**
 * Lays one corner upon another, for all regions that have it.
 * @param {Board} board
 * @param {number} corner
 * @param {number} other
 * @returns {boolean} whether it could be
 */
export function mergeCorners(board, corner, other) {
  const rows = Object.values(board.region).filter(({ outline }) => outline.includes(corner));
  const rings = rows.map(({ outline }) => outline.map((n) => (n === corner ? other : n)).filter((n, k, all) => n !== all[(k + 1) % all.length]));
  if (rings.some((ring) => ring.length < 3 || new Set(ring).size < ring.length)) return false;
  rows.forEach((row, k) => (row.outline = rings[k]));
  tidy(board);
  return true;
}

/**
 * An id that no region has, after the pattern of another.
 * @param {Board} board
 */
export function freshId({ region }) {
  const stem = (Object.keys(region)[0] ?? "r1").replace(/\d+$/, "");
  let n = 1;
  while (`${stem}${n}` in region) n += 1;
  return `${stem}${n}`;
}

/**
 * Cuts a region in two: between two of its corners, or across its middle.
 * @param {Board} board
 * @param {string} id
 * @param {[number, number]} [between]
 * @returns {string|null} the new region; null where it cannot be cut so
 */
export function split(board, id, between) {
  const ends = between ?? across(board, id);
  const ring = board.region[id].outline;
  const [i, j] = (ends ?? []).map((n) => ring.indexOf(n)).sort((a, b) => a - b);
  if (!ends || i < 0 || j - i < 2 || j - i > ring.length - 2) return null;
  const other = freshId(board);
  const { terrain } = board.region[id];
  board.region[id].outline = ring.slice(i, j + 1);
  board.region[other] = { terrain, outline: [...ring.slice(j), ...ring.slice(0, i + 1)] };
  tidy(board);
  return other;
}

/**
 * The ends of a cut across the middle of a region, put in as corners where there are none.
 * @param {Board} board
 * @param {string} id
 * @returns {[number, number]|null}
 */
function across(board, id) {
  const line = lineOf(board, id);
  const mid = /** @type {Point} */ ([0, 1].map((k) => line.reduce((sum, point) => sum + point[k], 0) / line.length));
  const [sxx, syy, sxy] = line.reduce(([a, b, c], [x, y]) => [a + (x - mid[0]) ** 2, b + (y - mid[1]) ** 2, c + (x - mid[0]) * (y - mid[1])], [0, 0, 0]);
  const turn = Math.atan2(2 * sxy, sxx - syy) / 2 + Math.PI / 2;
  const way = [Math.cos(turn), Math.sin(turn)];
  const hits = line
    .map((a, k) => {
      const b = line[(k + 1) % line.length];
      const [da, db] = [a, b].map(([x, y]) => (x - mid[0]) * way[1] - (y - mid[1]) * way[0]);
      if (da > 0 === db > 0) return null;
      const part = da / (da - db);
      const at = /** @type {Point} */ ([a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])]);
      return { k, part, at, along: (at[0] - mid[0]) * way[0] + (at[1] - mid[1]) * way[1] };
    })
    .filter((hit) => hit !== null)
    .sort((a, b) => a.along - b.along);
  const gaps = hits.slice(1).map((hit, k) => ({ from: hits[k], to: hit, off: Math.abs(hit.along + hits[k].along) }));
  const best = gaps
    .filter(({ from, to }) => isInside([(from.at[0] + to.at[0]) / 2, (from.at[1] + to.at[1]) / 2], line))
    .sort((a, b) => a.off - b.off)[0];
  if (!best) return null;
  const ring = [...board.region[id].outline];
  const corner = (/** @type {{k: number, part: number, at: Point}} */ { k, part, at }) => {
    const [a, b] = [ring[k], ring[(k + 1) % ring.length]];
    if (part < near) return a;
    return part > 1 - near ? b : addCorner(board, a, b, at);
  };
  return [corner(best.from), corner(best.to)];
}

/**
 * Makes one region of two that border.
 * @param {Board} board
 * @param {string} id whose terrain and marks stay
 * @param {string} other
 * @returns {boolean} whether it could be; not where the two lie around something
 */
export function join(board, id, other) {
  const both = [id, other].flatMap((one) => steps(clockwise(board, one)));
  const known = new Set(both.map(([a, b]) => `${a} ${b}`));
  const outside = both.filter(([a, b]) => !known.has(`${b} ${a}`));
  const after = new Map(outside);
  if (outside.length === both.length || after.size < outside.length) return false;
  const ring = [outside[0][0]];
  while (ring.length <= outside.length) {
    const following = after.get(ring[ring.length - 1]);
    if (following === undefined || following === ring[0]) break;
    ring.push(following);
  }
  if (ring.length !== outside.length) return false;
  board.region[id].outline = ring;
  delete board.region[other];
  tidy(board);
  return true;
}

/**
 * Adds a region beside one that lies at the outside.
 * @param {Board} board
 * @param {string} id
 * @returns {string|null} the new region; null where there is no room
 */
export function addBeside(board, id) {
  const along = owners(board);
  const { points } = board.drawing;
  const all = [...along.keys()].map((key) => key.split(" ").map(Number));
  const free = steps(clockwise(board, id)).filter(([a, b]) => along.get(stepKey(a, b))?.length === 1);
  const longest = free.sort((s, t) => far(points, t) - far(points, s));
  for (const depth of depths)
    for (const [a, b] of longest) {
      const [p, q] = [points[a], points[b]];
      const long = far(points, [a, b]);
      const out = [((q[1] - p[1]) / long) * depth, ((p[0] - q[0]) / long) * depth];
      const corners = /** @type {Point[]} */ ([[p[0] + out[0], p[1] + out[1]], [q[0] + out[0], q[1] + out[1]]]);
      const lines = [[p, corners[0]], [corners[0], corners[1]], [corners[1], q]];
      const isBarred = all.some(([c, d]) => lines.some(([e, f]) => isCrossed(e, f, points[c], points[d])) || corners.some((corner) => distance(corner, points[c], points[d]) < 12));
      if (isBarred) continue;
      const other = freshId(board);
      const first = points.push(...corners) - 2;
      board.region[other] = { terrain: board.region[id].terrain, outline: [a, first, first + 1, b] };
      tidy(board);
      return other;
    }
  return null;
}

/**
 * @param {Point[]} points
 * @param {[number, number]|number[]} step
 */
function far(points, [a, b]) {
  return Math.hypot(points[a][0] - points[b][0], points[a][1] - points[b][1]);
}

/**
 * Adds a region that was drawn corner by corner; where two corners on the coast follow each other, it follows the coast.
 * @param {Board} board
 * @param {number[]} corners
 * @param {string} terrain
 * @returns {string|null} the new region; null where the corners make none
 */
export function addDrawn(board, corners, terrain) {
  const ring = [...new Set(steps(corners).flatMap(([a, b]) => [a, ...alongCoast(board, a, b)]))];
  if (ring.length < 3 || Math.abs(area(ring.map((n) => board.drawing.points[n]))) < 1) return null;
  const id = freshId(board);
  board.region[id] = { terrain, outline: ring };
  tidy(board);
  return id;
}

/**
 * The corners between two along the coast, the shorter way; none where it is a long way round.
 * @param {Board} board
 * @param {number} a
 * @param {number} b
 * @returns {number[]}
 */
function alongCoast(board, a, b) {
  const { points } = board.drawing;
  /** @type {Map<number, number[]>} */
  const beside = new Map();
  for (const [key, ids] of owners(board)) {
    if (ids.length > 1) continue;
    const [c, d] = key.split(" ").map(Number);
    beside.set(c, [...(beside.get(c) ?? []), d]);
    beside.set(d, [...(beside.get(d) ?? []), c]);
  }
  const ways = (beside.get(a) ?? []).map((first) => {
    const way = [a, first];
    while (way[way.length - 1] !== b && way.length < 200) {
      const here = way[way.length - 1];
      const following = beside.get(here)?.find((n) => n !== way[way.length - 2]);
      if (following === undefined || following === a) return null;
      way.push(following);
    }
    const long = way.slice(1).reduce((sum, n, k) => sum + far(points, [way[k], n]), 0);
    return { way: way.slice(1, -1), long };
  });
  const best = ways.filter((way) => way !== null).sort((s, t) => s.long - t.long)[0];
  return best && best.long < 2 * far(points, [a, b]) ? best.way : [];
}

/**
 * Takes a region away.
 * @param {Board} board
 * @param {string} id
 */
export function remove(board, id) {
  delete board.region[id];
  tidy(board);
}
