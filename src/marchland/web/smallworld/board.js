// @ts-check
/** Small World's map: who holds a region, what stands there, what it costs, what a tap does. */
import { backdrop, defs } from "../art/art.js";
import { nothing, svg } from "../vendor.js";
import { announce } from "../frame/announce.js";
import { refresh } from "../frame/page.js";
import { change, planned, rest, startDrag } from "./deploy.js";
import { chosenPlaces, togglePlace } from "./places.js";
import { isWithin, picturesOn, pileBoxes, shownIn, signsIn } from "./boxes.js";
import { freeLine, freePlace } from "./labels.js";
import { priceTag, tagBoxes } from "./tags.js";
import { standing } from "./tokens.js";
import { enlarged } from "../frame/prefs.js";
import { regionName, say } from "../frame/texts.js";
import { factionOf } from "./factions.js";
import { islandTitles, sheetTitle } from "./islands.js";
import { deedsOn, isInPair, isOpen, isPaired, isSurrender, pairOf, take as takePair } from "./pairs.js";
import { siteDrawing, sitesIn } from "./sites.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("../frame/types.js").Drawing} Drawing */

/** @param {Drawing} drawing */
export function ground(drawing) {
  return defs() + backdrop(drawing, { title: sheetTitle(drawing), titles: islandTitles(drawing) });
}

/**
 * Where tokens are spread none is chosen: they may go into each alike, whichever had the last one.
 * @param {Table} table
 * @param {string} id
 */
export function isChosen(table, id) {
  if (table.isMine && table.view?.deploy?.regions.includes(id)) return isInPair(table, id);
  return table.region === id || chosenPlaces(table).includes(id) || isInPair(table, id);
}

/**
 * Whether the chosen region has something to confirm.
 * @param {Table} table
 */
export function isReady(table) {
  const pair = pairOf(table);
  if (pair) return pair.to !== null;
  if (table.view?.deploy) return rest(table) === 0;
  if (table.view?.places) return chosenPlaces(table).length === table.view.places.count;
  return table.region !== null;
}

/** Names that have their place in this picture already. @type {Map<string, import("./labels.js").Box|null>} */
const written = new Map();

/**
 * The colour and pattern of whoever holds a region, along the inside of its border.
 * @param {Table} table
 * @param {string} id
 */
export function owner(table, id) {
  const at = table.view?.regions[id];
  if (!at || at.seat === null) return nothing;
  const path = table.drawing?.regions[id].path;
  return svg`<g class="owner seat-${at.seat} ${at.declined ? "declined" : ""}" clip-path="url(#clip-${id})">
    <path class="rim" d=${path}></path>
    <path class="colour" d=${path}></path>
    <path class="pattern" d=${path} stroke="url(#seat-pattern-${at.seat})"></path>
  </g>`;
}

/**
 * The number by which the log calls a region, where nothing covers it; on islands its name.
 * @param {Drawing} drawing
 * @param {string} id
 * @param {Table} table
 * @param {number} grow
 * @param {number} least height of letters
 * @param {import("./labels.js").Box|null} [button] that lies over the map
 */
export function number(drawing, id, table, grow, least, button = null) {
  if (drawing.islands) return named(drawing, id, table, grow);
  const [x, y] = drawing.regions[id].label;
  const text = id.replace(/^r(?=\d)/, "");
  const size = Math.max(13 * grow, least) * enlarged();
  const label = { x, y, width: size * 0.56 * text.length, height: size * 0.8 };
  const place = freePlace(label, lying(table, id, drawing.regions[id].area, grow), [...around(table, drawing, id, grow), ...(button ? [button] : [])], (left, low) => isWithin(table, id, left, low));
  return place ? svg`<text x=${place.x} y=${place.y} font-size=${size} dy="0.35em">${text}</text>` : nothing;
}

/**
 * The boxes of what lies in a region: pile, pieces, price, signs.
 * @param {Table} table
 * @param {string} id
 * @param {[number, number, number]} area
 * @param {number} grow
 */
function lying(table, id, area, grow) {
  return [...pileBoxes(table, id, area, grow), ...tagBoxes(table, id, grow), ...signsIn(table, id)];
}

/**
 * A region's own name in lines, and where it stands by itself: under what stands there.
 * @param {Drawing} drawing
 * @param {string} id
 * @param {number} grow
 * @param {number} most letters in one line
 */
function nameOf(drawing, id, grow, most = 12) {
  const [x, y, radius] = drawing.regions[id].area;
  const words = regionName(id).split(" ");
  const lines = words.length > 1 && regionName(id).length > most
    ? [words.slice(0, Math.ceil(words.length / 2)).join(" "), words.slice(Math.ceil(words.length / 2)).join(" ")]
    : [words.join(" ")];
  const long = 0.51 * Math.max(...lines.map((line) => line.length));
  // Long names grow as far as they leave room to their neighbours.
  const size = Math.min(14 * grow * enlarged(), Math.max(14 * grow, 130 / long));
  const height = 0.95 * size * lines.length;
  return { lines, size, x, y: y + radius + 2 - 0.8 * size + height / 2, width: size * long, height };
}

/**
 * A region's own name where nothing covers it; beyond that only the region's label tells it.
 * @param {Drawing} drawing
 * @param {string} id
 * @param {Table} table
 * @param {number} grow
 */
function named(drawing, id, table, grow) {
  if (id === Object.keys(drawing.regions)[0]) written.clear();
  const things = [...lying(table, id, drawing.regions[id].area, grow), ...around(table, drawing, id, grow)];
  const [whole, broken] = [nameOf(drawing, id, grow), nameOf(drawing, id, grow, 0)];
  const free = (/** @type {import("./labels.js").Box[]} */ boxes) => freeLine(whole, boxes) ?? freeLine(broken, boxes);
  // Rather over a picture than nowhere.
  const place = free([...things, ...picturesOn(drawing)]) ?? free(things);
  written.set(id, place);
  if (!place) return nothing;
  const { x, y, height, size, lines } = place;
  return svg`<text class="place-name" font-size=${size} x=${x} y=${y - height / 2 + 0.8 * size}>
    ${lines.map((line, k) => svg`<tspan x=${x} dy=${k ? "0.95em" : "0"}>${line}</tspan>`)}</text>`;
}

/**
 * The boxes of what lies in the regions around and is written there, and of the ribbons.
 * @param {Table} table
 * @param {Drawing} drawing
 * @param {string} id
 * @param {number} grow
 */
function around(table, drawing, id, grow) {
  const [x, y] = drawing.regions[id].area;
  const near = Object.entries(drawing.regions).filter(([other, { area }]) => other !== id && Math.hypot(area[0] - x, area[1] - y) < 150 * grow);
  return [
    ...near.flatMap(([other, { area }]) => {
      const name = !drawing.islands || written.has(other) ? written.get(other) : nameOf(drawing, other, grow);
      return [...lying(table, other, area, grow), ...(name ? [name] : [])];
    }),
    ...Object.values(drawing.islands ?? {}).flatMap(({ title }) => (title ? [{ x: title[0], y: title[1], width: title[2] + (52 * title[3]) / 24, height: title[3] + 4 }] : [])),
  ];
}

/**
 * @param {Table} table
 * @param {string} id
 */
export function offered(table, id) {
  if (!table.isMine) return false;
  const { view } = table;
  if (pairOf(table)) return isOpen(table, id) || isInPair(table, id);
  if (view?.deploy) return view.deploy.regions.includes(id);
  if (view?.places) return view.places.regions.includes(id);
  return deedsOn(table, id).length > 0 || isAhead(table, id);
}

/**
 * Where the keyboard begins: where most is won for least, never where something is only given up; of equal regions at the nearest.
 * @param {Table} table
 * @param {string|null} from the region on which it was last
 * @returns {string|null} null where the buttons answer better
 */
export function lead(table, from) {
  const { view, drawing } = table;
  const places = view?.places?.regions;
  if (places) return from && places.includes(from) ? from : (places[0] ?? null);
  // What takes two regions begins at its button.
  const answers = (/** @type {string} */ id) => pairOf(table) || isAhead(table, id) || deedsOn(table, id).some((action) => !isPaired(action));
  const best = Object.keys(view?.regions ?? {}).filter((id) => offered(table, id) && answers(id) && deedsOn(table, id).every((action) => !isSurrender(action)));
  const [x, y] = drawing?.regions[from ?? ""]?.area ?? [0, 0];
  const worth = (/** @type {string} */ id) => {
    const { price, seat } = /** @type {import("./types.js").RegionView} */ (view?.regions[id]);
    const [there, below] = drawing?.regions[id]?.area ?? [0, 0];
    const isRolled = deedsOn(table, id).some(({ word }) => word === "attempt");
    return [Number(seat === view?.to_move), Number(isRolled), price ?? 0, Math.hypot(there - x, below - y)];
  };
  const order = (/** @type {number[]} */ one, /** @type {number[]} */ other) => one.map((n, k) => n - other[k]).find((n) => n !== 0) ?? 0;
  return best.sort((one, other) => order(worth(one), worth(other)))[0] ?? null;
}

/**
 * Whether the region can be conquered as soon as the race marches, and nothing can be done there before.
 * @param {Table} table
 * @param {string} id
 */
function isAhead(table, id) {
  return table.isMine && Boolean(table.view?.regions[id]?.then.length) && !deedsOn(table, id).length;
}

/**
 * @param {Table} table
 * @param {string} id
 * @param {number} grow
 */
export function stand(table, id, grow) {
  const shown = shownIn(table, id);
  const drawn = table.drawing?.regions[id];
  if (!shown || !drawn) return nothing;
  return svg`<g>
    ${standing({ ...shown, pieces: [...shown.pieces, ...sitesIn(table, id).map(siteDrawing)] }, drawn.area, grow,
      table.view ? factionOf(table.view, shown.race) : null)}
    ${priceTag(table, id, grow)}
  </g>`;
}

/**
 * @param {Table} table
 * @param {string} id
 */
export function isLoose(table, id) {
  const deploy = table.isMine ? table.view?.deploy : null;
  return Boolean(deploy?.regions.includes(id)) && planned(table)[id] > (deploy?.min[id] ?? 0);
}

/**
 * @param {Table} table
 * @param {string} id
 * @param {PointerEvent} event
 */
export function take(table, id, event) {
  startDrag(table, event, id);
}

/**
 * @param {Table} table
 * @param {string} id
 */
export function use(table, id) {
  if (pairOf(table)) {
    takePair(table, id);
    return;
  }
  if (table.isMine && table.view?.places && togglePlace(table, id)) return;
  if (table.isMine && table.view?.deploy?.regions.includes(id)) {
    const isGiven = table.view.deploy.give_up > 0 && planned(table)[id] > 0;
    if (!change(table, id, isGiven ? -1 : 1)) {
      table.region = id;
      table.choice.full = !rest(table);
      if (table.choice.full) announce(say("ui-hint-deploy-done"));
      refresh();
    }
    return;
  }
  if (isAhead(table, id)) table.goOn(table.view?.march ?? [], id);
  else {
    table.choice = { ...table.choice, combo: null };
    table.choose(id);
  }
}
