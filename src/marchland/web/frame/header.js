// @ts-check
/** The bar over the first page and the form of a new game. */
import { html } from "../vendor.js";
import { openDialog } from "./dialog.js";
import { glyph } from "./glyphs.js";
import { languagePick } from "./prefs.js";
import { say } from "./texts.js";

/** @param {any} [more] what stands before the settings */
export function header(more) {
  return html`<header class="bar">
    <a class="brand" href="#/" aria-label=${say("ui-home")}>Marchland</a>
    <div class="switches">
      ${languagePick()} ${more}
      <button type="button" class="menu-button" aria-label=${say("ui-settings")} @click=${() => openDialog("settings")}>${glyph("gear")} <span>${say("ui-settings")}</span></button>
    </div>
  </header>`;
}
