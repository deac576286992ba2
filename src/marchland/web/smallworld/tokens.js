// @ts-check
/** Stacks of tokens and the pieces beside them, as SVG at a region's free disc. */
import { piece } from "../art/art.js";
import { nothing, svg, unsafeSVG } from "../vendor.js";
import { letter, signOf } from "../frame/emblems.js";
import { tokenFace } from "./faces.js";
import { factionSign } from "./factions.js";

/** @typedef {import("./types.js").RegionView} RegionView */

/**
 * How wide a pile is drawn.
 * @param {number} radius of the region's free disc
 * @param {number} grow
 */
export function pileSize(radius, grow) {
  return Math.min(radius * 0.98, 42) * grow;
}

/**
 * How far below the middle of a pile its pieces stand, clear of the tiles that lie under it; in widths of the pile.
 * @param {number} tokens
 */
export function pieceDrop(tokens) {
  return 0.86 + 0.06 * Math.min(Math.max(0, tokens - 1), 3);
}

/**
 * What stands in a region.
 * @param {RegionView} at
 * @param {[number, number, number]} area centre and radius
 * @param {number} grow how much larger than drawn, on small screens
 * @param {string|null} [faction] of the race there
 */
export function standing(at, [x, y, radius], grow, faction = null) {
  const size = pileSize(radius, grow);
  const extra = pieces(at.pieces, size);
  // What a piece holds alone, until tokens are spread, shows whose it is and no token.
  const isAlone = at.tokens === 0 && !at.isPlanned && extra !== nothing;
  const alone = at.seat === null ? nothing : svg`<g class="stack seat-${at.seat}">${seatFlag(at.seat, size)}</g>`;
  const stack = isAlone ? alone : at.race ? tokenStack(at, size, extra !== nothing) : nothing;
  const deep = pieceDrop(at.tokens);
  const lift = at.race && extra !== nothing ? -size * (deep - 0.66) : 0;
  return svg`<g class="standing" transform="translate(${x} ${y + lift})">
    ${extra === nothing ? nothing : svg`<g transform="translate(0 ${at.race && !isAlone ? size * deep : 0})">${extra}</g>`}
    ${stack}
    ${factionSign(faction, size)}
  </g>`;
}

/**
 * A pile of cardboard tiles with an emblem, the seat's letter and the count.
 * @param {{race: string|null, seat: number|null, declined: boolean, tokens: number}} at
 * @param {number} size
 * @param {boolean} [isAbove] whether pieces stand under it, which its count leaves free
 */
export function tokenStack(at, size, isAbove = false) {
  const flipped = at.declined && at.seat !== null;
  const half = size / 2;
  const under = Math.min(at.tokens - 1, 3);
  const step = size * 0.085;
  const own = at.seat === null || flipped ? "" : tokenFace(at.race, size * 0.86);
  const kind = at.seat === null ? "lost" : `seat-${at.seat}`;
  const tiles = [];
  for (let k = under; k > 0; k--) {
    tiles.push(svg`<rect class="slab under" x=${-half + k * step} y=${-half + k * step}
      width=${size} height=${size} rx=${size * 0.16}></rect>`);
  }
  return svg`<g class="stack ${kind} ${flipped ? "declined" : ""}">
    <g transform=${flipped ? "rotate(-14)" : ""}>
      <rect class="shade" x=${-half + size * 0.03} y=${-half + size * 0.09} width=${size + under * step}
        height=${size + under * step} rx=${size * 0.2}></rect>
      ${tiles}
      <rect class="slab" x=${-half} y=${-half} width=${size} height=${size} rx=${size * 0.16}></rect>
      ${own ? svg`<g>${unsafeSVG(own)}</g>` : svg`<rect class="face" x=${-half * 0.84} y=${-half * 0.84} width=${size * 0.84} height=${size * 0.84}
        rx=${size * 0.1}></rect>`}
      ${flipped ? svg`<rect class="hatch" x=${-half * 0.84} y=${-half * 0.84}
        width=${size * 0.84} height=${size * 0.84} rx=${size * 0.1}></rect>` : nothing}
      ${own ? nothing : svg`<g class="emblem">${unsafeSVG(drawing(at.race ?? "", size * 0.72))}</g>`}
    </g>
    ${at.seat === null ? nothing : seatFlag(at.seat, size)}
    ${count(at.tokens, size, isAbove ? 0.2 : 0.45)}
  </g>`;
}

/**
 * @param {string} race
 * @param {number} size
 */
function drawing(race, size) {
  const at = { x: 0, y: 0, size };
  return race === "lost_tribe" ? piece(race, at) : signOf(race, at);
}

/**
 * A shield, as beside the seat's name: a number in a disc would count tokens.
 * @param {number} seat
 * @param {number} size
 */
function seatFlag(seat, size) {
  const r = size * 0.22;
  return svg`<g class="flag" transform="translate(${-size * 0.47} ${-size * 0.47})">
    <path d="M-1-1h2v1.05Q1 .85 0 1.2-1 .85-1 .05Z" transform="scale(${r})"></path>
    <text font-size=${r * 1.45} dy="0.32em">${letter(seat)}</text>
  </g>`;
}

/**
 * @param {number} tokens
 * @param {number} size
 * @param {number} low how low beside the pile
 */
function count(tokens, size, low) {
  if (tokens === 1) return nothing;
  const r = size * 0.29;
  return svg`<g class="count" transform="translate(${size * 0.47} ${size * low})">
    <circle r=${r}></circle>
    <text font-size=${r * 1.5} dy="0.34em">${tokens}</text>
  </g>`;
}

/**
 * Pieces in one row, equal ones once with their number.
 * @param {string[]} ids
 * @param {number} size
 */
function pieces(ids, size) {
  const kinds = [...new Set(ids.filter((id) => id !== "mountain"))];
  if (!kinds.length) return nothing;
  const width = size * 0.62;
  const start = (-(kinds.length - 1) / 2) * width;
  return svg`<g class="pieces">${kinds.map((id, k) => {
    const many = ids.filter((each) => each === id).length;
    return svg`<g transform="translate(${start + k * width} 0)">
      ${unsafeSVG(piece(id, { x: 0, y: 0, size: size * 0.68 }))}
      ${many > 1 ? svg`<text class="piece-count" x=${width * 0.42} y=${width * 0.42} font-size=${size * 0.38}>${many}</text>` : nothing}
    </g>`;
  })}</g>`;
}

/** The hatching of tokens in decline; once on the board. */
export function hatching() {
  return svg`<defs>
    <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2" height="5" class="hatch-line"></rect></pattern>
  </defs>`;
}
