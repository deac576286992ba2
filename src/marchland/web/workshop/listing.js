// @ts-check
/** A board as a list of neighbours: which region borders which is typed or ticked, and the program draws it. */
import { html, nothing } from "../vendor.js";
import { afterDrawing } from "../frame/page.js";
import { glyph } from "../frame/glyphs.js";
import { name as nameOf, say, tell } from "../frame/texts.js";
import { shortId } from "./canvas.js";
import { field, mistakes } from "./fields.js";
import { laidOut, torn } from "./laying.js";
import { printAs, printedForm } from "./regions.js";

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("./outlines.js").Board} Board */

/** Regions of a new list, and the most that are laid out. */
const [few, most] = [5, 62];

/**
 * A list that nobody has filled in.
 * @param {string[]} terrains
 * @param {string} stem of the regions' ids
 * @returns {Pick<Board, "region">}
 */
export function emptyList(terrains, stem) {
  return { region: Object.fromEntries(Array.from({ length: few }, (_, k) => [`${stem}${k + 1}`, /** @type {any} */ ({ terrain: terrains[k % terrains.length], edge: true })])) };
}

/**
 * Which regions border which, each once, as the file says it from either side.
 * @param {Board} board
 * @returns {Map<string, Set<string>>}
 */
function bordersOf({ region }) {
  const found = new Map(Object.keys(region).map((id) => [id, /** @type {Set<string>} */ (new Set())]));
  for (const [id, row] of Object.entries(region))
    for (const other of Array.isArray(row.next) ? row.next : []) {
      if (other === id || !found.has(other)) continue;
      found.get(id)?.add(other);
      found.get(other)?.add(id);
    }
  return found;
}

/**
 * Writes each border once, at the region that comes first.
 * @param {Board} board changed in place
 * @param {Map<string, Set<string>>} borders
 */
function write({ region }, borders) {
  const order = Object.keys(region);
  order.forEach((id, k) => {
    const next = order.slice(k + 1).filter((other) => borders.get(id)?.has(other));
    if (next.length) region[id].next = next;
    else delete region[id].next;
  });
}

/** @param {Board} board */
function listOf(board) {
  const ids = Object.keys(board.region);
  const borders = [...bordersOf(board)].flatMap(([id, next]) => [...next].map((other) => /** @type {[number, number]} */ ([ids.indexOf(id), ids.indexOf(other)])));
  return { count: ids.length, borders: borders.filter(([a, b]) => a < b), outer: ids.flatMap((id, k) => (board.region[id].edge === true ? [k] : [])) };
}

/**
 * What was refused, in a sentence.
 * @param {Board} board
 * @param {import("./laying.js").Refused} refused
 */
function reason({ region }, { why, region: a = -1, other: b = -1 }) {
  const called = (/** @type {number} */ k) => shortId(Object.keys(region)[k] ?? "");
  return say(why, { n: called(a), other: called(b) });
}

/** Whether a board is a list that can be filled in. @param {any} board */
export function isList(board) {
  const { region } = board;
  return Boolean(region && typeof region === "object") && !Array.isArray(region) && Object.values(region).every((row) => row && typeof row === "object");
}

/** @param {Editor} editor */
export function listing(editor) {
  const { board, draft } = editor;
  const ids = Object.keys(board.region);
  const borders = bordersOf(board);
  const wrong = ids.length > most ? null : torn(listOf(board));
  return html`<p class="quiet">${say(draft.offer.sheet ? "craft-list-help" : "craft-list-help-island")}</p>
    <ol class="listing">
      ${ids.map((id) => html`<li>${line(editor, id, borders)}</li>`)}
    </ol>
    <div class="buttons">
      <button type="button" @click=${() => add(editor)}>${glyph("plus")} ${say("craft-list-add")}</button>
      <button type="button" ?disabled=${!editor.past.length} @click=${() => editor.undo()}>${say("craft-board-undo")}</button>
      <button type="button" class="confirm" ?disabled=${Boolean(wrong) || ids.length > most} @click=${() => draw(editor)}>${say("craft-list-draw")}</button>
    </div>
    <p class="why board-note" role="status">${editor.note || (wrong ? reason(board, wrong) : "")}</p>
    ${mistakes(draft, ["region"])} ${draft.toldAt([]).map((one) => html`<p class="quiet">${tell(one)}</p>`)}`;
}

/**
 * @param {Editor} editor
 * @param {string} id
 * @param {Map<string, Set<string>>} borders
 */
function line(editor, id, borders) {
  const { board, draft } = editor;
  const { offer } = draft;
  const row = board.region[id];
  const place = ["region", id];
  const next = borders.get(id) ?? new Set();
  const ids = Object.keys(board.region);
  const called = say("craft-board-region", { n: shortId(id) });
  const edit = (/** @type {() => void} */ how) => {
    editor.region = id;
    editor.edit(how);
  };
  const turn = (/** @type {string} */ other) => set(next.has(other) ? [...next].filter((one) => one !== other) : [...next, other]);
  const set = (/** @type {string[]} */ now) =>
    edit(() => {
      for (const [one, beside] of borders) if (one !== id) beside[now.includes(one) ? "add" : "delete"](id);
      borders.set(id, new Set(now));
      write(board, borders);
    });
  const type = (/** @type {HTMLInputElement} */ input) => {
    const words = input.value.split(/[\s,;]+/).filter(Boolean);
    const found = words.map((word) => ids.find((one) => one !== id && (shortId(one) === word || one === word)));
    const unknown = words.find((_, k) => !found[k]);
    set(/** @type {string[]} */ (found.filter(Boolean)));
    if (unknown) editor.note = say("craft-list-unknown", { what: unknown });
  };
  const numbers = ids.filter((one) => next.has(one)).map(shortId).join(", ");
  return html`<fieldset class="listed">
    <legend>${called}${draft.wrongAt(place, true).length ? html` <span class="why">!</span>` : nothing}</legend>
    <div class="craft-row">
      ${field(say("craft-board-terrain"), html`<select name="terrain" @change=${(e) => edit(() => printAs(row, e.target.value, offer))}>${offer.terrains.map((/** @type {string} */ one) => html`<option value=${one} ?selected=${one === row.terrain}>${nameOf(one, "terrain")}</option>`)}</select>`)}
      <span class="grow">${field(say("craft-list-next"), html`<input type="text" name="next" inputmode="numeric" autocomplete="off" .value=${numbers} @change=${(e) => type(e.target)} />`)}</span>
      <label class="check"><input type="checkbox" name="edge" .checked=${row.edge === true} @change=${(e) => edit(() => { if (e.target.checked) row.edge = true; else delete row.edge; })} /><span>${say(offer.sheet ? "craft-list-edge" : "craft-list-shore")}</span></label>
    </div>
    <details><summary>${say("craft-list-more")}</summary>
      <div class="pickable" role="group" aria-label=${say("craft-list-next")}>
        ${ids.filter((one) => one !== id).map((one) => html`<label class="chip-pick"><input type="checkbox" .checked=${next.has(one)} aria-label=${say("craft-board-region", { n: shortId(one) })} @change=${() => turn(one)} /><span>${shortId(one)}</span></label>`)}
      </div>
      ${printedForm(editor, id)}
      <button type="button" class="plain danger" ?disabled=${ids.length <= offer.regions} @click=${() => take(editor, id, borders)}>${say("craft-board-remove")}</button>
    </details>
    ${mistakes(draft, place)} ${["terrain", "marks", "site", "lost_tribe", "name"].map((key) => mistakes(draft, [...place, key]))}
    ${draft.toldAt(place).map((one) => html`<p class="quiet">${tell(one)}</p>`)}
  </fieldset>`;
}

/** @param {Editor} editor */
function add(editor) {
  const { board, draft } = editor;
  const ids = Object.keys(board.region);
  const stem = (ids[0] ?? "r1").replace(/\d+$/, "");
  const n = Math.max(0, ...ids.map((id) => Number(shortId(id)) || 0)) + 1;
  const made = `${stem}${n}`;
  editor.edit(() => (board.region[made] = /** @type {any} */ ({ terrain: draft.offer.terrains[0], edge: true })));
  afterDrawing(() => /** @type {HTMLElement|null} */ (document.querySelector(".listing > li:last-child select"))?.focus());
}

/**
 * @param {Editor} editor
 * @param {string} id
 * @param {Map<string, Set<string>>} borders
 */
function take(editor, id, borders) {
  editor.edit(() => {
    delete editor.board.region[id];
    borders.delete(id);
    write(editor.board, borders);
  });
}

/** Draws the list: from then on the drawing says what borders what. @param {Editor} editor */
function draw(editor) {
  const { board } = editor;
  const found = laidOut(listOf(board));
  if ("why" in found) {
    editor.say(reason(board, found));
    return;
  }
  editor.edit(() => {
    board.drawing = { ...board.drawing, points: found.points };
    Object.values(board.region).forEach((row, k) => {
      for (const key of ["next", "edge", "xy"]) delete row[key];
      row.outline = found.outlines[k];
    });
  });
  afterDrawing(() => document.querySelector(".board-canvas")?.scrollIntoView({ block: "nearest" }));
}
