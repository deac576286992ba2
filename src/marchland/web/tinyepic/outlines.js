// @ts-check
/** Outlines of the places of a land: from a grid of letters to lines that neighbours share. */

/** @typedef {[x: number, y: number]} Point */
/** Where a land's upper left corner lies, and how wide and high its cells are. @typedef {{origin: Point, size: Point}} Field */

/** Units of the drawing for one cell of the grid. */
export const cell = 34;
/** How far a line strays from the grid, in cells. */
const stray = 0.3;

/**
 * @param {string[]} grid
 * @param {number} x
 * @param {number} y
 */
function at(grid, x, y) {
  return grid[y]?.[x] ?? "";
}

/**
 * A number from 0 to 1 that is always the same for the same spot.
 * @param {number} x
 * @param {number} y
 * @param {number} seed
 */
export function chance(x, y, seed) {
  const wild = Math.sin(x * 12.9898 + y * 78.233 + seed * 37.719) * 43758.5453;
  return wild - Math.floor(wild);
}

/** @param {string} text */
export function seedOf(text) {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
}

/**
 * Whether a corner of cells is where more than two places meet, or where a line ends.
 * @param {string[]} grid
 * @param {Point} corner
 */
function isFixed(grid, [x, y]) {
  const [a, b, c, d] = [at(grid, x - 1, y - 1), at(grid, x, y - 1), at(grid, x - 1, y), at(grid, x, y)];
  const kinds = new Set([a, b, c, d]);
  const edges = Number(a !== b) + Number(b !== d) + Number(d !== c) + Number(c !== a);
  return kinds.size > 2 || edges > 2 || isCorner(grid, [x, y]);
}

/**
 * @param {string[]} grid
 * @param {Point} corner
 */
function isCorner(grid, [x, y]) {
  return (x === 0 || x === grid[0].length) && (y === 0 || y === grid.length);
}

/**
 * @param {string[]} grid
 * @param {Point} point
 */
function isEdge(grid, [x, y]) {
  return x === 0 || y === 0 || x === grid[0].length || y === grid.length;
}

/**
 * The closed walks around a place, it on the right hand.
 * @param {string[]} grid
 * @param {string} place
 * @returns {Point[][]}
 */
function walks(grid, place) {
  /** @type {Map<string, Point[]>} */
  const ways = new Map();
  const add = (/** @type {Point} */ from, /** @type {Point} */ to) => {
    ways.set(from.join(), [...(ways.get(from.join()) ?? []), to]);
  };
  for (let y = 0; y < grid.length; y++)
    for (let x = 0; x < grid[y].length; x++) {
      if (grid[y][x] !== place) continue;
      if (at(grid, x, y - 1) !== place) add([x, y], [x + 1, y]);
      if (at(grid, x + 1, y) !== place) add([x + 1, y], [x + 1, y + 1]);
      if (at(grid, x, y + 1) !== place) add([x + 1, y + 1], [x, y + 1]);
      if (at(grid, x - 1, y) !== place) add([x, y + 1], [x, y]);
    }
  const found = [];
  for (const [start] of ways) {
    while (ways.get(start)?.length) found.push(walk(ways, start));
  }
  return found;
}

/**
 * @param {Map<string, Point[]>} ways
 * @param {string} start
 */
function walk(ways, start) {
  /** @type {Point[]} */
  const points = [/** @type {Point} */ (start.split(",").map(Number))];
  let from = points[0];
  let before = /** @type {Point} */ ([0, 0]);
  do {
    const open = /** @type {Point[]} */ (ways.get(from.join()));
    // Where two cells touch at a corner only, the walk stays with its own.
    open.sort((p, q) => turn(before, from, q) - turn(before, from, p));
    const to = /** @type {Point} */ (open.shift());
    before = [to[0] - from[0], to[1] - from[1]];
    from = to;
    points.push(to);
  } while (from.join() !== start);
  points.pop();
  return points;
}

/**
 * @param {Point} way
 * @param {Point} from
 * @param {Point} to
 */
function turn([dx, dy], from, to) {
  return dx * (to[1] - from[1]) - dy * (to[0] - from[0]);
}

/**
 * The outline of a place as a path.
 * @param {string[]} grid
 * @param {string} place
 * @param {number} seed
 * @param {Field} field
 */
export function outline(grid, place, seed, field) {
  const pen = new Pen(grid, seed, field);
  return walks(grid, place).map((points) => pen.closed(points)).join("");
}

class Pen {
  /**
   * @param {string[]} grid
   * @param {number} seed
   * @param {Field} field
   */
  constructor(grid, seed, { origin, size }) {
    this.grid = grid;
    this.seed = seed;
    this.origin = origin;
    this.size = size;
  }

  /** @param {Point} point */
  put([x, y]) {
    return `${(this.origin[0] + x * this.size[0]).toFixed(1)} ${(this.origin[1] + y * this.size[1]).toFixed(1)}`;
  }

  /**
   * Moves a point a little, but never off the edge of the land.
   * @param {Point} point
   * @returns {Point}
   */
  strayed([x, y]) {
    if (isEdge(this.grid, [x, y])) return [x, y];
    return [x + (chance(x, y, this.seed) - 0.5) * stray, y + (chance(y + 40, x, this.seed) - 0.5) * stray];
  }

  /** @param {Point[]} points a closed walk */
  closed(points) {
    const first = points.findIndex((point) => isFixed(this.grid, point));
    if (first < 0) return this.ring(points);
    const round = [...points.slice(first), ...points.slice(0, first + 1)];
    let path = `M${this.put(this.strayed(round[0]))}`;
    let chain = [round[0]];
    for (const point of round.slice(1)) {
      chain.push(point);
      if (!isFixed(this.grid, point)) continue;
      path += this.line(chain);
      chain = [point];
    }
    return `${path}Z`;
  }

  /**
   * A line between two fixed corners: the same from either end.
   * @param {Point[]} chain
   */
  line(chain) {
    const end = this.strayed(chain[chain.length - 1]);
    const along = chain.every((point) => isEdge(this.grid, point));
    if (along && chain.length > 1 && isStraight(chain)) return `L${this.put(end)}`;
    const bends = chain.slice(1).map((point, k) => this.strayed(middle(chain[k], point)));
    return bends
      .map((bend, k) => `Q${this.put(bend)} ${this.put(k + 1 < bends.length ? middle(bend, bends[k + 1]) : end)}`)
      .join("");
  }

  /**
   * A line that meets no other, as around a lake.
   * @param {Point[]} points
   */
  ring(points) {
    const bends = points.map((point, k) => this.strayed(middle(point, points[(k + 1) % points.length])));
    const last = bends[bends.length - 1];
    const round = bends.map((bend, k) => `Q${this.put(bend)} ${this.put(middle(bend, bends[(k + 1) % bends.length]))}`);
    return `M${this.put(middle(last, bends[0]))}${round.join("")}Z`;
  }
}

/**
 * @param {Point} a
 * @param {Point} b
 * @returns {Point}
 */
function middle(a, b) {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** @param {Point[]} chain */
function isStraight(chain) {
  return chain.every(([x]) => x === chain[0][0]) || chain.every(([, y]) => y === chain[0][1]);
}
