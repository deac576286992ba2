// @ts-check
/** The outlines of a drawn board: whose steps are shared borders, where a region lies, where a point is. */

/** @typedef {[number, number]} Point */
/** @typedef {{terrain: string, marks?: string[], outline: number[]} & Record<string, any>} Row what is printed in a region */
/** @typedef {{drawing: {points: Point[]} & Record<string, any>, region: Record<string, Row>} & Record<string, any>} Board tables of a file */

/**
 * The steps around a ring, each from one point to the next.
 * @param {number[]} ring
 * @returns {[number, number][]}
 */
export function steps(ring) {
  return ring.map((a, k) => [a, ring[(k + 1) % ring.length]]);
}

/**
 * What a step is called, whichever way it is walked.
 * @param {number} a
 * @param {number} b
 */
export function stepKey(a, b) {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/**
 * The regions along each step.
 * @param {Board} board
 */
export function owners({ region }) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [id, { outline }] of Object.entries(region))
    for (const [a, b] of steps(outline)) {
      const key = stepKey(a, b);
      found.set(key, [...(found.get(key) ?? []), id]);
    }
  return found;
}

/**
 * The neighbours of each region, read from the drawing, and whether it lies at the outside.
 * @param {Board} board
 * @returns {Map<string, {next: string[], isOuter: boolean}>}
 */
export function neighbours(board) {
  const found = new Map(Object.keys(board.region).map((id) => [id, { next: /** @type {string[]} */ ([]), isOuter: false }]));
  for (const ids of owners(board).values()) {
    const [a, b] = ids.map((id) => /** @type {{next: string[], isOuter: boolean}} */ (found.get(id)));
    if (ids.length === 1) a.isOuter = true;
    if (ids.length !== 2 || a.next.includes(ids[1])) continue;
    a.next.push(ids[1]);
    b.next.push(ids[0]);
  }
  const order = Object.keys(board.region);
  for (const { next } of found.values()) next.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return found;
}

/**
 * @param {Point[]} line all around
 * @returns {number} positive when it turns clockwise on the screen
 */
export function area(line) {
  return line.reduce((sum, [x, y], k) => sum + x * line[(k + 1) % line.length][1] - line[(k + 1) % line.length][0] * y, 0) / 2;
}

/**
 * The points of a region's outline.
 * @param {Board} board
 * @param {string} id
 * @returns {Point[]}
 */
export function lineOf({ drawing, region }, id) {
  return region[id].outline.map((k) => drawing.points[k]);
}

/**
 * The ring of a region, clockwise.
 * @param {Board} board
 * @param {string} id
 */
export function clockwise(board, id) {
  const ring = board.region[id].outline;
  return area(lineOf(board, id)) > 0 ? ring : [...ring].reverse();
}

/**
 * Whether a point lies inside a line all around.
 * @param {Point} point
 * @param {Point[]} line
 */
export function isInside([x, y], line) {
  let inside = false;
  line.forEach(([ax, ay], k) => {
    const [bx, by] = line[(k + 1) % line.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/**
 * How far a point is from a straight line between two.
 * @param {Point} point
 * @param {Point} a
 * @param {Point} b
 */
export function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/**
 * Whether two straight lines cross between their ends.
 * @param {Point} a
 * @param {Point} b
 * @param {Point} c
 * @param {Point} d
 */
export function isCrossed(a, b, c, d) {
  const turn = (/** @type {Point} */ p, /** @type {Point} */ q, /** @type {Point} */ r) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/**
 * The roomiest place of a region among some, for its number and its marks.
 * @param {Point[]} line
 * @returns {{at: Point, room: number}}
 */
export function roomiest(line) {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let best = { at: /** @type {Point} */ ([left + wide / 2, top + high / 2]), room: -1 };
  for (let i = 1; i < 12; i++)
    for (let k = 1; k < 12; k++) {
      const at = /** @type {Point} */ ([left + (wide * i) / 12, top + (high * k) / 12]);
      if (!isInside(at, line)) continue;
      const room = Math.min(...line.map((a, n) => distance(at, a, line[(n + 1) % line.length])));
      if (room > best.room) best = { at, room };
    }
  return best;
}

/**
 * Takes away points that no region uses, and keeps all on the sheet.
 * @param {Board} board changed in place
 */
export function tidy(board) {
  const { drawing, region } = board;
  const used = [...new Set(Object.values(region).flatMap(({ outline }) => outline))].sort((a, b) => a - b);
  const place = new Map(used.map((old, now) => [old, now]));
  const least = [0, 1].map((k) => Math.min(0, ...used.map((n) => drawing.points[n][k] - margin)));
  const tenth = (/** @type {number} */ x) => Math.round(x * 10) / 10;
  drawing.points = used.map((n) => [tenth(drawing.points[n][0] - least[0]), tenth(drawing.points[n][1] - least[1])]);
  for (const row of Object.values(region)) row.outline = row.outline.map((n) => /** @type {number} */ (place.get(n)));
}

/** Room that is left above and beside what reaches beyond the sheet. */
const margin = 10;
