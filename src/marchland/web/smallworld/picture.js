// @ts-check
/** A small picture of a board, for choosing one. */
import { backdrop, defs } from "../art/art.js";
import { html, unsafeSVG } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { drawingAt, drawingOf } from "../frame/drawings.js";
import { sheetTitle } from "./islands.js";

/** By game and map. @type {Map<string, import("../frame/types.js").Drawing>} */
const ready = new Map();
/** @type {Set<string>} */
const asked = new Set();
/** @type {Map<string, string>} */
const painted = new Map();

/**
 * @param {string} game
 * @param {string} map
 * @param {string} label what the board is called
 * @param {string} [address] of its drawing, where it is nobody's but the asker's
 */
export function preview(game, map, label, address = "") {
  const at = `${game}/${map}${address}`;
  const drawing = ready.get(at);
  if (!drawing) {
    load(at, () => (address ? drawingAt(address) : drawingOf(game, map)));
    return html`<div class="preview"></div>`;
  }
  const title = sheetTitle(drawing);
  const key = `${at} ${title}`;
  if (!painted.has(key)) painted.set(key, defs() + backdrop(drawing, { title }));
  const [width, height] = drawing.view;
  return html`<svg
    class="preview marchland-map"
    viewBox=${`0 0 ${width} ${height}`}
    role="img"
    aria-label=${label}
  >
    ${unsafeSVG(/** @type {string} */ (painted.get(key)))}
  </svg>`;
}

/**
 * @param {string} at what it is kept by
 * @param {() => Promise<import("../frame/types.js").Drawing>} fetched
 */
async function load(at, fetched) {
  if (asked.has(at)) return;
  asked.add(at);
  ready.set(at, await fetched());
  refresh();
}
