// @ts-check
/** Before a screen that holds one seat's secret, a cover with that seat's name. */
import { html, nothing } from "./vendor.js";
import { refresh } from "./page.js";
import { say } from "./texts.js";
import { crest } from "./emblems.js";

/** @param {import("./table.js").Table} table */
export function cover(table) {
  const seat = table.view?.secret;
  if (seat === undefined || seat === null || table.uncovered === seat) return nothing;
  return html`<div class="cover" role="dialog" aria-modal="true" aria-labelledby="cover-name">
    <div class="card">
      ${crest(seat)}
      <h1 id="cover-name">${say("ui-cover", { seat })}</h1>
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
    </div>
  </div>`;
}
