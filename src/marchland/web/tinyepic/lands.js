// @ts-check
/** The lands in play as one drawing: where each card lies and where in it each place is. */
import { cell, chance, outline, seedOf } from "./outlines.js";

/** @typedef {[x: number, y: number]} Point */
/** @typedef {{grid: string[], terrain: Record<string, string>, anchors: Record<string, Point>, mark: string}} LandView */
/** @typedef {{name: string, land: string, x: number, y: number, width: number, height: number,
 *   grid: [number, number], title: Point, mark: string}} Card */
/** @typedef {import("../frame/types.js").Drawing & {cards: Card[], rose: [number, number, number]|null}} LandDrawing */

const pad = 12;
const band = 30;
const gap = 18;
const margin = 12;
/** Cells between the two cards of a solo game, where the compass lies. */
const between = 4;

/**
 * The cards to be shown, in order; before lands are laid out those that may be chosen and homes.
 * @param {any} view
 * @returns {{name: string, land: string}[]}
 */
function shown(view) {
  if (view.cards.length) return view.cards;
  const offered = view.actions.map((/** @type {any} */ action) => action.name).filter((/** @type {string} */ id) => view.lands[id]);
  const homes = view.homes.map((/** @type {any} */ home) => home.land);
  return [...new Set([...offered, ...homes])].slice(0, 6).map((id) => ({ name: id, land: id }));
}

/**
 * All that decides where things lie, beside the lands themselves.
 * @param {any} view
 */
function layout(view) {
  const cards = shown(view).filter(({ land }) => view.lands[land]?.grid.length);
  const solo = Boolean(view.compass) && view.cards.length === 2;
  const columns = solo ? 1 : widest(cards, view);
  return { cards, solo, columns };
}

/**
 * How many cards stand side by side where each is as large as can be.
 * @param {{land: string}[]} cards
 * @param {any} view
 */
function widest(cards, view) {
  const [across, high] = cardSize(cards, view);
  const upright = innerHeight > innerWidth;
  const [width, height] = upright ? [innerWidth, 0.46 * innerHeight] : [innerWidth - 340, innerHeight - 52];
  const scale = (/** @type {number} */ n) => Math.min(width / (n * across), height / (Math.ceil(cards.length / n) * high));
  return [1, 2, 3].reduce((best, n) => (n <= cards.length && scale(n) > scale(best) * 1.02 ? n : best), 1);
}

/**
 * Room for the largest of the cards.
 * @param {{land: string}[]} cards
 * @param {any} view
 * @returns {Point}
 */
function cardSize(cards, view) {
  const cells = (/** @type {(grid: string[]) => number} */ count) => Math.max(...cards.map(({ land }) => count(view.lands[land].grid)), 1) * cell;
  return [cells((grid) => grid[0].length) + 2 * pad, cells((grid) => grid.length) + pad + band];
}

/** @param {any} view */
export function boardName(view) {
  return JSON.stringify(layout(view));
}

/**
 * @param {any} view
 * @returns {LandDrawing}
 */
export function drawing(view) {
  const { cards, solo, columns } = layout(view);
  const [width, height] = cardSize(cards, view);
  const rows = Math.max(1, Math.ceil(cards.length / columns));
  const way = solo ? between * cell - 2 * pad : gap;
  const view_ = /** @type {[number, number]} */ ([
    columns * width + (columns - 1) * gap + 2 * margin,
    rows * height + (rows - 1) * way + 2 * margin,
  ]);
  /** @type {LandDrawing} */
  const found = {
    name: boardName(view), island: false, view: view_, frame: "", coast: "", borders: "", regions: {},
    ornaments: [], compass: null, title: null, cards: [],
    rose: solo ? [view_[0] / 2, view_[1] / 2, 52] : null,
  };
  cards.forEach(({ name, land }, k) => {
    // The first home lies to the south of the compass, the opponent's to the north.
    const place = solo ? 1 - k : k;
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, cards.length - row * columns);
    const shift = ((columns - inRow) * (width + gap)) / 2;
    const x = margin + (place % columns) * (width + gap) + shift;
    const y = margin + row * (height + way);
    const under = solo && k === 0;
    const grid = /** @type {Point} */ ([x + pad, y + (under ? pad : band)]);
    const title = /** @type {Point} */ ([x + width / 2, under ? y + height - band / 2 : y + band / 2]);
    const row_ = view.lands[land];
    found.cards.push({ name, land, x, y, width, height, grid, title, mark: row_.mark });
    places(found, name, row_, grid, land);
  });
  return found;
}

/**
 * @param {LandDrawing} found
 * @param {string} name
 * @param {LandView} land
 * @param {Point} origin
 * @param {string} id
 */
function places(found, name, land, origin, id) {
  const seed = seedOf(id);
  for (const [place, terrain] of Object.entries(land.terrain)) {
    const spot = roomiest(land.grid, place, land.anchors[place]);
    const label = beside(land.grid, place, spot);
    const put = (/** @type {Point} */ [x, y]) => /** @type {Point} */ ([origin[0] + x * cell, origin[1] + y * cell]);
    found.regions[`${name}/${place}`] = {
      terrain,
      path: outline(land.grid, place, seed, origin),
      area: [...put(spot), clear(land.grid, place, spot) * cell],
      label: put(label),
      marks: [],
    };
    for (const one of scattered(land.grid, place, terrain, seed, [spot, label])) {
      found.ornaments.push([one[0], ...put([one[1], one[2]]), one[3]]);
    }
  }
  found.ornaments.sort((a, b) => a[2] - b[2]);
}

/**
 * How far a point is from whatever is not its place, in cells.
 * @param {string[]} grid
 * @param {string} place
 * @param {Point} point
 */
function clear(grid, place, [x, y]) {
  let least = Math.min(x, y, grid[0].length - x, grid.length - y);
  grid.forEach((row, r) =>
    [...row].forEach((letter, c) => {
      if (letter === place) return;
      const dx = Math.max(c - x, 0, x - c - 1);
      const dy = Math.max(r - y, 0, y - r - 1);
      least = Math.min(least, Math.hypot(dx, dy));
    }),
  );
  return least;
}

/**
 * The spot of a place with most room for pieces; wider is better than higher.
 * @param {string[]} grid
 * @param {string} place
 * @param {Point} anchor
 * @returns {Point}
 */
function roomiest(grid, place, anchor) {
  let best = anchor;
  let most = -1;
  for (let y = 0.5; y < grid.length; y += 0.5)
    for (let x = 0.5; x < grid[0].length; x += 0.5) {
      const room = clear(grid, place, [x, y]);
      const aside = Math.min(clear(grid, place, [x - 0.6, y]), clear(grid, place, [x + 0.6, y]));
      const worth = room + 0.6 * aside - 0.02 * Math.hypot(x - anchor[0], y - anchor[1]);
      if (room > 0.3 && worth > most) [most, best] = [worth, [x, y]];
    }
  return best;
}

/**
 * A spot for the letter of a place, off its pieces.
 * @param {string[]} grid
 * @param {string} place
 * @param {Point} spot
 * @returns {Point}
 */
function beside(grid, place, spot) {
  let best = /** @type {Point} */ ([spot[0], spot[1] - 0.62]);
  let most = 0;
  for (let y = 0.5; y < grid.length; y += 0.5)
    for (let x = 0.5; x < grid[0].length; x += 0.5) {
      const off = Math.hypot((x - spot[0]) / 1.3, y - spot[1]);
      const room = clear(grid, place, [x, y]);
      const worth = Math.min(room, 0.6) + Math.min(off, 1.1) - 0.05 * off;
      if (off > 0.8 && room > 0.3 && worth > most) [most, best] = [worth, [x, y]];
    }
  return best;
}

/** @type {Record<string, [kind: string, size: number, often: number][]>} */
const growth = {
  forest: [["tree", 0.62, 0.34], ["pine", 0.62, 0.34], ["bush", 0.5, 0.1]],
  mountain: [["peak", 0.5, 0.4], ["crag", 0.55, 0.25], ["stone", 0.6, 0.1]],
  plains: [["field", 0.55, 0.25], ["sheaf", 0.7, 0.16], ["tuft", 0.8, 0.18], ["hut", 0.5, 0.06]],
  ruins: [["ruin", 0.5, 0.25], ["arch", 0.5, 0.2], ["dolmen", 0.45, 0.12], ["stone", 0.7, 0.2]],
  capital: [["hut", 0.62, 0.45], ["tower", 0.5, 0.2], ["windmill", 0.45, 0.08]],
  silver_peaks: [["peak", 0.5, 0.35], ["crystal", 0.5, 0.3]],
  tundra: [["snowpine", 0.6, 0.22], ["stone", 0.6, 0.15], ["tuft", 0.7, 0.12]],
  water: [["wave", 0.62, 0.4]],
  crags: [["crag", 0.62, 0.5], ["stone", 0.8, 0.4]],
};

/**
 * What grows or stands in a place.
 * @param {string[]} grid
 * @param {string} place
 * @param {string} terrain
 * @param {number} seed
 * @param {Point[]} free spots that stay clear
 * @returns {import("../art/art.js").Ornament[]}
 */
function scattered(grid, place, terrain, seed, free) {
  /** @type {import("../art/art.js").Ornament[]} */
  const found = [];
  for (let y = 0.5; y < grid.length; y += 0.75)
    for (let x = 0.5; x < grid[0].length; x += 0.85) {
      const foot = /** @type {Point} */ ([x + (chance(x, y, seed) - 0.5) * 0.5, y + 0.25 + (chance(y, x, seed) - 0.5) * 0.4]);
      if (clear(grid, place, foot) < 0.3 || clear(grid, place, [foot[0], foot[1] - 0.4]) < 0.22) continue;
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
