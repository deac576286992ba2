// @ts-check
/** A choice that is seen before it is confirmed, and the button that confirms it. */
import { html, nothing } from "../vendor.js";
import { afterDrawing } from "../frame/page.js";
import { say } from "../frame/texts.js";
import { uncover } from "./uncover.js";
import { goToConfirm, isByKey } from "../frame/focus.js";
import { priceTag } from "./price.js";
import { actionText } from "./words.js";

/** @typedef {import("../frame/table.js").Table} Table */

/**
 * A choice that is seen before it is confirmed.
 * @param {Table} table
 * @param {any} action
 * @param {any} text
 * @param {string|null} [label]
 * @param {string} [kind] how it looks beside the others
 * @param {string|null} [title] what is to be known before it is chosen
 */
export function option(table, action, text, label, kind = "", title = null) {
  const chosen = table.choice.picked === action.id;
  return html`<button
    type="button"
    class="toggle option ${kind}"
    data-action=${action.id}
    aria-pressed=${chosen}
    aria-label=${label ?? nothing}
    title=${title ?? nothing}
    @click=${(/** @type {MouseEvent} */ e) => {
      // Why it would be of no use is read first: a second Enter is not to choose it.
      if (!chosen && isByKey(e) && !kind.endsWith("idle")) goToConfirm();
      table.choice = { ...table.choice, asked: null, barred: null, picked: chosen ? null : action.id };
      afterDrawing(readChosen);
    }}
  >
    ${text}
  </button>`;
}

/** What the chosen one says stands under it, and comes into view with it. */
export function readChosen() {
  const chosen = document.querySelector('.options > [aria-pressed="true"]:has(+ .read)');
  for (const part of [chosen?.nextElementSibling, chosen]) part?.scrollIntoView({ block: "nearest" });
  uncover();
}

/**
 * @param {Table} table
 * @param {any} action the chosen one, if any
 * @param {any} [back] the way back, beside it
 * @param {string|null} [text] what it does, where the action's own words do not tell it
 */
export function confirm(table, action, back = nothing, text = null) {
  return html`<div class="buttons foot">
    <button
      type="button"
      class="confirm"
      data-action=${action?.id ?? nothing}
      ?disabled=${!action || table.waiting}
      @click=${() => action && table.act(action)}
    >
      ${text ? text : action ? html`${actionText(action)}${action.word === "take" ? nothing : priceTag(action)}` : say("ui-confirm")}
    </button>
    ${back}
  </div>`;
}
