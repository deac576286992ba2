// @ts-check
/** The regions of a board as a list, and the form of the one that is chosen. */
import { mark, piece, terrainIcon } from "../art/art.js";
import { html, live, nothing, unsafeSVG } from "../vendor.js";
import { joined, name as nameOf, say, tell } from "../frame/texts.js";
import { cornerAfter, shortId } from "./canvas.js";
import { addBeside, dropCorner, join, remove, split } from "./cuts.js";
import { field, mistakes } from "./fields.js";
import { neighbours } from "./outlines.js";

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("./outlines.js").Row} Row */

/**
 * What a region borders, in words.
 * @param {Editor} editor
 * @param {{next: string[], isOuter: boolean}} beside
 */
function borders({ draft }, { next, isOuter }) {
  const outside = draft.offer.sheet ? "craft-board-edge" : "craft-board-shore";
  const parts = next.map(shortId);
  return say("craft-board-next", { list: joined([...parts, ...(isOuter ? [say(outside)] : [])]) || "–" });
}

/** @param {Editor} editor */
export function regionList(editor) {
  const all = neighbours(editor.board);
  return html`<details class="board-regions" open>
    <summary>${say("craft-board-regions", { n: all.size })}</summary>
    <ol class="region-list">
      ${[...all].map(([id, beside]) => {
        const row = editor.board.region[id];
        const isWrong = editor.draft.wrongAt(["region", id], true).length > 0;
        return html`<li><button type="button" class="toggle" data-pick=${id} aria-pressed=${id === editor.region} @click=${() => editor.choose(id)}>
          <b>${shortId(id)} ${terrainName(row)}${isWrong ? html` <span class="why">!</span>` : nothing}</b>
          <span class="quiet">${borders(editor, beside)}</span>
        </button></li>`;
      })}
    </ol>
  </details>`;
}

/** @param {Row} row */
function terrainName(row) {
  return row.terrain ? nameOf(row.terrain, "terrain") : "–";
}

/** @param {Editor} editor */
export function regionForm(editor) {
  const { board, draft, region: id } = editor;
  const row = board.region[id];
  if (!row) return nothing;
  const place = ["region", id];
  return html`<fieldset class="region-form">
    <legend>${say("craft-board-region", { n: shortId(id) })}</legend>
    ${mistakes(draft, place)} ${draft.toldAt(place).map((one) => html`<p class="quiet">${tell(one)}</p>`)}
    ${terrains(editor, row)} ${mistakes(draft, [...place, "terrain"])}
    ${signs(editor, row)} ${["marks", "site", "lost_tribe"].map((key) => mistakes(draft, [...place, key]))}
    <p class="neighbours">${borders(editor, neighbours(board).get(id) ?? { next: [], isOuter: false })}</p>
    ${called(editor, row, id)} ${mistakes(draft, [...place, "name"])} ${shaping(editor)} ${corners(editor)}
  </fieldset>`;
}

/**
 * What else is printed in a region of a list, and its name.
 * @param {Editor} editor
 * @param {string} id
 */
export function printedForm(editor, id) {
  const row = editor.board.region[id];
  return html`${signs(editor, row)} ${called(editor, row, id)}`;
}

/**
 * @param {Editor} editor
 * @param {Row} row
 */
function terrains(editor, row) {
  const { offer } = editor.draft;
  const set = (/** @type {string} */ terrain) => editor.edit(() => printAs(row, terrain, offer));
  return html`<div class="sign-grid marchland-map" role="radiogroup" aria-label=${say("craft-board-terrain")}>
    ${offer.terrains.map((/** @type {string} */ one) => html`<label class="sign" title=${nameOf(one, "terrain")}
      ><input type="radio" name="terrain" value=${one} aria-label=${nameOf(one, "terrain")} .checked=${live(row.terrain === one)} @change=${() => set(one)} /><span>${unsafeSVG(terrainIcon(one))}</span></label>`)}
  </div>
  <p class="quiet">${terrainName(row)}</p>`;
}

/**
 * Changes the terrain; nothing is printed on water.
 * @param {Row} row
 * @param {string} terrain
 * @param {any} offer
 */
export function printAs(row, terrain, offer) {
  row.terrain = terrain;
  if (offer.waters.includes(terrain)) for (const key of ["marks", offer.flag]) delete row[key];
}

/**
 * Symbols, and who or what lies there.
 * @param {Editor} editor
 * @param {Row} row
 */
function signs(editor, row) {
  const { offer } = editor.draft;
  if (offer.waters.includes(row.terrain)) return nothing;
  const has = Array.isArray(row.marks) ? row.marks : [];
  const turn = (/** @type {string} */ one) =>
    editor.edit(() => {
      const marks = has.includes(one) ? has.filter((other) => other !== one) : [...has, one];
      if (marks.length) row.marks = marks;
      else delete row.marks;
    });
  const flag = () =>
    editor.edit(() => {
      if (row[offer.flag]) delete row[offer.flag];
      else row[offer.flag] = true;
    });
  const sign = (/** @type {string} */ id, /** @type {string} */ drawn, /** @type {string} */ label, /** @type {boolean} */ isThere, /** @type {() => void} */ use) =>
    html`<label class="check mark-choice"><input type="checkbox" name=${id} .checked=${live(isThere)} @change=${use} /><span class="mark-sign">${unsafeSVG(drawn)}</span><span>${label}</span></label>`;
  return html`<div class="mark-choices marchland-map" role="group" aria-label=${say("craft-board-marks")}>
    ${offer.marks.map((/** @type {string} */ one) => sign(one, mark(one), nameOf(one, "mark"), has.includes(one), () => turn(one)))}
    ${sign(offer.flag, offer.flag === "site" ? mark("large") : piece(offer.flag), offer.flag === "site" ? say("craft-board-site") : nameOf(offer.flag), Boolean(row[offer.flag]), flag)}
  </div>`;
}

/**
 * A name of its own, which stands at the table.
 * @param {Editor} editor
 * @param {Row} row
 * @param {string} id
 */
function called(editor, row, id) {
  const set = (/** @type {string} */ value) =>
    editor.edit(
      () => {
        if (value.trim()) row.name = value;
        else delete row.name;
      },
      { last: `name ${id}` },
    );
  return html`${field(say("craft-board-name"), html`<input type="text" maxlength="40" autocomplete="off" .value=${row.name ?? ""} @input=${(e) => set(e.target.value)} />`)}`;
}

/** @param {Editor} editor */
function shaping(editor) {
  const { board, region: id } = editor;
  const { next = [], isOuter = false } = neighbours(board).get(id) ?? {};
  const cut = () => {
    const made = editor.edit(() => split(board, id), { why: "craft-board-no-split" });
    if (made) editor.choose(id);
  };
  const add = () => {
    const made = editor.edit(() => addBeside(board, id), { why: "craft-board-no-room" });
    if (made) editor.choose(made);
  };
  const unite = (/** @type {HTMLSelectElement} */ select) => {
    const other = select.value;
    select.selectedIndex = 0;
    if (other) editor.edit(() => join(board, id, other), { why: "craft-board-no-join" });
  };
  return html`<div class="buttons">
      <button type="button" @click=${cut}>${say("craft-board-split")}</button>
      <button type="button" ?disabled=${!isOuter} @click=${add}>${say("craft-board-add")}</button>
      <button type="button" class="plain" ?disabled=${Object.keys(board.region).length <= editor.draft.offer.regions} @click=${() => editor.edit(() => remove(board, id))}>${say("craft-board-remove")}</button>
    </div>
    ${field(
      say("craft-board-join"),
      html`<select name="join" @change=${(e) => unite(e.target)}>
        <option value="">${say("craft-board-choose")}</option>
        ${next.map((other) => html`<option value=${other}>${shortId(other)} ${terrainName(board.region[other])}</option>`)}
      </select>`,
    )}`;
}

/**
 * What can be done at the chosen corner.
 * @param {Editor} editor
 */
function corners(editor) {
  const { board, region: id, corner } = editor;
  const ring = board.region[id].outline;
  const k = ring.indexOf(corner);
  if (k < 0) return html`<button type="button" @click=${() => cornerAfter(editor)}>${say("craft-board-corner-new")}</button>`;
  const cut = (/** @type {HTMLSelectElement} */ select) => {
    const other = Number(select.value);
    select.selectedIndex = 0;
    const made = editor.edit(() => split(board, id, [corner, other]), { why: "craft-board-no-split" });
    if (made) editor.choose(id);
  };
  const beside = [ring[k], ring[(k + 1) % ring.length], ring[(k + ring.length - 1) % ring.length]];
  return html`<div class="corner-form">
    <p><b>${say("craft-board-corner", { n: k + 1 })}</b></p>
    <div class="buttons">
      <button type="button" @click=${() => cornerAfter(editor)}>${say("craft-board-corner-new")}</button>
      <button type="button" class="plain" @click=${() => editor.edit(() => dropCorner(board, corner), { why: "craft-board-no-drop" })}>${say("craft-board-corner-drop")}</button>
    </div>
    ${ring.length > 3
      ? field(
          say("craft-board-cut"),
          html`<select name="cut" @change=${(e) => cut(e.target)}>
            <option value="">${say("craft-board-choose")}</option>
            ${ring.map((n, at) => (beside.includes(n) ? nothing : html`<option value=${n}>${say("craft-board-corner", { n: at + 1 })}</option>`))}
          </select>`,
        )
      : nothing}
  </div>`;
}
