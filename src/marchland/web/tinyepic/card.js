// @ts-check
/** The action card: six fields with their shields. Where an action is selected they are the choice itself. */
import { html, nothing } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { reason } from "../frame/book.js";
import { answer } from "../frame/doubt.js";
import { has, name, say, tell } from "../frame/texts.js";
import { deedSign } from "./figures.js";
import { confirm, option } from "./option.js";
import { priceTag } from "./price.js";
import { actionText } from "./words.js";

/** @typedef {import("../frame/table.js").Table} Table */

/** @param {Table} table */
export function isSelecting(table) {
  return table.isMine && table.view?.stage === "select";
}

/**
 * The card as the choice: a field tells what its action does, or why it is closed.
 * @param {Table} table
 */
export function selectPanel(table) {
  const view = /** @type {any} */ (table.view);
  const picked = view.actions.find((/** @type {any} */ action) => action.id === table.choice.picked);
  const asked = table.choice.asked ?? picked?.name;
  return html`<div class="choice">
    <div class="options deeds" role="group" aria-label=${say("ui-tek-action-card")}>
      ${view.card.map((/** @type {any} */ space) => {
        const action = view.actions.find((/** @type {any} */ each) => each.id === space.id);
        return action
          ? option(table, action, html`${inner(space)}${priceTag(action)}${space.idle ? html`<span class="hidden">. ${idleText(view, space)}</span>` : nothing}`, null, space.idle ? "space idle" : "space", space.idle ? idleText(view, space) : null)
          : shut(table, space);
      })}
    </div>
    <div class="upshot">
      ${picked ? html`<p>${about(view, picked.name)}</p>` : nothing}
      ${asked ? forecast(view, asked) : stuck(view)} ${picked?.triggers && !fieldOf(view, picked.name)?.idle ? html`<p class="ends-game">${say("ui-tek-ends-act", { action: picked.name })}</p>` : nothing} ${selecting(table, view, picked)}
    </div>
  </div>`;
}

/**
 * What of the card can be carried out in a region, while an action is selected.
 * @param {Table} table
 * @param {any} view
 * @param {string} id
 */
export function selectAt(table, view, id) {
  const spaces = isSelecting(table) ? view.card.filter((/** @type {any} */ space) => space.id !== null && space.places.includes(id)) : [];
  if (!spaces.length) return nothing;
  const actions = spaces.map((/** @type {any} */ space) => view.actions.find((/** @type {any} */ action) => action.id === space.id));
  const picked = actions.length === 1 ? actions[0] : actions.find((/** @type {any} */ action) => action.id === table.choice.picked);
  return html`<p class="hint">${say("ui-tek-hint-here")}</p>
    ${actions.length > 1
      ? html`<div class="options deeds ways-there" role="group" aria-label=${say("ui-tek-action-card")}>
          ${actions.map((/** @type {any} */ action, /** @type {number} */ k) => option(table, action, html`${inner(spaces[k])}${priceTag(action)}`, null, "space"))}
        </div>`
      : nothing}
    <div class="upshot">${picked ? html`<p>${about(view, picked.name)}</p>` : nothing} ${selecting(table, view, picked, id)}</div>`;
}

/**
 * The action is selected and carried out in one, or left for good; only selected where something else is to be chosen first.
 * @param {Table} table
 * @param {any} view
 * @param {any} picked
 * @param {string|null} [region] where it is carried out, if that was chosen first
 */
function selecting(table, view, picked, region = null) {
  const { then, idle, left, loses } = (picked && view.card.find((/** @type {any} */ space) => space.id === picked.id)) ?? { then: [] };
  if (!then.length) return confirm(table, picked, nothing, idle && say("ui-tek-select-idle", { action: picked.name }));
  return html`<div class="buttons selecting foot">
    <button type="button" class="confirm" data-action=${[picked.id, ...then].join(" ")} ?disabled=${table.waiting} @click=${() => (region ? table.goOn([picked.id, ...then], region) : table.act(picked, then))}>
      ${idle ? actionText(picked) : html`${say("tek-do-act-named", { action: picked.name })}${priceTag(picked)}`}
    </button>
    <button type="button" class="plain" data-action=${[picked.id, ...left].join(" ")} ?disabled=${table.waiting} @click=${() => answer(table, { ...picked, loses, left }, () => table.act(picked, left))}>
      ${say("ui-tek-select-idle", { action: picked.name })}
    </button>
  </div>`;
}

/**
 * That an action is selected even where none can be carried out.
 * @param {any} view
 */
function stuck({ card, to_move: seat }) {
  const free = card.filter((/** @type {any} */ { id }) => id !== null);
  return free.length && free.every((/** @type {any} */ { idle }) => idle) ? html`<p class="hint">${say("ui-tek-all-idle", { seat })}</p>` : nothing;
}

/**
 * Why a field of the action card is closed, or would be of no use to whoever selects it.
 * @param {any} view
 * @param {string|undefined} action
 */
function forecast(view, action) {
  const space = fieldOf(view, action);
  if (space?.why) return html`<p class="why">${reason(space.why)}</p>`;
  return html`${space?.idle ? html`<p class="why">${say("ui-tek-idle", { seat: view.to_move })} ${reason(space.idle)}</p>` : nothing}
    ${space?.rival ? html`<p class="hint">${say("ui-tek-rival")} ${tell(space.rival)}</p>` : nothing}`;
}

/**
 * @param {any} view
 * @param {any} space
 */
function idleText({ to_move: seat }, { idle }) {
  return `${say("ui-tek-idle", { seat })} ${tell(idle)}`;
}

/**
 * @param {any} view
 * @param {string|undefined} action
 */
function fieldOf(view, action) {
  return view.card.find((/** @type {any} */ each) => each.action === action);
}

/**
 * What an action does; without a meeple there is none to put a new one beside (TEK-A16).
 * @param {any} view
 * @param {string} action
 */
function about({ seats, to_move: seat }, action) {
  return action === "expand" && !seats[seat].in_play ? say("tek-why-home-empty", { seat }) : say(`ui-tek-about-${action}`);
}

/** @param {any} space */
function inner(space) {
  return html`${deedSign(space.action)}<span class="deed-name">${name(space.action, "action")}</span>
    ${space.shield ? html`<span class="shield" aria-hidden="true"></span>` : nothing}`;
}

/**
 * A used field says why it is closed.
 * @param {Table} table
 * @param {any} space
 */
function shut(table, space) {
  return html`<button
    type="button"
    class="space used"
    aria-disabled="true"
    title=${space.why ? tell(space.why) : nothing}
    @click=${() => {
      table.choice = { asked: space.action };
      refresh();
    }}
  >
    ${inner(space)}
  </button>`;
}

/**
 * The card as it lies beside another question.
 * @param {any} view
 */
export function actionCard(view) {
  return html`<section class="column card" aria-labelledby="card-title">
    <h2 id="card-title">${say("ui-tek-action-card")}</h2>
    <ul class="spaces">
      ${view.card.map((/** @type {any} */ space) => {
        const now = view.action === space.action;
        const state = say(now ? "ui-tek-now" : space.shield ? "ui-tek-used" : "ui-tek-unused");
        const about = `ui-tek-about-${space.action}`;
        return html`<li class="space ${space.shield ? "used" : ""} ${now ? "now" : ""}" title=${`${state}. ${has(about) ? say(about) : ""}`}>
          ${inner(space)}<span class="hidden">${state}</span>
        </li>`;
      })}
    </ul>
  </section>`;
}
