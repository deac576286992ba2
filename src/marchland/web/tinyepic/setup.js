// @ts-check
/** What is asked before a game begins: which rulings, and a picture of the table that will be. */
import { html } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { language } from "../frame/texts.js";
import { picture } from "./picture.js";

/** @typedef {import("../frame/world.js").GameCard} GameCard */
/** @typedef {import("../frame/world.js").Wish} Wish */

/** @type {import("../frame/world.js").SetUp} */
export const setup = {
  picture: lands,
  hidden,
  order: (card, wish) => {
    const shut = hidden(card, wish);
    return { rulings: Object.fromEntries(Object.entries(wish.rulings).filter(([name]) => !shut.has(name))) };
  },
};

/**
 * Rulings of the game alone, where more sit down.
 * @param {GameCard} card
 * @param {Wish} wish
 */
function hidden(card, wish) {
  const alone = card.rulings.map(({ name }) => name).filter((name) => name.startsWith("solo_"));
  return new Set(wish.players === 1 ? [] : alone);
}

/** @type {Map<string, any>} by board, number of players and language */
const pictured = new Map();

/**
 * @param {GameCard} card
 * @param {Wish} wish
 */
function lands(card, { map, players }) {
  const board = map || card.maps[0];
  const key = `${board} ${players} ${language()}`;
  if (!pictured.has(key)) {
    pictured.set(key, html`<div class="preview"></div>`);
    picture(card.name, board, players)
      .then((shown) => pictured.set(key, shown))
      .then(refresh);
  }
  return pictured.get(key);
}
