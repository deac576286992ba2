// @ts-check
/** A board as small as a stamp: regions in the colours of terrain and of those who hold them. */
import { html, nothing, svg } from "../vendor.js";
import { refresh } from "./page.js";
import { silentWorld } from "./worlds.js";

/** @typedef {import("./types.js").Drawing} Drawing */
/** @typedef {{owners?: Record<string, number>, faces?: string[], cards?: [string, string][]}} Board */
/** @typedef {{game: string, map: string, board: Board, id: string, carries: boolean, colours: number[]}} Sketch of a table; colours by seat */

/** By what decides the drawing. @type {Map<string, {kind: string, drawing: Drawing}|null>} */
const ready = new Map();
let queue = Promise.resolve();

/** @param {Sketch} sketch */
function keyOf({ game, map, board, id, carries }) {
  return JSON.stringify([game, map, board.faces, board.cards, carries ? id : ""]);
}

/** @param {Sketch} sketch */
export function miniature(sketch) {
  if (!sketch.board.owners || sketch.board.cards?.length === 0) return nothing;
  const key = keyOf(sketch);
  if (!ready.has(key)) {
    ready.set(key, null);
    queue = queue.then(() => load(key, sketch)).catch(() => {});
  }
  const found = ready.get(key);
  return html`<span class="stamp" aria-hidden="true">${found ? drawn(found, sketch.board.owners, sketch.colours) : nothing}</span>`;
}

/**
 * @param {string} key
 * @param {Sketch} sketch
 */
async function load(key, sketch) {
  const world = await silentWorld(sketch.game);
  ready.set(key, { kind: world.kind, drawing: await world.sketch(sketch) });
  refresh();
}

/**
 * @param {{kind: string, drawing: Drawing}} found
 * @param {Record<string, number>} owners
 * @param {number[]} colours
 */
function drawn({ kind, drawing }, owners, colours) {
  const [width, height] = drawing.view;
  const line = Math.max(width, height) / 220;
  return html`<svg class="marchland-map ${kind}" viewBox=${`0 0 ${width} ${height}`}>
    <rect width=${width} height=${height} fill=${drawing.island ? "var(--t-sea)" : "var(--paper)"}></rect>
    ${Object.entries(drawing.regions).map(
      ([id, { path, terrain }]) => svg`
        <path d=${path} fill="var(--t-${terrain})" stroke="var(--ink)" stroke-width=${line}></path>
        ${id in owners ? svg`<path class="seat-${colours[owners[id]] ?? owners[id]}" d=${path} fill="var(--seat)" fill-opacity="0.82"></path>` : nothing}`,
    )}
  </svg>`;
}
