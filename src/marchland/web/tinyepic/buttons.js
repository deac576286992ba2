// @ts-check
/** The answers that need no place, card or sum, and what a button says. */
import { html, nothing } from "../vendor.js";
import { goToBoard, isByKey } from "../frame/focus.js";
import { refresh } from "../frame/page.js";
import { say } from "../frame/texts.js";
import { reason } from "../frame/book.js";
import { answer } from "../frame/doubt.js";
import { actionText, unitSigns, unitsText } from "./words.js";
import { deedsAt } from "./board.js";
import { goodSign } from "./figures.js";
import { priceTag } from "./price.js";

/** @typedef {import("../frame/table.js").Table} Table */

/** Words whose buttons stay, greyed, and say why when they are pressed. */
export const greyed = new Set(["act", "level"]);
/** Words that a panel of their own asks for. */
const paneled = new Set(["bid", "pay", "split", "trade", "keep", "take"]);

/**
 * The answers that need no place, card or sum.
 * @param {Table} table
 * @param {any} view
 */
export function general(table, view) {
  const rest = view.actions.filter((/** @type {any} */ action) => {
    if (action.region || paneled.has(action.word)) return false;
    if (action.word === "flag") return !view.bids.length;
    return !(action.word === "choose" && ["pick-faction", "pick-side", "pick-land", "copy", "draw-faction"].includes(view.stage));
  });
  const shut = table.region ? [] : view.closed.filter((/** @type {any} */ row) => greyed.has(row.word));
  // What a lesson tells one to do is the button that stands out.
  const tells = (/** @type {any} */ action) => /** @type {any} */ (table).tells?.(action);
  const taught = rest.some(tells);
  const back = table.region && !deedsAt(table, table.region).length ? cancel(table) : nothing;
  if (!rest.length && back === nothing && !shut.length) return nothing;
  return html`<div class="buttons answers ${rest.length + shut.length < 5 ? "foot" : ""}">
    ${rest.map(
      (/** @type {any} */ action, /** @type {number} */ k) =>
        html`<button
          type="button"
          data-action=${action.id}
          class=${!table.region && (taught ? tells(action) : k === 0 && isMain(view, action, rest)) ? "confirm" : ""}
          ?disabled=${table.waiting}
          @click=${() => answer(table, action)}
        >
          ${buttonText(view, action)}${action.word === "collect" ? harvest(view.harvest) : priceTag(action)}
        </button>`,
    )}
    ${shut.map(
      (/** @type {any} */ row) =>
        html`<button
          type="button"
          class="shut"
          aria-disabled="true"
          @click=${() => {
            table.choice = { asked: table.choice.asked === row.word ? null : row.word };
            refresh();
          }}
        >
          ${say(`tek-do-${row.word}`)}
        </button>`,
    )}
    ${back} ${shut.filter(({ word }) => word === table.choice.asked).map(({ why }) => html`<p class="why">${reason(why)}</p>`)}
  </div>`;
}

/**
 * Closes the region that is looked at.
 * @param {Table} table
 */
export function cancel(table) {
  return html`<button
    type="button"
    class="plain"
    @click=${(/** @type {MouseEvent} */ e) => {
      table.forget();
      if (isByKey(e)) goToBoard();
      refresh();
    }}
  >
    ${say("ui-cancel")}
  </button>`;
}

/**
 * @param {any} view
 * @param {any} action
 */
export function buttonText(view, action) {
  if (action.left) return say("ui-tek-select-idle", { action: action.name });
  const { other_action: other } = view.ask.args ?? {};
  if (action.word === "use" && action.name === "action_instead" && other) return say("tek-do-act-named", { action: other });
  if (action.word === "act") return say("tek-do-act-named", { action: view.doing ?? view.action });
  if (action.word === "pass" && view.stage === "move") return say("tek-do-move-no-more");
  return action.word === "flag" ? say("tek-do-give-up") : actionText(action);
}

/**
 * What collecting would give.
 * @param {{units: Record<string, number>, choice: number}} found
 */
function harvest({ units, choice }) {
  const some = Object.keys(units).length > 0;
  const any = choice ? say("ui-tek-any", { n: choice }) : "";
  const told = [unitsText(units), any].filter(Boolean).join(", ") || "0";
  return html`<span class="hidden">: ${told}</span>
    <span class="price" aria-hidden="true">${some ? unitSigns(units) : nothing} ${choice ? html`${choice}${goodSign("choice")}` : nothing}${some || choice ? nothing : "0"}</span>`;
}

/**
 * @param {any} view
 * @param {any} action
 * @param {any[]} rest
 */
function isMain(view, action, rest) {
  return action.word === "act" || (rest.length === 1 && view.actions.length === 1);
}
