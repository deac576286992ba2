// @ts-check
/** How the cards of lands lie side by side, so that they fill the place that the window leaves them. */
import { cell } from "./outlines.js";

/**
 * Columns of cards; whether the cards are seen from the side, turned by a quarter clockwise; how
 * much wider and higher than square their cells are drawn; whether two cards face the compass.
 *
 * @typedef {{columns: number, turned: boolean, stretch: [number, number], facing: boolean}} Way
 * @typedef {{cards: {name: string, land: string}[], solo: boolean} & Way} Layout
 * @typedef {{view: [number, number], card: [number, number], way: [number, number], field: [number, number]}} Sizes
 *   of the drawing, of a card, of the room between cards, of the land on a card
 */

export const pad = 12;
export const band = 30;
export const margin = 12;
const gap = 18;
/** Cells between the two cards of a solo game, where the compass lies. */
const between = 4;
/** Columns and rows of a land. */
const cells = [12, 8];

/** What a person would hardly notice costs little, what they have to get used to more. @type {[[number, number], number][]} */
const stretches = [[[1, 1], 1], [[1, 1.1], 0.985], [[1.1, 1], 0.985], [[1, 1.22], 0.96], [[1.22, 1], 0.96]];
const dearTurn = 0.95;

/**
 * The cards to be shown, in order; before lands are laid out those that may be chosen and homes.
 * @param {any} view
 * @returns {{name: string, land: string}[]}
 */
function shown(view) {
  if (view.cards.length) return view.cards;
  const offered = view.actions.map((/** @type {any} */ action) => action.name).filter((/** @type {string} */ id) => view.lands[id]);
  const homes = view.homes.map((/** @type {any} */ home) => home.land);
  // Alone one's own card, once chosen, lies first for the rest of the game.
  const own = view.compass ? view.homes.filter((/** @type {any} */ home) => home.chosen).map((/** @type {any} */ home) => home.land) : [];
  return [...new Set([...own, ...offered, ...homes])].slice(0, 6).map((id) => ({ name: id, land: id }));
}

/**
 * All that decides where things lie, beside the lands themselves.
 * @param {any} view
 * @returns {Layout}
 */
export function layout(view) {
  const cards = shown(view).filter(({ land }) => view.lands[land]?.grid.length).map(({ name, land }) => ({ name, land }));
  const solo = Boolean(view.compass);
  return { cards, solo, ...(view.pictured ? pictured(cards.length, solo) : best(cards.length, solo)) };
}

/**
 * In a picture beside words the lands lie as they are, whatever the window.
 * @param {number} cards
 * @param {boolean} solo
 * @returns {Way}
 */
function pictured(cards, solo) {
  return { columns: cards > 3 ? Math.ceil(cards / 2) : cards, turned: solo, stretch: [1, 1], facing: solo };
}

/**
 * The way in which the lands are as large as can be.
 * @param {number} cards
 * @param {boolean} solo
 */
function best(cards, solo) {
  let found = /** @type {Way} */ ({ columns: 1, turned: false, stretch: [1, 1], facing: false });
  let most = 0;
  for (const [way, worth] of ways(cards, solo)) {
    const here = worth * onScreen(sizes(cards, solo, way), way);
    if (here > most * 1.005) [most, found] = [here, way];
  }
  return found;
}

/**
 * What is possible, and how much it is liked. Where the compass measures angles nothing is stretched.
 * @param {number} cards
 * @param {boolean} solo
 * @returns {[Way, number][]}
 */
function ways(cards, solo) {
  if (solo && cards === 2) {
    return [
      [{ columns: 1, turned: false, stretch: [1, 1], facing: true }, 1],
      [{ columns: 2, turned: true, stretch: [1, 1], facing: true }, 1],
    ];
  }
  const columns = Array.from({ length: Math.min(5, tiles(cards, solo)) }, (_, k) => k + 1);
  return columns.flatMap((n) =>
    [false, true].flatMap((turned) =>
      stretches.map(([stretch, worth]) => /** @type {[Way, number]} */ ([{ columns: n, turned, stretch, facing: false }, turned ? worth * dearTurn : worth])),
    ),
  );
}

/**
 * Places for cards; before the two homes are known the compass takes one.
 * @param {number} cards
 * @param {boolean} solo
 */
function tiles(cards, solo) {
  return Math.max(1, cards + (solo && cards !== 2 ? 1 : 0));
}

/**
 * @param {number} cards
 * @param {boolean} solo
 * @param {Way} way
 * @returns {Sizes}
 */
export function sizes(cards, solo, { columns, turned, stretch, facing }) {
  const [wide, high] = turned ? [cells[1], cells[0]] : cells;
  const field = /** @type {[number, number]} */ ([wide * cell * stretch[0], high * cell * stretch[1]]);
  const card = /** @type {[number, number]} */ ([field[0] + 2 * pad, field[1] + pad + band]);
  const apart = facing ? between * cell - 2 * pad : gap;
  const rows = Math.ceil(tiles(cards, solo) / columns);
  return {
    field, card, way: [turned ? apart : gap, turned ? gap : apart],
    view: [
      columns * card[0] + (columns - 1) * (turned ? apart : gap) + 2 * margin,
      rows * card[1] + (rows - 1) * (turned ? gap : apart) + 2 * margin,
    ],
  };
}

/**
 * How large a cell would be: the frame gives a map of this shape so much of the window. Upright it
 * should leave half of the height to what is asked, else it is wide and what it leaves counts too.
 * @param {Sizes} size
 * @param {Way} way
 */
function onScreen({ view }, { stretch }) {
  const aspect = view[0] / view[1];
  const square = (/** @type {number} */ wide) => cell * cell * stretch[0] * stretch[1] * (wide / view[0]) ** 2;
  if (innerHeight >= innerWidth) return square(innerWidth) * Math.min(1, (0.5 * innerHeight * aspect) / innerWidth) ** 4;
  const fill = ((view[0] - 4 * pad) * (view[1] - 2 * pad - band)) / (view[0] * view[1]);
  const free = innerHeight - 52;
  const part = Math.sqrt(((0.54 / fill) * aspect * innerWidth) / free);
  const wide = Math.min(innerWidth - 320, free * Math.min(aspect, part));
  return square(wide) * (1 + 0.15 * Math.min(1, (innerWidth - 320 - wide) / 250));
}
