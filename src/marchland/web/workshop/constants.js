// @ts-check
/** Numbers that are printed on cards, where somebody's printing has others than the rules. */
import { html } from "../vendor.js";
import { say } from "../frame/texts.js";
import { field, mistakes } from "./fields.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {{key: string, usual: number|number[], most: number}} Constant */

/** @param {Draft} draft */
export function constants(draft) {
  const all = /** @type {Constant[]} */ (draft.offer.constants);
  const changed = all.filter(({ key }) => draft.data.constants?.[key] !== undefined);
  return html`<details class="card-constants" ?open=${draft.wrongAt(["constants"], true).length > 0}>
    <summary>${say("card-constants", { n: changed.length })}</summary>
    <p class="quiet">${say("card-constants-help")}</p>
    ${all.map((one) => constant(draft, one))} ${mistakes(draft, ["constants"])}
  </details>`;
}

/**
 * @param {Draft} draft
 * @param {Constant} constant
 */
function constant(draft, { key, usual, most }) {
  const now = draft.data.constants?.[key] ?? usual;
  const label = say(`card-constant-${key.replaceAll("_", "-")}`);
  const set = (/** @type {number|number[]} */ value) =>
    draft.change((data) => {
      const { [key]: _, ...rest } = data.constants ?? {};
      const next = JSON.stringify(value) === JSON.stringify(usual) ? rest : { ...rest, [key]: value };
      if (Object.keys(next).length) data.constants = next;
      else delete data.constants;
    });
  const input = (/** @type {string} */ name, /** @type {any} */ value, /** @type {(n: number) => void} */ put) =>
    html`<input type="number" name=${key} inputmode="numeric" min="0" max=${most} aria-label=${name} .value=${String(value)} @change=${(e) => put(Number(e.target.value))} />`;
  if (!Array.isArray(usual)) return html`<div class="craft-row">${field(label, input(label, now, set))}</div>${mistakes(draft, ["constants", key])}`;
  const list = Array.isArray(now) && now.length === usual.length ? now : usual;
  return html`<fieldset class="some card-levels-points"><legend>${label}</legend>
      ${list.map((n, k) => input(`${label}: ${say("card-level", { n: k })}`, n, (found) => set(list.map((old, at) => (at === k ? found : old)))))}
    </fieldset>${mistakes(draft, ["constants", key])}`;
}
