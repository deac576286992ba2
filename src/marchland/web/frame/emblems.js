// @ts-check
/** Emblems, seat crests, coins and tiles as small drawings beside words. */
import { disc, emblem, hasEmblem, learnAll, mark, markIds, piece, pieceIds, terrainIcon } from "../art/art.js";
import { drawing, linesOf } from "../art/cells.js";
import { html, unsafeSVG } from "../vendor.js";
import { later } from "./later.js";
import { page } from "./page.js";
import { has, name, say, signed } from "./texts.js";

const marks = new Set(markIds);

/**
 * @param {string} id race, power, piece, mark or site
 * @param {"mark"|null} [kind] where a mark and a piece have one name
 */
export function icon(id, kind = null) {
  const isPiece = pieceIds.includes(id);
  const isMark = marks.has(id) && (kind === "mark" || !isPiece);
  const drawn = isMark ? mark(id) : isPiece ? piece(id) : signOf(id);
  return html`<span class="icon marchland-art" aria-hidden="true">${unsafeSVG(drawn)}</span>`;
}

/** Emblems of another box than the table's: of the first page, of lists, of what somebody made. */
const others = later(learnAll);

/**
 * @param {string} id
 * @param {import("../art/art.js").At} [at]
 * @returns {string} "" where there is none, or not yet
 */
function known(id, at) {
  if (hasEmblem(id)) return emblem(id, at);
  others();
  return "";
}

/**
 * The emblem of a race or power; one that somebody made has the sign that it was given, or a letter.
 * @param {string} id
 * @param {import("../art/art.js").At} [at]
 */
export function signOf(id, at) {
  if (hasEmblem(id)) return emblem(id, at);
  return givenSign(id, (named) => known(named, at), at) || known(id, at) || disc([...name(id)][0].toUpperCase(), at);
}

/**
 * The sign that a thing was given by whoever made it; "" where there is none.
 * @param {string} key its id, with its kind before it where two things may have one
 * @param {(named: string) => string} known the drawing of an emblem by its name, or ""
 * @param {import("../art/art.js").At} [at]
 */
export function givenSign(key, known, at) {
  const told = has(`sign-${key}`) ? say(`sign-${key}`) : "";
  const lines = linesOf(told);
  if (lines) return drawing(lines, at);
  return [...told].length > 2 ? known(told) : told && disc(told, at);
}

/** @param {string} letter one or two */
export function letterDisc(letter) {
  return html`<span class="icon marchland-art" aria-hidden="true">${unsafeSVG(disc(letter))}</span>`;
}

/** @param {string} terrain */
export function terrainSign(terrain) {
  return html`<span class="icon marchland-art" aria-hidden="true"
    >${unsafeSVG(terrainIcon(terrain))}</span
  >`;
}

/**
 * One sign for each name: its number, else its first letter that no other name has.
 * @param {string[]} names
 * @returns {string[]}
 */
export function signs(names) {
  /** @type {string[]} */
  const taken = [];
  for (const name of names) {
    const own = [...name].filter((each) => /\p{N}/u.test(each));
    // An O reads as a nought: any other letter of a person's name goes before it.
    const avoided = name === say("ui-opponent") ? "" : "O";
    const letters = [...name.toUpperCase()].filter((each) => /\p{L}/u.test(each));
    own.push(...letters.filter((each) => each !== avoided), ...letters, ..."ABCDE");
    taken.push(own.find((each) => !taken.includes(each)) ?? "?");
  }
  return taken;
}

/**
 * The sign of a seat at the table on the page.
 * @param {number} seat
 */
export function letter(seat) {
  return signs((page.table?.chairs ?? []).map((chair) => chair.name))[seat] ?? "ABCDE"[seat];
}

/**
 * @param {number} seat
 * @param {string} [sign] what stands on it
 */
export function crest(seat, sign = letter(seat)) {
  return html`<span class="crest seat-${seat}" aria-hidden="true"><b>${sign}</b></span>`;
}

/**
 * Who sits in a seat; a word that a phone would tear is set smaller.
 * @param {string|undefined} called
 */
export function seatName(called = "") {
  const isLong = called.split(/[\s-]/).some((word) => [...word].length > 10);
  return html`<span class="seat-name ${isLong ? "long" : ""}" title=${called}>${called}</span>`;
}

/**
 * The name of a level, or of a bot of somebody's own.
 * @param {string} bot
 */
export function levelName(bot) {
  return has(`ui-bot-${bot}`) ? say(`ui-bot-${bot}`) : bot;
}

/** @param {number|string} n */
export function coin(n) {
  return html`<span class="coin">${n}</span>`;
}

/** @param {number|string} n */
export function tile(n) {
  return html`<span class="tile">${typeof n === "number" ? signed(n) : n}</span>`;
}
