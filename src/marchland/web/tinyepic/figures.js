// @ts-check
/** Figures, forts and small signs of resources and actions, all drawn here. */
import { html, nothing, svg } from "../vendor.js";
import { letter } from "../frame/emblems.js";

/** @typedef {{seat: number|null, piece: string, lying: boolean}} Piece */

const meeple =
  "M12 2.2a3.6 3.6 0 0 1 3.2 5.3c2.6.5 6.3 1.9 6.3 3.900c0 1.300-1.900 1.800-4.300 1.800l3.600 7.400c.3.8-.2 1.400-1 1.400h-5c-.6 0-.9-.3-1.100-.8L12 18l-1.700 3.200c-.2.5-.5.8-1.100.8h-5c-.8 0-1.300-.6-1-1.400l3.600-7.400c-2.400 0-4.300-.5-4.300-1.800c0-2 3.700-3.400 6.300-3.900A3.600 3.600 0 0 1 12 2.200z";
const crown = "M7.600 5.800L6.700.4l3 2.200L12-.8l2.300 3.400 3-2.200-.9 5.400z";
const keep = "M2.500 22V5h4v3h3V5h5v3h3V5h4v17h-6.500v-4.500a3 3 0 0 0-6 0V22z";

/** How wide each piece stands, beside the others of its region. @type {Record<string, number>} */
const widths = { fort: 24, hero: 23, meeple: 20, neutral: 20 };

/** @param {Piece} piece */
function wideOf(piece) {
  return piece.lying ? 25 : widths[piece.piece];
}

/** @param {Piece[]} row */
function across(row) {
  return row.reduce((sum, piece) => sum + wideOf(piece), 0);
}

/**
 * All pieces of a region: side by side, or in two rows where they would stand over its borders.
 * @param {Piece[]} pieces
 * @param {number} radius of what is free there
 * @param {number} scale
 */
function inRows(pieces, radius, scale) {
  const order = [...pieces].sort((a, b) => Number(b.piece === "fort") - Number(a.piece === "fort"));
  const isTight = order.length > 2 && across(order) * scale > 2 * radius;
  const half = isTight ? Math.ceil(order.length / 2) : order.length;
  return { isTight, rows: [order.slice(0, half), order.slice(half)] };
}

/**
 * Where a sign stands that no piece covers: at its place, or as near to it as can be.
 * @param {Piece[]} pieces
 * @param {number[]} area
 * @param {number} grow
 * @param {[number, number]} spot its place
 * @param {number} wide
 * @param {number} high
 * @param {(spot: [number, number]) => [number, number]} held puts it within its card
 * @returns {[number, number]}
 */
export function clearOf(pieces, [x, y, radius], grow, spot, wide, high, held) {
  const scale = 1.12 * grow;
  const { isTight, rows } = inRows(pieces, radius, scale);
  const reach = (wide + Math.max(...rows.map(across)) * scale) / 2;
  const [above, below] = [y + 11 - (isTight ? 36 : 25) * scale - high / 2, y + 11 + (isTight ? 14 : 3) * scale + high / 2];
  const isFree = (/** @type {[number, number]} */ way) => Math.abs(way[0] - x) > reach - 0.01 || way[1] <= above || way[1] >= below;
  const [left, top] = held(spot);
  if (!pieces.length || isFree([left, top])) return [left, top];
  const ways = /** @type {[number, number][]} */ ([[left, above], [left, below], [x - reach, top], [x + reach, top]]);
  const far = (/** @type {[number, number]} */ way) => Math.hypot(way[0] - left, way[1] - top);
  const kept = ways.map(held).filter(isFree);
  // A piece that is covered is worse than a frame.
  return (kept.length ? kept : ways).reduce((best, way) => (far(way) < far(best) ? way : best));
}

/**
 * All pieces of a region around a spot.
 * @param {Piece[]} pieces
 * @param {number[]} area centre and radius of what is free there
 * @param {number} grow
 */
export function company(pieces, [x, y, radius], grow) {
  const scale = 1.12 * grow;
  const { isTight, rows } = inRows(pieces, radius, scale);
  return svg`<g transform="translate(${x} ${y + 11}) scale(${scale})">
    ${rows.map((row, r) => {
      let left = -across(row) / 2;
      return row.map((piece) => {
        const middle = left + wideOf(piece) / 2;
        left += wideOf(piece);
        return svg`<g transform="translate(${middle} ${isTight ? 22 * r - 11 : 0})">${figure(piece)}</g>`;
      });
    })}
  </g>`;
}

/** @param {Piece} piece its foot at 0 0 */
function figure({ seat, piece, lying }) {
  const shape = piece === "fort" ? keep : meeple;
  const kind = `${piece} ${seat === null ? "nobody" : `seat-${seat}`} ${lying ? "lying" : ""}`;
  const size = piece === "hero" ? 1.12 : piece === "fort" ? 1.05 : 0.96;
  const place = lying ? "translate(-1 -8) rotate(90) scale(0.88) translate(-12 -13)" : `scale(${size}) translate(-12 -22)`;
  const [tx, ty] = lying ? [0, -8] : piece === "fort" ? [0, -9.4] : [0, -10 * size];
  return svg`<g class="figure ${kind}">
    ${lying ? svg`<path class="prone" d="M-12 3.400h24"></path>` : nothing}
    <ellipse class="shade" cx="1" cy="0" rx=${lying ? 12 : 9} ry="2.8"></ellipse>
    <g transform=${place}>
      <path class="body" d=${shape}></path>
      ${piece === "hero" ? svg`<path class="crown" d=${crown}></path>` : nothing}
    </g>
    ${seat === null ? nothing : svg`<text x=${tx} y=${ty} dy="0.34em" font-size="8.6">${letter(seat)}</text>`}
  </g>`;
}

/**
 * One piece beside words.
 * @param {Piece} piece
 */
export function pieceSign(piece) {
  return html`<span class="icon" aria-hidden="true"
    ><svg class="figures" viewBox="-14 -25 28 28" width="100%" height="100%">${figure(piece)}</svg></span
  >`;
}

/** @type {Record<string, string>} */
const goods = {
  food: "M12 22.500V8M12 9C8.500 8 7.500 5.500 8 2c3 .8 4.500 3.500 4 7zM12 9c3.500-1 4.500-3.500 4-7-3 .8-4.500 3.500-4 7zM12 15.500c-4.500 0-6.500-2-6.500-6 4 0 6.500 2 6.500 6zM12 15.500c4.500 0 6.500-2 6.500-6-4 0-6.500 2-6.500 6z",
  mana: "M12 1.500c4 6 6.800 9.300 6.800 13.700a6.800 6.800 0 0 1-13.600 0c0-4.400 2.800-7.700 6.800-13.700z",
  ore: "M2.500 17l2.700-8.500L11.500 4l7 3 3 9.500-4.500 4.500H7z",
  silver: "M12 2l8.500 7.500L12 22 3.500 9.500z",
  points: "M12 1.500l3.100 6.700 7.300.8-5.400 5 1.500 7.200L12 17.600l-6.500 3.600L7 14 1.600 9l7.300-.8z",
};

/** The three that one may choose from, each in a third of the sign. @type {[string, string][]} */
const choice = [
  ["food", "translate(12 5.800) scale(0.5) translate(-12 -12)"],
  ["mana", "translate(6.300 17.300) scale(0.5) translate(-12 -12)"],
  ["ore", "translate(17.800 17.300) scale(0.5) translate(-12 -12)"],
];

/**
 * The sign of a resource, of one of choice, or of points, 24 units square.
 * @param {string} kind
 */
export function goodShape(kind) {
  if (kind !== "choice") return svg`<path d=${goods[kind]}></path>`;
  return choice.map(([each, place]) => svg`<g class="good ${each}" transform=${place}><path d=${goods[each]}></path></g>`);
}

/** @param {string} kind */
export function goodSign(kind) {
  return html`<svg class="good ${kind}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${goodShape(kind)}</svg>`;
}

/** @type {Record<string, string>} */
const deeds = {
  patrol: "M3 20c1-9 5-13 14-13M12 2l6 5-6 5M8 20h.1M13 16h.1M18 15h.1",
  quest: "M5 22V3c4-2 7 2 13 0v9c-6 2-9-2-13 0",
  build: "M4 21V6h3v3h3V6h4v3h3V6h3v15h-6v-5h-4v5z",
  research: "M2.500 5c4-1.500 7.500-1 9.500 1 2-2 5.500-2.500 9.500-1v14c-4-1.500-7.500-1-9.500 1-2-2-5.500-2.500-9.500-1zM12 6v14",
  expand: "M9 6.600a2.300 2.300 0 1 1 .1 0M3 21l3-7-3-1.500C4 10 7 9 9 9s5 1 6 3.500L12 14l3 7H9.500M18 3v8M14 7h8",
  trade: "M3 8h15l-4-4M21 16H6l4 4",
};

/** @param {string} action */
export function deedSign(action) {
  return html`<svg class="deed" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${deeds[action]}></path></svg>`;
}
