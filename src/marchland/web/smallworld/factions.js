// @ts-check
/** Alliance, Horde or neither: a shield, a spiked star, a ring, so that colour is not needed. */
import { html, nothing, svg } from "../vendor.js";
import { name } from "../frame/texts.js";

/** @typedef {import("./types.js").View} View */

/** @type {Record<string, any>} */
const signs = {
  alliance: svg`<path class="alliance" d="M0-10L8.500-7.500V0C8.500 5.500 4.500 8.800 0 10.800C-4.500 8.800-8.500 5.500-8.500 0V-7.500Z"></path>
    <path class="sign" d="M0-6.500V7M-5-1.500H5"></path>`,
  horde: svg`<path class="horde" d="M0-11.500L3.600-4.700L11-5L7 1L9.500 8.500L2.500 6.500L0 12L-2.500 6.500L-9.500 8.500L-7 1L-11-5L-3.600-4.700Z"></path>
    <path class="sign" d="M-3-2.500V4M3-2.500V4M-3 .8H3"></path>`,
  neutral: svg`<circle class="neutral" r="8.600"></circle><circle class="sign" r="3.800"></circle>`,
};

/**
 * The sign of a faction beside words.
 * @param {string|null|undefined} faction
 */
export function factionBadge(faction) {
  if (!faction || !signs[faction]) return nothing;
  const called = name(faction, "faction");
  return html`<span class="faction" role="img" aria-label=${called} title=${called}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true">${signs[faction]}</svg></span
  >`;
}

/**
 * The same on a token of the map.
 * @param {string|null|undefined} faction
 * @param {number} size
 */
export function factionSign(faction, size) {
  if (!faction || !signs[faction]) return nothing;
  return svg`<g class="faction-sign" transform="translate(${size * 0.46} ${-size * 0.46}) scale(${size * 0.024})">
    ${signs[faction]}</g>`;
}

/**
 * The faction of each race on the map.
 * @param {View} view
 * @param {string|null} race
 * @returns {string|null}
 */
export function factionOf(view, race) {
  if (!race || !hasFactions(view)) return null;
  const tribe = view.seats.flatMap((seat) => seat.tribes).find((each) => each.race === race);
  return tribe?.faction ?? view.column.find((combo) => combo.race === race)?.faction ?? null;
}

/**
 * Whether the races of this game stand on sides.
 * @param {View} view
 */
export function hasFactions(view) {
  return hasAny(view.column) || view.seats.some((seat) => hasAny(seat.tribes));
}

/** @param {{faction?: string}[]} rows */
function hasAny(rows) {
  return rows.some((row) => row.faction && row.faction !== "neutral");
}
