// @ts-check
/** Before a screen that holds one seat's secret, a cover with that seat's name. */
import { html, nothing } from "../vendor.js";
import { refresh } from "./page.js";
import { say } from "./texts.js";
import { crest } from "./emblems.js";

/**
 * Whether the screen holds the secret of a seat that has not said it is there.
 * @param {import("./table.js").Table} table
 */
export function isCovered(table) {
  const seat = table.secret;
  return seat !== null && table.uncovered !== seat;
}

/** @param {import("./table.js").Table} table */
export function cover(table) {
  if (!isCovered(table)) return nothing;
  const seat = /** @type {number} */ (table.secret);
  return html`<div class="cover" role="dialog" aria-modal="true" aria-labelledby="cover-name">
    <div class="card">
      ${crest(seat)}
      <h1 id="cover-name">${say("ui-cover", { seat })}</h1>
      <p>${say("ui-cover-text")}</p>
      <button
        type="button"
        class="confirm"
        @click=${() => {
          table.uncovered = seat;
          refresh();
        }}
      >
        ${say("ui-uncover")}
      </button>
      ${table.world?.covered?.(table)}
    </div>
  </div>`;
}
