// @ts-check
/** The drawing of a small picture of the table: the lands in play, without what grows there. */
import { drawingOf } from "../frame/drawings.js";
import { nameOf } from "./ground.js";
import { drawing } from "./lands.js";

/**
 * @param {import("../frame/miniature.js").Sketch} line
 * @returns {Promise<import("../frame/types.js").Drawing>}
 */
export async function sketch({ game, map, board }) {
  const cards = (board.cards ?? []).map(([name, land]) => ({ name, land }));
  const fetched = await Promise.all(cards.map(({ land }) => drawingOf(game, land)));
  const lands = Object.assign({}, ...fetched.map((each) => /** @type {any} */ (each).lands));
  const drawn = drawing({ cards, lands, homes: [], actions: [], compass: null });
  const regions = Object.entries(drawn.regions).map(([id, region]) => [id, { ...region, terrain: nameOf(region.terrain) }]);
  return { ...drawn, name: map, regions: Object.fromEntries(regions) };
}
