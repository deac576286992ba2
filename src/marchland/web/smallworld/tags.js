// @ts-check
/** The prices on the map: each on its own land, nearest to its own tokens. */
import { html, nothing, svg } from "../vendor.js";
import { enlarged } from "../frame/prefs.js";
import { isWithin, pileBoxes, signsIn } from "./boxes.js";
import { overlap } from "./labels.js";
import { isPaired, pairOf } from "./pairs.js";
import { isDear, isMarching, isNear, isOver } from "./price.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./labels.js").Box} Box */

/** Where a price would stand beside tokens, and where on empty land; in radii of the free disc. */
const [beside, alone] = [[-0.62, 0.34], [0, 0]];
/** How far around it is looked for a place, and how closely; in radii. */
const [reach, step] = [1.6, 0.2];
const steps = Array.from({ length: 2 * Math.round(reach / step) + 1 }, (_, k) => (k - Math.round(reach / step)) * step);

/** What was found for a view that does not change. @type {{view: unknown, key: string, tags: Map<string, Box[]>}} */
let found = { view: null, key: "", tags: new Map() };

/**
 * The boxes of a region's price and of the coins beside it; none where no price is shown.
 * @param {Table} table
 * @param {string} id
 * @param {number} grow
 * @returns {Box[]}
 */
export function tagBoxes(table, id, grow) {
  if (!isMarching(table) || isOver(table) || pairOf(table)) return [];
  const { view, drawing } = table;
  const key = `${drawing?.name} ${grow} ${enlarged()}`;
  if (found.view !== view || found.key !== key) found = { view, key, tags: placed(table, grow) };
  return found.tags.get(id) ?? [];
}

/**
 * @param {Table} table
 * @param {number} grow
 */
function placed(table, grow) {
  /** @type {Map<string, Box[]>} */
  const tags = new Map();
  const all = Object.entries(table.drawing?.regions ?? {}).map(([id, { area }]) => ({ id, area, piles: pileBoxes(table, id, area, grow), signs: signsIn(table, id) }));
  for (const one of all) {
    const at = table.view?.regions[one.id];
    if (!at || at.price === null || !isNear(table, one.id)) continue;
    const others = all.filter(({ id, area }) => id !== one.id && Math.hypot(area[0] - one.area[0], area[1] - one.area[1]) < 250);
    tags.set(one.id, tagFor(table, one, others, [...tags.values()].flat(), grow));
  }
  return tags;
}

/** @typedef {{id: string, area: [number, number, number], piles: Box[], signs: Box[]}} Place */

/**
 * The nearest place to where it would stand that lies on its own land, nearer to its own tokens than to others, and covers
 * nothing that is read; failing that, what comes closest to it.
 * @param {Table} table
 * @param {Place} place
 * @param {Place[]} others
 * @param {Box[]} tags that have their places already
 * @param {number} grow
 */
function tagFor(table, { id, area: [x, y, radius], piles, signs }, others, tags, grow) {
  const width = 2 * Math.min(radius * 0.36, 14) * grow * enlarged();
  const [first, ...rest] = piles;
  const read = [...rest, ...signs, ...tags, ...others.flatMap((each) => [...each.piles, ...each.signs])];
  const rivals = others.flatMap((each) => each.piles.slice(0, 1));
  const [wishX, wishY] = (first ? beside : alone).map((part) => part * radius * grow);
  const toll = table.view?.regions[id].toll;
  const boxesAt = (/** @type {number} */ left, /** @type {number} */ low) =>
    [{ x: left, y: low, width, height: width }, ...(toll ? [{ x: left + 0.95 * width, y: low, width: 0.95 * width, height: 0.95 * width }] : [])];
  const spots = [[x + wishX, y + wishY], ...steps.flatMap((dx) => steps.map((dy) => [x + dx * radius, y + dy * radius]))]
    .map((spot) => ({ spot, away: Math.hypot(spot[0] - x - wishX, spot[1] - y - wishY) }))
    .sort((a, b) => a.away - b.away);
  let [best, least] = [boxesAt(x, y), Infinity];
  for (const { spot: [left, low], away } of spots) {
    const boxes = boxesAt(left, low);
    const sum = (/** @type {Box[]} */ things) => boxes.reduce((total, box) => things.reduce((more, thing) => more + overlap(box, thing), total), 0);
    let cost = away / radius + (4 * sum(read) + sum(first ? [first] : []) * 10 / 3) / (width * width) * 3;
    if (cost >= least || !isWithin(table, id, left, low)) continue;
    const own = first ? Math.hypot(first.x - left, first.y - low) : 0;
    if (rivals.some((rival) => Math.hypot(rival.x - left, rival.y - low) < own * 1.15)) cost += 20;
    cost += 4 * outside(table, id, boxes);
    if (cost < least) [best, least] = [boxes, cost];
  }
  return best;
}

/** The corners and edges of a box, from its centre. */
const rim = [[-1, -1], [0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]];

/**
 * What part of the rims of boxes lies off a region's land.
 * @param {Table} table
 * @param {string} id
 * @param {Box[]} boxes
 */
function outside(table, id, boxes) {
  const points = boxes.flatMap(({ x, y, width }) => rim.map(([dx, dy]) => [x + dx * width * 0.46, y + dy * width * 0.46]));
  return points.filter(([x, y]) => !isWithin(table, id, x, y)).length / points.length;
}

/**
 * A price on a label with a point, which no count of tokens has.
 * @param {number} price
 * @param {number} r half its width
 */
function label(price, r) {
  const [neck, high] = [r * 0.5, r * 0.92];
  return svg`<path class="label" d=${`M${-r * 1.12} 0L${-neck} ${-high}H${r * 0.85}Q${r} ${-high} ${r} ${-high * 0.8}V${high * 0.8}Q${r} ${high} ${r * 0.85} ${high}H${-neck}Z`}></path>
    <text x=${r * 0.16} font-size=${r * (price > 9 ? 1.2 : 1.5)} dy="0.34em">${price}</text>`;
}

/** A price as it lies on the map, beside words. */
export function priceSample() {
  return html`<svg class="pile price-sample" viewBox="-13 -11 25 22" width="25" height="22" aria-hidden="true">${label(3, 10)}</svg>`;
}

/**
 * The price of a region, where the person may conquer now or nearly could.
 * @param {Table} table
 * @param {string} id
 * @param {number} grow
 */
export function priceTag(table, id, grow) {
  const at = table.view?.regions[id];
  const [box] = tagBoxes(table, id, grow);
  if (!at || !box) return nothing;
  const r = box.width / 2;
  const ways = table.actionsOn(id).filter((action) => !isPaired(action));
  const dear = ways.length ? ways.every((way) => way.missing) : at.why && isDear(at.why);
  return svg`<g class="price-tag ${dear ? "dear" : ""}" data-of=${id} transform="translate(${box.x} ${box.y})">
    ${label(at.price ?? 0, r)}
    ${at.toll ? svg`<g class="toll-tag" transform="translate(${r * 1.9} 0)"><circle r=${r * 0.95}></circle>
      <text font-size=${r * 1.3} dy="0.34em">${at.toll}</text></g>` : nothing}
  </g>`;
}
