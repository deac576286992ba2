// @ts-check
/** Actions that name two regions: choose the first, then the second, see, confirm. */
import { html } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { has, say } from "../frame/texts.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("../frame/types.js").Action} Action */
/** @typedef {{word: string, from: string|null, to: string|null}} Pair */

/** Words whose two regions may be named in any order. */
const eitherWay = new Set(["swap"]);

/** @param {Action} action whether it names two regions */
export function isPaired(action) {
  return Boolean(action.region) && action.to !== undefined;
}

/** @param {Action} action whether it gives up what one holds: nobody shall do that by pressing Enter twice */
export function isSurrender(action) {
  return action.word === "abandon";
}

/**
 * @param {Table} table
 * @returns {Pair|null} the choice of two regions that is under way
 */
export function pairOf(table) {
  return table.isMine ? (table.choice?.pair ?? null) : null;
}

/**
 * Every action that can begin at a region.
 * @param {Table} table
 * @param {string} region
 * @returns {Action[]}
 */
export function deedsOn(table, region) {
  return (table.view?.actions ?? []).filter(
    (action) => action.region === region || (eitherWay.has(action.word) && action.to === region),
  );
}

/**
 * The second region of an action that begins at a first one.
 * @param {Action} action
 * @param {string} from
 */
export function other(action, from) {
  return (action.region === from ? action.to : action.region) ?? null;
}

/**
 * @param {Table} table
 * @param {Pair} pair
 * @returns {string[]} what may be chosen next
 */
export function open(table, pair) {
  const actions = (table.view?.actions ?? []).filter((action) => action.word === pair.word && isPaired(action));
  const from = pair.from;
  if (!from) {
    const ends = actions.flatMap((action) => (eitherWay.has(action.word) ? [action.region, action.to] : [action.region]));
    return /** @type {string[]} */ ([...new Set(ends)].filter(Boolean));
  }
  const seconds = deedsOn(table, from).filter((action) => action.word === pair.word).map((action) => other(action, from));
  return /** @type {string[]} */ ([...new Set(seconds)].filter(Boolean));
}

/**
 * @param {Table} table
 * @param {string} region
 */
export function isOpen(table, region) {
  const pair = pairOf(table);
  return Boolean(pair && open(table, pair).includes(region));
}

/**
 * @param {Table} table
 * @param {string} region
 */
export function isInPair(table, region) {
  const pair = pairOf(table);
  return pair?.from === region || pair?.to === region;
}

/**
 * @param {Table} table
 * @param {string} word
 * @param {string|null} from
 */
function begin(table, word, from) {
  table.region = null;
  table.choice = { ...table.choice, pair: { word, from: null, to: null } };
  if (from) take(table, from);
  refresh();
}

/**
 * A tap on a region while two are being chosen.
 * @param {Table} table
 * @param {string} region
 */
export function take(table, region) {
  const pair = pairOf(table);
  if (!pair) return;
  table.cursor = region;
  table.error = null;
  if (region === pair.from) table.choice = { ...table.choice, pair: { ...pair, from: null, to: null } };
  else if (open(table, pair).includes(region)) {
    const next = pair.from ? { ...pair, to: region } : { ...pair, from: region, to: null };
    const ends = next.to ? [] : open(table, next);
    if (ends.length === 1) next.to = ends[0];
    table.choice = { ...table.choice, pair: next };
  } else table.error = { ...whyNot(pair), region };
  refresh();
}

/**
 * What kind of region is asked for, where another was chosen.
 * @param {Pair} pair
 */
function whyNot({ word, from }) {
  const second = `why-pair-${word}-second`;
  return { key: from && has(second) ? second : `why-pair-${word}` };
}

/** @param {string} word */
function wordText(word) {
  return has(`ui-pair-${word}`) ? say(`ui-pair-${word}`) : word;
}

/**
 * What two regions are being chosen for.
 * @param {Table} table
 */
export function pairTitle(table) {
  const pair = pairOf(table);
  return pair && wordText(pair.word).replace("…", "");
}

/**
 * One button for each kind of two-region action that is possible, at a region or anywhere.
 * @param {Table} table
 * @param {string|null} region
 */
export function pairButtons(table, region) {
  const actions = region ? deedsOn(table, region) : (table.view?.actions ?? []);
  const words = [...new Set(actions.filter(isPaired).map((action) => action.word))];
  return words.map(
    (word) => html`<button type="button" class="pair" ?disabled=${table.waiting} @click=${() => begin(table, word, region)}>
      ${wordText(word)}
    </button>`,
  );
}
