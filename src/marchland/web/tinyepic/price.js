// @ts-check
/** What a choice costs, on its button. */
import { html, nothing } from "../vendor.js";
import { say } from "../frame/texts.js";
import { unitSigns, unitsText } from "./words.js";

/**
 * @param {any} action
 * @returns {any} its price as signs, and as words for those who do not see them
 */
export function priceTag(action) {
  const units = action?.price?.units;
  if (!units) return nothing;
  const free = !Object.keys(units).length;
  const text = free ? say("ui-free") : unitsText(units);
  return html`<span class="price"
    ><span class="hidden">: ${action.price.more ? say("ui-tek-from", { units }) : text}</span
    ><span aria-hidden="true">${free ? "0" : unitSigns(units)}${action.price.more ? "+" : nothing}</span></span
  >`;
}
