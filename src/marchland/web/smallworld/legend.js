// @ts-check
/** What the signs on the map mean: those that this map has, each with its name and its sentence. */
import { html, nothing } from "../vendor.js";
import { has, name, say } from "../frame/texts.js";
import { coin, icon } from "../frame/emblems.js";
import { glyph } from "../frame/glyphs.js";
import { priceSample } from "./tags.js";
import { factionBadge, hasFactions } from "./factions.js";

/** @typedef {import("./types.js").Table} Table */

/** Letters by which the marker of an island is laid, one for each size. */
export const sizes = ["small", "medium", "large"];
const factions = ["alliance", "horde", "neutral"];

/**
 * The signs that are printed on this map, each once.
 * @param {Table} table
 */
function marksOf(table) {
  const all = Object.values(table.drawing?.regions ?? {}).flatMap((region) => region.marks.map(([mark]) => mark));
  return [...new Set(all)];
}

/**
 * @param {any} sign
 * @param {string|null} called
 * @param {string} text
 */
function row(sign, called, text) {
  return html`<li><span class="legend-sign">${sign}</span><span>${called ? html`<b>${called}</b>: ` : nothing}${text}</span></li>`;
}

/** @param {string} mark */
function markRow(mark) {
  const own = `legend-${mark}`;
  return row(icon(mark, "mark"), name(mark, "mark"), say(has(own) ? own : `about-${mark}`));
}

/**
 * The key to what is printed on this map.
 * @param {Table} table
 */
export function legend(table) {
  return html`<ul class="legend">${printed(table)}</ul>`;
}

/** @param {Table} table */
function printed(table) {
  const marks = marksOf(table);
  const letters = sizes.filter((size) => marks.includes(size));
  return html`${marks.filter((mark) => !sizes.includes(mark)).map(markRow)}
    ${letters.length ? row(letters.map((size) => icon(size, "mark")), null, say("legend-size")) : nothing}`;
}

/** What lies there and is written there besides. @param {Table} table */
function laid({ view }) {
  const sided = Boolean(view && hasFactions(view));
  return html`${view?.sites?.length ? row(icon("site"), name("site", "piece"), say("about-site")) : nothing}
    ${sided ? row(factions.map(factionBadge), null, say("legend-faction")) : nothing}
    ${row(priceSample(), null, say("legend-price"))} ${sided ? row(coin(1), null, say("legend-toll")) : nothing}
    ${row(glyph("land"), null, say("legend-land"))}`;
}

/**
 * The whole key, folded, beside the map.
 * @param {Table} table
 */
export function foldedLegend(table) {
  return html`<details class="strip signs-strip"><summary><h2>${say("legend")}</h2></summary>
    <ul class="legend">${printed(table)} ${laid(table)}</ul></details>`;
}
