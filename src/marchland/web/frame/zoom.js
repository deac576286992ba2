// @ts-check
/** The buttons that bring the map nearer, where they cover nothing that is read or pointed at. */
import { html, nothing } from "../vendor.js";
import { before } from "./camera.js";
import { glyph } from "./glyphs.js";
import { prefs } from "./prefs.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").Drawing} Drawing */
/** @typedef {import("./camera.js").Camera} Camera */
/** A box around its centre, and how much it matters. @typedef {[x: number, y: number, wide: number, high: number, weight?: number]} Box */

/** The side of a button, and its rim that is hit but not seen, in pixels. */
const [side, unseen] = [44, 6];
/** How far one place is from the next, in pixels. */
const step = 4;
/** What a place may cover more than the best one does. */
const slight = 260;
/** Where next to nothing is ever asked. */
const water = /sea|lake|water/;
/** The last place that was found, and what for. */
let found = { key: "", style: "", at: [0, 0] };

/**
 * How much larger letters and tokens are drawn where the board is small.
 * @param {number} scale pixels for one unit of the drawing
 * @param {number} [roomy] how much larger they may be as soon as the board is smaller than drawn
 */
export function growth(scale, roomy = 1) {
  return Math.min(1.45, Math.max(1, 0.74 / scale, Math.min(roomy, 1 / scale)));
}

/**
 * How much of a near map the buttons take off its left and right: beside a small one they have a strip of their own, as
 * wherever they stood they would lie over tokens.
 * @param {Camera} camera
 * @returns {[number, number]} pixels
 */
export function strip({ zoom: near }) {
  if (near <= 1.01 || innerWidth >= 700) return [0, 0];
  return prefs.hand === "left" ? [side, 0] : [0, side];
}

/**
 * @param {Drawing} drawing
 * @param {Camera} camera
 */
export function zoom(drawing, camera) {
  const isNear = camera.zoom > 1.01;
  const [left, right] = strip(camera);
  const own = left ? "strip left" : right ? "strip" : "";
  return html`<div class="zoom ${isNear ? "near" : ""} ${own}" style=${camera.isStanding && !own ? place(drawing, camera) : nothing}>
    <button type="button" class="in" aria-label=${say("ui-zoom-in")} @click=${() => camera.zoomBy(1.6)}>${glyph("plus")}</button>
    <button type="button" class="out" aria-label=${say("ui-zoom-out")} @click=${() => camera.zoomBy(1 / 1.6)}>${glyph("minus")}</button>
    ${isNear ? html`<button type="button" class="fit" aria-label=${say("ui-zoom-fit")} @click=${() => camera.fit()}>${glyph("fit")}</button>` : nothing}
  </div>`;
}

/**
 * The button over the whole board, as a box of the drawing around its centre; null where the board is near.
 * @param {Drawing} drawing
 * @param {Camera} camera
 */
export function buttonOn(drawing, camera) {
  if (!camera.isStanding || camera.zoom > 1.01) return null;
  place(drawing, camera);
  const [x, y] = found.at.map((at, k) => (at + side / 2 - before(camera.room[k] - camera.size[k] * camera.scale)) / camera.scale);
  return { x, y, width: (side - unseen) / camera.scale, height: (side - unseen) / camera.scale };
}

/**
 * Where the hint of keys stands at the foot of the map: beside the buttons, above them where that is too narrow.
 * @param {Camera} camera
 */
export function clearOf({ zoom: near, room: [wide, high] }) {
  const [x, y] = found.at;
  if (y < high - 3 * side) return nothing;
  const grown = near > 1.01 ? (wide < 700 ? 1 : 2) : 0;
  return x >= 300 ? `max-width: ${x - 12}px` : `bottom: ${high - y + grown * side + 4}px`;
}

/**
 * Where the buttons stand: of all places along the rims the one that covers least of the whole board, of such the
 * nearest to the corner below the hand. They stay there while the board is near.
 * @param {Drawing} drawing
 * @param {Camera} camera
 */
function place(drawing, { room, size }) {
  const key = [drawing.name, ...room, prefs.hand].join();
  if (found.key === key) return found.style;
  const scale = Math.min(room[0] / size[0], room[1] / size[1]);
  const first = room.map((long, k) => before(long - size[k] * scale));
  const onScreen = (/** @type {Box} */ [x, y, wide, high, weight = 1]) => [x * scale + first[0], y * scale + first[1], wide * scale, high * scale, weight];
  const boxes = taken(drawing, growth(scale, drawing.roomy)).map(onScreen);
  const edges = (drawing.rims ?? rims(0, 0, size[0], size[1], drawing.island ? 17 : 29)).map(onScreen);
  const rim = room[0] < 500 ? 0 : 4;
  const inside = first.map((from) => from + (drawing.island ? 17 : 29) * scale - unseen);
  const corner = [prefs.hand === "left" ? rim : room[0] - side - rim, room[1] - side - rim];
  const covers = land(drawing, room, scale, first);
  const within = [0, 10, 20].flatMap((more) => along(room.map((long, k) => long - 2 * inside[k]), more)).map(([x, y]) => [x + inside[0], y + inside[1]]);
  const places = [...along(room, rim), ...along(room, 0), ...(drawing.rims ? [] : within)].map(([x, y]) => {
    const seen = [x + side / 2, y + side / 2, side - unseen, side - unseen];
    const under = (/** @type {number[][]} */ all) => all.reduce((sum, box) => sum + box[4] * overlap(seen, box), 0);
    return { at: [x, y], covered: under(boxes) + covers(x, y), across: under(edges), away: Math.hypot(x - corner[0], y - corner[1]) / 1000 };
  });
  // A frame is cleared where that covers hardly more.
  const least = Math.min(...places.map(({ covered }) => covered)) + (drawing.rims ? 0 : slight);
  const worth = (/** @type {typeof places[0]} */ { covered, across, away }) => covered + away + 2 * across + (covered > least ? 1e6 : 0);
  const best = places.reduce((one, other) => (worth(other) < worth(one) ? other : one)).at;
  const [x, y] = best;
  // What comes to the buttons grows into the map, never under the finger.
  const isHigh = y < room[1] / 2;
  // In a window that has just become smaller they stay within the map until a new place is found.
  const left = `min(${x}px, 100% - ${side + rim}px)`;
  const inset = isHigh ? `calc(var(--line-high, 0px) + ${y}px) auto auto ${left}; flex-direction: column` : `auto auto ${room[1] - y - side}px ${left}`;
  found = { key, style: `inset: ${inset}`, at: best };
  return found.style;
}

/**
 * How much of regions the buttons would cover; what is written or stands there weighs more, water less.
 * @param {Drawing} drawing
 * @param {number[]} room
 * @param {number} scale
 * @param {number[]} first where the drawing begins
 * @returns {(x: number, y: number) => number}
 */
function land({ regions }, [wide, high], scale, first) {
  const columns = Math.ceil(wide / step);
  const brush = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(columns, Math.ceil(high / step)).getContext("2d", { willReadFrequently: true }));
  brush.setTransform(scale / step, 0, 0, scale / step, first[0] / step, first[1] / step);
  for (const { path, terrain } of Object.values(regions)) {
    brush.fillStyle = water.test(terrain) ? "#0008" : "#000";
    brush.fill(new Path2D(path));
  }
  const seen = (side - 2 * unseen) / step;
  const { data } = brush.getImageData(0, 0, columns, Math.ceil(high / step));
  return (x, y) => {
    const [left, top] = [x, y].map((at) => Math.round((at + unseen) / step));
    let [dry, wet] = [0, 0];
    for (let row = top; row < top + seen; row += 1) {
      for (let column = left; column < left + seen; column += 1) {
        const ink = data[4 * (row * columns + column) + 3];
        if (ink > 200) dry += 1;
        else if (ink) wet += 1;
      }
    }
    const part = dry / seen ** 2;
    return 400 * part + 200 * wet / seen ** 2 + (part > 0.28 ? 500 : 0);
  };
}

/**
 * Places along the rims of a room.
 * @param {number[]} room
 * @param {number} rim
 * @param {number} [width] of what shall stand there
 * @param {number} [height]
 */
export function along([wide, high], rim, width = side, height = side) {
  const [right, low] = [wide - width - rim, high - height - rim];
  const places = [];
  for (let x = rim; x < right + step; x += step) places.push([Math.min(x, right), rim], [Math.min(x, right), low]);
  for (let y = rim; y < low + step; y += step) places.push([rim, Math.min(y, low)], [right, Math.min(y, low)]);
  return places;
}

/**
 * What is read or pointed at: numbers, tokens, and whatever else a board has.
 * @param {Drawing} drawing
 * @param {number} grow
 * @returns {Box[]}
 */
function taken({ regions, compass, title, islands = {}, taken: more = [] }, grow) {
  const each = Object.values(regions).flatMap(({ area: [x, y, radius], label, terrain }) => {
    const half = Math.max(radius, 22) * grow;
    const pile = Math.min(radius, 42) * grow;
    return /** @type {Box[]} */ ([[x, y, (water.test(terrain) ? 1.5 : 1.9) * half, (water.test(terrain) ? 1.5 : 1.6) * half], [x, y, 1.45 * pile, 1.45 * pile, 6], [label[0], label[1], 42 * grow, 24 * grow]]);
  });
  const drawn = /** @type {Box[]} */ ([
    ...(compass ? [[compass[0], compass[1], 2 * compass[2], 2 * compass[2], 0.3]] : []),
    ...(title ? [title] : []),
    ...Object.values(islands).flatMap(({ title: at }) => (at ? [[at[0], at[1], at[2] + 2 * at[3], at[3]]] : [])),
  ]);
  return [...each, ...drawn, .../** @type {Box[]} */ (more)];
}

/**
 * The drawn frame of a sheet or a card, which nothing shall lie half over.
 * @param {number} x
 * @param {number} y
 * @param {number} wide
 * @param {number} high
 * @param {number} band how wide the frame is
 * @returns {Box[]}
 */
export function rims(x, y, wide, high, band) {
  const [across, down] = [x + wide / 2, y + high / 2];
  return [
    [across, y + band / 2, wide, band], [across, y + high - band / 2, wide, band],
    [x + band / 2, down, band, high], [x + wide - band / 2, down, band, high],
  ];
}

/**
 * How much two boxes have in common.
 * @param {number[]} a
 * @param {number[]} b
 */
export function overlap(a, b) {
  const wide = (a[2] + b[2]) / 2 - Math.abs(a[0] - b[0]);
  const high = (a[3] + b[3]) / 2 - Math.abs(a[1] - b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}
