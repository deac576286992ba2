// @ts-check
/** What the map of lands shows beside its ground: owners, names, figures, alliances, compass. */
import { nothing, svg } from "../vendor.js";
import { afterDrawing, refresh } from "../frame/page.js";
import { enlarged } from "../frame/prefs.js";
import { name, say } from "../frame/texts.js";
import { letter } from "../frame/emblems.js";
import { clearOf, company } from "./figures.js";
import { uncover } from "./uncover.js";
import { markText } from "./words.js";
import { band, pad } from "./layout.js";
import { rose } from "./rose.js";
import { neutralsOn, placeSign, roomOf, yieldOf } from "./yields.js";

/** @typedef {import("../frame/table.js").Table} Table */

/**
 * A rim in the colour of whoever stands there alone.
 * @param {Table} table
 * @param {string} id
 */
export function owner(table, id) {
  const at = /** @type {any} */ (table.view?.regions[id]);
  const path = table.drawing?.regions[id].path;
  const compass = /** @type {any} */ (table.view)?.compass;
  const pointer = compass?.rolled && compass.paths[compass.rolled].includes(id);
  const seats = [...new Set((at?.pieces ?? []).map((/** @type {any} */ piece) => piece.seat).filter((/** @type {any} */ seat) => seat !== null))];
  return svg`${seats.map(
    (seat, k) => svg`<g class="owner seat-${seat} ${k ? "second" : ""}" clip-path="url(#clip-${id})">
      <path class="rim" d=${path}></path>
      <path class="colour" d=${path}></path>
      <path class="pattern" d=${path} stroke="url(#seat-pattern-${seat})"></path>
    </g>`,
  )}
  ${pointer ? svg`<path class="pointed" d=${path} clip-path="url(#clip-${id})"></path>` : nothing}`;
}

/**
 * The letter by which the log calls a region, and what it gives.
 * @param {import("../frame/types.js").Drawing} drawing
 * @param {string} id
 * @param {Table} table
 * @param {number} grow
 * @param {number} least height of letters
 */
export function number(drawing, id, table, grow, least) {
  const given = yieldOf(table.view, /** @type {import("./lands.js").LandDrawing} */ (drawing), id);
  const { area, label } = drawing.regions[id];
  const size = Math.max(13 * grow, least) * enlarged();
  const pieces = /** @type {any} */ (table.view?.regions[id])?.pieces ?? [];
  const [across, high] = roomOf(given);
  const [wide, tall] = [size * across, size * high];
  const [land, place] = id.split("/");
  const card = /** @type {import("./lands.js").LandDrawing} */ (drawing).cards.find(({ name }) => name === land);
  const spot = clearOf(pieces, area, grow, /** @type {[number, number]} */ (label), wide, tall, (at) => within(card, at, wide, tall));
  return placeSign(given, place.toUpperCase(), spot, size);
}

/**
 * A sign stays off the frame of its card.
 * @param {import("./lands.js").Card|undefined} card
 * @param {[number, number]} spot
 * @param {number} wide
 * @param {number} tall
 * @returns {[number, number]}
 */
function within(card, [x, y], wide, tall) {
  if (!card) return [x, y];
  const [left, top] = card.grid;
  const inside = [card.width - 2 * (left - card.x), card.height - band - pad];
  const held = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ room, /** @type {number} */ size) => Math.min(Math.max(at, from + size / 2 + 2), from + room - size / 2 - 2);
  return [held(x, left, inside[0], wide), held(y, top, inside[1], tall)];
}

/**
 * About how much room a small text takes beside a title, with a gap that grows with it.
 * @param {string} text
 * @param {number} size
 */
function wide(text, size) {
  return 14 + text.length * size * 0.44 + 0.8 * size;
}

/**
 * Where a card's name stands: in the middle, or between what stands beside it, and smaller where that leaves too little room.
 * @param {{x: number, width: number, title: number[]}} card
 * @param {string} text
 * @param {number} size
 * @param {number} before taken on the left
 * @param {number} after taken on the right
 * @returns {[number, number]} its middle and its size
 */
function between({ x, width, title }, text, size, before, after) {
  const letters = text.length * 0.54;
  const fit = Math.min(size, (width - before - after) / letters);
  const half = (fit * letters) / 2;
  return [Math.min(Math.max(title[0], x + before + half), x + width - after - half), fit];
}

/**
 * Names of the cards, whose home each is, and the compass.
 * @param {Table} table
 * @param {number} grow
 * @param {number} [least] height of letters that can be read
 */
export function signs(table, grow, least = 0) {
  const view = /** @type {any} */ (table.view);
  const drawing = /** @type {import("./lands.js").LandDrawing} */ (table.drawing);
  return svg`<g class="signs" aria-hidden="true">
    ${drawing.cards.map((card) => {
      const row =
        view.cards.find((/** @type {any} */ each) => each.name === card.name) ??
        view.homes.find((/** @type {any} */ home) => (home.chosen || home.seat !== view.to_move) && home.land === card.land);
      const y = card.title[1];
      const [small, lost, mark] = [(row?.lost ? 14 : 10) * Math.min(grow, 1.15), row?.lost ? say("ui-tek-lost-kingdom") : "", card.mark === "original" ? "" : markText(card.mark)];
      const neutrals = row?.lost ? neutralsOn(view) : 0;
      const pay = neutrals ? say("ui-tek-about-lost-price", { n: neutrals }) : "";
      const [x, size] = between(card, name(card.land, "land"), 15 * Math.min(grow, 1.25), row?.seat !== null && row ? 34 : wide(lost, small), wide(mark, small));
      return svg`
        ${row && row.seat !== null
          ? svg`<g class="flag seat-${row.seat}" transform="translate(${card.x + 20} ${y})">
              <circle r="10"></circle><text font-size="13" dy="0.35em">${letter(row.seat)}</text></g>`
          : nothing}
        ${lost ? svg`<text class="land-mark lost" x=${card.x + 14} y=${y} dy="0.35em" font-size=${small}><title>${say("ui-tek-about-lost")} ${pay} ${say("ui-tek-about-lost-point")}</title>${lost}</text>` : nothing}
        <text class="land-name" x=${x} y=${y} dy="0.35em" font-size=${size}>${name(card.land, "land")}</text>
        ${mark ? svg`<text class="land-mark" x=${card.x + card.width - 14} y=${y} dy="0.35em" font-size=${small}>${mark}</text>` : nothing}`;
    })}
    ${rose(table, grow, least)}
  </g>`;
}

/**
 * @param {Table} table
 * @param {string} id
 * @param {number} grow
 */
export function stand(table, id, grow) {
  const view = /** @type {any} */ (table.view);
  const at = view?.regions[id];
  const drawn = table.drawing?.regions[id];
  if (!at || !drawn) return nothing;
  const [x, y] = drawn.area;
  const fought = view.war?.region === id && !view.war.alliance && view.war.winner === null;
  return svg`
    ${at.allied ? svg`<g class="clasp" transform="translate(${x} ${y + 16})"><circle cx="-5" r="6"></circle><circle cx="5" r="6"></circle></g>` : nothing}
    ${company(at.pieces, drawn.area, grow)}
    ${fought
      ? svg`<g class="swords" transform="translate(${x} ${y - 24})"><circle r="12"></circle><path d="M-6 6L6-6M6 6L-6-6M-7 2l5 5M7 2l-5 5"></path></g>`
      : nothing}`;
}

/** Questions that a panel of their own answers, whatever the map offers besides. */
const paneled = new Set(["select", "split", "pay", "match", "bid", "trade"]);

/**
 * Where the keyboard begins: where something begins, else where it may end; of several at the nearest.
 * @param {Table} table
 * @param {string|null} from the region on which it was last
 * @returns {string|null} null where the panel answers, or does so with the map
 */
export function lead(table, from) {
  const view = /** @type {any} */ (table.view);
  if (!table.isMine || paneled.has(view.stage) || (!view.march.length && view.actions.some((/** @type {any} */ { word }) => word === "act"))) return null;
  const ids = Object.keys(view.regions);
  const open = [offered, isGoal].map((fits) => ids.filter((id) => fits(table, id))).find((some) => some.length) ?? [];
  const [x, y] = table.drawing?.regions[from ?? ""]?.area ?? [0, 0];
  const far = (/** @type {string} */ id) => {
    const [there, below] = table.drawing?.regions[id]?.area ?? [0, 0];
    return Math.hypot(there - x, below - y);
  };
  return open.sort((one, other) => far(one) - far(other))[0] ?? null;
}

/**
 * The moves that begin in a region.
 * @param {Table} table
 * @param {string|null} from
 */
export function movesFrom(table, from) {
  const actions = /** @type {any[]} */ (table.isMine && from ? table.actionsOn(from) : []);
  return actions.filter((action) => action.to);
}

/**
 * What can be done in a region: what begins there, else the moves that end there.
 * @param {Table} table
 * @param {string} id
 * @returns {any[]}
 */
export function deedsAt(table, id) {
  if (!table.isMine) return [];
  const own = table.actionsOn(id);
  return own.length ? own : (table.view?.actions ?? []).filter((/** @type {any} */ action) => action.to === id);
}

/**
 * @param {Table} table
 * @param {string} id
 */
export function offered(table, id) {
  if (!table.isMine) return false;
  if (!table.view?.regions[id]) return Boolean(landOf(table, id));
  if (table.region && movesFrom(table, table.region).some((move) => move.to === id)) return true;
  return table.actionsOn(id).length > 0 || isAhead(table, id);
}

/**
 * Whether something can be done there as soon as the action is carried out, and nothing before.
 * @param {Table} table
 * @param {string} id
 */
function isAhead(table, id) {
  return table.isMine && Boolean(table.view?.regions[id]?.then.length) && !table.actionsOn(id).length;
}

/**
 * Whether a move can end there as soon as the action is carried out, and nothing begins there.
 * @param {Table} table
 * @param {string} id
 */
function endsThere(table, id) {
  return table.isMine && Boolean(table.view?.regions[id]?.ends.length) && !table.actionsOn(id).length;
}

/**
 * Whether a move can end there: one from the chosen region, else any, where none begins there itself.
 * @param {Table} table
 * @param {string} id
 */
export function isGoal(table, id) {
  const moves = movesFrom(table, table.region);
  if (moves.length) return moves.some((move) => move.to === id);
  return !offered(table, id) && (endsThere(table, id) || deedsAt(table, id).some((action) => action.to === id));
}

/**
 * @param {Table} table
 * @param {string} id
 */
export function isChosen(table, id) {
  const chosen = /** @type {any} */ (table.view?.actions.find((action) => action.id === table.choice.picked));
  if (chosen && !table.view?.regions[id]) return chosen === landOf(table, id);
  return table.region === id || (chosen?.to === id && chosen.region === table.region);
}

/** @param {Table} table */
export function isReady(table) {
  const options = table.region ? deedsAt(table, table.region) : (table.view?.actions ?? []);
  return (table.region !== null && options.length === 1) || options.some((action) => action.id === table.choice.picked);
}

/**
 * A tap: where a move ends, when one has begun; else the region to act in.
 * @param {Table} table
 * @param {string} id
 */
export function use(table, id) {
  const move = table.region !== id && movesFrom(table, table.region).find((each) => each.to === id);
  if (move) {
    table.choice = { picked: move.id };
    table.cursor = id;
    afterDrawing(uncover);
    return;
  }
  const moves = table.region !== id && movesFrom(table, table.region).length > 0;
  if (moves && !table.actionsOn(id).length) {
    table.choice = { goal: id };
    afterDrawing(uncover);
    return;
  }
  table.choice = {};
  if (takesLand(table, id)) return;
  if (isAhead(table, id) || endsThere(table, id)) table.goOn(table.view?.march ?? [], id);
  else table.choose(id);
  afterDrawing(uncover);
}

/**
 * The choice of a land that a place of the map belongs to, while lands are chosen.
 * @param {Table} table
 * @param {string} id
 * @returns {any}
 */
function landOf(table, id) {
  const land = id.split("/")[0];
  return table.view?.actions.find((action) => /** @type {any} */ (action).name === land);
}

/**
 * While lands are chosen, a tap on one chooses it, or hears why not.
 * @param {Table} table
 * @param {string} id
 */
function takesLand(table, id) {
  if (!table.isMine || table.view?.regions[id]) return false;
  const action = landOf(table, id);
  table.choice = action ? { picked: action.id, at: id } : { barred: id.split("/")[0] };
  refresh();
  return true;
}
