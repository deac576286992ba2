// @ts-check
/** Races and powers: name, tokens, sign, and clauses that are filled in. */
import { html, nothing } from "../vendor.js";
import { afterDrawing, refresh } from "../frame/page.js";
import { glyph } from "../frame/glyphs.js";
import { language, name as nameOf, say, tell } from "../frame/texts.js";
import { balanceButton, balanceMeter, balancePanel } from "./balance.js";
import { clauseFields, clauseList, newClause } from "./clauses.js";
import { emblemPicker, peoples, signOfRow } from "./signs.js";
import { field, mistakes, number } from "./fields.js";
import { names, ownWords, title, token } from "./names.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {"race"|"power"} Slot */
/** @typedef {{slot: Slot, id: string}} Thing */

/** Which race or power of a draft is shown. @type {WeakMap<Draft, Thing>} */
const shown = new WeakMap();

/** @type {import("./kinds.js").Maker} */
export const maker = {
  begin: (start, offer) => {
    const slot = start === "power" ? "power" : "race";
    return { format: 1, [slot]: { [`${slot}_${token()}`]: fresh(slot, offer) } };
  },
  form: (draft) => {
    const all = things(draft);
    const at = all.find((one) => one.id === shown.get(draft)?.id) ?? all[0];
    return html`${tabs(draft, all, at)} ${at ? thing(draft, at) : nothing} ${balancePanel(draft, (kind, id) => called(draft, kind, id))}`;
  },
  tools: balanceButton,
  meter: balanceMeter,
  wish: () => ({ dealt: true }),
};

/**
 * What a race or power of the file or of the box is called.
 * @param {Draft} draft
 * @param {string} kind of the balance: `races`, `powers`
 * @param {string} id
 */
function called({ data }, kind, id) {
  const slot = kind === "powers" ? "power" : "race";
  const row = data[slot]?.[id];
  return row ? title(row) || say(`craft-new-${slot}`) : nameOf(id, slot);
}

/**
 * @param {Slot} slot
 * @param {any} offer
 */
function fresh(slot, offer) {
  const common = { name: {}, tokens: slot === "race" ? 6 : 4, clauses: [] };
  return slot === "race" ? { ...common, tokens_of: Object.keys(offer.lenders)[0] } : common;
}

/** @param {Draft} draft @returns {Thing[]} */
function things({ data }) {
  const slots = /** @type {Slot[]} */ (["race", "power"]);
  return slots.flatMap((slot) => Object.keys(data[slot] ?? {}).map((id) => ({ slot, id })));
}

/**
 * @param {Draft} draft
 * @param {Thing[]} all
 * @param {Thing|undefined} at
 */
function tabs(draft, all, at) {
  const add = (/** @type {Slot} */ slot) => () => {
    const id = `${slot}_${token()}`;
    shown.set(draft, { slot, id });
    draft.change((data) => {
      data[slot] = { ...data[slot], [id]: fresh(slot, draft.offer) };
    });
    afterDrawing(() => /** @type {HTMLElement|null} */ (document.querySelector(".craft-name input"))?.focus());
  };
  return html`<div class="things" role="group" aria-label=${say("craft-things")}>
    ${all.map(({ slot, id }) => {
      const row = draft.data[slot][id];
      const choose = () => {
        shown.set(draft, { slot, id });
        refresh();
      };
      return html`<button type="button" class="toggle" aria-pressed=${id === at?.id} @click=${choose}>${title(row) || say(`craft-new-${slot}`)}${draft.wrongAt([slot, id], true).length ? html` <span class="why">!</span>` : nothing}</button>`;
    })}
    <button type="button" class="plain" @click=${add("race")}>+ ${say("craft-start-race")}</button>
    <button type="button" class="plain" @click=${add("power")}>+ ${say("craft-start-power")}</button>
  </div>`;
}

/**
 * @param {Draft} draft
 * @param {Thing} at
 */
function thing(draft, { slot, id }) {
  const row = draft.data[slot][id];
  const place = [slot, id];
  const { offer } = draft;
  const set = (/** @type {string} */ key, /** @type {any} */ value) =>
    draft.change(() => {
      if (value === undefined) delete row[key];
      else row[key] = value;
    });
  return html`<div class="craft-head">
      <span class="craft-sign">${signOfRow(row.emblem, peoples, title(row))}</span>
      <div>
        <h1>${title(row) || say(`craft-new-${slot}`)}</h1>
        ${sentences(draft, row, place)}
      </div>
    </div>
    ${mistakes(draft, place)} ${names(draft, row, place)}
    <div class="craft-row">
      ${number(draft, [...place, "tokens"], say("craft-tokens"), row.tokens, offer.tokens[slot], (n) => set("tokens", n))}
      ${slot === "race" ? lender(draft, row, place, set) : nothing}
      ${slot === "race" ? number(draft, [...place, "reserve"], say("craft-reserve"), row.reserve ?? 0, offer.reserve, (n) => set("reserve", n || undefined)) : nothing}
      ${slot === "race" && offer.factions.length ? faction(draft, row, place, set) : nothing}
    </div>
    ${emblemPicker(row, peoples, title(row), (emblem) => set("emblem", emblem))} ${mistakes(draft, [...place, "emblem"])}
    <fieldset class="clauses">
      <legend>${say("craft-clauses")}</legend>
      ${clauseList(draft, row, place)} ${newClause(draft, row)} ${mistakes(draft, [...place, "clauses"])}
    </fieldset>
    <fieldset class="flags">
      <legend>${say("craft-decline")}</legend>
      ${offer.flags.map(
        (/** @type {string} */ flag) => html`<label class="check"><input type="checkbox" .checked=${row[flag] === true} @change=${(e) => set(flag, e.target.checked || undefined)} /><span>${say(`craft-${flag.replaceAll("_", "-")}`)}</span></label>`,
      )}
    </fieldset>
    ${ownWords(draft, row, place)}
    ${things(draft).length > 1 ? html`<button type="button" class="plain danger" @click=${() => draft.change((data) => { delete data[slot][id]; if (!Object.keys(data[slot]).length) delete data[slot]; })}>${say("craft-take-out")}</button>` : nothing}`;
}

/**
 * What it says of the game, as people at the table will read it.
 * @param {Draft} draft
 * @param {any} row
 * @param {string[]} place
 */
function sentences(draft, row, place) {
  const said = row.says?.[language()] || [...(row.clauses ?? []).flatMap((_, /** @type {number} */ k) => draft.toldAt([...place, "clauses", k])), ...draft.toldAt(place)].map(tell).join(" ");
  return html`<p class="craft-says">${said || say("craft-says-nothing")}</p>`;
}

/**
 * Whose tokens are borrowed: that race leaves the game.
 * @param {Draft} draft
 * @param {any} row
 * @param {string[]} place
 * @param {(key: string, value: any) => void} set
 */
function lender(draft, row, place, set) {
  const { lenders } = draft.offer;
  const all = Object.keys(lenders).sort((a, b) => nameOf(a, "race").localeCompare(nameOf(b, "race"), language()));
  return html`<span class="lender">${field(
    say("craft-lender"),
    html`<select @change=${(e) => set("tokens_of", e.target.value)}>
      ${all.map((id) => html`<option value=${id} ?selected=${id === row.tokens_of}>${say("craft-lender-of", { name: nameOf(id, "race"), n: lenders[id] })}</option>`)}
    </select>`,
  )}<small class="quiet">${say("craft-lender-out")}</small>${mistakes(draft, [...place, "tokens_of"])}</span>`;
}

/**
 * @param {Draft} draft
 * @param {any} row
 * @param {string[]} place
 * @param {(key: string, value: any) => void} set
 */
function faction(draft, row, place, set) {
  return html`${field(
    say("craft-faction"),
    html`<select @change=${(e) => set("faction", e.target.value || undefined)}>
      ${["", ...draft.offer.factions].map((/** @type {string} */ one) => html`<option value=${one} ?selected=${one === (row.faction ?? "")}>${one ? nameOf(one, "faction") : say("craft-neutral")}</option>`)}
    </select>`,
  )}${mistakes(draft, [...place, "faction"])}`;
}
