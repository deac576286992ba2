// @ts-check
/** An answer that gives something up for good asks once more, as far as the settings say. */
import { html } from "../vendor.js";
import { refresh } from "./page.js";
import { goToConfirm } from "./focus.js";
import { prefs } from "./prefs.js";
import { say, tell } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Action} Action */

/**
 * Gives an answer, or asks first whether it is meant; what a lesson tells one to do is.
 * @param {any} table
 * @param {Action} action
 * @param {() => void} [give] how it is given, where it is more than the action alone
 */
export function answer(table, action, give) {
  const isPlain = !give && !action.region;
  give ??= () => table.act(action);
  if (prefs.confirm === "never" || (prefs.confirm === "dangerous" && (!action.loses || table.tells?.(action)))) return give();
  table.doubted = { action, give };
  // Let be, it leaves nothing chosen that a press would let go.
  if (isPlain) table.region = null;
  goToConfirm(Boolean(action.loses));
  refresh();
}

/**
 * The question that comes before the answer.
 * @param {any} table
 * @param {(action: Action) => any} text what the button of an action says
 */
export function doubt(table, text) {
  const { action, give } = table.doubted;
  return html`<div class="choice doubt" role="alert">
    <p class="choice-title">${action.loses ? tell(action.loses) : say("ui-doubt")}</p>
    <div class="buttons">
      <button type="button" class="confirm" data-action=${action.id} ?disabled=${table.waiting} @click=${give}>${text(action)}</button>
      <button
        type="button"
        class="spared"
        @click=${() => {
          table.doubted = null;
          refresh();
        }}
      >
        ${say("ui-doubt-no")}
      </button>
    </div>
  </div>`;
}
