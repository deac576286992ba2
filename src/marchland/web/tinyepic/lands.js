// @ts-check
/** The lands in play as one drawing: where each card lies and where in it each place is. */
import { rims } from "../frame/zoom.js";
import { band, layout, margin, pad, sizes } from "./layout.js";
import { cell, chance, outline, seedOf } from "./outlines.js";

/** @typedef {[x: number, y: number]} Point */
/** @typedef {{grid: string[], terrain: Record<string, string>, anchors: Record<string, Point>, mark: string}} LandView */
/** @typedef {{name: string, land: string, x: number, y: number, width: number, height: number,
 *   grid: [number, number], title: Point, mark: string}} Card */
/** @typedef {import("../frame/types.js").Drawing & {cards: Card[], rose: Rose|null}} LandDrawing */
/** Where the compass lies, how large, and by how many degrees its 12 is turned. @typedef {[x: number, y: number, r: number, turn: number]} Rose */

/** @param {any} view */
export function boardName(view) {
  return JSON.stringify(layout(view));
}

/**
 * @param {any} view
 * @returns {LandDrawing}
 */
export function drawing(view) {
  const plan = layout(view);
  const { cards, solo, columns, turned, stretch, facing } = plan;
  const { view: whole, card: [width, height], way, field } = sizes(cards.length, solo, plan);
  /** @type {LandDrawing} */
  const found = {
    name: boardName(view), island: false, view: whole, frame: "", coast: "", borders: "", regions: {},
    ornaments: [], compass: null, title: null, cards: [], rose: null, roomy: 1.2,
  };
  const tiles = cards.length + (solo && !facing ? 1 : 0);
  const corner = (/** @type {number} */ place) => {
    const row = Math.floor(place / columns);
    const shift = ((columns - Math.min(columns, tiles - row * columns)) * (width + way[0])) / 2;
    return /** @type {Point} */ ([margin + (place % columns) * (width + way[0]) + shift, margin + row * (height + way[1])]);
  };
  cards.forEach(({ name, land }, k) => {
    // The first home lies to the south of the compass, the opponent's to the north.
    const [x, y] = corner(facing && !turned ? 1 - k : k);
    const under = facing && !turned && k === 0;
    const grid = /** @type {Point} */ ([x + pad, y + (under ? pad : band)]);
    const title = /** @type {Point} */ ([x + width / 2, under ? y + height - band / 2 : y + band / 2]);
    const row = view.lands[land];
    found.cards.push({ name, land, x, y, width, height, grid, title, mark: row.mark });
    places(found, name, turned ? aside(row) : row, { origin: grid, size: [cell * stretch[0], cell * stretch[1]] }, land);
  });
  if (facing) found.rose = turned ? [whole[0] / 2, margin + band + field[1] / 2, 54, 90] : [whole[0] / 2, whole[1] / 2, 54, 0];
  else if (solo) {
    const [x, y] = corner(cards.length);
    found.rose = [x + width / 2, y + height / 2, Math.min(width, height) * 0.4, 0];
  }
  const { rose } = found;
  found.taken = found.cards.flatMap(({ title, x, y, width: wide, height: high }) => [[...title, wide, band], [x + wide / 2, y + high / 2, wide, high, 0.1]]);
  if (rose) found.taken.push([rose[0], rose[1], 2.2 * rose[2], 2.2 * rose[2]]);
  found.rims = found.cards.flatMap(({ x, y, width: wide, height: high }) => rims(x, y, wide, high, 8));
  return found;
}

/**
 * A land seen from the side: turned by a quarter clockwise.
 * @param {LandView} land
 * @returns {LandView}
 */
function aside({ grid, terrain, anchors, mark }) {
  const high = grid.length;
  const turned = [...grid[0]].map((_, x) => grid.map((_, k) => grid[high - 1 - k][x]).join(""));
  const moved = Object.entries(anchors).map(([place, [x, y]]) => /** @type {[string, Point]} */ ([place, [high - y, x]]));
  return { grid: turned, terrain, anchors: Object.fromEntries(moved), mark };
}

/**
 * @param {LandDrawing} found
 * @param {string} name
 * @param {LandView} land
 * @param {import("./outlines.js").Field} field
 * @param {string} id
 */
function places(found, name, land, field, id) {
  const seed = seedOf(id);
  const { origin, size } = field;
  for (const [place, terrain] of Object.entries(land.terrain)) {
    const roomAt = roomIn(land.grid, place);
    const spot = roomiest(land.grid, roomAt, land.anchors[place]);
    const label = beside(land.grid, roomAt, spot);
    const put = (/** @type {Point} */ [x, y]) => /** @type {Point} */ ([origin[0] + x * size[0], origin[1] + y * size[1]]);
    found.regions[`${name}/${place}`] = {
      terrain,
      path: outline(land.grid, place, seed, field),
      area: [...put(spot), roomAt(spot) * Math.min(...size)],
      label: put(label),
      marks: [],
    };
    for (const one of scattered(land.grid, roomAt, terrain, seed, [spot, label])) {
      found.ornaments.push([one[0], ...put([one[1], one[2]]), one[3]]);
    }
  }
  found.ornaments.sort((a, b) => a[2] - b[2]);
}

/** How far a point is from whatever is not a place, in cells. @typedef {(point: Point) => number} Room */

/**
 * @param {string[]} grid
 * @param {string} place
 * @returns {Room}
 */
function roomIn(grid, place) {
  const [high, wide] = [grid.length, grid[0].length];
  const is = (/** @type {number} */ c, /** @type {number} */ r) => grid[r]?.[c] === place;
  const touches = (/** @type {number} */ c, /** @type {number} */ r) => {
    for (let y = r - 1; y <= r + 1; y += 1) for (let x = c - 1; x <= c + 1; x += 1) if (is(x, y)) return true;
    return false;
  };
  // The nearest cell of another place is always one that touches this one.
  /** @type {Point[]} */
  const rim = [];
  for (let r = 0; r < high; r += 1) for (let c = 0; c < wide; c += 1) if (!is(c, r) && touches(c, r)) rim.push([c, r]);
  return ([x, y]) => {
    const edge = Math.min(x, y, wide - x, high - y);
    if (edge <= 0 || !is(Math.floor(x), Math.floor(y))) return Math.min(edge, 0);
    let least = edge * edge;
    for (const [c, r] of rim) {
      const dx = c > x ? c - x : x - c > 1 ? x - c - 1 : 0;
      const dy = r > y ? r - y : y - r > 1 ? y - r - 1 : 0;
      least = Math.min(least, dx * dx + dy * dy);
    }
    return Math.sqrt(least);
  };
}

/**
 * The spot of a place with most room for pieces; wider is better than higher.
 * @param {string[]} grid
 * @param {Room} roomAt
 * @param {Point} anchor
 * @returns {Point}
 */
function roomiest(grid, roomAt, anchor) {
  let best = anchor;
  let most = -1;
  for (let y = 0.5; y < grid.length; y += 0.5)
    for (let x = 0.5; x < grid[0].length; x += 0.5) {
      const room = roomAt([x, y]);
      if (room <= 0.3) continue;
      const aside = Math.min(roomAt([x - 0.6, y]), roomAt([x + 0.6, y]));
      const worth = room + 0.6 * aside - 0.02 * Math.hypot(x - anchor[0], y - anchor[1]);
      if (worth > most) [most, best] = [worth, [x, y]];
    }
  return best;
}

/**
 * A spot for the letter of a place, off its pieces.
 * @param {string[]} grid
 * @param {Room} roomAt
 * @param {Point} spot
 * @returns {Point}
 */
function beside(grid, roomAt, spot) {
  let best = /** @type {Point} */ ([spot[0], spot[1] - 0.62]);
  let most = 0;
  for (let y = 0.5; y < grid.length; y += 0.5)
    for (let x = 0.5; x < grid[0].length; x += 0.5) {
      const off = Math.hypot((x - spot[0]) / 1.3, y - spot[1]);
      if (off <= 0.8) continue;
      const room = roomAt([x, y]);
      const worth = Math.min(room, 0.6) + Math.min(off, 1.1) - 0.05 * off;
      if (room > 0.3 && worth > most) [most, best] = [worth, [x, y]];
    }
  return best;
}

/** @type {Record<string, [kind: string, size: number, often: number][]>} */
const growth = {
  forest: [["tree", 0.62, 0.34], ["pine", 0.62, 0.34], ["bush", 0.5, 0.1]],
  mountain: [["peak", 0.5, 0.4], ["crag", 0.55, 0.25], ["stone", 0.6, 0.1]],
  plains: [["field", 0.55, 0.25], ["sheaf", 0.7, 0.16], ["tuft", 0.8, 0.18], ["hut", 0.5, 0.06]],
  ruins: [["ruin", 0.7, 0.27], ["arch", 0.66, 0.2], ["dolmen", 0.58, 0.12], ["stone", 0.7, 0.2]],
  capital: [["hut", 0.62, 0.45], ["tower", 0.5, 0.2], ["windmill", 0.45, 0.08]],
  silver_peaks: [["peak", 0.5, 0.35], ["crystal", 0.5, 0.3]],
  tundra: [["snowpine", 0.6, 0.22], ["stone", 0.6, 0.15], ["tuft", 0.7, 0.12]],
  water: [["wave", 0.62, 0.4]],
  crags: [["crag", 0.62, 0.5], ["stone", 0.8, 0.4]],
};

/**
 * What grows or stands in a place.
 * @param {string[]} grid
 * @param {Room} roomAt
 * @param {string} terrain
 * @param {number} seed
 * @param {Point[]} free spots that stay clear
 * @returns {import("../art/art.js").Ornament[]}
 */
function scattered(grid, roomAt, terrain, seed, free) {
  /** @type {import("../art/art.js").Ornament[]} */
  const found = [];
  for (let y = 0.5; y < grid.length; y += 0.75)
    for (let x = 0.5; x < grid[0].length; x += 0.85) {
      const foot = /** @type {Point} */ ([x + (chance(x, y, seed) - 0.5) * 0.5, y + 0.25 + (chance(y, x, seed) - 0.5) * 0.4]);
      if (roomAt(foot) < 0.3 || roomAt([foot[0], foot[1] - 0.4]) < 0.22) continue;
      const near = free.some(([fx, fy], k) => Math.hypot((foot[0] - fx) / (k ? 0.7 : 1.5), foot[1] - 0.2 - fy) < (k ? 0.7 : 0.75));
      if (near) continue;
      const kind = drawn(growth[terrain] ?? [], chance(x * 3, y * 5, seed));
      const side = chance(y * 7, x, seed) < 0.5 ? -1 : 1;
      if (kind) found.push([kind[0], ...foot, side * kind[1] * (0.9 + 0.25 * chance(x, y * 3, seed))]);
    }
  return found;
}

/**
 * @param {[string, number, number][]} kinds
 * @param {number} lot
 */
function drawn(kinds, lot) {
  for (const kind of kinds) {
    if (lot < kind[2]) return kind;
    lot -= kind[2];
  }
  return null;
}
