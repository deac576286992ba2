// @ts-check
/** A picture of a table for so many players: a few of the lands, without their names as others may be dealt, the first meeples on them. */
import { html, svg, unsafeSVG } from "../vendor.js";
import { say } from "../frame/texts.js";
import { drawingOf } from "../frame/drawings.js";
import { drawing } from "./lands.js";
import { ground } from "./ground.js";
import { company } from "./figures.js";

/** Where nobody begins. */
const closed = new Set(["tundra", "water", "crags", "ruins"]);

/**
 * @param {string} game
 * @param {string} map
 * @param {number} players
 * @returns {Promise<any>} what is shown
 */
export async function picture(game, map, players) {
  const { lands } = /** @type {any} */ (await drawingOf(game, map));
  const number = players === 1 ? 2 : Math.max(3, players);
  const cards = Object.keys(lands).slice(0, number).map((land) => ({ name: land, land }));
  const drawn = drawing({ cards, lands, homes: [], actions: [], compass: players === 1 ? {} : null, pictured: true });
  const [width, height] = drawn.view;
  return html`<svg class="preview marchland-map tiny-epic" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${say(`map-${map}`)}>
    ${unsafeSVG(ground(drawn))}
    ${drawn.rose ? svg`<g class="rose day" transform="translate(${drawn.rose[0]} ${drawn.rose[1]})"><circle class="disc" r=${drawn.rose[2]}></circle><circle class="ring" r=${drawn.rose[2] - 17}></circle><circle class="star" r="9"></circle></g>` : ""}
    ${drawn.cards.slice(0, Math.max(2, players)).map((card, seat) => first(drawn, card.name, seat))}
  </svg>`;
}

/**
 * The first two meeples of a seat.
 * @param {import("./lands.js").LandDrawing} drawn
 * @param {string} card
 * @param {number} seat
 */
function first(drawn, card, seat) {
  const places = Object.entries(drawn.regions).filter(([id, { terrain }]) => id.startsWith(`${card}/`) && !closed.has(terrain));
  const [, { area }] = places.reduce((best, each) => (each[1].area[2] > best[1].area[2] ? each : best));
  const pieces = [1, 2].map(() => ({ seat, piece: "meeple", lying: false }));
  return company(pieces, area, 1.2);
}
