// @ts-check
/** The panel in which two regions are chosen. */
import { html, nothing } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { has, regionName, say } from "../frame/texts.js";
import { goTo, goToConfirm, isByKey } from "../frame/focus.js";
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
 * What is to be chosen next.
 * @param {Pair} pair
 * @param {boolean} isWhole whether both regions are chosen
 */
function asked({ word, from }, isWhole) {
  if (isWhole) return say("ui-pair-both");
  const own = from ? `ui-pair-second-${word}` : `ui-pair-first-${word}`;
  return say(has(own) ? own : from ? "ui-pair-second" : "ui-pair-first", { region: from });
}

/**
 * From a region that was chosen the keyboard goes to what can be chosen next, or to what confirms both.
 * @param {Table} table
 */
function goOn(table) {
  const { from = null, to = null } = pairOf(table) ?? {};
  if (to) goToConfirm();
  else if (from) goTo(['.pairing .toggle[aria-pressed="false"]']);
}

/** @param {Table} table */
export function pairPanel(table) {
  const pair = /** @type {Pair} */ (pairOf(table));
  const action = chosen(table, pair);
  const picked = [pair.from, pair.to];
  const { view } = table;
  const power = view?.seats[view.to_move].tribes.find(({ declined }) => !declined)?.power;
  const left = view?.abilities[power ?? ""];
  return html`<div class="choice pairing">
    <p class="hint">${asked(pair, action !== null)} ${left?.key === "now-uses" ? say("ui-pair-then", { n: left.args.n - 1 }) : nothing}</p>
    <div class="buttons wrap">
      ${[...new Set([pair.from, ...open(table, pair)])].filter((id) => id !== null).map(
        (id) => html`<button type="button" class="toggle" aria-pressed=${picked.includes(id)}
          @click=${(/** @type {MouseEvent} */ e) => {
            take(table, /** @type {string} */ (id));
            if (isByKey(e)) goOn(table);
          }}>${regionName(/** @type {string} */ (id))}</button>`,
      )}
    </div>
    <div class="buttons foot">
      ${action
        ? html`<button type="button" class="confirm" ?disabled=${table.waiting} @click=${() => table.act(action)}>
            ${actionText(action)}
          </button>`
        : nothing}
      <button type="button" class="leave" @click=${() => {
        table.choice = {};
        table.error = null;
        refresh();
      }}>${say("ui-cancel")}</button>
    </div>
  </div>`;
}
