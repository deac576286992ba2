// @ts-check
/** Effects of a card: each chosen as a sentence, with what can be chosen in it. */
import { html, nothing } from "../vendor.js";
import { afterDrawing } from "../frame/page.js";
import { glyph } from "../frame/glyphs.js";
import { has, language, say, tell } from "../frame/texts.js";
import { adder, field, mistakes } from "./fields.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Place} Place */
/** @typedef {{key: string, kind: string, least: number, most: number, names: string[], usual: number|null, optional: boolean, fields: Field[]}} Field */
/** @typedef {{op: string, group: string, deed: boolean, alone: boolean, says: import("../frame/types.js").Say, fresh: any, fields: Field[]}} Effect */
/** @typedef {(how: () => void) => void} Edit changes what was given */

/**
 * @param {Draft} draft
 * @param {any[]} effects
 * @param {Place} place
 * @param {Edit} edit
 * @param {boolean} [within] in a trigger, where only what is done at once can stand
 */
export function effectList(draft, effects, place, edit, within = false) {
  return html`<ol class="clause-list effects">
      ${effects.map((effect, k) => item(draft, effects, effect, k, [...place, k], edit, within))}
    </ol>
    ${effects.length < draft.offer.most_effects ? adder(say(within ? "card-deed-new" : "card-effect-new"), choices(draft, within), (op) => edit(() => effects.push(begun(draft, op, within))), "new-effect") : nothing}`;
}

/**
 * @param {Draft} draft
 * @param {boolean} within
 * @returns {import("./fields.js").Groups}
 */
function choices({ offer }, within) {
  const all = offer.effects.filter((/** @type {Effect} */ one) => one.op !== "retire" && (within ? one.deed : one.alone));
  /** @type {Map<string, [string, string][]>} */
  const groups = new Map();
  for (const { op, group, says } of all) groups.set(group, [...(groups.get(group) ?? []), [op, tell(within ? says.args?.what?.args?.what ?? says : says)]]);
  return [...groups].map(([group, list]) => [say(`card-group-${group}`), list.sort((a, b) => a[1].localeCompare(b[1], language()))]);
}

/**
 * @param {Draft} draft
 * @param {string} op
 * @param {boolean} within
 */
function begun({ offer }, op, within) {
  const effect = structuredClone(offer.effects.find((/** @type {Effect} */ one) => one.op === op).fresh);
  if (within) delete effect.when;
  return effect;
}

/**
 * @param {Draft} draft
 * @param {any[]} effects
 * @param {any} effect
 * @param {number} k
 * @param {Place} place
 * @param {Edit} edit
 * @param {boolean} within
 */
function item(draft, effects, effect, k, place, edit, within) {
  const known = /** @type {Effect|undefined} */ (draft.offer.effects.find((/** @type {Effect} */ one) => one.op === effect?.op));
  const remove = (/** @type {Event} */ e) => {
    const level = /** @type {Element} */ (e.target).closest(".card-level, .deeds");
    edit(() => effects.splice(k, 1));
    afterDrawing(() => /** @type {HTMLElement|null} */ (level?.querySelector(".new-effect select"))?.focus());
  };
  const said = draft.toldAt(place);
  return html`<li>
    <div class="clause-said">
      <b>${said.length ? said.map(tell).join(" ") : known ? say("card-effect-n", { n: k + 1 }) : String(effect?.op)}</b>
      <button type="button" class="plain" aria-label=${`${say("craft-clause-remove")}: ${k + 1}`} @click=${remove}>${glyph("cross")}</button>
    </div>
    ${known ? effectFields(draft, effect, known, place, edit, within) : nothing} ${within ? nothing : wrong(draft, place)}
  </li>`;
}

/**
 * What is wrong anywhere in an effect.
 * @param {Draft} draft
 * @param {Place} place
 */
function wrong(draft, place) {
  return draft.wrongAt(place, true).map((one) => html`<p class="why mistake" role="alert">${tell(one)}</p>`);
}

/**
 * @param {Draft} draft
 * @param {any} effect
 * @param {Effect} known
 * @param {Place} place
 * @param {Edit} edit
 * @param {boolean} within
 */
export function effectFields(draft, effect, known, place, edit, within) {
  const plain = known.fields.filter((one) => isShown(draft, effect, one) && one.kind !== "effects");
  const deeds = known.fields.find((one) => one.kind === "effects");
  const ifs = known.fields.find((one) => one.key === "if")?.fields ?? [];
  const loose = known.fields.filter((one) => one.key !== "if" && one.key !== "when" && !isShown(draft, effect, one));
  const set = ifs.filter(({ key }) => effect.if && key in effect.if);
  /** @type {[string, string][]} */
  const more = [
    ...ifs.filter((one) => !set.includes(one)).map((one) => /** @type {[string, string]} */ ([`if ${one.key}`, ifLabel(one)])),
    ...loose.map((one) => /** @type {[string, string]} */ ([one.key, label(one)])),
  ];
  const add = (/** @type {string} */ name) =>
    edit(() => {
      const key = name.replace("if ", "");
      if (key === name) effect[key] = first(/** @type {Field} */ (loose.find((one) => one.key === key)));
      else effect.if = { ...effect.if, [key]: first(/** @type {Field} */ (ifs.find((one) => one.key === key))) };
    });
  const leave = (/** @type {string} */ key) => edit(() => {
    delete effect.if[key];
    if (!Object.keys(effect.if).length) delete effect.if;
  });
  return html`<div class="craft-row">
      ${plain.map((one) => input(one, effect, edit, label(one), isLoose(draft, effect, one) ? () => edit(() => delete effect[one.key]) : null))}
      ${set.map((one) => input(one, effect.if, edit, ifLabel(one), () => leave(one.key)))}
    </div>
    ${deeds ? html`<div class="deeds">${effectList(draft, (effect[deeds.key] ??= []), [...place, deeds.key], edit, true)}</div>` : nothing}
    ${more.length ? html`<details class="more-of"><summary>${say("card-more-of")}</summary>${adder(say("card-only-if"), [["", more]], add, "new-condition")}</details>` : nothing}`;
}

/**
 * Whether a field stands in the form before somebody asks for it.
 * @param {Draft} draft
 * @param {any} effect
 * @param {Field} one
 */
function isShown(draft, effect, one) {
  if (one.key === "when" || one.key === "if") return false;
  if (!one.optional && one.kind === "one" && one.names.length === 1) return false;
  return one.key in effect || !isLoose(draft, effect, one);
}

/**
 * @param {Draft} draft
 * @param {any} effect
 * @param {Field} one
 */
function isLoose({ offer }, effect, one) {
  if (!one.optional) return false;
  if (effect.op === "end_vp") return offer.counts[effect.per] !== one.key;
  return one.kind === "flag" || one.kind === "whole" || (one.kind === "one" && one.names.length === 1);
}

/** @param {Field} one what it is when somebody asks for it */
function first({ kind, least, usual, names }) {
  if (kind === "flag") return true;
  if (kind === "whole") return usual ?? least;
  return kind === "some" ? [names[0]] : names[0];
}

/** @param {Field} one */
function label({ key }) {
  return say(`card-field-${key}`);
}

/** @param {Field} one a condition: as the sentence has it where it has no value of its own */
function ifLabel({ key, kind, usual }) {
  return kind === "flag" && usual !== null ? say(`op-if-${key}`) : say(`card-if-${key}`);
}

/**
 * @param {Field} one
 * @param {any} row that has its value
 * @param {Edit} edit
 * @param {string} text
 * @param {(() => void)|null} leave takes it out
 */
function input(one, row, edit, text, leave) {
  const put = (/** @type {any} */ value) => edit(() => {
    if (value === undefined) delete row[one.key];
    else row[one.key] = value;
  });
  const cross = leave ? html`<button type="button" class="plain" aria-label=${`${say("craft-clause-remove")}: ${text}`} @click=${leave}>${glyph("cross")}</button>` : nothing;
  return html`<div class="effect-field">${control(one, row[one.key], put, text)}${cross}</div>`;
}

/**
 * @param {Field} one
 * @param {any} value
 * @param {(value: any) => void} put
 * @param {string} text
 */
function control(one, value, put, text) {
  if (one.kind === "whole") return field(text, list(numbers(one), String(value ?? ""), (chosen) => put(Number(chosen))));
  if (one.kind === "one") return field(text, oneOf(one, value, put));
  if (one.kind === "some") return some(one, value ?? [], put, text);
  if (one.kind === "table") return units(one, value ?? {}, put, text);
  if (one.usual !== null) return html`<p class="chip">${text}</p>`;
  return field(text, list([["true", say("card-yes")], ["false", say("card-no")]], String(value), (chosen) => put(chosen === "true")));
}

/** @param {Field} one @returns {[string, string][]} */
function numbers({ least, most }) {
  return Array.from({ length: most - least + 1 }, (_, k) => [String(least + k), String(least + k).replace("-", "−")]);
}

/**
 * @param {Field} one
 * @param {any} value
 * @param {(value: any) => void} put
 */
function oneOf({ key, names, usual, optional }, value, put) {
  const named = /** @type {[string, string][]} */ (names.map((each) => [each, valueName(key, each)]));
  if (optional && usual === null) named.unshift(["", say("card-none")]);
  return list(named, value ?? (usual === null ? "" : names[usual]), (chosen) => put(chosen || undefined));
}

/**
 * @param {[string, string][]} options
 * @param {string} value
 * @param {(value: string) => void} put
 */
function list(options, value, put) {
  return html`<select @change=${(e) => put(e.target.value)}>
    ${options.some(([one]) => one === value) ? nothing : html`<option selected>${value || "–"}</option>`}
    ${options.map(([one, text]) => html`<option value=${one} ?selected=${one === value}>${text}</option>`)}
  </select>`;
}

/**
 * @param {Field} one
 * @param {string[]} chosen
 * @param {(value: any) => void} put
 * @param {string} text
 */
function some({ key, names }, chosen, put, text) {
  const turn = (/** @type {string} */ each, /** @type {boolean} */ isOn) => {
    const now = names.filter((one) => (one === each ? isOn : chosen.includes(one)));
    put(now.length ? now : undefined);
  };
  return html`<fieldset class="some"><legend>${text}</legend>
    ${names.map((each) => html`<label class="effect-pick"><input type="checkbox" .checked=${chosen.includes(each)} @change=${(e) => turn(each, e.target.checked)} /><span>${valueName(key, each)}</span></label>`)}
  </fieldset>`;
}

/**
 * @param {Field} one
 * @param {Record<string, number>} value
 * @param {(value: any) => void} put
 * @param {string} text
 */
function units({ fields }, value, put, text) {
  return html`<fieldset class="some units"><legend>${text}</legend>
    ${fields.map((each) => field(say(`tek-resource-${each.key}`), list(numbers(each), String(value[each.key] ?? 0), (chosen) => {
      const { [each.key]: _, ...rest } = value;
      put(Number(chosen) ? { ...rest, [each.key]: Number(chosen) } : rest);
    })))}
  </fieldset>`;
}

/** Sentences of the effects in which something can be named. */
const spoken = /** @type {Record<string, (one: string) => string>} */ ({
  per: (one) => say(`op-per-${one}`, { n: 1, feature: "water", with: "food", least: 1 }),
  on: (one) => say(`op-on-${one}`),
  cond: (one) => say(`card-cond-${one}`),
});

/**
 * @param {string} key
 * @param {string} one
 */
export function valueName(key, one) {
  if (key in spoken) return spoken[key](one);
  for (const found of [`card-value-${key}-${one}`, `card-value-${one}`, `tek-terrain-${one}`, `tek-resource-${one}`, `tek-action-${one}`]) if (has(found)) return say(found);
  return one;
}
