// @ts-check
/** Choosing among cards: heroes, factions, sides of a land; each is read before it is confirmed. */
import { html, nothing } from "../vendor.js";
import { afterDrawing } from "../frame/page.js";
import { has, name, regionName, say } from "../frame/texts.js";
import { choiceName, kindOf, markText, ownMark, wholeMark } from "./words.js";
import { confirm, option, readChosen } from "./option.js";
import { factionSign, heroSign } from "./emblems.js";
import { levelText } from "./levels.js";
import { yieldText } from "./yields.js";

/** @typedef {import("../frame/table.js").Table} Table */

const stages = new Set(["keep", "pick-faction", "pick-side", "pick-land", "copy", "draw-faction"]);
/** So many cards lie side by side with all that they say; more are a list of names. */
const few = 3;

/** @param {Table} table */
export function cardsPanel(table) {
  const view = /** @type {any} */ (table.view);
  if (!stages.has(view.stage)) return nothing;
  const actions = view.actions.filter((/** @type {any} */ action) => action.name && !action.region);
  const picked = actions.find((/** @type {any} */ action) => action.id === table.choice.picked);
  const open = actions.length <= few && actions.every((/** @type {any} */ { name: id }) => view.offered[id]);
  return html`<div class="choice">
    ${!open && !picked && actions.some((/** @type {any} */ { name: id }) => view.offered[id]) ? html`<p class="hint">${say("ui-tek-hint-read")}</p>` : nothing}
    ${!open && view.stage === "pick-faction" ? byLot(table, actions) : nothing}
    <div class="options ${open ? "side-by-side" : ""}" role="group" aria-label=${say("ui-asked")}>
      ${actions.map((/** @type {any} */ action) =>
        open
          ? option(table, action, html`${title(action)}${told(view, action)}`, null, "whole")
          : html`${option(table, action, title(action))}${action === picked && view.offered[action.name] ? html`<div class="read">${told(view, picked)}${fromWhere(markOf(view.offered[picked.name]))}</div>` : nothing}`,
      )}
    </div>
    ${open ? [...new Set(actions.map((/** @type {any} */ { name: id }) => markOf(view.offered[id])))].map(fromWhere) : nothing}
    ${table.choice.barred ? html`<p class="why" role="alert">${barred(actions, table.choice.barred)}</p>` : nothing}
    <div class="upshot ${open ? "" : "listed"}">${picked && table.choice.at?.startsWith(`${picked.name}/`) ? html`<p class="quiet">${givesAt(view, table.choice.at)}</p>` : nothing}${confirm(table, picked)}</div>
  </div>`;
}

/**
 * What the region gives by which a land was chosen on the map.
 * @param {any} view
 * @param {string} id
 */
function givesAt({ lands }, id) {
  const [land, place] = id.split("/");
  const { yields, terrain } = lands[land];
  return `${regionName(id)}: ${yieldText(yields[place] ?? null, terrain[place]) || say("ui-tek-about-closed")}`;
}

/**
 * Chooses one of many for whoever cannot compare them yet; it is read and confirmed like any other.
 * @param {Table} table
 * @param {any[]} actions
 */
function byLot(table, actions) {
  return html`<div class="buttons">
    <button
      type="button"
      class="by-lot"
      @click=${() => {
        const others = actions.filter(({ id }) => id !== table.choice.picked);
        table.choice = { picked: others[Math.floor(Math.random() * others.length)].id };
        afterDrawing(readChosen);
      }}
    >
      ${say("ui-tek-by-lot")}
    </button>
  </div>`;
}

/**
 * Why a land that was pointed at on the map cannot be chosen.
 * @param {any[]} actions
 * @param {string} land
 */
function barred(actions, land) {
  const lands = actions.some((action) => kindOf(action) === "land");
  return lands ? `${name(land, "land")}: ${say("ui-tek-not-offered")}` : say("ui-tek-hint-elsewhere");
}

/** @param {any} action */
function title(action) {
  return html`<span class="option-name">${signOf(action)}${choiceName(action)}</span>`;
}

/** @param {any} action */
function signOf(action) {
  if (action.word === "keep") return heroSign(action.name);
  return kindOf(action) === "faction" ? factionSign(action.name) : nothing;
}

/**
 * Where all of a card is from, which its levels need not repeat.
 * @param {any} card
 * @returns {string}
 */
function markOf({ mark, levels }) {
  return wholeMark(mark, levels.map((/** @type {any} */ level) => level.mark));
}

/**
 * What the words for where a card is from mean; that it is as printed needs no more.
 * @param {string} mark
 */
function fromWhere(mark) {
  const key = `ui-tek-origin-${mark}`;
  return has(key) ? html`<p class="quiet">${say(key)}</p>` : nothing;
}

/**
 * The levels of a card, where they are from, and how a hero comes to the next.
 * @param {any} view
 * @param {any} action
 */
function told(view, action) {
  const kind = action.word === "keep" ? "hero" : kindOf(action);
  const card = view.offered[action.name];
  if (!card) return nothing;
  const mark = markOf(card);
  // Of a faction that is copied one level alone becomes one's own.
  const only = view.stage === "copy" ? view.ask.args.n : null;
  return html`<span class="quiet">(${markText(mark)})</span>
    ${card.levels.map((/** @type {any} */ level, /** @type {number} */ k) => {
      if (only && only !== k + 1) return nothing;
      const key = `${kind}-${action.name}-${k + 1}`;
      const rise = k ? card.rises?.[k - 1] : null;
      return html`${rise ? html`<span class="rise quiet">${say(`tek-next-${rise.by}`, { n: rise.n })}</span>` : nothing}
        <span class="level"><b>${k + 1}</b> <span>${levelText(level, key)} ${ownMark(level.mark, mark)}</span></span>`;
    })}`;
}
