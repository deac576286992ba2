// @ts-check
/** A field of a form with its label, and what is wrong with it right beside. */
import { html, nothing } from "../vendor.js";
import { say, tell } from "../frame/texts.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Place} Place */

/**
 * @param {string} label
 * @param {any} input
 */
export function field(label, input) {
  return html`<label class="field"><span>${label}</span>${input}</label>`;
}

/**
 * @param {Draft} draft
 * @param {Place} place
 */
export function mistakes(draft, place) {
  return draft.wrongAt(place).map((wrong) => html`<p class="why mistake" role="alert">${tell(wrong)}</p>`);
}

/**
 * A number within bounds: as a list it needs no keyboard.
 * @param {Draft} draft
 * @param {Place} place
 * @param {string} label
 * @param {any} value
 * @param {[number, number]} bounds
 * @param {(n: number) => void} set
 */
export function number(draft, place, label, value, [least, most], set) {
  const all = Array.from({ length: most - least + 1 }, (_, k) => least + k);
  const known = all.includes(value);
  return html`<span>${field(
    label,
    html`<select aria-invalid=${draft.wrongAt(place).length > 0} @change=${(e) => set(Number(e.target.value))}>
      ${known ? nothing : html`<option selected>${String(value ?? "–")}</option>`}
      ${all.map((n) => html`<option value=${n} ?selected=${n === value}>${n}</option>`)}
    </select>`,
  )}${mistakes(draft, place)}</span>`;
}

/** Choices by heading; without one they stand first. @typedef {[string, [string, string][]][]} Groups */

/** Keys that choose in a list which is not open: arrows, Home and End, letters. */
const walking = /^(Arrow.*|Page.*|Home|End|\S)$/u;
/** Lists in which somebody goes from choice to choice by keys. @type {WeakSet<EventTarget>} */
const walked = new WeakSet();

/**
 * A list that adds what is chosen in it. Going through it by arrows or letters chooses at each key: what is reached so is
 * added by a button, which stands there as long as something is reached.
 * @param {string} label
 * @param {Groups} groups values with what they are called
 * @param {(value: string) => void} add
 * @param {string} kind a class by which it is found
 */
export function adder(label, groups, add, kind) {
  const take = (/** @type {HTMLSelectElement} */ select) => {
    const { value } = select;
    select.selectedIndex = 0;
    if (value) add(value);
  };
  const press = (/** @type {Event} */ e) => {
    const select = /** @type {HTMLSelectElement} */ (/** @type {Element} */ (e.target).closest(".adder")?.querySelector("select"));
    take(select);
    // The button goes with what it added.
    select.focus();
  };
  const keys = (/** @type {KeyboardEvent} */ e) => {
    const select = /** @type {Element} */ (e.currentTarget);
    // What opens the list leaves the choice to it.
    if (e.altKey || e.key === "Enter") walked.delete(select);
    else if (walking.test(e.key)) walked.add(select);
  };
  const choose = (/** @type {Event} */ e) => {
    const select = /** @type {HTMLSelectElement} */ (e.currentTarget);
    if (!walked.has(select)) take(select);
  };
  return html`<div class="adder ${kind}">
    ${field(label, html`<select @keydown=${keys} @pointerdown=${(e) => walked.delete(e.currentTarget)} @change=${choose}><option value="">${say("craft-clause-choose")}</option>${groups.map(([heading, list]) => (heading ? html`<optgroup label=${heading}>${options(list)}</optgroup>` : options(list)))}</select>`)}
    <button type="button" @click=${press}>${say("craft-add")}</button>
  </div>`;
}

/** @param {[string, string][]} list */
function options(list) {
  return list.map(([value, text]) => html`<option value=${value}>${text}</option>`);
}
