// @ts-check
/** Coins line by line: where each comes from. */
import { html } from "./vendor.js";
import { tell } from "./texts.js";

/** @param {import("./types.js").Line[]} lines */
export function incomeLines(lines) {
  return html`<ul class="lines">
    ${lines.map((line) => html`<li>${tell(line)}</li>`)}
  </ul>`;
}
