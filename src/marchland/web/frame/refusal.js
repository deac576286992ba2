// @ts-check
/** Why something was refused: the sentence comes into view where it would be out of sight. */
import { html, nothing, ref } from "../vendor.js";
import { appearing } from "./page.js";

/**
 * Comes into view when it appears; whoever tries again takes it away first, so that it comes again.
 * @param {string} text why; nothing where it is empty
 * @param {any} [more] what stands behind it
 */
export function refusal(text, more = nothing) {
  return text ? html`<p class="trouble" role="alert" ${ref(appeared)}>${text} ${more}</p>` : nothing;
}

export const appeared = appearing((sentence) => {
  sentence.closest("details")?.setAttribute("open", "");
  sentence.scrollIntoView({ block: "nearest" });
});
