// @ts-check
/** The worlds that the app has handed over, each fetched when its game is first seen. */

import { page } from "./page.js";
import { learnGame, speaks } from "./texts.js";

/** @typedef {import("./world.js").World} World */
/** @typedef {import("./world.js").Worlds} Worlds */
/** @typedef {import("./world.js").GameCard} GameCard */

/** @type {Worlds} */
let worlds = {};

/** @param {Worlds} given by family */
export function showWith(given) {
  worlds = given;
}

/**
 * Whether there is a page for a game; one without is played by the commands alone.
 * @param {string} game
 */
export function isShown(game) {
  return familyOf(game) in worlds;
}

/**
 * The family of a game, as the server tells it.
 * @param {string} game
 */
function familyOf(game) {
  const cards = /** @type {GameCard[]} */ (page.start.games ?? []);
  return cards.find(({ name }) => name === game)?.family ?? game;
}

/** @type {Map<string, World>} */
const known = new Map();

/** @param {string} tongue a game, or a table's own form of it */
export function worldNow(tongue) {
  return speaks(tongue) ? (known.get(tongue.split("@")[0]) ?? null) : null;
}

/**
 * A world that is only to draw: the words of its game are not learned, so that another game can be spoken of.
 * @param {string} game
 * @returns {Promise<World>}
 */
export async function silentWorld(game) {
  const ready = known.get(game);
  if (ready) return ready;
  const { world } = await worlds[familyOf(game)]();
  await dress(world.style);
  known.set(game, world);
  return world;
}

/**
 * @param {string} tongue a game, or a table's own form of it
 * @returns {Promise<World>}
 */
export async function worldOf(tongue) {
  const learned = learnGame(tongue);
  const world = await silentWorld(tongue.split("@")[0]);
  await learned;
  return world;
}

/** @type {Map<string, Promise<any>>} */
const dressed = new Map();
/** @type {Map<string, HTMLLinkElement>} */
const wardrobe = new Map();
/** The sheets of what is drawn just now. @type {Set<string>} */
const worn = new Set();

/**
 * Said by whatever is drawn, in each drawing: two sheets may call different things by one name, so each counts only
 * while something of its own is on the page.
 * @param {string} address
 */
export function wear(address) {
  worn.add(address);
}

/** After a drawing: what was not worn in it does not count. */
export function changeClothes() {
  for (const [address, { sheet }] of wardrobe) {
    const media = worn.has(address) ? "all" : "not all";
    if (sheet && sheet.media.mediaText !== media) sheet.media.mediaText = media;
  }
  worn.clear();
}

/**
 * Loads a style sheet once, for whoever wears it.
 * @param {string} address
 */
export function dress(address) {
  const ready = dressed.get(address);
  if (ready) return ready;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.media = "not all";
  link.href = address;
  const there = new Promise((done) => {
    link.onload = done;
    link.onerror = done;
  });
  document.head.append(link);
  wardrobe.set(address, link);
  dressed.set(address, there);
  return there;
}
