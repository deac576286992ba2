// @ts-check
/** Cards: a sheet for each faction, hero and territory side, with all cards of the box to be entered one after another. */
import { html, nothing } from "../vendor.js";
import { afterDrawing, refresh } from "../frame/page.js";
import { glyph } from "../frame/glyphs.js";
import { language, learnPart, name, say, tell } from "../frame/texts.js";
import { dress, wear } from "../frame/worlds.js";
import { constants } from "./constants.js";
import { effectFields, effectList, valueName } from "./effects.js";
import { adder, field, mistakes, number } from "./fields.js";
import { names, ownWords, title, token } from "./names.js";
import { freeCard, freshSide, side } from "./sides.js";
import { cards as signs, emblemPicker, signOfRow } from "./signs.js";

const style = new URL("./cards.css", import.meta.url).href;

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Place} Place */
/** @typedef {"faction"|"hero"|"land"} Slot */
/** @typedef {{slot: Slot, id: string}} Thing */
/** @typedef {(how: (row: any) => void) => void} Change changes a card, which it puts into the file first */

const slots = /** @type {Slot[]} */ (["faction", "hero", "land"]);
const printed = "rulebook";
const ours = "original";

/** Which card of a draft is shown. @type {WeakMap<Draft, Thing>} */
const shown = new WeakMap();

await Promise.all([dress(style), learnPart("effects")]);

/** @type {import("./kinds.js").Maker} */
export const maker = {
  begin: (start, offer) => {
    const head = { format: 1 };
    if (start === "box") return { ...head, faction: {} };
    const slot = /** @type {Slot} */ (start);
    return { ...head, [slot]: { [`${slot}_${token()}`]: fresh(slot, offer) } };
  },
  form: (draft) => {
    wear(style);
    const at = current(draft);
    return html`${tabs(draft, at)} ${sheet(draft, at)} ${box(draft, at)} ${constants(draft)}`;
  },
  wish: ({ data, offer }) => {
    const isNew = (/** @type {Slot} */ slot) => Object.keys(data[slot] ?? {}).some((id) => !(id in offer.shipped[slot]));
    // Dealt from so many, a new one would hardly ever be seen.
    return { ...(isNew("faction") ? { rulings: { factions: "picked" } } : {}), ...(isNew("hero") ? { map: "heroes" } : {}) };
  },
};

/**
 * @param {Slot} slot
 * @param {any} offer
 * @param {any} [data] what the file has so far
 */
function fresh(slot, offer, data = {}) {
  if (slot === "land") return freshSide(freeCard(offer, data));
  const levels = Array.from({ length: offer.levels[slot] }, () => /** @type {any} */ ({ mark: ours, effects: [] }));
  if (slot === "faction") return { name: {}, set: "base", mark: ours, level: levels };
  levels[levels.length - 1].effects = [{ op: "retire", vp: 3 }];
  for (const level of levels.slice(0, -1)) level.to_next = { action: "war" };
  return { name: {}, mark: ours, level: levels };
}

/** @param {Draft} draft @returns {Thing[]} the cards of the file */
function things({ data }) {
  return slots.flatMap((slot) => Object.keys(data[slot] ?? {}).map((id) => ({ slot, id })));
}

/** @param {Draft} draft @returns {Thing[]} the cards of the box */
function boxed({ offer }) {
  return slots.flatMap((slot) => Object.keys(offer.shipped[slot]).map((id) => ({ slot, id })));
}

/** @param {Thing} a @param {Thing} b */
function same(a, b) {
  return a.slot === b.slot && a.id === b.id;
}

/**
 * A card as the file has it, else as the box has it.
 * @param {Draft} draft
 * @param {Thing} at
 */
function rowOf({ data, offer }, { slot, id }) {
  return data[slot]?.[id] ?? offer.shipped[slot][id];
}

/** @param {Draft} draft @param {Thing} at */
function shippedRow({ offer }, { slot, id }) {
  return offer.shipped[slot][id];
}

/**
 * The card that is shown: the one that was chosen, else the first of the file, else the first of the box that is still ours.
 * @param {Draft} draft
 */
function current(draft) {
  const was = shown.get(draft);
  if (was && rowOf(draft, was)) return was;
  return things(draft)[0] ?? boxed(draft).find((one) => left(draft, one) > 0) ?? boxed(draft)[0];
}

/**
 * How much of a card is still our own design, or from elsewhere than the printed card.
 * @param {Draft} draft
 * @param {Thing} at
 */
function left(draft, at) {
  const row = rowOf(draft, at);
  const marks = at.slot === "land" ? [row.mark] : (row.level ?? []).map((/** @type {any} */ one) => one?.mark);
  return marks.filter((/** @type {string} */ mark) => mark !== printed).length;
}

/**
 * @param {Draft} draft
 * @param {Thing} at
 */
function called(draft, at) {
  const row = rowOf(draft, at);
  return title(row) || (shippedRow(draft, at) ? name(at.id, at.slot) : say(`craft-new-${at.slot}`));
}

/**
 * @param {Draft} draft
 * @param {Thing} at
 */
function go(draft, at) {
  shown.set(draft, at);
  refresh();
  afterDrawing(() => {
    window.scrollTo(0, 0);
    /** @type {HTMLElement|null} */ (document.querySelector(".card-walk h1"))?.focus();
  });
}

/**
 * Puts one more card into the file and shows it.
 * @param {Draft} draft
 * @param {Slot} slot
 * @param {any} row
 */
function begin(draft, slot, row) {
  const made = { slot, id: `${slot}_${token()}` };
  draft.change((data) => (data[slot] = { ...data[slot], [made.id]: row }));
  shown.set(draft, made);
  afterDrawing(() => /** @type {HTMLElement|null} */ (document.querySelector(".craft-name input"))?.focus());
}

/**
 * A card of one's own that begins as another one is.
 * @param {Draft} draft
 * @param {Slot} slot
 * @param {any} row
 */
function copied({ offer, data }, slot, row) {
  const made = { ...structuredClone(row), name: {}, mark: ours };
  for (const level of made.level ?? []) level.mark = ours;
  if (slot === "land") made.card = freeCard(offer, data);
  return made;
}

/**
 * The cards of the file, and what may be added to it.
 * @param {Draft} draft
 * @param {Thing} at
 */
function tabs(draft, at) {
  const all = things(draft);
  const isLong = all.length > 8;
  const add = (/** @type {string} */ what) => {
    const [slot, id] = /** @type {[Slot, string|undefined]} */ (what.split(" "));
    if (id) return go(draft, { slot, id });
    begin(draft, slot, fresh(slot, draft.offer, draft.data));
  };
  const shipped = slots.map((slot) => /** @type {[string, [string, string][]]} */ ([
    say(`card-all-${slot}`),
    Object.keys(draft.offer.shipped[slot]).map((id) => /** @type {[string, string]} */ ([`${slot} ${id}`, name(id, slot)])).sort((a, b) => a[1].localeCompare(b[1], language())),
  ]));
  const fresh_ = slots.map((slot) => /** @type {[string, string]} */ ([slot, say(`craft-start-${slot}`)]));
  return html`<div class="things" role="group" aria-label=${say("craft-things")}>
      ${isLong ? nothing : all.map((one) => html`<button type="button" class="toggle" aria-pressed=${same(one, at)} @click=${() => go(draft, one)}>${called(draft, one)}${draft.wrongAt([one.slot, one.id], true).length ? html` <span class="why">!</span>` : nothing}</button>`)}
    </div>
    <details class="card-add"><summary>${say("card-add")}</summary>${adder(say("card-add-which"), [[say("card-add-new"), fresh_], ...shipped], add, "add-card")}</details>`;
}

/**
 * Previous and next: among the cards of the box where one of them is shown, else among those of the file.
 * @param {Draft} draft
 * @param {Thing} at
 */
function walk(draft, at) {
  const isBoxed = Boolean(shippedRow(draft, at));
  const all = (isBoxed ? boxed(draft) : things(draft).filter((one) => !shippedRow(draft, one)));
  const place = all.findIndex((one) => same(one, at));
  const step = (/** @type {number} */ by) => all[(place + by + all.length) % all.length];
  return { all, place, step };
}

/**
 * @param {Draft} draft
 * @param {Thing} at
 */
function sheet(draft, at) {
  const { slot, id } = at;
  const row = rowOf(draft, at);
  const place = [slot, id];
  /** @type {Change} */
  const change = (how) => draft.change((data) => {
    data[slot] = data[slot] ?? {};
    data[slot][id] ??= structuredClone(row);
    how(data[slot][id]);
  });
  const { all, place: n, step } = walk(draft, at);
  const keys = (/** @type {KeyboardEvent} */ e) => {
    if (!e.altKey || !["PageUp", "PageDown"].includes(e.key) || all.length < 2) return;
    e.preventDefault();
    go(draft, step(e.key === "PageDown" ? 1 : -1));
  };
  const heading = called(draft, at);
  const own = shippedRow(draft, at) && slot !== "land" ? id : "";
  return html`<div class="card-sheet ${slot}" @keydown=${keys}>
    <div class="craft-head card-walk">
      <span class="craft-sign">${signOfRow(row.emblem, signs, heading, own)}</span>
      <h1 tabindex="-1">${heading}</h1>
      ${all.length > 1
        ? html`<div class="buttons">
            <button type="button" @click=${() => go(draft, step(-1))} title="Alt+PageUp">${glyph("previous")} ${say("card-previous")}</button>
            <span class="quiet">${n + 1} / ${all.length}</span>
            <button type="button" @click=${() => go(draft, step(1))} title="Alt+PageDown">${say("card-next")} ${glyph("next")}</button>
          </div>`
        : nothing}
    </div>
    ${draft.wrongAt(place).map((wrong) => html`<p class="why mistake" role="alert">${tell(wrong)}</p>`)}
    ${shippedRow(draft, at) && !draft.data[slot]?.[id] ? html`<p class="quiet">${say("card-of-the-box", { what: heading })}</p>` : nothing}
    ${names(draft, row, place, change, shippedRow(draft, at) ? name(id, slot) : "")}
    ${shippedRow(draft, at) ? html`<label class="check whole"><input type="checkbox" .checked=${left(draft, at) === 0} @change=${(e) => change((now) => mark(draft, at, now, e.target.checked))} /><span>${say("card-printed-whole")}</span></label>` : nothing}
    ${slot === "land" ? side(draft, row, place, change) : levels(draft, at, row, place, change)}
    ${slot === "land" ? nothing : html`${emblemPicker(row, signs, heading, (emblem) => change((now) => (emblem === undefined ? delete now.emblem : (now.emblem = emblem))), own)} ${mistakes(draft, [...place, "emblem"])}`}
    ${slot === "faction" ? games(draft, row, place, change) : nothing}
    <div class="buttons">
      ${shippedRow(draft, at) ? html`<button type="button" class="plain" @click=${() => begin(draft, slot, copied(draft, slot, row))}>${say("card-own-copy")}</button>` : nothing}
      ${draft.data[slot]?.[id] && (things(draft).length > 1 || shippedRow(draft, at))
        ? html`<button type="button" class="plain danger" @click=${() => draft.change((data) => {
            delete data[slot][id];
            if (!Object.keys(data[slot]).length && things(draft).length) delete data[slot];
          })}>${say(shippedRow(draft, at) ? "card-as-shipped" : "craft-take-out")}</button>`
        : nothing}
    </div>
  </div>`;
}

/**
 * Marks a whole card as printed, or as what it was before.
 * @param {Draft} draft
 * @param {Thing} at
 * @param {any} row
 * @param {boolean} isPrinted
 */
function mark(draft, at, row, isPrinted) {
  for (const [k, level] of (row.level ?? []).entries()) level.mark = isPrinted ? printed : markBefore(shippedRow(draft, at)?.level[k]);
  row.mark = isPrinted ? printed : markBefore(shippedRow(draft, at));
}

/** @param {any} shipped a card or level of the box, or none */
function markBefore(shipped) {
  return shipped && shipped.mark !== printed ? shipped.mark : ours;
}

/**
 * @param {Draft} draft
 * @param {Thing} at
 * @param {any} row
 * @param {Place} place
 * @param {Change} change
 */
function levels(draft, at, row, place, change) {
  const all = row.level ?? [];
  return html`<ol class="card-levels">
    ${all.map((/** @type {any} */ level, /** @type {number} */ k) => html`<li class="card-level">${levelOf(draft, at, level, k, [...place, "level", k], change)}</li>`)}
  </ol> ${mistakes(draft, [...place, "level"])}`;
}

/**
 * @param {Draft} draft
 * @param {Thing} at
 * @param {any} level
 * @param {number} k
 * @param {Place} place
 * @param {Change} change
 */
function levelOf(draft, at, level, k, place, change) {
  const shipped = shippedRow(draft, at)?.level[k];
  const isLast = at.slot === "hero" && k === draft.offer.levels.hero - 1;
  const edit = (/** @type {(level: any) => void} */ how) => change((row) => how(row.level[k]));
  // What a control changes is the level of the file, which is made of the shipped one at the first change.
  const effects = level.effects ?? [];
  const copied = structuredClone(effects);
  const editEffects = (/** @type {() => void} */ how) => {
    how();
    edit((now) => (now.effects = copied));
  };
  const turn = (/** @type {boolean} */ isPrinted) => change((row) => {
    row.level[k].mark = isPrinted ? printed : markBefore(shipped);
    row.mark = row.level.every((/** @type {any} */ one) => one.mark === printed) ? printed : markBefore(shippedRow(draft, at));
  });
  return html`<div class="level-head">
      <h2>${say("card-level", { n: k + 1 })}</h2>
      ${shipped ? html`<label class="check"><input type="checkbox" .checked=${level.mark === printed} @change=${(e) => turn(e.target.checked)} /><span>${say("card-printed")}</span></label>` : nothing}
      ${!shipped || level.mark === printed ? nothing : html`<span class="quiet">${say(`tek-mark-${level.mark}`)}</span>`}
    </div>
    ${sentences(draft, at, level, k, place)}
    ${isLast
      ? html`<div class="craft-row">${copied.map((/** @type {any} */ one, /** @type {number} */ n) => effectFields(draft, one, draft.offer.effects.find((/** @type {any} */ each) => each.op === "retire"), [...place, "effects", n], editEffects, false))}</div>`
      : effectList(draft, copied, [...place, "effects"], editEffects)}
    ${mistakes(draft, [...place, "effects"])} ${mistakes(draft, place)}
    ${at.slot === "hero" && !isLast ? rise(draft, level, place, edit) : nothing}
    ${ownWords(draft, level, place, edit)}`;
}

/**
 * What a level says, as people at the table will read it.
 * @param {Draft} draft
 * @param {Thing} at
 * @param {any} level
 * @param {number} k
 * @param {Place} place
 */
function sentences(draft, at, level, k, place) {
  const own = level.says?.[language()];
  const effects = level.effects ?? [];
  const said = effects.flatMap((/** @type {any} */ _, /** @type {number} */ n) => draft.toldAt([...place, "effects", n]));
  // A single effect says its sentence by itself.
  if (!own && said.length === 1 && effects.length === 1 && effects[0].op !== "retire") return nothing;
  const text = own || said.map(tell).join(" ") || say("craft-says-nothing");
  return html`<p class="craft-says">${text}</p>`;
}

/**
 * How a hero gets to the next level.
 * @param {Draft} draft
 * @param {any} level
 * @param {Place} place
 * @param {(how: (level: any) => void) => void} edit
 */
function rise(draft, level, place, edit) {
  const now = level.to_next ?? {};
  const { rises, price } = draft.offer;
  const choose = (/** @type {string} */ action) => edit((one) => (one.to_next = action === "war" ? { action } : { action, cost: now.cost ?? 3 }));
  return html`<div class="craft-row">
    ${field(say("card-rise"), html`<select @change=${(e) => choose(e.target.value)}>
      ${rises.map((/** @type {string} */ one) => html`<option value=${one} ?selected=${one === now.action}>${one === "war" ? say("card-rise-war") : valueName("action", one)}</option>`)}
    </select>`)}
    ${now.action === "war" ? nothing : number(draft, [...place, "to_next", "cost"], say("card-field-cost"), now.cost, price, (n) => edit((one) => (one.to_next = { ...one.to_next, cost: n })))}
    ${mistakes(draft, [...place, "to_next", "action"])}
  </div>`;
}

/**
 * In which games a faction plays.
 * @param {Draft} draft
 * @param {any} row
 * @param {Place} place
 * @param {Change} change
 */
function games(draft, row, place, change) {
  const { sets, interests, requires } = draft.offer;
  const turn = (/** @type {string} */ key, /** @type {string[]} */ all, /** @type {string} */ one, /** @type {boolean} */ isOn) =>
    change((now) => (now[key] = all.filter((each) => (each === one ? isOn : (now[key] ?? []).includes(each)))));
  return html`<details class="card-games"><summary>${say("card-games")}</summary>
    <div class="craft-row">
      ${field(say("card-field-box"), html`<select @change=${(e) => change((now) => (now.set = e.target.value))}>${sets.map((/** @type {string} */ one) => html`<option value=${one} ?selected=${one === row.set}>${say(`tek-set-${one}`)}</option>`)}</select>`)}
      ${mistakes(draft, [...place, "set"])}
    </div>
    <label class="check"><input type="checkbox" .checked=${row.opponent === true} @change=${(e) => change((now) => (now.opponent = e.target.checked))} /><span>${say("card-opponent")}</span></label>
    <fieldset class="some"><legend>${say("card-interest")}</legend>
      ${interests.map((/** @type {string} */ one) => html`<label class="effect-pick"><input type="checkbox" .checked=${(row.interest ?? []).includes(one)} @change=${(e) => turn("interest", interests, one, e.target.checked)} /><span>${valueName("interest", one)}</span></label>`)}
    </fieldset>
    ${requires.map((/** @type {string} */ one) => html`<label class="check"><input type="checkbox" .checked=${(row.requires ?? []).includes(one)} @change=${(e) => turn("requires", requires, one, e.target.checked)} /><span>${say(`card-requires-${one}`)}</span></label>`)}
  </details>`;
}

/**
 * Every card of the box, with how much of it is not as printed.
 * @param {Draft} draft
 * @param {Thing} at
 */
function box(draft, at) {
  const all = boxed(draft);
  const open = all.filter((one) => left(draft, one) > 0);
  return html`<details class="card-box" ?open=${!things(draft).length}>
    <summary>${say("card-left", { n: open.length, all: all.length })}</summary>
    ${slots.map((slot) => html`<h3>${say(`card-all-${slot}`)}</h3>
      <ul class="card-list">
        ${all.filter((one) => one.slot === slot).map((one) => html`<li><button type="button" class="toggle ${left(draft, one) ? "" : "done"}" aria-pressed=${same(one, at)} @click=${() => go(draft, one)}>
          ${called(draft, one)} <span class="quiet">${left(draft, one) ? (slot === "land" ? say("tek-mark-original") : say("card-left-levels", { n: left(draft, one) })) : html`${glyph("check")} ${say("card-printed")}`}</span></button></li>`)}
      </ul>`)}
  </details>`;
}
