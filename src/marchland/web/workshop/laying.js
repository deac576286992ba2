// @ts-check
/** A board laid out of a list of neighbours: each region has exactly the borders that the list names. */
import { area, distance, roomiest } from "./outlines.js";
import { faces, graphOf, hinge, reached } from "./planar.js";

/** @typedef {import("./outlines.js").Point} Point */
/** @typedef {{points: Point[], outlines: number[][]}} Laid */
/** @typedef {{why: string, region?: number, other?: number}} Refused a key, and which regions it is about */
/** @typedef {{count: number, borders: [number, number][], outer: number[]}} List regions by number, which border, which lie at the outside */

/** Area of a region where there is room, and of the largest board. */
const [usual, whole] = [29_000, 1_150_000];
/** Width through height of a board. */
const aspect = 1.55;
/** Radius of the disc that each region should have room for, and how much a narrow board may grow. */
const [room, most] = [40, 1.5];
/** Points around the board, at least. */
const around = 24;
/** How square a sheet is: 2 is an ellipse, more is squarer. */
const boxy = 5;
const margin = 10;
/** What is a short step between two points, and the cosine of what is a sharp corner. */
const [short, blunt] = [16, 0.6];

/**
 * What keeps a list from being one board whose regions each lie in one piece beside others; null where nothing does.
 * @param {List} list
 * @returns {Refused|null}
 */
export function torn({ count, borders, outer }) {
  if (!outer.length) return { why: "craft-list-no-edge" };
  const all = Array.from({ length: count }, (_, v) => v);
  const whole_ = reached(graphOf(count, borders), 0);
  if (whole_.size < count) return { why: "craft-list-apart", region: all.find((v) => !whole_.has(v)) };
  const graph = graphOf(count + 1, [...borders, ...outer.map((v) => /** @type {[number, number]} */ ([v, count]))]);
  const lock = hinge(graph);
  if (lock < 0) return null;
  const rest = reached(graph, count, lock);
  return { why: "craft-list-around", region: lock, other: all.find((v) => v !== lock && !rest.has(v)) };
}

/**
 * @param {List} list
 * @returns {Laid|Refused}
 */
export function laidOut(list) {
  const { count, borders, outer } = list;
  const edges = /** @type {[number, number][]} */ ([...borders, ...outer.map((v) => [v, count])]);
  const found = torn(list) ?? faces(graphOf(count + 1, edges));
  if (!found) return crossing(count, edges, count);
  return Array.isArray(found) ? settled(new Sheet(found, count)) : found;
}

/**
 * A border without which the rest could be drawn.
 * @param {number} count
 * @param {[number, number][]} edges
 * @param {number} outside
 * @returns {Refused}
 */
function crossing(count, edges, outside) {
  const [region, other] = edges.find((one) => {
    const rest = graphOf(count + 1, edges.filter((each) => each !== one));
    return hinge(rest) < 0 && faces(rest);
  }) ?? [-1, -1];
  if (region < 0) return { why: "craft-list-crossed" };
  return other === outside ? { why: "craft-list-crossed-edge", region } : { why: "craft-list-crossed-by", region, other };
}

/** Corners, points between them and middles of regions, each at a place, and what hangs together with what. */
class Sheet {
  /**
   * @param {number[][]} found the faces of the list: where three or more regions meet
   * @param {number} count of regions
   */
  constructor(found, count) {
    /** For each vertex and one beside it, the one after that and the corner between. @type {Map<string, [number, number]>} */
    const turn = new Map();
    found.forEach((face, corner) => face.forEach((v, k) => turn.set(`${v} ${face[(k + face.length - 1) % face.length]}`, [face[(k + 1) % face.length], corner])));
    this.corners = found.length;
    this.count = count;
    const width = Math.sqrt(Math.min(usual * count, whole) * aspect);
    /** Half of width and height. */
    this.half = [width / 2, width / aspect / 2];
    /** Which way the regions are walked around: 1 or -1. */
    this.way = 1;
    /** Points between corners, by the two vertices on their sides. @type {Map<string, number[]>} */
    this.between = new Map();
    /** @type {Point[]} */
    this.points = found.map(() => [0, 0]);
    this.rings = Array.from({ length: count + 1 }, (_, v) => this.ring(v, turn));
    this.outer = this.rings.pop() ?? [];
    this.fixed = new Set(this.outer);
    shore(this.outer.length, this.half).forEach((point, k) => (this.points[this.outer[k]] = point));
    this.middles = this.rings.map(() => this.points.push([0, 0]) - 1);
    /** Regions around each point. @type {number[][]} */
    this.of = this.points.map(() => []);
    this.rings.forEach((ring, v) => [...ring, this.middles[v]].forEach((n) => this.of[n].push(v)));
  }

  /**
   * The points around a vertex in turn.
   * @param {number} v
   * @param {Map<string, [number, number]>} turn
   */
  ring(v, turn) {
    const start = Number([...turn.keys()].find((key) => key.startsWith(`${v} `))?.split(" ")[1]);
    const degree = [...turn.keys()].filter((key) => key.startsWith(`${v} `)).length;
    const ring = [];
    let beside = start;
    for (let k = 0; k < degree; k++) {
      const [after, corner] = turn.get(`${v} ${beside}`) ?? [start, 0];
      ring.push(corner);
      const key = [v, after].sort((a, b) => a - b).join(" ");
      const isOuter = v === this.count || after === this.count;
      const n = isOuter ? Math.ceil(around / this.rank(turn)) : 1;
      const known = this.between.get(key);
      const line = known ?? Array.from({ length: n }, () => this.points.push([0, 0]) - 1);
      this.between.set(key, line);
      ring.push(...(known ? [...line].reverse() : line));
      beside = after;
    }
    return ring;
  }

  /** How many regions lie at the outside. @param {Map<string, [number, number]>} turn */
  rank(turn) {
    return [...turn.keys()].filter((key) => key.startsWith(`${this.count} `)).length;
  }

  /** @param {number} v */
  line(v) {
    return this.rings[v].map((n) => this.points[n]);
  }
}

/**
 * Places around a sheet at equal distances; its corners and sides are round, so that no three lie in one line.
 * @param {number} count
 * @param {number[]} half of width and height
 * @returns {Point[]}
 */
function shore(count, half) {
  const fine = Array.from({ length: 1441 }, (_, k) => {
    const way = [Math.cos, Math.sin].map((wave) => wave((k / 720) * Math.PI));
    const far = (Math.abs(way[0] / half[0]) ** boxy + Math.abs(way[1] / half[1]) ** boxy) ** (-1 / boxy);
    return [way[0] * far, way[1] * far];
  });
  const lengths = [0];
  for (let k = 1; k < fine.length; k++) lengths.push(lengths[k - 1] + Math.hypot(fine[k][0] - fine[k - 1][0], fine[k][1] - fine[k - 1][1]));
  const total = lengths[lengths.length - 1];
  return Array.from({ length: count }, (_, k) => /** @type {Point} */ (fine[lengths.findIndex((one) => one >= (total * k) / count)]));
}

/**
 * Finds places for all points.
 * @param {Sheet} sheet
 * @returns {Laid}
 */
function settled(sheet) {
  const pull = sheet.rings.map(() => 1);
  const fair = (sheet.half[0] * sheet.half[1] * 4) / sheet.count;
  for (let k = 0; k < 40; k++) {
    for (let n = 0; n < 60; n++) centre(sheet, pull);
    // Larger regions draw their corners in, so that smaller ones grow: whatever the pulls are, no lines cross.
    sheet.rings.forEach((_, v) => (pull[v] = Math.min(60, Math.max(0.02, pull[v] * Math.sqrt(Math.abs(area(sheet.line(v))) / fair)))));
  }
  sheet.way = Math.sign(area(sheet.line(0)));
  for (let step = 16; step > 1; step *= 0.86) for (let n = 0; n < 3; n++) smooth(sheet, step, fair);
  return written(sheet);
}

/**
 * Puts each point where those beside it draw it (Tutte): no lines cross then.
 * @param {Sheet} sheet
 * @param {number[]} pull of each region's middle
 */
function centre({ points, rings, middles, fixed }, pull) {
  const sums = points.map(() => [0, 0, 0]);
  const draw = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ force) => {
    sums[a][0] += points[b][0] * force;
    sums[a][1] += points[b][1] * force;
    sums[a][2] += force;
  };
  rings.forEach((ring, v) =>
    ring.forEach((n, k) => {
      const after = ring[(k + 1) % ring.length];
      draw(n, after, 1);
      draw(after, n, 1);
      draw(n, middles[v], pull[v]);
      draw(middles[v], n, 1);
    }),
  );
  sums.forEach(([x, y, force], n) => {
    if (!fixed.has(n) && force) points[n] = [x / force, y / force];
  });
}

/**
 * Moves each point a step to where its regions are rounder and nearer to their fair size, as long as no triangle turns over.
 * @param {Sheet} sheet
 * @param {number} step
 * @param {number} fair
 */
function smooth(sheet, step, fair) {
  const { points, fixed, of, middles } = sheet;
  points.forEach((_, n) => {
    if (fixed.has(n) || !of[n].length) return;
    const isMiddle = n >= middles[0];
    const cost = () => of[n].reduce((sum, v) => sum + strain(sheet, v, fair), 0) + (isMiddle ? 0 : bend(sheet, n));
    const was = points[n];
    if (isMiddle) {
      const line = sheet.line(of[n][0]);
      points[n] = [line.reduce((sum, [x]) => sum + x, 0) / line.length, line.reduce((sum, [, y]) => sum + y, 0) / line.length];
      if (!isSound(sheet, of[n][0])) points[n] = was;
      return;
    }
    let [best, least] = [was, cost()];
    for (let k = 0; k < 8; k++) {
      points[n] = [was[0] + step * Math.cos((k * Math.PI) / 4), was[1] + step * Math.sin((k * Math.PI) / 4)];
      if (!of[n].every((v) => isSound(sheet, v))) continue;
      const now = cost();
      if (now < least) [best, least] = [points[n], now];
    }
    points[n] = best;
  });
}

/**
 * How far a region is from round and from its fair size; short borders and sharp corners count, too.
 * @param {Sheet} sheet
 * @param {number} v
 * @param {number} fair
 */
function strain(sheet, v, fair) {
  const line = sheet.line(v);
  const size = Math.abs(area(line));
  const ways = line.map(([x, y], k) => {
    const [u, w] = line[(k + 1) % line.length];
    return [u - x, w - y, Math.hypot(u - x, w - y) || 0.01];
  });
  const length = ways.reduce((sum, [, , long]) => sum + long, 0);
  const narrow = ways.reduce((sum, [x, y, long], k) => {
    const [u, w, last] = ways[(k + ways.length - 1) % ways.length];
    const turn = -(x * u + y * w) / (long * last);
    return sum + Math.max(0, short / long - 1) + 6 * Math.max(0, turn - blunt);
  }, 0);
  return (length * length) / (4 * Math.PI * size) + 0.7 * (fair / size + size / fair) + narrow;
}

/**
 * How far a point lies from the middle between those beside it: steps of one length, and few sharp turns.
 * @param {Sheet} sheet
 * @param {number} n
 */
function bend({ points, rings, of, corners }, n) {
  if (n < corners) return 0;
  const ring = rings[of[n][0]];
  const k = ring.indexOf(n);
  const [a, b] = [points[ring[(k + ring.length - 1) % ring.length]], points[ring[(k + 1) % ring.length]]];
  const wide = Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
  return (2 * Math.hypot(points[n][0] - (a[0] + b[0]) / 2, points[n][1] - (a[1] + b[1]) / 2)) / wide;
}

/** Whether all of a region can be seen from its middle. @param {Sheet} sheet @param {number} v */
function isSound({ points, rings, middles, way }, v) {
  const ring = rings[v];
  const m = points[middles[v]];
  return ring.every((n, k) => {
    const [a, b] = [points[n], points[ring[(k + 1) % ring.length]]];
    return way * ((a[0] - m[0]) * (b[1] - m[1]) - (a[1] - m[1]) * (b[0] - m[0])) > 1;
  });
}

/**
 * The points and outlines, as large as the narrowest region needs.
 * @param {Sheet} sheet
 * @returns {Laid}
 */
function written(sheet) {
  const rooms = sheet.rings.map((_, v) => roomiest(sheet.line(v)).room);
  const grow = Math.min(most, Math.max(1, room / Math.max(1, Math.min(...rooms))), Math.sqrt(whole / (sheet.half[0] * sheet.half[1] * 4)));
  const place = (/** @type {Point} */ [x, y]) => /** @type {Point} */ ([x + sheet.half[0], y + sheet.half[1]].map((one) => Math.round((one * grow + margin) * 10) / 10));
  return { points: sheet.points.slice(0, sheet.middles[0]).map(place), outlines: sheet.rings };
}
