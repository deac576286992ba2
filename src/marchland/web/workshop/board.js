// @ts-check
/** Boards: drawn regions with what is printed there, checked as one draws. */
import { html, nothing } from "../vendor.js";
import { afterDrawing, refresh } from "../frame/page.js";
import { drawingOf } from "../frame/drawings.js";
import { name as nameOf, say, tell } from "../frame/texts.js";
import { dress, wear } from "../frame/worlds.js";
import { grid, grids, traced } from "./begun.js";
import { canvas, close, shortId } from "./canvas.js";
import { editorOf } from "./editor.js";
import { field, mistakes, number } from "./fields.js";
import { emptyList, isList, listing } from "./listing.js";
import { counts, preview } from "./overview.js";
import { regionForm, regionList } from "./regions.js";

const style = new URL("./board.css", import.meta.url).href;

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./editor.js").Editor} Editor */

await dress(style);

/** @type {import("./kinds.js").Maker} */
export const maker = {
  begin: (_start, offer) => {
    const n = 100 + (crypto.getRandomValues(new Uint32Array(1))[0] % 900);
    const head = offer.sheet ? { name: `own-${n}`, players: offer.players[0], rounds: 8 } : { name: `${offer.sizes.at(-1)}-${n}a` };
    return { format: 1, ...head, ...grid(3, 2, beginning(offer), stem(head.name)) };
  },
  form,
  wish: ({ id, data, digest, offer }) => ({
    board: { name: data.name, title: data.title || say("craft-board-new"), address: `/api/workshop/${id}/map/${data.name}.json?${digest}`, size: offer.sheet ? "" : data.name.split("-")[0], marks: marked(data), side: data.name.replace(/[a-z]$/, "") },
    ...(offer.sheet ? { players: data.players } : {}),
  }),
};

/** Terrains of a new board: every land in turn, then water. @param {any} offer */
function beginning(offer) {
  const water = (/** @type {string} */ one) => offer.waters.includes(one);
  return [...offer.terrains.filter((/** @type {string} */ one) => !water(one)), ...offer.terrains.filter(water).slice(0, 1)];
}

/** How ids of regions begin: they are each used once on a table. @param {string} name */
function stem(name) {
  return name.startsWith("own-") ? "r" : `${name[0]}${name.split("-")[1]}-`;
}

/** How often each mark stands on a board. @param {any} data */
function marked(data) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const row of Object.values(data.region)) for (const one of row.marks ?? []) found[one] = (found[one] ?? 0) + 1;
  return found;
}

/** @param {Draft} draft */
function form(draft) {
  wear(style);
  const editor = editorOf(draft);
  return html`<h1>${draft.data.title || say("craft-board-new")}</h1>
    ${head(draft)}
    ${editor.isDrawn
      ? html`${tools(editor)}
          <div class="board-editor">
            <div class="board-sheet">
              ${canvas(editor)}
              ${elsewhere(editor)}
              <p class="quiet">${say(editor.drawn ? "craft-board-draw-help" : "craft-board-help")}</p>
            </div>
            ${regionForm(editor)}
          </div>
          ${mistakes(draft, ["region"])} ${draft.toldAt([]).map((one) => html`<p class="quiet">${tell(one)}</p>`)}
          ${regionList(editor)} ${begin(editor)} ${photo(editor)} ${counts(draft)} ${preview(editor)}`
      : html`<p>${say("craft-board-undrawn")}</p>${isList(draft.data) ? listing(editor) : nothing} ${begin(editor)}`}`;
}

/** What is wrong in other regions than the chosen one, each a way there. @param {Editor} editor */
function elsewhere(editor) {
  const there = editor.draft.problems.filter(({ place: [key, id] }) => key === "region" && id !== undefined && id !== editor.region);
  if (!there.length) return nothing;
  return html`<ul class="board-wrong">
    ${there.map((wrong) => html`<li><button type="button" class="plain why" @click=${() => editor.choose(String(wrong.place[1]))}>${say("craft-board-region", { n: shortId(String(wrong.place[1])) })}: ${tell(wrong)}</button></li>`)}
  </ul>`;
}

/** Title, and what decides on which tables it lies. @param {Draft} draft */
function head(draft) {
  const { data, offer } = draft;
  const set = (/** @type {string} */ key, /** @type {any} */ value) => draft.change(() => (data[key] = value));
  const title = (/** @type {string} */ value) => (value.trim() ? set("title", value) : draft.change(() => delete data.title));
  return html`<div class="craft-row">
    <span class="grow">${field(say("craft-board-title"), html`<input type="text" name="title" maxlength=${offer.longest} autocomplete="off" .value=${data.title ?? ""} @input=${(e) => title(e.target.value)} />`)}${mistakes(draft, ["title"])}</span>
    ${offer.sheet
      ? html`${number(draft, ["players"], say("ui-players"), data.players, [offer.players[0], offer.players.at(-1)], (n) => set("players", n))}
          ${number(draft, ["rounds"], say("craft-board-rounds"), data.rounds, offer.rounds, (n) => set("rounds", n))}`
      : size(draft)}
    ${mistakes(draft, ["name"])}
  </div>`;
}

/** How large an island is: of which boards it takes the place. @param {Draft} draft */
function size(draft) {
  const { data, offer } = draft;
  const now = String(data.name).split("-")[0];
  const set = (/** @type {string} */ found) => draft.change(() => (data.name = [found, ...String(data.name).split("-").slice(1)].join("-")));
  return html`<span>${field(
    say("craft-board-size"),
    html`<select @change=${(e) => set(e.target.value)}>
      ${offer.sizes.map((/** @type {string} */ one) => html`<option value=${one} ?selected=${one === now}>${say(`ui-islands-${one}`)}</option>`)}
    </select>`,
  )}${mistakes(draft, ["size"])}</span>`;
}

/** @param {Editor} editor */
function tools(editor) {
  const draw = () => {
    editor.drawn = editor.drawn ? null : [];
    editor.note = "";
    refresh();
  };
  return html`<div class="board-tools buttons" role="group" aria-label=${say("craft-board-canvas")}>
      <button type="button" ?disabled=${!editor.past.length} @click=${() => editor.undo()}>${say("craft-board-undo")}</button>
      <button type="button" ?disabled=${!editor.future.length} @click=${() => editor.redo()}>${say("craft-board-redo")}</button>
      <button type="button" class="toggle" aria-pressed=${Boolean(editor.drawn)} @click=${draw}>${say("craft-board-draw")}</button>
      ${editor.drawn ? html`<button type="button" ?disabled=${editor.drawn.length < 3} @click=${() => close(editor)}>${say("craft-board-draw-done")}</button>` : nothing}
      <label class="check"><input type="checkbox" .checked=${editor.isGraph} @change=${(e) => { editor.isGraph = e.target.checked; refresh(); }} /><span>${say("craft-board-graph")}</span></label>
    </div>
    <p class="why board-note" role="status">${editor.note}</p>`;
}

/** Begins anew: from a grid, or from the outlines of a board of the box. @param {Editor} editor */
function begin(editor) {
  const { offer } = editor.draft;
  const lay = async (/** @type {Event} */ e) => {
    const select = /** @type {HTMLSelectElement} */ (/** @type {Element} */ (e.currentTarget).closest(".board-begin")?.querySelector("select"));
    const [kind, ...which] = select.value.split(" ");
    const start = stem(String(editor.board.name));
    const found = kind === "list" ? emptyList(beginning(offer), start) : kind === "grid" ? grid(Number(which[0]), Number(which[1]), beginning(offer), start) : await boxed(editor, which[0]);
    editor.edit((board) => {
      delete (/** @type {any} */ (board).drawing);
      Object.assign(board, found);
    });
    afterDrawing(() => document.querySelector(".board-canvas, .listing")?.scrollIntoView({ block: "nearest" }));
  };
  return html`<details class="board-begin" ?open=${!editor.isDrawn}>
    <summary>${say("craft-board-begin")}</summary>
    <div class="craft-row">
      ${field(
        say("craft-board-begin-from"),
        html`<select>
          ${grids.map(([columns, rows]) => html`<option value=${`grid ${columns} ${rows}`}>${say("craft-board-grid", { columns, rows })}</option>`)}
          <option value="list">${say("craft-list-begin")}</option>
          ${offer.boards.map((/** @type {any} */ { name }) => html`<option value=${`board ${name}`}>${nameOf(name, offer.sheet ? "map" : "island")}</option>`)}
        </select>`,
      )}
      <button type="button" @click=${lay}>${say("craft-board-begin-do")}</button>
    </div>
  </details>`;
}

/**
 * @param {Editor} editor
 * @param {string} name of a board of the box
 */
async function boxed(editor, name) {
  const { game, offer, data } = editor.draft;
  const { region } = offer.boards.find((/** @type {any} */ one) => one.name === name);
  const order = Object.keys(region);
  const begins = stem(String(data.name));
  return traced(await drawingOf(game, name), region, (id) => `${begins}${order.indexOf(id) + 1}`);
}

/** A photo to draw upon. @param {Editor} editor */
function photo(editor) {
  const scale = (/** @type {number} */ value) => {
    if (editor.photo) editor.photo.scale = value;
    refresh();
  };
  return html`<details class="board-photo">
    <summary>${say("craft-board-photo")}</summary>
    <p class="quiet">${say("craft-board-photo-note")}</p>
    <div class="craft-row">
      <label class="button file">${say("craft-board-photo-choose")}<input type="file" accept="image/png,image/jpeg,image/webp" @change=${(e) => { editor.lay(e.target.files[0]); e.target.value = ""; }} /></label>
      ${editor.photo
        ? html`${field(say("craft-board-photo-size"), html`<input type="range" min="20" max="200" .value=${String(editor.photo.scale)} @input=${(e) => scale(Number(e.target.value))} />`)}
            <button type="button" @click=${() => editor.away()}>${say("craft-board-photo-away")}</button>`
        : nothing}
    </div>
  </details>`;
}
