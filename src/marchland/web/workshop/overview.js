// @ts-check
/** What a board amounts to: its counts beside those of the box, and how it will lie on the table. */
import { backdrop, defs, learnWarcraft } from "../art/art.js";
import { html, nothing, unsafeSVG } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { name as nameOf, say } from "../frame/texts.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./editor.js").Editor} Editor */

/**
 * How many regions have each terrain and each mark, beside a board of the box for the same table.
 * @param {Draft} draft
 */
export function counts({ data, offer }) {
  const size = String(data.name).split("-")[0];
  const box = offer.boards.find((/** @type {any} */ one) => (offer.sheet ? one.players === data.players : one.size === size));
  /** @type {Record<string, number>} */
  const own = {};
  for (const row of Object.values(data.region))
    for (const one of [row.terrain, ...(Array.isArray(row.marks) ? row.marks : []), ...(row[offer.flag] ? [offer.flag] : [])]) own[one] = (own[one] ?? 0) + 1;
  const kinds = [...offer.terrains, ...offer.marks, offer.flag];
  const total = { own: Object.keys(data.region).length, box: box && Object.keys(box.region).length };
  const word = (/** @type {string} */ one) => (one === "site" ? say("craft-board-site") : nameOf(one, offer.marks.includes(one) ? "mark" : "terrain"));
  return html`<details class="board-counts">
    <summary>${say("craft-board-counts")}</summary>
    <table>
      <thead><tr><td></td><th scope="col">${say("craft-board-counts-own")}</th><th scope="col">${say("craft-board-counts-box")}</th></tr></thead>
      <tbody>
        <tr><th scope="row">${say("craft-board-counts-all")}</th><td>${total.own}</td><td>${total.box ?? "–"}</td></tr>
        ${kinds.map((one) => html`<tr><th scope="row">${word(one)}</th><td>${own[one] ?? 0}</td><td>${box ? (box.counts[one] ?? 0) : "–"}</td></tr>`)}
      </tbody>
    </table>
  </details>`;
}

let asked = false;

/**
 * The board as it will lie on the table, drawn by the same hand.
 * @param {Editor} editor
 */
export function preview(editor) {
  const { draft, preview: shown } = editor;
  if (!asked && !draft.offer.sheet) {
    asked = true;
    learnWarcraft().then(refresh);
  }
  const isOld = shown?.digest !== draft.digest || !draft.isKept;
  const view = shown?.drawing?.view;
  return html`<div class="board-preview">
    <button type="button" ?disabled=${draft.problems.length > 0 || (shown !== null && !shown.drawing && !isOld)} @click=${() => editor.show()}>${say("craft-board-preview")}</button>
    ${shown && !shown.drawing ? html`<p role="status">${say("craft-board-preview-wait")}</p>` : nothing}
    ${view ? html`<svg class="marchland-map ${isOld ? "old" : ""}" viewBox=${`0 0 ${view[0]} ${view[1]}`} role="img" aria-label=${say("craft-board-preview")}>${unsafeSVG(defs() + backdrop(shown.drawing, { title: draft.data.title ?? "" }))}</svg>` : nothing}
  </div>`;
}
