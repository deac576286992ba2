// @ts-check
/** What lies in a region, as boxes around their centres: piles, pieces, signs; and which land is its own. */
import { planned } from "./deploy.js";
import { siteDrawing, sitesIn } from "./sites.js";
import { pieceDrop, pileSize } from "./tokens.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./labels.js").Box} Box */
/** @typedef {[x: number, y: number, radius: number]} Area */

/** How wide a sign is drawn on the map. */
const SIGN = 20;
/** What is drawn alone, not all over a region: half as wide, and as high, as it is. @type {Record<string, [number, number]>} */
const alone = {
  hut: [9, 14], ship: [19, 32], boat: [15, 20], longship: [21, 28], serpent: [30, 23], whale: [32, 20], lighthouse: [14, 37], tower: [8, 34], windmill: [12, 29],
  volcano: [30, 41], dolmen: [15, 17], barrow: [19, 15], ruin: [17, 21], arch: [17, 28], forge: [14, 27], bones: [20, 15], lantern: [11, 22], crystal: [12, 26], conch: [11, 13],
};
/** @type {WeakMap<object, Box[]>} */
const pictures = new WeakMap();
/** @type {OffscreenCanvasRenderingContext2D|null} */
let brush = null;
/** @type {WeakMap<object, Path2D>} */
const shapes = new WeakMap();

/**
 * Whether a point lies on a region's own land.
 * @param {Table} table
 * @param {string} id
 * @param {number} x
 * @param {number} y
 */
export function isWithin(table, id, x, y) {
  const drawn = table.drawing?.regions[id];
  if (!drawn) return false;
  brush ??= new OffscreenCanvas(1, 1).getContext("2d");
  const shape = shapes.get(drawn) ?? new Path2D(drawn.path);
  shapes.set(drawn, shape);
  return /** @type {OffscreenCanvasRenderingContext2D} */ (brush).isPointInPath(shape, x, y);
}

/**
 * What stands in a region, as planned where tokens are spread.
 * @param {Table} table
 * @param {string} id
 */
export function shownIn(table, id) {
  const at = table.view?.regions[id];
  const deploy = table.view?.deploy;
  if (!at || !deploy || !table.isMine || !deploy.regions.includes(id)) return at;
  const n = planned(table)[id];
  if (deploy.piece === "token") return { ...at, race: deploy.race ?? at.race, tokens: n, isPlanned: true };
  const others = at.pieces.filter((piece) => piece !== deploy.piece);
  return { ...at, pieces: [...others, ...Array(n).fill(deploy.piece)] };
}

/**
 * The boxes of pile and pieces.
 * @param {Table} table
 * @param {string} id
 * @param {Area} area
 * @param {number} grow
 */
export function pileBoxes(table, id, [x, y, radius], grow) {
  const at = shownIn(table, id);
  if (!at) return [];
  const size = pileSize(radius, grow);
  const kinds = new Set([...at.pieces.filter((piece) => piece !== "mountain"), ...sitesIn(table, id).map(siteDrawing)]).size;
  const pieces = kinds > 0;
  const deep = pieceDrop(at.tokens);
  const lift = at.race && pieces ? -size * (deep - 0.66) : 0;
  const boxes = [];
  const under = size * 0.05 * Math.min(Math.max(0, at.tokens - 1), 3);
  if (at.race) boxes.push({ x: x + under / 2, y: y + lift + under / 2, width: size * 1.2 + under, height: size * 1.2 + under });
  if (at.race && at.seat !== null) boxes.push({ x: x - size * 0.47, y: y + lift - size * 0.47, width: size * 0.46, height: size * 0.46 });
  if (at.race && at.seat !== null && table.drawing?.islands) boxes.push({ x: x + size * 0.46, y: y + lift - size * 0.46, width: size * 0.56, height: size * 0.56 });
  if (at.race && at.tokens > 1) boxes.push({ x: x + size * 0.47, y: y + lift + size * (pieces ? 0.2 : 0.45), width: size * 0.6, height: size * 0.6 });
  if (pieces) boxes.push({ x, y: y + lift + (at.race ? size * deep : 0), width: size * (0.08 + 0.62 * kinds), height: size * 0.7 });
  return boxes;
}

/**
 * The boxes of the signs that are drawn into a region for good.
 * @param {Table} table
 * @param {string} id
 */
export function signsIn(table, id) {
  return (table.drawing?.regions[id].marks ?? []).map(([, x, y]) => ({ x, y, width: SIGN, height: SIGN }));
}

/**
 * The boxes of ships, houses, landmarks and beasts, which are looked at as much as names are read.
 * @param {import("../frame/types.js").Drawing} drawing
 */
export function picturesOn(drawing) {
  const found = pictures.get(drawing) ?? drawing.ornaments.filter(([kind]) => kind in alone).map(([kind, x, y, scale]) => {
    const [half, height] = alone[kind].map((length) => length * Math.abs(scale));
    return { x, y: y - height / 2, width: 2 * half, height };
  });
  pictures.set(drawing, found);
  return found;
}
