// @ts-check
/** Choosing among cards: heroes, factions, sides of a land; each is read before it is confirmed. */
import { html, nothing } from "../vendor.js";
import { has, name, say } from "../frame/texts.js";
import { choiceName, kindOf, markText } from "./words.js";
import { confirm, option } from "./option.js";
import { factionSign, heroSign } from "./emblems.js";

/** @typedef {import("../frame/table.js").Table} Table */

const stages = new Set(["keep", "pick-faction", "pick-side", "pick-land", "copy", "draw-faction"]);

/** @param {Table} table */
export function cardsPanel(table) {
  const view = /** @type {any} */ (table.view);
  if (!stages.has(view.stage)) return nothing;
  const actions = view.actions.filter((/** @type {any} */ action) => action.name && !action.region);
  const picked = actions.find((/** @type {any} */ action) => action.id === table.choice.picked);
  return html`<div class="choice cards">
    <div class="options" role="group" aria-label=${say("ui-asked")}>
      ${actions.map((/** @type {any} */ action) => option(table, action, html`${signOf(action)}${choiceName(action)}`))}
    </div>
    ${table.choice.barred ? html`<p class="why" role="alert">${name(table.choice.barred, "land")}: ${say("ui-tek-not-offered")}</p>` : nothing}
    <div class="upshot">${picked ? about(view, picked) : nothing} ${confirm(table, picked)}</div>
  </div>`;
}

/** @param {any} action */
function signOf(action) {
  if (action.word === "keep") return heroSign(action.name);
  return kindOf(action) === "faction" ? factionSign(action.name) : nothing;
}

/**
 * What the chosen card says.
 * @param {any} view
 * @param {any} action
 */
function about(view, action) {
  const kind = action.word === "keep" ? "hero" : kindOf(action);
  const land = view.lands[action.name];
  const levels = [1, 2, 3, 4, 5].filter((n) => has(`${kind}-${action.name}-${n}`));
  if (land) return html`<p class="quiet">${markText(land.mark)}</p>`;
  const card = view.offered[action.name];
  return html`<ol class="levels">
    ${levels.map(
      (n) => html`<li>
        ${card?.levels[n - 1].told === false ? "–" : say(`${kind}-${action.name}-${n}`)}
        ${card ? html`<span class="quiet">(${markText(card.levels[n - 1].mark)})</span>` : nothing}
      </li>`,
    )}
  </ol>`;
}
