// @ts-check
/** A sum line by line: where each part comes from. */
import { html } from "../vendor.js";
import { reason } from "./book.js";

/** @param {import("./types.js").Line[]} lines */
export function lineList(lines) {
  return html`<ul class="lines">
    ${lines.map((line) => html`<li>${reason(line)}</li>`)}
  </ul>`;
}
