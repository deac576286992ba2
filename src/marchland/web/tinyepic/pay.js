// @ts-check
/** Payments, the first split of resources, and trade: something is suggested, all can be changed. */
import { html, nothing } from "../vendor.js";
import { goTo, goToConfirm, isByKey } from "../frame/focus.js";
import { refresh } from "../frame/page.js";
import { glyph } from "../frame/glyphs.js";
import { say } from "../frame/texts.js";
import { goodSign } from "./figures.js";
import { actionText, sum, unitSigns, unitsText } from "./words.js";
import { confirm } from "./option.js";
import { afterLoss } from "./war.js";

/** @typedef {import("../frame/table.js").Table} Table */

/**
 * A choice that is seen before it is confirmed.
 * @param {Table} table
 * @param {boolean} chosen
 * @param {any} text
 * @param {Record<string, any>} change what a press remembers
 * @param {string} [label]
 * @param {boolean} [several] whether a number is to be chosen next
 */
function toggle(table, chosen, text, change, label, several = false) {
  return html`<button
    type="button"
    class="toggle option"
    data-action=${change.picked ?? nothing}
    data-pair=${change.pair ?? nothing}
    aria-pressed=${chosen}
    aria-label=${label ?? nothing}
    @click=${(/** @type {MouseEvent} */ e) => {
      if (isByKey(e)) several ? goTo([".amounts button"]) : goToConfirm();
      table.choice = { ...table.choice, ...change };
      refresh();
    }}
  >
    ${text}
  </button>`;
}

/** @param {Table} table */
export function payPanel(table) {
  const view = /** @type {any} */ (table.view);
  const { ways, suggested, due, mana, ore } = view.payment;
  const picked = table.choice.picked ?? suggested;
  const action = view.actions.find((/** @type {any} */ each) => each.id === picked && each.word === "pay");
  const { worth } = ways.find((/** @type {any} */ way) => way.id === picked) ?? {};
  return html`<div class="choice pay ${ways.length > 1 && !table.choice.picked ? "proposed" : ""}">
    <p>${say("ui-tek-due", { n: due })}${mana ? html` <span class="quiet">· ${say("ui-tek-counts", { mana, ore })}</span>` : nothing}</p>
    ${ways.length > 1
      ? html`<div class="options" role="group" aria-label=${say("ui-tek-due", { n: due })}>
          ${ways.map((/** @type {any} */ way) =>
            toggle(table, way.id === picked, unitSigns(way.units), { picked: way.id }, unitsText(way.units) || say("ui-free")),
          )}
        </div>`
      : nothing}
    ${view.stage === "match" && view.war.sides[1].seat !== null ? html`<p>${say("ui-tek-match-how")} ${afterLoss(view)}</p>` : nothing}
    ${confirm(table, action && { ...action, worth })}
  </div>`;
}

/** @param {Table} table */
export function splitPanel(table) {
  const actions = /** @type {any[]} */ (table.view?.actions);
  const kinds = ["food", "mana", "ore"];
  const total = sum(actions[0].units);
  const split = table.choice.split ?? { food: 3, mana: 2, ore: total - 5 };
  const left = total - sum(split);
  const action = actions.find((each) => kinds.every((kind) => (each.units[kind] ?? 0) === split[kind]));
  const change = (/** @type {string} */ kind, /** @type {number} */ by) => {
    table.choice = { ...table.choice, split: { ...split, [kind]: split[kind] + by } };
    refresh();
  };
  return html`<div class="choice split">
    <p class="rest ${left ? "" : "done"}">${say("ui-left", { n: left })}</p>
    <div class="steppers">
      ${kinds.map(
        (kind) => html`<div class="stepper" data-kind=${kind}>
          <span class="stepper-name">${goodSign(kind)} <span>${say(`tek-resource-${kind}`)}</span></span>
          <button type="button" aria-label=${`− ${say(`tek-resource-${kind}`)}`} ?disabled=${split[kind] < 1} @click=${() => change(kind, -1)}>${glyph("minus")}</button>
          <output>${split[kind]}</output>
          <button type="button" aria-label=${`+ ${say(`tek-resource-${kind}`)}`} ?disabled=${left < 1} @click=${() => change(kind, 1)}>${glyph("plus")}</button>
        </div>`,
      )}
    </div>
    ${confirm(table, left ? null : action)}
  </div>`;
}

/** @param {Table} table */
export function tradePanel(table) {
  const trades = /** @type {any[]} */ (table.view?.actions).filter((action) => action.word === "trade");
  const pairs = [...new Map(trades.map((trade) => [`${trade.give} ${trade.get}`, trade])).entries()];
  const pair = table.choice.pair ?? (pairs.length === 1 ? pairs[0][0] : null);
  const counted = (/** @type {string|null} */ key) => trades.filter((trade) => `${trade.give} ${trade.get}` === key);
  const sizes = counted(pair);
  const picked = sizes.find((trade) => trade.id === table.choice.picked) ?? (sizes.length === 1 ? sizes[0] : null);
  return html`<div class="choice trade">
    <div class="options" role="group" aria-label=${say("tek-action-trade")}>
      ${pairs.map(([key, trade]) => {
        const text = `${say(`tek-resource-${trade.give}`)} – ${say(`tek-resource-${trade.get}`)}`;
        return toggle(table, key === pair, html`${goodSign(trade.give)} ${glyph("arrow")} ${goodSign(trade.get)}`, { pair: key, picked: null }, text, counted(key).length > 1);
      })}
    </div>
    ${sizes.length > 1
      ? html`<div class="options amounts" role="group" aria-label=${say("ui-tek-how-many")}>
          ${sizes.map((trade) => toggle(table, trade === picked, String(trade.n), { picked: trade.id }, actionText(trade)))}
        </div>`
      : pairs.some(([key]) => counted(key).length > 1)
        ? html`<div class="options amounts room"><span class="option"></span></div>`
        : nothing}
    ${confirm(table, picked)}
  </div>`;
}
