// @ts-check
/** The drawing of a board in the making: regions are chosen on it, corners and regions dragged, new ones drawn. */
import { mark, piece } from "../art/art.js";
import { html, nothing, repeat, svg, unsafeSVG } from "../vendor.js";
import { stay } from "../frame/finger.js";
import { afterDrawing, refresh } from "../frame/page.js";
import { say } from "../frame/texts.js";
import { addCorner, addDrawn, dropCorner, mergeCorners } from "./cuts.js";
import { distance, lineOf, neighbours, owners, roomiest, steps } from "./outlines.js";

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("./outlines.js").Point} Point */

/** Units of the drawing around its regions. */
const margin = 50;
/** How near on the screen a corner is taken for another, in pixels. */
const near = 12;
/** How far a pointer may tremble before it drags. */
const still = 5;
/** How far an arrow key moves a corner, alone and with Shift. */
const stride = [5, 25];
/** @type {Record<string, [number, number]>} */
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What a region is called on the drawing: the end of its id. @param {string} id */
export function shortId(id) {
  return id.match(/\d+$/)?.[0] ?? id;
}

/** @type {Map<string, {at: Point, room: number}>} */
const rooms = new Map();

/** @param {Point[]} line */
function roomOf(line) {
  const key = line.join(" ");
  const found = rooms.get(key) ?? roomiest(line);
  if (rooms.size > 500) rooms.clear();
  rooms.set(key, found);
  return found;
}

/** @param {Editor} editor */
function viewOf({ board, drag, photo }) {
  if (drag) return drag.view;
  const points = board.drawing.points.length ? board.drawing.points : [[0, 0], [400, 300]];
  const wide = photo ? photoWidth(photo) : 0;
  const right = Math.max(wide, ...points.map(([x]) => x)) + margin;
  const bottom = Math.max(photo ? (wide * photo.height) / photo.width : 0, ...points.map(([, y]) => y)) + margin;
  return [-margin, -margin, right + margin, bottom + margin];
}

/** Width of a photo in units of the drawing. @param {{scale: number}} photo */
function photoWidth({ scale }) {
  return 10 * scale;
}

/** Units of the drawing to a pixel. @param {number[]} view */
function unit([, , wide]) {
  const shown = document.querySelector(".board-canvas")?.clientWidth || Math.min(800, innerWidth - 40);
  return wide / shown;
}

/** @param {Editor} editor */
export function canvas(editor) {
  const { board, photo, drawn } = editor;
  const view = viewOf(editor);
  const px = unit(view);
  const ids = Object.keys(board.region);
  return html`<svg class="board-canvas marchland-map ${drawn ? "drawing" : ""} ${photo ? "on-photo" : ""}" viewBox=${view.join(" ")} role="group" aria-label=${say("craft-board-canvas")}
    @pointerdown=${(e) => down(editor, e)} @pointermove=${(e) => move(editor, e)} @pointerup=${(e) => up(editor, e)} @pointercancel=${() => cancel(editor)} @touchmove=${(e) => hold(editor, e)} @click=${(e) => click(editor, e)}>
    <rect class="sheet" x=${view[0]} y=${view[1]} width=${view[2]} height=${view[3]}></rect>
    ${photo ? svg`<image href=${photo.url} width=${photoWidth(photo)} height=${(photoWidth(photo) * photo.height) / photo.width}></image>` : nothing}
    ${repeat(ids, (id) => id, (id) => shape(editor, id, px))}
    ${editor.isGraph ? graph(editor, px) : nothing}
    ${repeat(ids, (id) => id, (id) => printed(editor, id, px))}
    ${drawn ? sketch(drawn, px) : editor.region ? handles(editor, px) : nothing}
  </svg>`;
}

/**
 * @param {Editor} editor
 * @param {string} id
 * @param {number} px
 */
function shape({ board, region, draft }, id, px) {
  const line = lineOf(board, id);
  const isWrong = draft.wrongAt(["region", id], true).length > 0;
  return svg`<path class="plot ${id === region ? "chosen" : ""} ${isWrong ? "wrong" : ""}" data-region=${id} d=${`M${line.map((point) => point.join(" ")).join("L")}Z`}
    fill=${`var(--t-${board.region[id].terrain}, var(--paper))`} stroke-width=${(id === region ? 4 : 2) * px}></path>`;
}

/**
 * Number, marks, and whether something is wrong.
 * @param {Editor} editor
 * @param {string} id
 * @param {number} px
 */
function printed({ board, draft, region: chosen }, id, px) {
  const row = board.region[id];
  const { at: [x, y], room } = roomOf(lineOf(board, id));
  const size = Math.max(14, Math.min(24, room * 0.7));
  const signs = [...(Array.isArray(row.marks) ? row.marks : []).map((one) => mark(one, { x: 0, y: 0, size })), ...(row.lost_tribe ? [piece("lost_tribe", { x: 0, y: 0, size })] : []), ...(row.site ? [mark("large", { x: 0, y: 0, size })] : [])];
  const isWrong = draft.wrongAt(["region", id], true).length > 0;
  return svg`<g class="printed" transform="translate(${x} ${y})">
    <text class=${id === chosen ? "chosen" : ""} dy="0.35em" y=${signs.length ? -size * 0.6 : 0} font-size=${Math.max(16, 15 * px)}>${shortId(id)}${isWrong ? " !" : ""}</text>
    ${signs.map((sign, k) => svg`<g transform="translate(${(k - (signs.length - 1) / 2) * size * 1.15} ${size * 0.75})">${unsafeSVG(sign)}</g>`)}
  </g>`;
}

/**
 * The borders that are read from the drawing: a line from region to region.
 * @param {Editor} editor
 * @param {number} px
 */
function graph({ board }, px) {
  const all = neighbours(board);
  const middle = (/** @type {string} */ id) => roomOf(lineOf(board, id)).at;
  const lines = [...all].flatMap(([id, { next }]) => next.filter((other) => id < other).map((other) => [middle(id), middle(other)]));
  return svg`<g class="graph" stroke-width=${2.5 * px}>${lines.map(([[ax, ay], [bx, by]]) => svg`<line x1=${ax} y1=${ay} x2=${bx} y2=${by}></line>`)}</g>`;
}

/**
 * The corners of the chosen region, and between them where new ones can be drawn out.
 * @param {Editor} editor
 * @param {number} px
 */
function handles(editor, px) {
  const { board, region } = editor;
  const ring = board.region[region].outline;
  const { points } = board.drawing;
  const middles = steps(ring).map(([a, b]) => [a, b, (points[a][0] + points[b][0]) / 2, (points[a][1] + points[b][1]) / 2]);
  return svg`<g class="handles">
    ${middles.filter(([a, b]) => distance(points[a], points[b], points[b]) > 26 * px).map(([a, b, x, y]) => svg`<g class="between" data-between=${`${a} ${b}`} transform="translate(${x} ${y})"><circle class="hold" r=${12 * px}></circle><circle r=${4 * px} stroke-width=${1.5 * px}></circle></g>`)}
    ${repeat(ring, (n) => n, (n) => svg`<g class="corner ${n === editor.corner ? "chosen" : ""}" data-corner=${n} tabindex="0" role="button" aria-label=${say("craft-board-corner", { n: ring.indexOf(n) + 1 })}
      transform="translate(${points[n][0]} ${points[n][1]})" @keydown=${(e) => press(editor, n, e)} @focus=${() => { if (editor.corner !== n) editor.choose(region, n); }}>
      <circle class="hold" r=${15 * px}></circle><circle r=${7 * px} stroke-width=${2 * px}></circle></g>`)}
  </g>`;
}

/**
 * @param {Point[]} drawn
 * @param {number} px
 */
function sketch(drawn, px) {
  return svg`<g class="sketch"><polyline points=${drawn.map((point) => point.join(" ")).join(" ")} stroke-width=${3 * px}></polyline>
    ${drawn.map(([x, y], k) => svg`<circle cx=${x} cy=${y} r=${(k ? 5 : 8) * px}></circle>`)}</g>`;
}

/**
 * Where a pointer is, in units of the drawing.
 * @param {PointerEvent|MouseEvent} e
 * @returns {Point}
 */
function place(e) {
  const sheet = /** @type {SVGSVGElement} */ (/** @type {Element} */ (e.currentTarget).closest("svg"));
  const at = new DOMPoint(e.clientX, e.clientY).matrixTransform(sheet.getScreenCTM()?.inverse());
  return [at.x, at.y];
}

/**
 * @param {Editor} editor
 * @param {PointerEvent} e
 */
function down(editor, e) {
  if (editor.drawn || e.button) return;
  const target = /** @type {Element} */ (e.target);
  const corner = /** @type {HTMLElement|null} */ (target.closest("[data-corner]"));
  const between = /** @type {HTMLElement|null} */ (target.closest("[data-between]"));
  const isRegion = /** @type {HTMLElement} */ (target).dataset.region === editor.region;
  if (!corner && !between && !isRegion) return;
  const before = editor.written();
  let number = corner ? Number(corner.dataset.corner) : -1;
  const view = viewOf(editor);
  if (between) {
    const [a, b] = String(between.dataset.between).split(" ").map(Number);
    number = addCorner(editor.board, a, b);
  }
  editor.drag = { kind: number < 0 ? "region" : "corner", corner: number, from: place(e), before, isMoved: false, view };
  if (number >= 0) editor.corner = number;
  /** @type {Element} */ (e.currentTarget).setPointerCapture(e.pointerId);
  refresh();
}

/**
 * @param {Editor} editor
 * @param {TouchEvent} e
 */
function hold({ drag }, e) {
  if (drag) stay(e);
}

/**
 * @param {Editor} editor
 * @param {PointerEvent} e
 */
function move(editor, e) {
  const { drag, board } = editor;
  if (!drag) return;
  const [x, y] = place(e);
  const [dx, dy] = [x - drag.from[0], y - drag.from[1]];
  if (!drag.isMoved && Math.hypot(dx, dy) < still * unit(drag.view)) return;
  drag.isMoved = true;
  const was = JSON.parse(drag.before).drawing.points;
  const { points } = board.drawing;
  if (drag.kind === "corner") points[drag.corner] = onSheet(editor, [x, y]);
  else for (const n of board.region[editor.region].outline) points[n] = onSheet(editor, [was[n][0] + dx, was[n][1] + dy]);
  refresh();
}

/**
 * @param {Editor} editor
 * @param {Point} at
 * @returns {Point}
 */
function onSheet({ draft }, [x, y]) {
  const within = (/** @type {number} */ one) => Math.round(Math.min(draft.offer.largest, Math.max(0, one)));
  return [within(x), within(y)];
}

/**
 * @param {Editor} editor
 * @param {PointerEvent} _e
 */
function up(editor, _e) {
  const { drag, board } = editor;
  if (!drag) return;
  editor.drag = null;
  const isNew = editor.written() !== drag.before;
  if (drag.kind === "corner" && drag.isMoved) laid(editor, drag.corner, near * unit(drag.view) * 0.7);
  if (drag.isMoved || isNew) editor.keep(drag.before);
  else refresh();
  if (drag.kind === "corner" && board.region[editor.region]?.outline.includes(drag.corner)) editor.corner = drag.corner;
}

/**
 * A corner that was dragged upon another one becomes that one.
 * @param {Editor} editor
 * @param {number} corner
 * @param {number} reach
 */
function laid({ board }, corner, reach) {
  const { points } = board.drawing;
  const used = new Set(Object.values(board.region).flatMap(({ outline }) => outline));
  const other = [...used].find((n) => n !== corner && Math.hypot(points[n][0] - points[corner][0], points[n][1] - points[corner][1]) < reach);
  if (other !== undefined) mergeCorners(board, corner, other);
}

/** @param {Editor} editor */
function cancel(editor) {
  if (editor.drag) Object.assign(editor.draft.data, JSON.parse(editor.drag.before));
  editor.drag = null;
  editor.settle();
  refresh();
}

/**
 * @param {Editor} editor
 * @param {MouseEvent} e
 */
function click(editor, e) {
  if (editor.drawn) return drawOn(editor, place(e));
  const { region } = /** @type {HTMLElement} */ (e.target).dataset;
  if (region && region !== editor.region) editor.choose(region);
}

/**
 * One more corner of a region that is being drawn; at its first one it is closed.
 * @param {Editor} editor
 * @param {Point} at
 */
function drawOn(editor, at) {
  const reach = near * unit(viewOf(editor));
  const drawn = /** @type {Point[]} */ (editor.drawn);
  if (drawn.length > 2 && Math.hypot(at[0] - drawn[0][0], at[1] - drawn[0][1]) < reach) return close(editor);
  editor.drawn = [...drawn, snapped(editor, at, reach)];
  refresh();
}

/**
 * A place on the drawing, or the corner or border that it is meant for.
 * @param {Editor} editor
 * @param {Point} at
 * @param {number} reach
 * @returns {Point}
 */
function snapped(editor, at, reach) {
  const { points } = editor.board.drawing;
  const used = [...new Set(Object.values(editor.board.region).flatMap(({ outline }) => outline))];
  const corner = used.find((n) => Math.hypot(points[n][0] - at[0], points[n][1] - at[1]) < reach);
  if (corner !== undefined) return points[corner];
  const step = stepAt(editor, at, reach);
  if (!step) return onSheet(editor, at);
  const [p, q] = step.map((n) => points[n]);
  const part = ((at[0] - p[0]) * (q[0] - p[0]) + (at[1] - p[1]) * (q[1] - p[1])) / ((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2);
  return [p[0] + part * (q[0] - p[0]), p[1] + part * (q[1] - p[1])];
}

/**
 * The step of an outline that a place lies on.
 * @param {Editor} editor
 * @param {Point} at
 * @param {number} reach
 */
function stepAt({ board }, at, reach) {
  const { points } = board.drawing;
  return [...owners(board).keys()].map((key) => key.split(" ").map(Number)).find(([a, b]) => distance(at, points[a], points[b]) < reach);
}

/**
 * Makes a region of the corners that were drawn.
 * @param {Editor} editor
 */
export function close(editor) {
  const drawn = editor.drawn ?? [];
  editor.drawn = null;
  const made = editor.edit(
    (board) => {
      const corners = drawn.map((at) => {
        const { points } = board.drawing;
        const there = points.findIndex(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 0.5);
        if (there >= 0) return there;
        const step = stepAt(editor, at, 0.5);
        return step ? addCorner(board, step[0], step[1], at) : points.push(at) - 1;
      });
      return addDrawn(board, corners, editor.draft.offer.terrains[0]);
    },
    { why: "craft-board-no-drawn" },
  );
  if (made) editor.choose(made);
  afterDrawing(() => /** @type {HTMLElement|null} */ (document.querySelector(".region-form input"))?.focus());
}

/**
 * Arrow keys move a corner, Delete takes it out.
 * @param {Editor} editor
 * @param {number} corner
 * @param {KeyboardEvent} e
 */
function press(editor, corner, e) {
  const way = arrows[e.key];
  const isDrop = e.key === "Delete" || e.key === "Backspace";
  if (!way && !isDrop) return;
  e.preventDefault();
  e.stopPropagation();
  if (isDrop) {
    editor.edit((board) => dropCorner(board, corner), { why: "craft-board-no-drop" });
    afterDrawing(() => /** @type {HTMLElement|null} */ (document.querySelector(".corner"))?.focus());
    return;
  }
  const far = stride[e.shiftKey ? 1 : 0];
  editor.edit(
    ({ drawing }) => {
      const [x, y] = drawing.points[corner];
      drawing.points[corner] = onSheet(editor, [x + way[0] * far, y + way[1] * far]);
    },
    { last: `corner ${corner}` },
  );
  editor.corner = corner;
}

/**
 * The step behind a corner of the chosen region, where a new corner goes.
 * @param {Editor} editor
 */
export function cornerAfter(editor) {
  const ring = editor.board.region[editor.region].outline;
  const k = Math.max(0, ring.indexOf(editor.corner));
  editor.edit((board) => {
    editor.corner = addCorner(board, ring[k], ring[(k + 1) % ring.length]);
  });
  const made = editor.corner;
  afterDrawing(() => /** @type {SVGElement|null} */ (document.querySelector(`[data-corner="${made}"]`))?.focus());
}

