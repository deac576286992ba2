// @ts-check
/** The map: regions as named buttons, what stands on them, choice and keyboard. */
import { html, nothing, ref, repeat, svg, unsafeSVG } from "../vendor.js";
import { refresh } from "./page.js";
import { Camera } from "./camera.js";
import { stay } from "./finger.js";
import { goToBoard, goToConfirm, goToWays } from "./focus.js";
import { later } from "./later.js";
import { line } from "./line.js";
import { trouble } from "./question.js";
import { recent } from "./recent.js";
import { leadOf } from "./sight.js";
import { seatPatterns } from "./colours.js";
import { language, say } from "./texts.js";
import { wayOn } from "./ways.js";
import { buttonOn, clearOf, growth, strip, zoom } from "./zoom.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Drawing} Drawing */
/** @typedef {import("./world.js").World} World */

/** How wide a finger is, and the width below which it hits what lies beside, in pixels. */
const [finger, least] = [44, 30];
/** The least height of letters that can be read, in pixels. */
const legible = 8.5;
/** How wide a sign of the painted ground is in the drawing, and the least in pixels at which it is told from another. */
const [sign, distinct] = [22, 10.2];
const camera = new Camera(refresh);
const nearer = later(() => import("./nearer.js"));
/** When a finger brought a region near, for as long as it chooses; else 0. */
let near = 0;
/** The table whose end is shown. */
let ended = "";
/** @type {ResizeObserver|null} */
let watcher = null;
/** @type {Map<string, string>} */
const painted = new Map();

/** @param {Element|undefined} place */
function watch(place) {
  watcher?.disconnect();
  if (!place) return;
  watcher = new ResizeObserver(([entry]) => {
    const { width, height } = entry.contentRect;
    if (!width || !height) return;
    camera.stand([width, height]);
  });
  watcher.observe(place);
}

/**
 * The layers that do not change, painted once.
 * @param {World} world
 * @param {Drawing} drawing
 */
function still(world, drawing) {
  const key = `${drawing.name} ${language()}`;
  if (!painted.has(key)) {
    painted.clear();
    painted.set(key, world.ground(drawing));
  }
  return unsafeSVG(/** @type {string} */ (painted.get(key)));
}

/** @param {Table} table */
export function board(table) {
  const { view, drawing, world } = table;
  if (!view || !drawing || !world) return html`<section class="map"></section>`;
  camera.show(drawing.view);
  camera.edges = strip(camera);
  if (view.over && ended !== table.id) camera.fit();
  ended = view.over ? table.id : "";
  if (near && !table.isMine) {
    // What others do may lie elsewhere.
    whole();
  }
  const ids = Object.keys(drawing.regions);
  const start = table.cursor && table.cursor in drawing.regions ? table.cursor : startOf(table, ids);
  const glide = camera.glide;
  const grow = growth(camera.scale, drawing.roomy);
  const button = buttonOn(drawing, camera);
  const small = camera.isStanding ? legible / camera.scale : 0;
  const signs = Math.min(1.6, Math.max(1, (distinct * camera.zoom) / (sign * camera.scale)));
  return html`<section class="map" aria-label=${say("ui-map")} ${ref(watch)}>
    ${line(table, recent(table)?.newsButton(table) ?? nothing)}
    <svg class="ground marchland-map" aria-hidden="true" viewBox=${camera.painted.viewBox} style=${`transform: ${glide}; --signs: ${signs.toFixed(2)}`}>
      ${still(world, drawing)}
    </svg>
    <svg
      class="board marchland-map ${table.isMine ? "asked" : ""} ${leadOf(table) ? "leads" : ""} ${camera.zoom > 1.01 ? "" : "whole"}"
      role="group"
      aria-label=${say("ui-map")}
      viewBox=${camera.viewBox}
      @wheel=${(e) => camera.wheel(e)}
      @touchmove=${camera.zoom > 1.01 ? stay : nothing}
      @pointerdown=${(e) => camera.down(e)}
      @pointermove=${(e) => camera.move(e)}
      @pointerup=${(e) => camera.up(e)}
      @pointercancel=${(e) => camera.up(e)}
      @pointerleave=${(e) => camera.up(e)}
      @click=${(e) => tapOff(world, table, e)}
    >
      <defs>
        ${seatPatterns()}
        ${ids.map(
          (id) => svg`<clipPath id="clip-${id}"><path d=${drawing.regions[id].path}></path></clipPath>`,
        )}
      </defs>
      <g class="owners" aria-hidden="true">${ids.map((id) => world.owner(table, id))}</g>
      ${world.signs(table, grow, small)}
      ${repeat(ids, (id) => id, (id) => regionButton(world, table, id, start))}
      <g class="marks-of-choice" aria-hidden="true">${ids.map((id) => outline(world, table, id))}</g>
      <g class="halo" aria-hidden="true"><path class="rim" d=${drawing.regions[start].path}></path><path class="light" d=${drawing.regions[start].path}></path></g>
      ${recent(table)?.arrows(table, grow) ?? nothing}
      <g class="numbers ${camera.scale < 0.5 ? "far" : ""}" aria-hidden="true" font-size=${13 * grow}>${ids.map((id) => world.number(drawing, id, table, grow, small, button))}</g>
      <g class="stands" aria-hidden="true">${ids.map((id) => world.stand(table, id, grow))}</g>
    </svg>
    ${zoom(drawing, camera)}
    <p class="map-keys" aria-hidden="true" style=${clearOf(camera)}>${say("ui-map-keys")}</p>
    ${near && camera.zoom > 1.01 ? (nearer()?.nearer(near, whole) ?? nothing) : nothing}
    ${trouble(table)}
  </section>`;
}

/** The whole map again. */
function whole() {
  near = 0;
  camera.fit();
}

/**
 * Where the keyboard has not been yet: what is to be looked at, or may be chosen.
 * @param {Table} table
 * @param {string[]} ids
 */
function startOf(table, ids) {
  const { actions = [], march = [], regions = {} } = table.view ?? {};
  const ahead = (/** @type {string} */ id) => march.length > 0 && regions[id]?.then?.length > 0;
  return ids.find((id) => table.aim.has(id)) ?? leadOf(table) ?? ids.find(ahead) ?? actions.find((action) => action.region)?.region ?? ids[0];
}

/**
 * @param {World} world
 * @param {Table} table
 * @param {string} id
 * @param {string} start the region at which the keyboard comes to the map
 */
function regionButton(world, table, id, start) {
  const drawn = /** @type {Drawing} */ (table.drawing).regions[id];
  const loose = world.isLoose?.(table, id);
  return svg`<path class=${["region", ...(world.offered(table, id) ? ["can"] : []), ...(loose ? ["loose"] : [])].join(" ")} d=${drawn.path}
    role="button" data-region=${id} tabindex=${start === id ? 0 : -1}
    aria-label=${world.label(table, id)}
    aria-pressed=${world.isChosen(table, id)}
    @pointerdown=${loose ? (/** @type {PointerEvent} */ e) => world.take?.(table, id, e) : nothing}
    @touchmove=${loose ? stay : nothing}
    @click=${(/** @type {MouseEvent} */ e) => tap(world, table, id, e)}
    @keydown=${(/** @type {KeyboardEvent} */ e) => key(world, table, id, e)}
    @focus=${() => {
      if (table.cursor === id) return;
      table.cursor = id;
      refresh();
    }}></path>`;
}

/**
 * @param {World} world
 * @param {Table} table
 * @param {string} id
 */
function outline(world, table, id) {
  const path = table.drawing?.regions[id].path;
  const chosen = world.isChosen(table, id);
  const goal = world.isGoal?.(table, id) ? "goal" : "";
  return svg`
    ${!chosen && (goal || world.offered(table, id))
      ? svg`<path class="offer-edge ${goal}" d=${path} clip-path="url(#clip-${id})"></path>
          <path class="offer ${goal}" d=${path} clip-path="url(#clip-${id})"></path>`
      : nothing}
    ${table.aim.has(id) && !chosen ? svg`<path class="aim" d=${path}></path>` : nothing}
    ${table.changed.has(id) || table.pointed.includes(id) ? svg`<path class="change ${table.pointed.includes(id) ? "lit" : ""}" d=${path}></path>` : nothing}
    ${chosen ? svg`<path class="choice-edge" d=${path}></path><path class="choice-line" d=${path}></path>` : nothing}`;
}

/**
 * @param {World} world
 * @param {Table} table
 * @param {string} id
 * @param {MouseEvent} event
 */
function tap(world, table, id, event) {
  if (camera.dragged && event.detail > 0) return;
  const meant = tagAt(event) ?? id;
  if (meant === id) enlarge(table, id, event);
  table.cursor = meant;
  world.use(table, meant);
}

/**
 * The region whose price was tapped, be it on a rim that lies over another's land.
 * @param {MouseEvent} event
 */
function tagAt({ clientX: x, clientY: y, detail }) {
  const tags = detail > 0 ? [...document.querySelectorAll(".stands [data-of]")] : [];
  const tag = tags.find((each) => (({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)(each.getBoundingClientRect()));
  return tag?.getAttribute("data-of");
}

/**
 * What hangs over the coast means its region there too.
 * @param {World} world
 * @param {Table} table
 * @param {MouseEvent} event
 */
function tapOff(world, table, event) {
  const meant = event.target === event.currentTarget && !camera.dragged ? tagAt(event) : null;
  if (!meant) return;
  table.cursor = meant;
  world.use(table, meant);
}

/**
 * A region too small for a finger comes nearer.
 * @param {Table} table
 * @param {string} id
 * @param {MouseEvent} event
 */
function enlarge(table, id, event) {
  const touched = event instanceof PointerEvent && event.pointerType !== "mouse";
  const area = table.drawing?.regions[id].area;
  if (!touched || !area || !(event.currentTarget instanceof SVGGraphicsElement)) return;
  const box = event.currentTarget.getBBox();
  const across = Math.min(box.width, box.height) * camera.scale;
  if (across >= least) return;
  near = event.timeStamp;
  camera.goTo(area[0], area[1], camera.zoom * Math.min(2.5, (1.3 * finger) / across));
}

/**
 * @param {World} world
 * @param {Table} table
 * @param {string} id
 * @param {KeyboardEvent} event
 */
function key(world, table, id, event) {
  const page = { PageDown: 1, PageUp: -1 }[event.key];
  if (event.key.startsWith("Arrow")) stepTo(table, wayOn(/** @type {Drawing} */ (table.drawing), id, event.key));
  else if (page) leaf(world, table, id, page);
  else if (event.key === "Enter" || event.key === " ") {
    table.cursor = id;
    world.use(table, id);
    if (world.isReady(table)) goToConfirm();
    else goToWays();
  } else if (event.key === "Escape") table.forget();
  else if (event.key === "+" || event.key === "=") world.count(table, id, 1) || camera.zoomBy(1.3);
  else if (event.key === "-") world.count(table, id, -1) || camera.zoomBy(1 / 1.3);
  else return;
  event.preventDefault();
  refresh();
}

/**
 * All regions, land by land or island by island as they lie: row by row, from the left.
 * @param {Drawing} drawing
 */
function inOrder({ regions }) {
  /** @type {Map<string, string[]>} */
  const lands = new Map();
  for (const id of Object.keys(regions)) {
    const land = id.match(/^(.+)[/-]/)?.[1] ?? "";
    lands.set(land, [...(lands.get(land) ?? []), id]);
  }
  const placed = [...lands.values()].map((ids) => {
    const [xs, ys] = [0, 1].map((k) => ids.map((id) => regions[id].area[k]));
    const top = Math.min(...ys);
    return { ids, x: Math.min(...xs), y: (top + Math.max(...ys)) / 2, half: (Math.max(...ys) - top) / 2 };
  });
  placed.sort((a, b) => (Math.abs(a.y - b.y) < Math.min(a.half, b.half) ? a.x - b.x : a.y - b.y));
  return placed.flatMap(({ ids }) => ids);
}

/**
 * The next region that can be chosen, or where a move can end, round the whole map.
 * @param {World} world
 * @param {Table} table
 * @param {string} from
 * @param {number} way on or back
 */
function leaf(world, table, from, way) {
  const ids = inOrder(/** @type {Drawing} */ (table.drawing));
  const at = ids.indexOf(from);
  for (let k = 1; k <= ids.length; k += 1) {
    const id = ids[(at + way * k + ids.length) % ids.length];
    if (world.offered(table, id) || world.isGoal?.(table, id)) return stepTo(table, id);
  }
}

/**
 * @param {Table} table
 * @param {string} id
 */
function stepTo(table, id) {
  const { area } = /** @type {Drawing} */ (table.drawing).regions[id];
  table.cursor = id;
  if (camera.zoom > 1.01) camera.goTo(area[0], area[1], camera.zoom);
  goToBoard();
}
