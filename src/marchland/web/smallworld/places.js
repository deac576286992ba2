// @ts-check
/** Pieces that go to several regions at once: heroes and their like. */
import { html } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { say } from "../frame/texts.js";

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

/**
 * Which regions need nothing more, as a piece there keeps everybody out already.
 * @param {{closed: Record<string, string>, regions: string[]}} asked
 */
export function closedNote({ closed, regions }) {
  const shut = regions.filter((id) => closed[id]);
  const names = [...new Set(shut.map((id) => closed[id]))];
  return names.map((name) => html`<p class="why closed">${say("ui-places-closed", { name, regions: shut.filter((id) => closed[id] === name) })}</p>`);
}
