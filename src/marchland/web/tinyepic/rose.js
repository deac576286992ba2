// @ts-check
/** The compass of the solo game: its side, its numbers, its pointer. */
import { nothing, svg } from "../vendor.js";
import { aboutCompass, pointer } from "./shelf.js";

/** The radius for which all is measured, and of the ring within the numbers. */
const [whole, inner] = [54, 35];

/** How much larger than letters that can just be read. */
const clear = 1.42;

/**
 * @param {import("../frame/table.js").Table} table
 * @param {number} grow how much larger letters are where the board is small
 * @param {number} least height of letters
 */
export function rose(table, grow, least) {
  const compass = /** @type {any} */ (table.view)?.compass;
  const place = /** @type {import("./lands.js").LandDrawing} */ (table.drawing).rose;
  if (!compass || !place) return nothing;
  const [x, y, r, aside] = place;
  const at = pointer(table);
  const turned = `rotate(${30 * (at?.n ?? 12) + aside})`;
  const about = aboutCompass(table);
  return svg`<g class="rose ${compass.side} ${at?.serves ? "" : "past"}" title=${about} transform="translate(${x} ${y}) scale(${r / whole})">
    <title>${about}</title>
    ${at?.serves ? svg`<path class="ray" transform=${turned} d="M0 ${-whole}V-330"></path>` : nothing}
    <circle class="disc" r=${whole}></circle>
    <circle class="ring" r=${inner}></circle>
    ${Array.from({ length: 12 }, (_, k) => number(k + 1, aside, at?.n ?? 0, grow, Math.max(17 * grow, (clear * least * whole) / r)))}
    <g class="needle" transform=${turned}><path d="M0 ${-inner}L6 4H-6z"></path></g>
    ${compass.side === "night"
      ? svg`<path class="star" d="M4 -9a9 9 0 1 0 5 14a8 8 0 0 1 -5 -14z"></path>`
      : svg`<circle class="star" r="7"></circle><path class="beam" d="M0-14V-10M0 14V10M-14 0H-10M14 0H10M-10-10L-7-7M10 10L7 7M-10 10L-7 7M10-10L7-7"></path>`}
  </g>`;
}

/**
 * A number at its place; seen from the side it stands upright still. Where all twelve would be too small to be read, a dot
 * stands for those that a clock leaves out too.
 * @param {number} n
 * @param {number} aside by how many degrees the compass is turned
 * @param {number} now the one the compass shows, or 0
 * @param {number} grow
 * @param {number} high how high it is
 */
function number(n, aside, now, grow, high) {
  const chosen = n === now;
  const crowded = [1, 11].includes((n - now + 12) % 12) && now > 0;
  const told = grow < 1.1 || chosen || (n % 3 === 0 && !crowded);
  const turn = (Math.PI * (30 * n + aside)) / 180;
  const away = Math.min((whole + inner) / 2, chosen ? whole - 0.67 * high : within(turn, (n > 9 ? 0.52 : 0.28) * high, 0.36 * high));
  return svg`<g transform="translate(${(Math.sin(turn) * away).toFixed(2)} ${(-Math.cos(turn) * away).toFixed(2)})" class=${chosen ? "now" : ""}>
    ${chosen ? svg`<circle r=${0.65 * high}></circle>` : nothing}<text font-size=${high} dy="0.35em">${told ? n : "·"}</text></g>`;
}

/**
 * How far from the middle a number stands that lies within the rim with all its corners.
 * @param {number} turn
 * @param {number} wide half its width
 * @param {number} high half its height
 */
function within(turn, wide, high) {
  const along = Math.abs(Math.sin(turn)) * wide + Math.abs(Math.cos(turn)) * high;
  return Math.sqrt(along ** 2 - wide ** 2 - high ** 2 + (whole - 1) ** 2) - along;
}
