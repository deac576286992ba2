// @ts-check
/** A sign drawn by oneself: cells that are filled by mouse or finger in strokes, by keyboard one by one. */
import { drawing, isDrawing, side } from "../art/cells.js";
import { html, unsafeSVG } from "../vendor.js";
import { stay } from "../frame/finger.js";
import { refresh } from "../frame/page.js";
import { say } from "../frame/texts.js";

/** @typedef {[x: number, y: number]} Cell */

/** How thick the pen is, what its stroke does, where it was, and which cell the keyboard is on. */
const pen = { thick: false, fills: true, at: /** @type {Cell|null} */ (null), x: side / 2, y: side / 2 };
const steps = /** @type {Record<string, Cell>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });

/** @returns {string[]} */
export function blank() {
  return Array.from({ length: side }, () => ".".repeat(side));
}

/** @param {string[]} lines */
export function drawnSign(lines) {
  return html`<span class="icon marchland-art" aria-hidden="true">${unsafeSVG(drawing(isDrawing(lines) ? lines : blank()))}</span>`;
}

/**
 * @param {string[]} now what is drawn
 * @param {(lines: string[]) => void} set
 */
export function pencil(now, set) {
  let lines = isDrawing(now) ? now : blank();
  const paint = (/** @type {Cell[]} */ cells) => {
    const painted = filled(lines, cells, pen.fills);
    if (painted.join() === lines.join()) return;
    lines = painted;
    set(lines);
  };
  const down = (/** @type {PointerEvent} */ e) => {
    const cell = cellAt(e);
    if (!cell || e.button > 0) return;
    /** @type {Element} */ (e.currentTarget).setPointerCapture(e.pointerId);
    pen.fills = !isFilled(lines, cell);
    pen.at = cell;
    paint(thickened([cell]));
  };
  const move = (/** @type {PointerEvent} */ e) => {
    const cell = pen.at && e.buttons ? cellAt(e) : null;
    if (!cell || !pen.at) return;
    paint(thickened(between(pen.at, cell)));
    pen.at = cell;
  };
  const keys = (/** @type {KeyboardEvent} */ e) => {
    if (e.altKey || e.ctrlKey || e.metaKey || !(e.key in steps || e.key === " " || e.key === "Enter")) return;
    e.preventDefault();
    const step = steps[e.key];
    if (!step) pen.fills = !isFilled(lines, [pen.x, pen.y]);
    else [pen.x, pen.y] = [inside(pen.x + step[0]), inside(pen.y + step[1])];
    if (e.shiftKey) pen.fills = true;
    if (!step || e.shiftKey) paint(thickened([[pen.x, pen.y]]));
    refresh();
    /** @type {HTMLElement|null} */ (/** @type {Element} */ (e.currentTarget).querySelector(`[data-x="${pen.x}"][data-y="${pen.y}"]`))?.focus();
  };
  return html`<div class="pencil">
    <div class="pencil-grid" role="grid" aria-label=${say("craft-draw")} @touchmove=${stay} @pointerdown=${down} @pointermove=${move} @pointerup=${() => (pen.at = null)} @keydown=${keys}>
      ${lines.map((line, y) => html`<div role="row">${[...line].map((one, x) => square(x, y, one === "#"))}</div>`)}
    </div>
    <div class="pencil-more">
      <p class="quiet">${say("craft-draw-help")}</p>
      <label class="check"><input type="checkbox" .checked=${pen.thick} @change=${(e) => (pen.thick = e.target.checked)} /><span>${say("craft-draw-thick")}</span></label>
      <button type="button" @click=${() => set(blank())}>${say("craft-draw-clear")}</button>
      <p class="pencil-small quiet">${drawnSign(lines)} ${say("craft-draw-small")}</p>
    </div>
  </div>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {boolean} isOn
 */
function square(x, y, isOn) {
  const focused = () => Object.assign(pen, { x, y });
  return html`<span role="gridcell" class="pencil-cell ${isOn ? "on" : ""}" data-x=${x} data-y=${y} tabindex=${x === pen.x && y === pen.y ? 0 : -1} aria-selected=${isOn} aria-label=${say("craft-draw-cell", { x: x + 1, y: y + 1, filled: isOn ? "yes" : "no" })} @focus=${focused}></span>`;
}

/** @param {number} n */
function inside(n) {
  return Math.min(side - 1, Math.max(0, n));
}

/**
 * @param {string[]} lines
 * @param {Cell} cell
 */
function isFilled(lines, [x, y]) {
  return lines[y][x] === "#";
}

/**
 * @param {string[]} lines
 * @param {Cell[]} cells
 * @param {boolean} isOn
 */
function filled(lines, cells, isOn) {
  const rows = lines.map((line) => [...line]);
  for (const [x, y] of cells) if (rows[y]?.[x]) rows[y][x] = isOn ? "#" : ".";
  return rows.map((row) => row.join(""));
}

/** @param {Cell[]} cells */
function thickened(cells) {
  return pen.thick ? cells.flatMap(([x, y]) => /** @type {Cell[]} */ ([[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]])) : cells;
}

/**
 * The cells under a quick stroke, of which only two places are known.
 * @param {Cell} from
 * @param {Cell} to
 * @returns {Cell[]}
 */
function between([x, y], [u, v]) {
  const n = Math.max(Math.abs(u - x), Math.abs(v - y), 1);
  return Array.from({ length: n + 1 }, (_, k) => [Math.round(x + ((u - x) * k) / n), Math.round(y + ((v - y) * k) / n)]);
}

/**
 * The cell under a pointer, also beside the grid, where a stroke may go on.
 * @param {PointerEvent} e
 * @returns {Cell}
 */
function cellAt(e) {
  const box = /** @type {Element} */ (e.currentTarget).getBoundingClientRect();
  return [inside(Math.floor(((e.clientX - box.left) / box.width) * side)), inside(Math.floor(((e.clientY - box.top) / box.height) * side))];
}
