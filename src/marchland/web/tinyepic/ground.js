// @ts-check
/** The still layers of the lands: parchment cards, terrain, what grows there, ink. */
import { defs, ornament } from "../art/art.js";

/** @typedef {import("./lands.js").LandDrawing} LandDrawing */

/** Terrains that the other games draw too. @type {Record<string, string>} */
const known = { plains: "farmland", forest: "forest", mountain: "mountain", water: "lake" };
/** Fine pen work of our own terrains, one tile. @type {Record<string, [number, string]>} */
const textures = {
  ruins: [26, "M3 6h8v5h-8zM13 17h9v5h-9zM14 4h5"],
  capital: [24, "M2 6h8M6 6v6M2 12h8M13 18h8M17 12v6"],
  silver_peaks: [24, "M4 9l3 -5l2.5 4M14 21l3 -5l2.5 4M16 6l1.500 1.500M5 17l1.500 1.500"],
  tundra: [34, "M4 9q6 -3 12 0M18 26q6 -3 12 0M25 8h.5M8 24h.5"],
  crags: [20, "M2 14l4 -8l3 4l3 -6l4 10M3 18h5"],
};

/**
 * What a terrain is called in the colours of all games.
 * @param {string} terrain
 */
export function nameOf(terrain) {
  return known[terrain] ?? terrain;
}

function patterns() {
  const all = Object.entries(textures).map(
    ([terrain, [tile, path]]) =>
      `<pattern id="terrain-${terrain}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><rect width="${tile}" height="${tile}" fill="var(--t-${terrain})"/><path d="${path}" fill="none" stroke="var(--t-${terrain}-deep)" stroke-width="1" stroke-linecap="round" stroke-linejoin="round" opacity=".42"/></pattern>`,
  );
  return `<defs>${all.join("")}</defs>`;
}

/** @param {LandDrawing} drawing */
export function ground(drawing) {
  return defs() + patterns() + drawing.cards.map((card) => land(drawing, card)).join("");
}

/**
 * @param {LandDrawing} drawing
 * @param {import("./lands.js").Card} card
 */
function land(drawing, card) {
  const own = Object.entries(drawing.regions).filter(([id]) => id.startsWith(`${card.name}/`));
  const inner = drawing.ornaments.filter(
    ([, x, y]) => x >= card.x && x <= card.x + card.width && y >= card.y && y <= card.y + card.height,
  );
  const [gx, gy] = card.grid;
  const box = `x="${card.x}" y="${card.y}" width="${card.width}" height="${card.height}"`;
  const field = `x="${gx}" y="${gy}" width="${card.width - 24}" height="${card.height - 42}"`;
  const fill = own.map(([, { terrain, path }]) => `<path d="${path}" fill="url(#terrain-${nameOf(terrain)})"/>`);
  const tint = own.map(
    ([id, { terrain, path }]) =>
      `<clipPath id="tint-${id}"><path d="${path}"/></clipPath><g clip-path="url(#tint-${id})">` +
      `<path d="${path}" fill="none" stroke="var(--t-${nameOf(terrain)}-deep)" stroke-width="20" opacity=".2"/>` +
      `<path d="${path}" fill="none" stroke="var(--t-${nameOf(terrain)}-deep)" stroke-width="9" opacity=".3"/></g>`,
  );
  const ink = own.map(
    ([, { path, terrain }]) =>
      `<path d="${path}" fill="none" stroke="var(--ink)" stroke-width="${terrain === "water" ? 2.6 : 1.9}" stroke-linejoin="round"/>`,
  );
  return [
    `<rect ${box} rx="10" fill="var(--paper)"/><rect ${box} rx="10" fill="url(#paper-light)"/>`,
    `<rect ${box} rx="10" fill="url(#paper-grain)" opacity=".5"/>`,
    `<rect ${box} rx="10" fill="none" stroke="var(--paper-edge)" stroke-width="2"/>`,
    `<rect x="${card.x + 4}" y="${card.y + 4}" width="${card.width - 8}" height="${card.height - 8}" rx="7" fill="none" stroke="var(--paper-edge)" stroke-width=".9"/>`,
    `<clipPath id="field-${card.name}"><rect ${field} rx="7"/></clipPath><g clip-path="url(#field-${card.name})">`,
    ...fill,
    ...tint,
    ...ink,
    "</g>",
    inner.map(ornament).join(""),
    `<rect ${field} rx="7" fill="none" stroke="var(--ink)" stroke-width="2.4"/>`,
  ].join("");
}
