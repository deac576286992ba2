// @ts-check
/** Pieces that go to several regions at once: heroes and their like. */
import { refresh } from "../frame/page.js";

/** @typedef {import("./types.js").Table} Table */

/**
 * @param {Table} table
 * @returns {string[]}
 */
export function chosenPlaces(table) {
  return table.choice.places ?? [];
}

/**
 * @param {Table} table
 * @param {string} region
 */
export function togglePlace(table, region) {
  const places = table.view?.places;
  if (!places?.regions.includes(region)) return false;
  const now = chosenPlaces(table);
  const next = now.includes(region) ? now.filter((each) => each !== region) : [...now, region].slice(-places.count);
  table.choice = { ...table.choice, places: next };
  refresh();
  return true;
}
