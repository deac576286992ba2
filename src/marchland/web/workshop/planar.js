// @ts-check
/** Whether a list of neighbours can be drawn in the plane, and what lies around what then (Demoucron, Malgrange, Pertuiset). */

/** @typedef {Map<number, Set<number>>} Graph neighbours of each vertex */
/** @typedef {number[]} Face vertices around it in turn, all faces the same way round */

/**
 * @param {number} count of vertices
 * @param {[number, number][]} edges
 * @returns {Graph}
 */
export function graphOf(count, edges) {
  /** @type {Graph} */
  const graph = new Map(Array.from({ length: count }, (_, v) => [v, new Set()]));
  for (const [a, b] of edges) {
    graph.get(a)?.add(b);
    graph.get(b)?.add(a);
  }
  return graph;
}

/**
 * The vertices that can be reached from one without going through another.
 * @param {Graph} graph
 * @param {number} start
 * @param {number} [without]
 */
export function reached(graph, start, without = -1) {
  const seen = new Set([start]);
  for (const v of seen) for (const w of next(graph, v)) if (w !== without) seen.add(w);
  return seen;
}

/**
 * A vertex without which the others fall apart, -1 where there is none.
 * @param {Graph} graph that hangs together
 */
export function hinge(graph) {
  const all = [...graph.keys()];
  return all.find((v) => reached(graph, all[0] === v ? all[1] : all[0], v).size < all.length - 1) ?? -1;
}

/**
 * The faces of a drawing without crossings, null where there is none.
 * @param {Graph} graph without a hinge
 * @returns {Face[]|null}
 */
export function faces(graph) {
  const round = circle(graph);
  /** @type {Face[]} */
  const found = [round, [...round].reverse()];
  const drawn = graphOf(graph.size, round.map((v, k) => [v, round[(k + 1) % round.length]]));
  for (;;) {
    const parts = fragments(graph, drawn);
    if (!parts.length) return found;
    const ways = parts.map(({ feet }) => found.filter((face) => feet.every((v) => face.includes(v))));
    const least = ways.reduce((best, one, k) => (one.length < ways[best].length ? k : best), 0);
    if (!ways[least].length) return null;
    const path = across(graph, drawn, parts[least]);
    path.slice(1).forEach((v, k) => {
      drawn.get(path[k])?.add(v);
      drawn.get(v)?.add(path[k]);
    });
    cut(found, ways[least][0], path);
  }
}

/** @param {Graph} graph @param {number} v @returns {Iterable<number>} */
function next(graph, v) {
  return graph.get(v) ?? [];
}

/** A way around, by going on until a vertex comes again. @param {Graph} graph */
function circle(graph) {
  /** @type {number[]} */
  const way = [0];
  for (;;) {
    const here = way[way.length - 1];
    const there = [...next(graph, here)].filter((v) => v !== way[way.length - 2]);
    const again = way.indexOf(there.find((v) => way.includes(v)) ?? -1);
    if (again >= 0) return way.slice(again);
    way.push(there[0]);
  }
}

/**
 * What is not drawn yet, in parts that hang together: single edges, and vertices with all that leads to them.
 * @param {Graph} graph
 * @param {Graph} drawn
 * @returns {{inner: Set<number>, feet: number[]}[]} feet are drawn already
 */
function fragments(graph, drawn) {
  const isDrawn = (/** @type {number} */ v) => (drawn.get(v)?.size ?? 0) > 0;
  const found = [];
  /** @type {Set<number>} */
  const seen = new Set();
  for (const v of graph.keys()) {
    if (isDrawn(v)) {
      for (const w of next(graph, v)) if (v < w && isDrawn(w) && !drawn.get(v)?.has(w)) found.push({ inner: new Set(), feet: [v, w] });
      continue;
    }
    if (seen.has(v)) continue;
    const inner = new Set([v]);
    const feet = new Set();
    for (const one of inner) for (const w of next(graph, one)) (isDrawn(w) ? feet : inner).add(w);
    for (const one of inner) seen.add(one);
    found.push({ inner, feet: [...feet] });
  }
  return found;
}

/**
 * A way through a part from one of its feet to another.
 * @param {Graph} graph
 * @param {Graph} drawn
 * @param {{inner: Set<number>, feet: number[]}} part
 */
function across(graph, drawn, { inner, feet }) {
  if (!inner.size) return feet;
  const [start] = feet;
  /** @type {Map<number, number>} */
  const from = new Map();
  const queue = [...next(graph, start)].filter((v) => inner.has(v)).slice(0, 1);
  from.set(queue[0], start);
  for (const v of queue) {
    for (const w of next(graph, v)) {
      if (from.has(w) || w === start) continue;
      if (inner.has(w)) queue.push(w);
      else if (!feet.includes(w)) continue;
      from.set(w, v);
      if (inner.has(w)) continue;
      const way = [w];
      while (way[way.length - 1] !== start) way.push(/** @type {number} */ (from.get(way[way.length - 1])));
      return way;
    }
  }
  return feet;
}

/**
 * Cuts a face in two along a way between two of its vertices.
 * @param {Face[]} all
 * @param {Face} face
 * @param {number[]} path
 */
function cut(all, face, path) {
  const [a, b] = [face.indexOf(path[0]), face.indexOf(path[path.length - 1])];
  const turned = [...face.slice(a), ...face.slice(0, a)];
  const k = (b - a + face.length) % face.length;
  const inner = path.slice(1, -1);
  all.splice(all.indexOf(face), 1, [...turned.slice(0, k + 1), ...[...inner].reverse()], [...turned.slice(k), turned[0], ...inner]);
}
