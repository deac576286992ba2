// @ts-check
/** Boards, emblems, pieces and marks as strings of SVG markup; no DOM, see README.md. */
import { emblems as sharedEmblems } from "./emblems.js";
import { ornaments } from "./ornaments.js";
import { marks, pieces as firstPieces } from "./pieces.js";

/** @typedef {{x: number, y: number, size: number}} At centre and width in the units around */
/** @typedef {[kind: string, x: number, y: number, size: number]} Ornament mirrored when the size is negative */
/**
 * @typedef {object} Drawing
 * @property {string} name
 * @property {boolean} island whether it lies in an ocean of its own
 * @property {number[]} view
 * @property {string} frame
 * @property {string} coast
 * @property {string} borders
 * @property {string} [mouths] where bays of islands open to the ocean
 * @property {Record<string, {terrain: string, path: string, area: number[], label: number[], marks: [string, number, number][]}>} regions
 * @property {Ornament[]} ornaments
 * @property {number[]|null} compass
 * @property {number[]|null} title
 * @property {string} [called] what a group calls an island of its own
 * @property {Record<string, string>} [names] what it calls the island and its regions, by id
 * @property {Record<string, {box: number[], title: number[]|null, letters?: number}>} [islands] of a chart, by the drawings' names
 */

/** @type {Record<string, {path: string}>} */
const emblems = { ...sharedEmblems };
/** @type {Record<string, string>} */
const pieces = { ...firstPieces };

export const emblemIds = Object.keys(emblems);
export const pieceIds = Object.keys(pieces);
export const markIds = Object.keys(marks);

/** Fetches the emblems of the first Small World, once; before that they are drawn empty. */
export async function learnFirst() {
  know(1, (await import("./emblems-first.js")).firstEmblems);
}

/** Fetches the emblems and pieces of Warcraft, once; before that they are drawn empty. */
export async function learnWarcraft() {
  const [{ warcraftEmblems }, { warcraftPieces }] = await Promise.all([
    import("./emblems-warcraft.js"),
    import("./pieces-warcraft.js"),
  ]);
  know(2, warcraftEmblems);
  Object.assign(pieces, warcraftPieces);
  pieceIds.splice(0, Infinity, ...Object.keys(pieces));
}

/** Fetches what the other boxes have, once. */
export async function learnAll() {
  await Promise.all([learnFirst(), learnWarcraft()]);
}

/** What is known of each box: emblems stand in this order, whichever came first. @type {Record<string, {path: string}>[]} */
const boxes = [sharedEmblems, {}, {}];

/**
 * @param {number} box
 * @param {Record<string, {path: string}>} more
 */
function know(box, more) {
  boxes[box] = more;
  Object.assign(emblems, more);
  emblemIds.splice(0, Infinity, ...new Set(boxes.flatMap((each) => Object.keys(each))));
}
export const terrains = ["farmland", "forest", "hill", "swamp", "mountain", "sea", "lake"];
const waters = new Set(["sea", "lake"]);

/** Fine pen work of each terrain, one tile. @type {Record<string, [number, string]>} */
const textures = {
  farmland: [26, "M-2 5q7 -3 14 0t16 0M-2 18q7 -3 14 0t16 0"],
  forest: [22, "M3 8q2 -4 4 0M13 18q2 -4 4 0M15 5q1.5 -3 3 0"],
  hill: [30, "M4 12q5 -5 10 0M18 25q5 -5 10 0"],
  swamp: [28, "M3 8h9M7 11h4M17 22h8M19 25h3"],
  mountain: [24, "M4 9l3 -5l2.5 4M14 21l3 -5l2.5 4"],
  sea: [40, "M4 12q4 -4 8 0M24 32q4 -4 8 0"],
  lake: [36, "M4 10q3 -3 6 0M22 28q3 -3 6 0"],
};
textures.fields = textures.farmland;

/**
 * @param {string} inner
 * @param {number} box
 * @param {At} [at]
 */
export function framed(inner, box, at) {
  const place = at
    ? `x="${at.x - at.size / 2}" y="${at.y - at.size / 2}" width="${at.size}" height="${at.size}"`
    : 'width="100%" height="100%"';
  return `<svg ${place} viewBox="0 0 ${box} ${box}" aria-hidden="true" focusable="false">${inner}</svg>`;
}

/** @param {string} terrain */
export function terrainFill(terrain) {
  return `url(#terrain-${terrain})`;
}

/** @param {Ornament} ornament */
export function ornament([kind, x, y, size]) {
  return `<use href="#ornament-${kind}" transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})"/>`;
}

/** @param {string} id of a race or power */
export function emblemPath(id) {
  return emblems[id]?.path ?? "";
}

/** @param {string} id @param {At} [at] */
export function emblem(id, at) {
  return framed(`<path fill="currentColor" d="${emblemPath(id)}"/>`, 512, at);
}

/** @param {string} id of a race or power */
export function hasEmblem(id) {
  return Object.hasOwn(emblems, id);
}

/** A disc with a letter or two, for what has no drawing. @param {string} letters @param {At} [at] */
export function disc(letters, at) {
  const shown = [...letters].slice(0, 2).join("").replace(/[<>&"']/g, "");
  const text = `<text x="256" y="256" dy="0.35em" text-anchor="middle" font-size="${shown.length > 1 ? 230 : 320}" font-weight="700" fill="currentColor">${shown}</text>`;
  return framed(`<circle cx="256" cy="256" r="226" fill="none" stroke="currentColor" stroke-width="30"/>${text}`, 512, at);
}

/** @param {string} id @param {At} [at] */
export function piece(id, at) {
  return framed(pieces[id] ?? "", 64, at);
}

/** @param {string} id @param {At} [at] */
export function mark(id, at) {
  return framed(marks[id] ?? "", 24, at);
}

/** Small groups of ornaments for lists. @type {Record<string, [string, number, number, number][]>} */
const signs = {
  farmland: [["field", 20, 30, 1], ["sheaf", 30, 15, 0.8], ["hut", 12, 15, 0.7]],
  capital: [["tower", 20, 29, 0.75], ["hut", 11, 33, 0.7], ["hut", 30, 33, 0.7]],
  forest: [["tree", 13, 24, 0.9], ["pine", 26, 25, 0.9], ["tree", 19, 35, 0.95]],
  hill: [["hillock", 22, 22, 0.8], ["hillock", 17, 32, 0.85]],
  swamp: [["pool", 20, 31, 1], ["reeds", 13, 25, 1], ["reeds", 28, 22, 0.9]],
  mountain: [["crag", 12, 28, 0.9], ["peak", 22, 34, 0.8]],
  sea: [["wave", 20, 16, 1.1], ["wave", 18, 24, 1.1], ["wave", 22, 32, 1.1]],
  lake: [["wave", 19, 17, 1], ["wave", 22, 32, 1], ["lily", 25, 25, 1.2]],
  ruins: [["ruin", 20, 31, 1]],
  silver_peaks: [["peak", 16, 33, 0.75], ["crystal", 29, 33, 0.6]],
  tundra: [["snowpine", 14, 25, 0.9], ["snowpine", 26, 33, 0.9]],
  crags: [["crag", 14, 24, 0.8], ["crag", 24, 34, 0.9]],
};
signs.fields = signs.farmland;

/** @param {string} terrain @param {At} [at] */
export function terrainIcon(terrain, at) {
  const drawn = (signs[terrain] ?? [])
    .map(([kind, x, y, s]) => `<g transform="translate(${x} ${y}) scale(${s})">${ornaments[kind]}</g>`)
    .join("");
  const ground = `<rect x="1.5" y="1.5" width="37" height="37" rx="9" fill="var(--t-${terrain})" stroke="var(--ink)" stroke-width="1.5"/>`;
  return framed(ground + drawn, 40, at);
}

/** Patterns, symbols and grain; once a page, inside the board's svg. */
export function defs() {
  const patterns = Object.entries(textures).map(
    ([terrain, [tile, path]]) =>
      `<pattern id="terrain-${terrain}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><rect width="${tile}" height="${tile}" fill="var(--t-${terrain})"/><path d="${path}" fill="none" stroke="var(--t-${terrain}-deep)" stroke-width="1" stroke-linecap="round" opacity=".4"/></pattern>`,
  );
  const symbols = Object.entries(ornaments).map(([kind, inner]) => `<g id="ornament-${kind}">${inner}</g>`);
  const grain = Array.from({ length: 46 }, (_, i) => {
    const x = (i * 61.8) % 140;
    const y = (i * i * 17.3 + i * 7) % 140;
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${1 + (i % 3)} ${(i % 5) - 2} ${2 + (i % 4)} ${(i % 3) - 1}`;
  }).join("");
  return (
    `<defs>${patterns.join("")}${symbols.join("")}` +
    `<pattern id="paper-grain" width="140" height="140" patternUnits="userSpaceOnUse"><path d="${grain}" fill="none" stroke="var(--grain)" stroke-width=".7" stroke-linecap="round"/></pattern>` +
    '<radialGradient id="paper-light" cx="50%" cy="45%" r="75%"><stop offset=".55" stop-color="var(--paper-edge)" stop-opacity="0"/><stop offset="1" stop-color="var(--paper-edge)" stop-opacity=".38"/></radialGradient></defs>'
  );
}

/** @param {number[]} disc */
function rose([x, y, radius]) {
  const point = (/** @type {number} */ turn, /** @type {number} */ long, /** @type {number} */ wide) =>
    `<g transform="rotate(${turn})"><path d="M0 ${-long}L${wide} ${-wide}L0 0z" fill="var(--paper-light)"/><path d="M0 ${-long}L${-wide} ${-wide}L0 0z" fill="var(--ink)"/><path d="M0 ${-long}L${wide} ${-wide}L0 0L${-wide} ${-wide}z" fill="none" stroke="var(--ink)" stroke-width=".9" stroke-linejoin="round"/></g>`;
  const points = [45, 135, 225, 315].map((turn) => point(turn, 23, 5)).concat([0, 90, 180, 270].map((turn) => point(turn, 36, 7)));
  return (
    `<g class="rose" transform="translate(${x} ${y}) scale(${radius / 44})"><circle r="28" fill="var(--water-rim)" opacity=".35"/>` +
    `<circle r="28" fill="none" stroke="var(--ink)" stroke-width="1.4"/><circle r="24.5" fill="none" stroke="var(--ink)" stroke-width=".7"/>${points.join("")}` +
    '<circle r="3.5" fill="var(--roof)" stroke="var(--ink)"/><path d="M-3.5 -37V-43.500L3.5 -37V-43.5" fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/></g>'
  );
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * @param {number[]} plate
 * @param {string} text
 * @param {number} [size] of the letters
 */
function cartouche([x, y, width, height], text, size = 16) {
  const w = width / 2;
  const h = height / 2;
  return (
    `<g class="cartouche" transform="translate(${x} ${y})">` +
    `<path d="M${-w - 26} ${-h + 5}H${-w + 8}V${h - 1}H${-w - 26}L${-w - 15} 3zM${w + 26} ${-h + 5}H${w - 8}V${h - 1}H${w + 26}L${w + 15} 3z" fill="var(--paper-deep)" stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="M${-w} ${-h}Q0 ${-h + 3} ${w} ${-h}V${h - 3}Q0 ${h} ${-w} ${h - 3}z" fill="var(--paper)" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<text y="${size > 16 ? 6 : 5}" text-anchor="middle" text-rendering="geometricPrecision" font-family="var(--serif, serif)" font-size="${size}" font-weight="700" letter-spacing="${size > 14 ? 1.2 : 0.6}" fill="var(--title-ink, var(--ink))">${escaped(text)}</text></g>`
  );
}

/**
 * A ribbon with its name beside each island of a chart.
 * @param {Drawing} map
 * @param {Record<string, string>} titles
 */
function ribbons(map, titles) {
  return Object.entries(map.islands ?? {})
    .map(([name, { title, letters = 13.5 }]) => {
      const text = titles[name] ?? "";
      if (!title || !text) return "";
      const large = title[3] / 24;
      const plain = cartouche([0, 0, title[2] / large, 24], text, Math.min(letters, (title[2] / large * 1.62) / text.length));
      return `<g transform="translate(${title[0]} ${title[1]}) scale(${large})">${plain}</g>`;
    })
    .join("");
}

/**
 * All still layers of a board, from the paper up.
 * @param {Drawing} map
 * @param {{title?: string, titles?: Record<string, string>}} [words] titles: of a chart's islands, by name
 */
export function backdrop(map, { title = "", titles = {} } = {}) {
  const [width, height] = map.view;
  const regions = Object.entries(map.regions);
  const sheet = `x="0" y="0" width="${width}" height="${height}"`;
  const shape = (/** @type {string} */ id, /** @type {string} */ path) => `<path id="shape-${id}" d="${path}"/>`;
  const stroke = (/** @type {string} */ id, /** @type {string} */ colour, /** @type {number} */ wide, more = "") =>
    `<use href="#shape-${id}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round"${more}/>`;
  const ground = (/** @type {[string, {terrain: string}]} */ [id, { terrain }]) =>
    `<use href="#shape-${id}" fill="${terrainFill(terrain)}"/>`;
  const tint = (/** @type {[string, {terrain: string}]} */ [id, { terrain }]) =>
    `<clipPath id="edge-${id}"><use href="#shape-${id}"/></clipPath><g clip-path="url(#edge-${id})">` +
    `${stroke(id, `var(--t-${terrain}-deep)`, 26, ' opacity=".2"')}${stroke(id, `var(--t-${terrain}-deep)`, 13, ' opacity=".28"')}</g>`;
  const water = regions.filter(([, region]) => waters.has(region.terrain));
  const land = regions.filter(([, region]) => !waters.has(region.terrain));
  const ripples = [
    stroke("coast", "var(--water-line)", 37, ' opacity=".45"'),
    stroke("coast", "var(--t-sea)", 34.5),
    stroke("coast", "var(--water-line)", 25, ' opacity=".6"'),
    stroke("coast", "var(--t-sea)", 22.5),
    stroke("coast", "var(--water-rim)", 16, ' opacity=".35"'),
    stroke("coast", "var(--water-rim)", 9, ' opacity=".6"'),
  ];
  const bays = [
    ...water.map(([id]) => `<use href="#shape-${id}" fill="var(--t-sea-deep)" opacity=".2"/>`),
    stroke("mouths", "var(--water-rim)", 3.4, ' opacity=".55"'),
    stroke("mouths", "var(--t-sea-deep)", 2, ' stroke-dasharray="1 7"'),
  ];
  return [
    `<rect ${sheet} rx="5" fill="var(--paper)"/><rect ${sheet} rx="5" fill="url(#paper-light)"/>`,
    "<defs>",
    ...regions.map(([id, { path }]) => shape(id, path)),
    shape("coast", map.coast) + shape("borders", map.borders) + shape("frame", map.frame),
    map.island ? shape("mouths", map.mouths ?? "") : "",
    "</defs>",
    '<clipPath id="board-clip"><use href="#shape-frame"/></clipPath>',
    map.island
      ? `<rect x="13" y="13" width="${width - 26}" height="${height - 26}" rx="7" fill="${terrainFill("sea")}"/><g>`
      : '<g clip-path="url(#board-clip)">',
    ...water.map(ground),
    ...ripples,
    ...(map.island ? bays : []),
    ...land.map((region) => ground(region) + tint(region)),
    "</g>",
    map.ornaments.map(ornament).join(""),
    stroke("borders", "var(--paper-light)", 5.5, ' opacity=".28"'),
    stroke("borders", "var(--ink)", 2.4),
    stroke("borders", "var(--ink)", 1.5, ' opacity=".55" transform="translate(.9 1)"'),
    stroke("coast", "var(--ink)", 3.2),
    map.island ? "" : stroke("frame", "var(--ink)", 3.6),
    `<rect x="9" y="9" width="${width - 18}" height="${height - 18}" rx="9" fill="none" stroke="var(--paper-edge)" stroke-width="1.5"/><rect x="13" y="13" width="${width - 26}" height="${height - 26}" rx="7" fill="none" stroke="var(--paper-edge)" stroke-width=".8"/>`,
    `<rect ${sheet} fill="url(#paper-grain)" opacity=".3"/>`,
    map.compass ? rose(map.compass) : "",
    map.title && title ? cartouche(map.title, title, Math.min(16, (map.title[2] * 1.62) / title.length)) : "",
    ribbons(map, titles),
    ...regions.flatMap(([, region]) => region.marks.map(([id, x, y]) => `<g transform="translate(${x} ${y})"><g class="map-sign">${mark(id, { x: 0, y: 0, size: 22 })}</g></g>`)),
  ].join("");
}
