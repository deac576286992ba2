// @ts-check
/** Emblems, seat crests, coins and tiles as small drawings beside words. */
import { emblem, mark, markIds, piece, pieceIds, terrainIcon } from "./art/art.js";
import { html, unsafeSVG } from "./vendor.js";
import { page } from "./page.js";

const marks = new Set(markIds);

/**
 * @param {string} id race, power, piece, mark or site
 * @param {"mark"|null} [kind] where a mark and a piece have one name
 */
export function icon(id, kind = null) {
  const isPiece = pieceIds.includes(id);
  const isMark = marks.has(id) && (kind === "mark" || !isPiece);
  const drawn = isMark ? mark(id) : isPiece ? piece(id) : emblem(id);
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
