// @ts-check
/** What a place is called for those who do not see the map. */
import { regionName, say } from "../frame/texts.js";
import { piecesText } from "./words.js";
import { yieldOf, yieldText } from "./yields.js";

/** @typedef {import("../frame/table.js").Table} Table */

/**
 * Everything a person who cannot see the map must know of a region.
 * @param {Table} table
 * @param {string} id
 */
export function regionLabel(table, id) {
  const view = /** @type {any} */ (table.view);
  const at = view?.regions[id];
  if (!at) return regionName(id);
  const pieces = at.pieces.length ? piecesText(at) : [say("ui-nobody")];
  const given = yieldOf(table.view, /** @type {any} */ (table.drawing), id);
  return [
    regionName(id),
    ...(view.cards.find((/** @type {any} */ card) => card.name === at.card)?.lost ? [say("ui-tek-lost-kingdom")] : []),
    ...(given ? [yieldText(given, at.terrain)] : []),
    ...pieces,
    ...(at.allied ? [say("ui-tek-allied")] : []),
    ...(at.border ? [say("ui-tek-border")] : []),
  ].join(", ");
}
