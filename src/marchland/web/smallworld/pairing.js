// @ts-check
/** The panel in which two regions are chosen. */
import { html, nothing } from "../vendor.js";
import { reason } from "../frame/book.js";
import { refresh } from "../frame/page.js";
import { has, regionName, say } from "../frame/texts.js";
import { deedsOn, open, other, pairOf, take } from "./pairs.js";
import { actionText } from "./words.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./pairs.js").Pair} Pair */

/**
 * The action of both regions, once they are chosen.
 * @param {Table} table
 * @param {Pair} pair
 */
function chosen(table, pair) {
  const { from, to, word } = pair;
  if (!from) return null;
  const actions = deedsOn(table, from).filter((action) => action.word === word);
  return actions.find((action) => other(action, from) === to) ?? null;
}

/**
 * What kind of region is asked for, where another was chosen.
 * @param {Pair} pair
 */
function whyNot({ word, from }) {
  const second = `why-pair-${word}-second`;
  return { key: from && has(second) ? second : `why-pair-${word}` };
}

/** @param {Table} table */
export function pairPanel(table) {
  const pair = /** @type {Pair} */ (pairOf(table));
  const action = chosen(table, pair);
  const picked = [pair.from, pair.to];
  return html`<div class="choice pairing">
    <p class="hint">${action ? say("ui-pair-both") : pair.from ? say("ui-pair-second", { region: pair.from }) : say("ui-pair-first")}</p>
    ${table.choice.refused ? html`<p class="why" role="alert">${regionName(table.choice.refused)}: ${reason(whyNot(pair))}</p>` : nothing}
    <div class="buttons wrap">
      ${[...new Set([...picked, ...open(table, pair)])].filter((id) => id !== null).map(
        (id) => html`<button type="button" class="toggle" aria-pressed=${picked.includes(id)}
          @click=${() => take(table, /** @type {string} */ (id))}>${regionName(/** @type {string} */ (id))}</button>`,
      )}
    </div>
    <div class="buttons">
      ${action
        ? html`<button type="button" class="confirm" ?disabled=${table.waiting} @click=${() => table.act(action)}>
            ${actionText(action)}
          </button>`
        : nothing}
      <button type="button" class="leave" @click=${() => {
        table.choice = {};
        refresh();
      }}>${say("ui-cancel")}</button>
    </div>
  </div>`;
}
