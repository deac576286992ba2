// @ts-check
/** The map: regions as named buttons, what stands on them, prices, choice and keyboard. */
import { backdrop, defs } from "./art/art.js";
import { html, nothing, ref, repeat, svg, unsafeSVG } from "./vendor.js";
import { refresh } from "./page.js";
import { Camera } from "./camera.js";
import { change, planned, rest, startDrag } from "./deploy.js";
import { togglePlace } from "./places.js";
import { goToBoard, goToConfirm } from "./table.js";
import { seatPatterns, standing } from "./tokens.js";
import { regionLabel } from "./region.js";
import { say } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Drawing} Drawing */

/** The least width of what a finger can hit, in pixels. */
const finger = 44;
const camera = new Camera(refresh);
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
 * @param {Drawing} drawing
 * @param {string} title
 */
function still(drawing, title) {
  const key = `${drawing.name} ${title}`;
  if (!painted.has(key)) {
    painted.clear();
    painted.set(key, defs() + backdrop(drawing, { title }));
  }
  return unsafeSVG(/** @type {string} */ (painted.get(key)));
}

/** @param {Table} table */
export function board(table) {
  const { view, drawing } = table;
  if (!view || !drawing) return html`<section class="map"></section>`;
  camera.show(drawing.view);
  const ids = Object.keys(drawing.regions);
  table.cursor ??= startOf(table, ids);
  const glide = camera.glide;
  const grow = Math.min(1.45, Math.max(1, 0.74 / camera.scale));
  return html`<section class="map" aria-label=${say("ui-map")} ${ref(watch)}>
    <svg class="ground marchland-map" aria-hidden="true" viewBox=${camera.painted.viewBox} style=${`transform: ${glide}`}>
      ${still(drawing, say("ui-board-title"))}
    </svg>
    <svg
      class="board marchland-map ${table.isMine ? "asked" : ""}"
      role="group"
      aria-label=${say("ui-map")}
      viewBox=${camera.viewBox}
      @wheel=${(e) => camera.wheel(e)}
      @pointerdown=${(e) => camera.down(e)}
      @pointermove=${(e) => camera.move(e)}
      @pointerup=${(e) => camera.up(e)}
      @pointercancel=${(e) => camera.up(e)}
      @pointerleave=${(e) => camera.up(e)}
    >
      <defs>
        ${seatPatterns()}
        ${ids.map(
          (id) => svg`<clipPath id="clip-${id}"><path d=${drawing.regions[id].path}></path></clipPath>`,
        )}
      </defs>
      <g class="owners" aria-hidden="true">${ids.map((id) => owner(table, id))}</g>
      <g class="numbers" aria-hidden="true" font-size=${13 * grow}>${ids.map((id) => number(drawing, id))}</g>
      ${repeat(ids, (id) => id, (id) => regionButton(table, id))}
      <g class="marks-of-choice" aria-hidden="true">${ids.map((id) => outline(table, id))}</g>
      <g class="stands" aria-hidden="true">${ids.map((id) => stand(table, id, grow))}</g>
    </svg>
    <div class="zoom ${camera.zoom > 1.01 ? "near" : ""}">
      <button type="button" class="in" aria-label=${say("ui-zoom-in")} @click=${() => camera.zoomBy(1.6)}>+</button>
      <button type="button" class="out" aria-label=${say("ui-zoom-out")} @click=${() => camera.zoomBy(1 / 1.6)}>−</button>
      ${camera.zoom > 1.01
        ? html`<button type="button" class="fit" aria-label=${say("ui-zoom-fit")} @click=${() => camera.fit()}>⤢</button>`
        : nothing}
    </div>
  </section>`;
}

/**
 * @param {Table} table
 * @param {string[]} ids
 */
function startOf(table, ids) {
  const actions = table.view?.actions ?? [];
  return actions.find((action) => action.region)?.region ?? ids[0];
}

/**
 * The colour and pattern of whoever holds a region, along the inside of its border.
 * @param {Table} table
 * @param {string} id
 */
function owner(table, id) {
  const at = table.view?.regions[id];
  if (!at || at.seat === null) return nothing;
  const path = table.drawing?.regions[id].path;
  return svg`<g class="owner seat-${at.seat} ${at.declined ? "declined" : ""}" clip-path="url(#clip-${id})">
    <path class="colour" d=${path}></path>
    <path class="pattern" d=${path} stroke="url(#seat-pattern-${at.seat})"></path>
  </g>`;
}

/**
 * The number by which the log calls a region.
 * @param {Drawing} drawing
 * @param {string} id
 */
function number(drawing, id) {
  const [x, y] = drawing.regions[id].label;
  return svg`<text x=${x} y=${y} dy="0.35em">${id.replace(/^r(?=\d)/, "")}</text>`;
}

/**
 * @param {Table} table
 * @param {string} id
 */
function regionButton(table, id) {
  const drawn = /** @type {Drawing} */ (table.drawing).regions[id];
  return svg`<path class="region ${isOffered(table, id) ? "can" : ""}" d=${drawn.path}
    role="button" data-region=${id} tabindex=${table.cursor === id ? 0 : -1}
    aria-label=${regionLabel(table, id)}
    aria-pressed=${table.region === id || table.chosen.includes(id)}
    @click=${(/** @type {MouseEvent} */ e) => tap(table, id, e)}
    @keydown=${(/** @type {KeyboardEvent} */ e) => key(table, id, e)}
    @focus=${() => {
      if (table.cursor === id) return;
      table.cursor = id;
      refresh();
    }}></path>`;
}

/**
 * @param {Table} table
 * @param {string} id
 */
function isOffered(table, id) {
  if (!table.isMine) return false;
  const { view } = table;
  if (view?.deploy) return view.deploy.regions.includes(id);
  if (view?.places) return view.places.regions.includes(id);
  return table.actionsOn(id).length > 0;
}

/**
 * @param {Table} table
 * @param {string} id
 */
function outline(table, id) {
  const path = table.drawing?.regions[id].path;
  const chosen = table.region === id || table.chosen.includes(id);
  return svg`
    ${isOffered(table, id) ? svg`<path class="offer" d=${path} clip-path="url(#clip-${id})"></path>` : nothing}
    ${table.changed.has(id) || table.pointed === id ? svg`<path class="change" d=${path}></path>` : nothing}
    ${chosen ? svg`<path class="choice-edge" d=${path}></path><path class="choice-line" d=${path}></path>` : nothing}`;
}

/**
 * @param {Table} table
 * @param {string} id
 * @param {number} grow
 */
function stand(table, id, grow) {
  const at = table.view?.regions[id];
  const drawn = table.drawing?.regions[id];
  if (!at || !drawn) return nothing;
  const deploy = table.view?.deploy;
  const moving = table.isMine && deploy?.regions.includes(id);
  const shown = moving ? asPlanned(table, id, at) : at;
  return svg`<g class=${moving && deploy ? "movable" : ""} data-region=${moving ? id : nothing}
      @pointerdown=${(/** @type {PointerEvent} */ e) => moving && take(table, e, id)}>
    ${standing(shown, drawn.area, grow)}
    ${priceTag(table, id, drawn.area, grow)}
  </g>`;
}

/**
 * @param {Table} table
 * @param {string} id
 * @param {import("./types.js").RegionView} at
 */
function asPlanned(table, id, at) {
  const deploy = table.view?.deploy;
  const n = planned(table)[id];
  if (!deploy || deploy.piece === "token") return { ...at, race: deploy?.race ?? at.race, tokens: n };
  const others = at.pieces.filter((piece) => piece !== deploy.piece);
  return { ...at, pieces: [...others, ...Array(n).fill(deploy.piece)] };
}

/**
 * @param {Table} table
 * @param {PointerEvent} event
 * @param {string} id
 */
function take(table, event, id) {
  const least = table.view?.deploy?.min[id] ?? 0;
  if (planned(table)[id] > least || rest(table) > 0) startDrag(table, event, id);
}

/**
 * The price of a region, where the person may conquer now or nearly could.
 * @param {Table} table
 * @param {string} id
 * @param {[number, number, number]} area
 * @param {number} grow
 */
function priceTag(table, id, [x, y, radius], grow) {
  const at = table.view?.regions[id];
  if (!at || at.price === null || !table.isMarching || !isNear(at)) return nothing;
  const dear = at.why?.key.startsWith("why-too-dear") || at.why?.key === "why-needs-token";
  const r = Math.min(radius * 0.36, 14) * grow;
  const stands = at.race || at.pieces.some((piece) => piece !== "mountain");
  const [dx, dy] = stands ? [-radius * 0.55, radius * 0.58] : [0, 0];
  return svg`<g class="price-tag ${dear ? "dear" : ""}" transform="translate(${x + dx} ${y + dy})">
    <rect x=${-r} y=${-r} width=${2 * r} height=${2 * r} rx=${r * 0.35}></rect>
    <text font-size=${r * 1.45} dy="0.34em">${at.price}</text>
  </g>`;
}

/**
 * Whether the race could go there, with tokens enough.
 * @param {import("./types.js").RegionView} at
 */
function isNear(at) {
  const near = ["why-too-dear", "why-too-dear-die", "why-needs-token", "why-not-now"];
  return !at.why || at.actions.length > 0 || near.includes(at.why.key);
}

/**
 * @param {Table} table
 * @param {string} id
 * @param {MouseEvent} event
 */
function tap(table, id, event) {
  if (camera.dragged && event.detail > 0) return;
  enlarge(table, id, event);
  use(table, id);
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
  if (across < finger) camera.goTo(area[0], area[1], camera.zoom * Math.min(2.5, (1.3 * finger) / across));
}

/**
 * @param {Table} table
 * @param {string} id
 */
function use(table, id) {
  table.cursor = id;
  if (table.isMine && table.view?.places && togglePlace(table, id)) return;
  if (table.isMine && table.view?.deploy?.regions.includes(id)) {
    if (!change(table, id, 1)) {
      table.region = id;
      refresh();
    }
    return;
  }
  table.choose(id);
}

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {Table} table
 * @param {string} id
 * @param {KeyboardEvent} event
 */
function key(table, id, event) {
  const arrow = arrows[/** @type {keyof typeof arrows} */ (event.key)];
  if (arrow) step(table, id, arrow);
  else if (event.key === "Enter" || event.key === " ") {
    use(table, id);
    if (!table.view?.deploy && !table.view?.places && table.region) goToConfirm();
  } else if (event.key === "Escape") table.forget();
  else if (event.key === "+" || event.key === "=") change(table, id, 1) || camera.zoomBy(1.3);
  else if (event.key === "-") change(table, id, -1) || camera.zoomBy(1 / 1.3);
  else return;
  event.preventDefault();
  refresh();
}

/**
 * The nearest region that way; sideways distance counts double.
 * @param {Table} table
 * @param {string} from
 * @param {number[]} way
 */
function step(table, from, [dx, dy]) {
  const regions = /** @type {Drawing} */ (table.drawing).regions;
  const [x0, y0] = regions[from].area;
  let best = from;
  let least = Infinity;
  for (const [id, { area }] of Object.entries(regions)) {
    const along = (area[0] - x0) * dx + (area[1] - y0) * dy;
    const aside = Math.abs((area[0] - x0) * dy + (area[1] - y0) * dx);
    if (id === from || along <= aside * 0.5) continue;
    if (along + 2 * aside < least) [best, least] = [id, along + 2 * aside];
  }
  table.cursor = best;
  if (camera.zoom > 1.01) camera.goTo(regions[best].area[0], regions[best].area[1], camera.zoom);
  goToBoard();
}
