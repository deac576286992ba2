// @ts-check
/** Signs that people draw by themselves, cell by cell: their outline, rounded, as one path of ours. */
import { framed } from "./art.js";

/** Cells across and down. */
export const side = 16;
const size = 512 / side;

/** @param {any} value what a file has for an emblem: a drawing has a text of `#` and `.` for each line */
export function isDrawing(value) {
  return Array.isArray(value) && value.length === side && value.every((line) => typeof line === "string" && line.length === side && /^[#.]*$/.test(line));
}

/**
 * The lines of a drawing as a table is told it, null where it is none.
 * @param {string} told
 */
export function linesOf(told) {
  const [, digits] = /^cells ([0-9a-f]{64})$/.exec(told) ?? [];
  if (!digits) return null;
  const line = (/** @type {string} */ four) => parseInt(four, 16).toString(2).padStart(side, "0").replaceAll("1", "#").replaceAll("0", ".");
  return (digits.match(/.{4}/g) ?? []).map(line);
}

/**
 * @param {string[]} lines
 * @param {import("./art.js").At} [at]
 */
export function drawing(lines, at) {
  return framed(`<path fill="currentColor" fill-rule="evenodd" d="${outline(lines)}"/>`, 512, at);
}

/**
 * Round corners at each turn; cells that touch at a corner hang together.
 * @param {string[]} lines
 */
export function outline(lines) {
  /** The ways on from each corner, with what is filled on their right. @type {Map<string, [number, number][]>} */
  const ways = new Map();
  const filled = (/** @type {number} */ x, /** @type {number} */ y) => lines[y]?.[x] === "#";
  const add = (/** @type {number} */ x, /** @type {number} */ y, /** @type {[number, number]} */ way) => {
    const key = `${x} ${y}`;
    ways.set(key, [...(ways.get(key) ?? []), way]);
  };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!filled(x, y)) continue;
      if (!filled(x, y - 1)) add(x, y, [1, 0]);
      if (!filled(x + 1, y)) add(x + 1, y, [0, 1]);
      if (!filled(x, y + 1)) add(x + 1, y + 1, [-1, 0]);
      if (!filled(x - 1, y)) add(x, y + 1, [0, -1]);
    }
  }
  let path = "";
  for (const [start, there] of ways) {
    while (there.length) path += loop(ways, start);
  }
  return path;
}

/**
 * Goes once around, turning left where it can, and takes the ways it went.
 * @param {Map<string, [number, number][]>} ways
 * @param {string} start
 */
function loop(ways, start) {
  let [x, y] = start.split(" ").map(Number);
  const first = /** @type {[number, number]} */ (ways.get(start)?.pop());
  let [dx, dy] = first;
  const middle = () => `${(x + dx / 2) * size} ${(y + dy / 2) * size}`;
  let path = `M${middle()}`;
  for (;;) {
    [x, y] = [x + dx, y + dy];
    const left = ways.get(`${x} ${y}`) ?? [];
    const open = `${x} ${y}` === start ? [first, ...left] : left;
    const next = open.find(([a, b]) => a === dy && b === -dx) ?? open[0];
    if (next !== first) left.splice(left.indexOf(next), 1);
    const isStraight = next[0] === dx && next[1] === dy;
    const corner = `${x * size} ${y * size}`;
    [dx, dy] = next;
    path += isStraight ? `L${middle()}` : `Q${corner} ${middle()}`;
    if (next === first) return `${path}Z`;
  }
}
