// @ts-check
/** Ready-made clauses: each a sentence, with what can be chosen in it. */
import { html, nothing } from "../vendor.js";
import { afterDrawing } from "../frame/page.js";
import { glyph } from "../frame/glyphs.js";
import { has, name, say, tell } from "../frame/texts.js";
import { adder, mistakes } from "./fields.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {{name: string, group: string, fresh: any, heeded: Record<string, string>, fields: Record<string, [string, any]>, conditions: boolean}} Clause its heading, how a form begins it, keys that say something only beside another one, its fields by key: the kind, and what counts without it; whether it may have conditions */

/**
 * @param {Draft} draft
 * @param {any} row of a race or power
 * @param {string[]} place
 */
export function clauseList(draft, row, place) {
  return html`<ol class="clause-list">
    ${(row.clauses ?? []).map((/** @type {any} */ clause, /** @type {number} */ k) => item(draft, row, clause, k, [...place, "clauses", k]))}
  </ol>`;
}

/**
 * @param {Draft} draft
 * @param {any} row
 * @param {any} clause
 * @param {number} k
 * @param {(string|number)[]} place
 */
function item(draft, row, clause, k, place) {
  const known = draft.offer.clauses.find((/** @type {Clause} */ one) => one.name in clause);
  const remove = () =>
    draft.change(() => {
      row.clauses.splice(k, 1);
      afterDrawing(() => /** @type {HTMLElement|null} */ (document.querySelector(".new-clause select"))?.focus());
    });
  const said = draft.toldAt(place);
  return html`<li>
    <div class="clause-said">
      <b>${said.length ? said.map(tell).join(" ") : known ? say(`craft-clause-${known.name.replaceAll("_", "-")}`) : Object.keys(clause)[0]}</b>
      <button type="button" class="plain" aria-label=${`${say("craft-clause-remove")}: ${k + 1}`} @click=${remove}>${glyph("cross")}</button>
    </div>
    ${known ? html`<div class="craft-row">${clauseFields(draft, clause, known)}</div>${known.conditions ? conditions(draft, clause, known) : nothing}` : nothing} ${mistakes(draft, place)}
  </li>`;
}

/**
 * When the clause speaks: in some turns, or while something is held.
 * @param {Draft} draft
 * @param {any} clause
 * @param {Clause} known
 */
function conditions(draft, clause, known) {
  const fields = draft.offer.conditions;
  const isSet = Object.keys(fields).some((key) => key in clause);
  return html`<details class="clause-only" ?open=${isSet}>
    <summary>${say("craft-only")}</summary>
    <div class="craft-row">${clauseFields(draft, clause, known, fields)}</div>
  </details>`;
}

/**
 * @param {Draft} draft
 * @param {any} clause
 * @param {Clause} known
 * @param {Record<string, [string, any]>} fields
 */
export function clauseFields(draft, clause, known, fields = known.fields) {
  const heard = Object.entries(fields).filter(([key]) => !(key in known.heeded) || clause[known.heeded[key]]);
  return heard.map(([key, [kind, usual]]) => {
    const label = say(`craft-field-${key === known.name ? kind : key}`);
    const value = clause[key] ?? usual;
    const set = (/** @type {any} */ found) =>
      draft.change(() => {
        if (found === "" && key !== known.name) delete clause[key];
        else clause[key] = found;
      });
    return html`<label class="field"><span>${label}</span>
      <select @change=${(e) => set(read(e.target.value))}>
        ${key === known.name || usual !== null && usual !== 0 ? nothing : html`<option value="" ?selected=${value === usual}>${say("craft-any")}</option>`}
        ${choices(draft, kind).map((one) => html`<option value=${one} ?selected=${one === value}>${choiceName(kind, one)}</option>`)}
      </select></label>`;
  });
}

/** @param {string} text */
function read(text) {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/**
 * @param {Draft} draft
 * @param {string} kind of a field
 * @returns {any[]}
 */
function choices(draft, kind) {
  const { offer } = draft;
  const numbers = Array.from({ length: offer.most }, (_, k) => k + 1);
  if (kind === "number") return numbers;
  if (kind === "staying") return [offer.all, ...numbers];
  return offer.values[kind] ?? [];
}

/**
 * @param {string} kind
 * @param {any} one
 */
function choiceName(kind, one) {
  if (typeof one === "number") return String(one);
  const key = `craft-value-${kind}-${one}`;
  if (has(key)) return say(key);
  return name(one, kind === "piece" ? "piece" : "terrain");
}

/**
 * @param {Draft} draft
 * @param {any} row
 */
export function newClause(draft, row) {
  const { offer } = draft;
  if ((row.clauses ?? []).length >= offer.most_clauses) return nothing;
  const add = (/** @type {string} */ chosen) => {
    const known = offer.clauses.find((/** @type {Clause} */ one) => one.name === chosen);
    draft.change(() => {
      row.clauses = [...(row.clauses ?? []), structuredClone(known.fresh)];
    });
  };
  return adder(say("craft-clause-new"), groups(draft), add, "new-clause");
}

/**
 * @param {Draft} draft
 * @returns {import("./fields.js").Groups}
 */
function groups({ offer }) {
  const all = /** @type {Clause[]} */ (offer.clauses);
  return [...new Set(all.map((one) => one.group))].map((group) => [
    say(`craft-group-${group}`),
    all.filter((one) => one.group === group).map((one) => [one.name, say(`craft-clause-${one.name.replaceAll("_", "-")}`)]),
  ]);
}
