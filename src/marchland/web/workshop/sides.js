// @ts-check
/** A territory side on a small grid: letters are regions, digits water or crags; what borders what follows from it. */
import { html, nothing } from "../vendor.js";
import { stay } from "../frame/finger.js";
import { refresh } from "../frame/page.js";
import { glyph } from "../frame/glyphs.js";
import { say, tell } from "../frame/texts.js";
import { field, mistakes, number } from "./fields.js";
import { valueName } from "./effects.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Place} Place */
/** @typedef {(how: (row: any) => void) => void} Change */

const letters = "abcdefghijklmnopqrstuvwxyz";
const digits = "123456789";

/** With which area the next cell is painted, and which cell the keyboard is on. */
const brush = { area: "a", x: 0, y: 0 };

/**
 * The number of a card that neither the box nor the file has.
 * @param {any} offer
 * @param {any} data
 */
export function freeCard({ shipped, card }, data) {
  const taken = [shipped.land, data.land ?? {}].flatMap((all) => Object.values(all).map((/** @type {any} */ row) => row.card));
  const [least, most] = card;
  return Array.from({ length: most - least + 1 }, (_, k) => least + k).find((n) => !taken.includes(n)) ?? most;
}

/** @param {number} card its number */
export function freshSide(card) {
  const top = "aaaaaabbbbbb";
  const middle = ["aaaa1111bbbb", "cccc1111dddd"];
  const bottom = "ccccccdddddd";
  return {
    name: {},
    card,
    side: "a",
    set: "base",
    mark: "original",
    grid: [top, top, top, ...middle, bottom, bottom, bottom],
    region: { a: { terrain: "forest" }, b: { terrain: "mountain" }, c: { terrain: "plains" }, d: { terrain: "ruins" } },
    feature: { 1: { kind: "water", subtype: "lake" } },
  };
}

/**
 * @param {Draft} draft
 * @param {any} row
 * @param {Place} place
 * @param {Change} change
 */
export function side(draft, row, place, change) {
  const { sets, card } = draft.offer;
  const set = (/** @type {string} */ key, /** @type {any} */ value) => change((now) => (now[key] = value));
  return html`<div class="side">
      <div>
        ${grid(draft, row, place, change)}
        <p class="quiet">${say("card-grid-help")}</p>
        ${mistakes(draft, [...place, "grid"])}
      </div>
      ${areas(draft, row, place, change)}
    </div>
    <div class="craft-row">
      ${number(draft, [...place, "card"], say("card-field-card"), row.card, card, (n) => set("card", n))}
      ${mistakes(draft, [...place, "side"])}
      ${field(say("card-field-side"), html`<select @change=${(e) => set("side", e.target.value)}>${["a", "b"].map((one) => html`<option value=${one} ?selected=${one === row.side}>${one.toUpperCase()}</option>`)}</select>`)}
      ${field(say("card-field-box"), html`<select @change=${(e) => set("set", e.target.value)}>${sets.map((/** @type {string} */ one) => html`<option value=${one} ?selected=${one === row.set}>${say(`tek-set-${one}`)}</option>`)}</select>`)}
    </div>`;
}

/** @param {any} row @param {string} area */
function terrainOf(row, area) {
  return row.region?.[area]?.terrain ?? row.feature?.[area]?.kind ?? "";
}

/**
 * @param {Draft} draft
 * @param {any} row
 * @param {Place} place
 * @param {Change} change
 */
function grid(draft, row, place, change) {
  const [columns, rows] = draft.offer.grid;
  const at = (/** @type {number} */ x, /** @type {number} */ y) => String(row.grid?.[y]?.[x] ?? "");
  const paint = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ area) => {
    if (at(x, y) !== area) change((now) => painted(now, x, y, area, columns, rows));
  };
  const move = (/** @type {Element} */ from, /** @type {number} */ x, /** @type {number} */ y) => {
    Object.assign(brush, { x: (x + columns) % columns, y: (y + rows) % rows });
    refresh();
    /** @type {HTMLElement|null} */ (from.closest(".land-grid")?.querySelector(`[data-x="${brush.x}"][data-y="${brush.y}"]`))?.focus();
  };
  const keys = (/** @type {KeyboardEvent} */ e) => {
    const cell = /** @type {HTMLElement} */ (e.target);
    const [x, y] = [Number(cell.dataset.x), Number(cell.dataset.y)];
    const steps = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
    const typed = e.key.toLowerCase();
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    if (e.key in steps) move(cell, x + steps[e.key][0], y + steps[e.key][1]);
    else if (typed.length === 1 && (letters + digits).includes(typed)) {
      brush.area = typed;
      paint(x, y, typed);
      move(cell, x + 1, x + 1 === columns ? y + 1 : y);
    } else return;
    e.preventDefault();
  };
  const over = (/** @type {PointerEvent} */ e) => {
    if (!e.buttons) return;
    const cell = /** @type {HTMLElement|null} */ (document.elementFromPoint(e.clientX, e.clientY)?.closest(".land-grid [data-x]") ?? null);
    if (cell) paint(Number(cell.dataset.x), Number(cell.dataset.y), brush.area);
  };
  const down = (/** @type {PointerEvent} */ e) => {
    /** @type {Element} */ (e.target).releasePointerCapture?.(e.pointerId);
    over(e);
  };
  return html`<div class="land-grid" role="grid" aria-label=${say("card-grid")} @keydown=${keys} @touchmove=${stay} @pointerdown=${down} @pointermove=${over}>
    ${Array.from({ length: rows }, (_, y) => html`<div role="row">
      ${Array.from({ length: columns }, (__, x) => {
        const area = at(x, y);
        const terrain = terrainOf(row, area);
        return html`<button type="button" role="gridcell" class="cell t-${terrain} ${x + 1 === columns || at(x + 1, y) === area ? "" : "edge-right"} ${y + 1 === rows || at(x, y + 1) === area ? "" : "edge-below"}" data-x=${x} data-y=${y} tabindex=${x === brush.x && y === brush.y ? 0 : -1}
          aria-label=${say("card-cell", { x: x + 1, y: y + 1, what: area.toUpperCase() || "–", kind: terrain ? valueName("terrain", terrain) : "–" })} @click=${() => paint(x, y, brush.area)} @focus=${() => Object.assign(brush, { x, y })}>${area.toUpperCase()}</button>`;
      })}
    </div>`)}
  </div>`;
}

/**
 * Gives a cell to an area, which begins there where it is new; both find their anchors anew.
 * @param {any} row
 * @param {number} x
 * @param {number} y
 * @param {string} area
 * @param {number} columns
 * @param {number} rows
 */
function painted(row, x, y, area, columns, rows) {
  const lines = Array.from({ length: rows }, (_, k) => String(row.grid?.[k] ?? "").padEnd(columns, "a").slice(0, columns));
  const was = lines[y][x];
  lines[y] = lines[y].slice(0, x) + area + lines[y].slice(x + 1);
  row.grid = lines;
  begin(row, area);
  for (const one of [was, area]) for (const key of ["region", "feature"]) delete row[key]?.[one]?.anchor;
}

/**
 * @param {any} row
 * @param {string} area
 */
function begin(row, area) {
  if (letters.includes(area)) row.region = { ...row.region, [area]: row.region?.[area] ?? { terrain: "forest" } };
  else row.feature = { ...row.feature, [area]: row.feature?.[area] ?? { kind: "water", subtype: "lake" } };
}

/**
 * The areas with what they are, and what they border.
 * @param {Draft} draft
 * @param {any} row
 * @param {Place} place
 * @param {Change} change
 */
function areas(draft, row, place, change) {
  const next = (/** @type {string} */ all, /** @type {string} */ key) => [...all].find((one) => !(one in (row[key] ?? {})));
  const add = (/** @type {string|undefined} */ area) => () => {
    if (!area) return;
    brush.area = area;
    change((now) => begin(now, area));
  };
  return html`<div class="areas" role="group" aria-label=${say("card-areas")}>
    <ul>
      ${["region", "feature"].flatMap((key) => Object.keys(row[key] ?? {}).sort().map((one) => html`<li>${area(draft, row, key, one, [...place, key, one], change)}</li>`))}
    </ul>
    <div class="buttons">
      <button type="button" @click=${add(next(letters, "region"))}>${glyph("plus")} ${say("card-add-region")}</button>
      <button type="button" @click=${add(next(digits, "feature"))}>${glyph("plus")} ${say("card-add-feature")}</button>
    </div>
  </div>`;
}

/**
 * @param {Draft} draft
 * @param {any} row
 * @param {string} key
 * @param {string} one
 * @param {Place} place
 * @param {Change} change
 */
function area(draft, row, key, one, place, change) {
  const { terrains, features, subtypes } = draft.offer;
  const isRegion = key === "region";
  const now = row[key][one];
  const isThere = (row.grid ?? []).some((/** @type {string} */ line) => line.includes(one));
  const choose = () => {
    brush.area = one;
    refresh();
  };
  const select = (/** @type {string[]} */ all, /** @type {string} */ word, /** @type {string} */ label) => html`<select aria-label=${label} @change=${(e) => change((side_) => (side_[key][one][word] = e.target.value))}>
    ${all.map((each) => html`<option value=${each} ?selected=${each === now[word]}>${valueName(word, each)}</option>`)}
  </select>`;
  return html`<div class="area">
      <button type="button" class="toggle t-${terrainOf(row, one)}" aria-pressed=${brush.area === one} aria-label=${say("card-paint", { what: one.toUpperCase() })} @click=${choose}>${one.toUpperCase()}</button>
      ${isRegion ? select(terrains, "terrain", say("card-field-terrain")) : html`${select(features, "kind", say("card-field-terrain"))} ${now.kind === "water" ? select(subtypes.filter((/** @type {string} */ each) => each !== "crags"), "subtype", say("card-field-subtype")) : nothing}`}
      ${isThere ? nothing : html`<button type="button" class="plain" aria-label=${`${say("craft-clause-remove")}: ${one.toUpperCase()}`} @click=${() => change((side_) => delete side_[key][one])}>${glyph("cross")}</button>`}
    </div>
    <p class="quiet">${draft.toldAt(place).map(tell).join(" ")}</p>
    ${mistakes(draft, place)}`;
}
