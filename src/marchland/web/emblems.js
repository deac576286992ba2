// @ts-check
/** Emblems, seat crests, coins and tiles as small drawings beside words. */
import { emblem, mark, piece, terrainIcon } from "./art/art.js";
import { html, unsafeSVG } from "./vendor.js";
import { page } from "./page.js";

const pieces = new Set(["lair", "fortress", "camp", "hole", "dragon", "hero", "mountain"]);
const marks = new Set(["mine", "magic", "cavern"]);

/** @param {string} id race, power, piece or mark */
export function icon(id) {
  const drawn = pieces.has(id) ? piece(id) : marks.has(id) ? mark(id) : emblem(id);
  return html`<span class="icon marchland-art" aria-hidden="true">${unsafeSVG(drawn)}</span>`;
}

/** @param {string} terrain */
export function terrainSign(terrain) {
  return html`<span class="icon marchland-art" aria-hidden="true"
    >${unsafeSVG(terrainIcon(terrain))}</span
  >`;
}

/**
 * The letter of a seat: a letter of its name that no earlier seat has.
 * @param {number} seat
 */
export function letter(seat) {
  /** @type {string[]} */
  const taken = [];
  for (const chair of page.table?.chairs ?? []) {
    const own = [...chair.name.toUpperCase(), ..."ABCDE"];
    taken.push(own.find((each) => /\p{L}/u.test(each) && !taken.includes(each)) ?? "?");
  }
  return taken[seat] ?? "ABCDE"[seat];
}

/** @param {number} seat */
export function crest(seat) {
  return html`<span class="crest seat-${seat}" aria-hidden="true"><b>${letter(seat)}</b></span>`;
}

/** @param {number|string} n */
export function coin(n) {
  return html`<span class="coin">${n}</span>`;
}

/** @param {number|string} n */
export function tile(n) {
  return html`<span class="tile">${n}</span>`;
}
