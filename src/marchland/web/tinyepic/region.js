// @ts-check
/** One region that is looked at: what stands there, what can be done with it, and why nothing can. */
import { html, nothing } from "../vendor.js";
import { regionName, say } from "../frame/texts.js";
import { glyph } from "../frame/glyphs.js";
import { reason } from "../frame/book.js";
import { terrainSign } from "../frame/emblems.js";
import { actionText, piecesText } from "./words.js";
import { markSign } from "./mark.js";
import { deedsAt, movesFrom } from "./board.js";
import { goodSign, pieceSign } from "./figures.js";
import { howDecided, stakeOf } from "./war.js";
import { isSelecting, selectAt } from "./card.js";
import { priceTag } from "./price.js";
import { confirm, option } from "./option.js";
import { aboutPlace, yieldOf, yieldText } from "./yields.js";
import { buttonText, cancel } from "./buttons.js";
import { nameOf } from "./ground.js";

/** @typedef {import("../frame/table.js").Table} Table */

/**
 * One region: what stands there, and what can be done with it.
 * @param {Table} table
 * @param {any} view
 * @param {string} id
 */
export function regionPanel(table, view, id) {
  const at = view.regions[id];
  const land = view.cards.find((/** @type {any} */ card) => card.name === at.card);
  const actions = deedsAt(table, id);
  const moves = movesFrom(table, id);
  const given = yieldOf(view, /** @type {any} */ (table.drawing), id);
  const picked = actions.length === 1 ? actions[0] : actions.find((action) => action.id === table.choice.picked);
  // It stands under what it is about: beside the button, which sticks, it would cover the others.
  const stakes = html`${stakeOf(picked, view)} ${howDecided(picked)}`;
  return html`<div class="choice region-choice">
    <p class="choice-title">
      ${terrainSign(nameOf(at.terrain))} <span class="region-name">${regionName(id)}</span>
      ${land ? markSign(land.mark, "land", land.land) : nothing}
    </p>
    <div class="facts">
      ${given ? html`<p class="given">${goodSign(given.kind)} ${yieldText(given, at.terrain)}</p>` : nothing}
      <p class="holder">
        ${at.pieces.map((/** @type {any} */ piece) => pieceSign(piece))}
        ${at.pieces.length ? piecesText(at).join(", ") : say("ui-nobody")}${at.allied ? html` · ${say("ui-tek-allied")}` : nothing}
      </p>
      ${aboutPlace(view, id, actions.length > 0).map((text) => html`<p class="quiet">${text}</p>`)}
    </div>
    ${actions.length > 1 && actions.every((action) => action.to === id) ? html`<p class="hint">${say("ui-tek-hint-from")}</p>` : nothing}
    ${actions.length > 1
      ? html`<div class="options ${moves.length > 1 ? "" : "ways-there"}" role="group" aria-label=${regionName(id)}>
          ${actions.map(
            (action) => html`${option(table, action, action.to === id ? origin(action) : action.to ? goal(action) : html`${actionText(action)}${priceTag(action)}`)}
              ${action === picked && picked.stake ? html`<div class="read">${stakes}</div>` : nothing}`,
          )}
        </div>`
      : nothing}
    ${actions.length === 1 ? means(actions[0]) : nothing}
    ${selectAt(table, view, id)} ${whyNot(table, view, id, actions)}
    ${moves.length > 1 && !picked ? html`<p class="hint">${say("ui-tek-hint-goal")}</p>` : nothing}
    ${picked ? nothing : stakeOf(alike(actions), view)}
    ${actions.length > 1 ? nothing : stakes}
    ${actions.length ? html`<div class="upshot">${confirm(table, picked, cancel(table))}</div>` : nothing}
  </div>`;
}

/**
 * Any of the ways into a war, where all cost the same.
 * @param {any[]} actions
 */
function alike([first, ...rest]) {
  const stake = JSON.stringify(first?.stake);
  return rest.every((each) => JSON.stringify(each.stake) === stake) ? first : null;
}

/**
 * Where a move begins, where its end was pointed at.
 * @param {any} action
 */
function origin(action) {
  return html`<span>${action.hero ? say("tek-piece-hero") : ""} ${regionName(action.region)} ${glyph("arrow")} ${means(action)}</span>`;
}

/**
 * Whether a move is war.
 * @param {any} action
 */
function means(action) {
  return action.war ? html`<span class="quiet">${glyph("swords")} ${say("ui-tek-means-war")}</span>` : nothing;
}

/**
 * Where a move ends, and whether that is war.
 * @param {any} action
 */
function goal(action) {
  return html`<span
    >${action.hero ? say("tek-piece-hero") : ""} ${glyph("arrow")} ${regionName(action.to)}
    ${means(action)}</span
  >`;
}

/**
 * Why nothing can be done in the chosen region, or why the move cannot end where it was pointed.
 * @param {Table} table
 * @param {any} view
 * @param {string} id
 * @param {any[]} actions
 */
function whyNot(table, view, id, actions) {
  const goal = table.choice.goal;
  const closed = goal ? view.regions[goal]?.refused[id] : null;
  if (closed) return html`<p class="why">${regionName(goal)}: ${reason(closed)}</p>`;
  const why = table.isMine && !actions.length ? view.regions[id].why : null;
  if (why) return html`<p class="why">${reason(why)}</p>`;
  if (isSelecting(table)) return view.card.some((/** @type {any} */ space) => space.places.includes(id)) ? nothing : html`<p class="quiet">${say("ui-tek-hint-not-here")}</p>`;
  const placed = view.actions.some((/** @type {any} */ action) => action.region || action.to) || view.march.length;
  if (!table.isMine || placed) return nothing;
  const act = view.actions.find((/** @type {any} */ { word }) => word === "act");
  return html`<p class="quiet">${act ? say("ui-tek-hint-by-button", { button: buttonText(view, act) }) : say("ui-tek-hint-elsewhere")}</p>`;
}
