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
  wardrobe.set(world.style, /** @type {HTMLLinkElement} */ (document.querySelector(`link[href="${world.style}"]`)));
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
/** The style sheets of worlds. @type {Map<string, HTMLLinkElement>} */
const wardrobe = new Map();

/**
 * Two worlds may call different things by one name: at a table the style of its own world alone counts.
 * @param {World|null} [world] whose table is shown
 */
export function wear(world) {
  for (const [address, { sheet }] of wardrobe) {
    const isOff = Boolean(world) && address !== world?.style;
    if (sheet && sheet.disabled !== isOff) sheet.disabled = isOff;
  }
}

/**
 * Loads a style sheet once; what it is for is shown when it is there.
 * @param {string} address
 */
export function dress(address) {
  const worn = dressed.get(address);
  if (worn) return worn;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  const there = new Promise((done) => {
    link.onload = done;
    link.onerror = done;
  });
  document.head.append(link);
  dressed.set(address, there);
  return there;
}
