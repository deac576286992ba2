// @ts-check
/** The button that asks for a hint; the hint itself is fetched when it is first asked for. */
import { html, nothing } from "../vendor.js";
import { glyph } from "./glyphs.js";
import { later } from "./later.js";
import { say } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */

const hints = later(() => import("./hint.js"));

/**
 * Only whoever is asked at this screen gets a hint.
 * @param {Table} table
 */
export function adviceButton(table) {
  if (!table.isMine || !table.isKept) return nothing;
  return html`<button
    type="button"
    class="plain hint-ask"
    title=${say("ui-advice")}
    aria-label=${say("ui-advice")}
    aria-expanded=${table.hint !== null}
    @click=${() => import("./hint.js").then((hint) => hint.askHint(table))}
  >
    ${glyph("bulb")} <span>${say("ui-advice")}</span>
  </button>`;
}

/** @param {Table} table */
export function advice(table) {
  return table.hint ? (hints()?.hintCard(table) ?? nothing) : nothing;
}
