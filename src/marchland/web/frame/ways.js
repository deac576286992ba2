// @ts-check
/**
 * Where the arrow keys lead on a map: each arrow to the neighbour that lies most that way, no two arrows to one, so that
 * whatever touches a region is one press or two from it; where nothing touches that way, over the sea or to the next land, else to the nearest.
 */

/** @typedef {import("./types.js").Drawing} Drawing */
/** @typedef {[x: number, y: number]} Point */
/** Where each of the four arrows leads; "" to nowhere. @typedef {string[]} Four */
/** Neighbours by arrow, and how well they lie that way. @typedef {{four: Four, worth: number}} Choice */

/** @type {Point[]} */
const compass = [[-1, 0], [1, 0], [0, -1], [0, 1]];
const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** The least cosine between an arrow and the way to a border. */
const least = 0.1;
/** So many choices of a region are tried where a neighbour would be out of reach. */
const tried = 24;
/** What is mended in one place may take something away in another: so often it is looked again. */
const sweeps = 4;

/** @type {WeakMap<Drawing, Map<string, Four>>} */
const known = new WeakMap();

/**
 * @param {Drawing} drawing
 * @param {string} from
 * @param {string} arrow the key
 * @returns {string} the region it leads to; where there is none it stays
 */
export function wayOn(drawing, from, arrow) {
  let found = known.get(drawing);
  if (!found) known.set(drawing, (found = ways(drawing)));
  return found.get(from)?.[arrows.indexOf(arrow)] || from;
}

/** How many numbers go with each stroke of an outline; the last two say where it ends. @type {Record<string, number>} */
const strokes = { M: 2, L: 2, Q: 4, C: 6 };

/**
 * Where the strokes of an outline end.
 * @param {string} path
 */
function corners(path) {
  return (path.match(/[MLQC][^A-Z]*/g) ?? []).flatMap((part) => {
    const numbers = (part.match(/-?[\d.]+/g) ?? []).map(Number);
    const each = strokes[part[0]];
    return Array.from({ length: Math.floor(numbers.length / each) }, (_, k) => /** @type {Point} */ (numbers.slice(k * each + each - 2, (k + 1) * each)));
  });
}

/**
 * Each corner, with the regions whose outlines share it.
 * @param {Drawing} drawing
 */
export function shares({ regions }) {
  /** @type {Map<string, Set<string>>} */
  const owners = new Map();
  for (const [id, { path }] of Object.entries(regions)) {
    for (const at of corners(path).map(String)) owners.set(at, (owners.get(at) ?? new Set()).add(id));
  }
  return owners;
}

/**
 * The middle of each border, by both regions whose outlines share it.
 * @param {Drawing} drawing
 */
function borders(drawing) {
  const { regions } = drawing;
  const owners = shares(drawing);
  /** @type {Map<string, Map<string, Point[]>>} */
  const shared = new Map(Object.keys(regions).map((id) => [id, new Map()]));
  for (const [at, ids] of owners) {
    const point = /** @type {Point} */ (at.split(",").map(Number));
    for (const one of ids) for (const other of ids) if (one !== other) shared.get(one)?.set(other, [...(shared.get(one)?.get(other) ?? []), point]);
  }
  // Where two regions share a single corner they do not border each other.
  return new Map([...shared].map(([id, others]) => [id, new Map([...others].filter(([, points]) => points.length > 1).map(([other, points]) => [other, middle(points)]))]));
}

/** @param {Point[]} points @returns {Point} */
function middle(points) {
  return /** @type {Point} */ ([0, 1].map((k) => points.reduce((sum, point) => sum + point[k], 0) / points.length));
}

/**
 * The ways in which neighbours can be given to arrows, the best first.
 * @param {Point} from
 * @param {Map<string, Point>} around middles of the borders with them
 * @param {Drawing["regions"]} regions what lies behind a border may itself lie the other way
 * @returns {Choice[]}
 */
function choices(from, around, regions) {
  /** @type {Choice[]} */
  let found = [{ four: [], worth: 0 }];
  for (const [dx, dy] of compass) {
    const along = (/** @type {number[]} */ [x, y]) => ((x - from[0]) * dx + (y - from[1]) * dy) / (Math.hypot(x - from[0], y - from[1]) || 1);
    const near = [...around].map(([id, border]) => ({ id, worth: along(border) + Math.min(0, 2 * along(regions[id].area)) }));
    const open = [{ id: "", worth: 0 }, ...near.filter(({ worth }) => worth > least)];
    found = found.flatMap(({ four, worth }) => open.filter(({ id }) => !id || !four.includes(id)).map((one) => ({ four: [...four, one.id], worth: worth + one.worth })));
  }
  return found.sort((a, b) => b.worth - a.worth).slice(0, tried);
}

/**
 * The nearest of some regions that way; sideways distance counts double.
 * @param {Drawing} drawing
 * @param {string} from
 * @param {Point} way
 * @param {string[]} among
 */
function beyond({ regions }, from, [dx, dy], among) {
  const [x0, y0] = regions[from].area;
  let [best, nearest] = ["", Infinity];
  for (const id of among) {
    const { area } = regions[id];
    const along = (area[0] - x0) * dx + (area[1] - y0) * dy;
    const aside = Math.abs((area[0] - x0) * dy + (area[1] - y0) * dx);
    if (id !== from && along > aside * 0.5 && along + 2 * aside < nearest) [best, nearest] = [id, along + 2 * aside];
  }
  return best;
}

/**
 * All that can be come to from a region over borders: its island, or its land.
 * @param {string} from
 * @param {Map<string, Map<string, Point>>} around
 */
function piece(from, around) {
  const found = new Set([from]);
  for (const id of found) for (const other of around.get(id)?.keys() ?? []) found.add(other);
  return found;
}

/** @param {Drawing} drawing */
function ways(drawing) {
  const ids = Object.keys(drawing.regions);
  const around = borders(drawing);
  const far = new Map(ids.map((id) => {
    const own = piece(id, around);
    const others = ids.filter((other) => !own.has(other));
    return [id, compass.map((way) => beyond(drawing, id, way, others) || beyond(drawing, id, way, [...own]))];
  }));
  const open = new Map(ids.map((id) => {
    const [x, y] = drawing.regions[id].area;
    return [id, choices([x, y], around.get(id) ?? new Map(), drawing.regions)];
  }));
  const chosen = new Map([...open].map(([id, some]) => [id, some[0]]));
  const four = (/** @type {string} */ id) => (chosen.get(id)?.four ?? []).map((to, k) => to || far.get(id)?.[k] || "");
  const missed = () => ids.flatMap((id) => {
    const first = four(id).filter(Boolean);
    const reached = new Set([...first, ...first.flatMap(four)]);
    return [...(around.get(id)?.keys() ?? [])].filter((other) => !reached.has(other)).map((other) => [id, other]);
  });
  /** Some arrow of the region or of a neighbour leads elsewhere, so that less is out of reach. @param {string} id */
  const mend = (id) => {
    /** @type {{each: string, choice: Choice, loss: number}|null} */
    let best = null;
    for (const each of [id, ...(around.get(id)?.keys() ?? [])]) {
      const some = open.get(each) ?? [];
      const before = /** @type {Choice} */ (chosen.get(each));
      for (const choice of some) {
        chosen.set(each, choice);
        const loss = 2 * missed().length + some[0].worth - choice.worth;
        if (!best || loss < best.loss) best = { each, choice, loss };
      }
      chosen.set(each, before);
    }
    if (best) chosen.set(best.each, best.choice);
  };
  for (let sweep = 0; sweep < sweeps && missed().length; sweep += 1) {
    for (const [id, other] of missed()) if (missed().some(([one, two]) => one === id && two === other)) mend(id);
  }
  return new Map(ids.map((id) => [id, four(id)]));
}
