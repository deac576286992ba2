// @ts-check
/** The settings: language, and a row of choices for each thing that can be set. */
import { html, live, nothing } from "../vendor.js";
import { choose, languagePick, prefs, settings } from "./prefs.js";
import { dialogOf } from "./dialog.js";
import { has, say } from "./texts.js";

export function settingsDialog() {
  return dialogOf(say("ui-settings"), html`${languagePick()} ${settings.map(row)}`);
}

/** @param {[string, string[]]} setting its name and values */
function row([name, values]) {
  const note = `ui-set-${name}-text`;
  return html`<fieldset class="setting">
    <legend>${say(`ui-set-${name}`)}</legend>
    <div class="segments">
      ${values.map(
        (value) => html`<label
          ><input type="radio" name=${`set-${name}`} .checked=${live(prefs[name] === value)} @change=${() => choose(name, value)} /><span
            >${say(`ui-set-${name}-${value}`)}</span
          ></label
        >`,
      )}
    </div>
    ${has(note) ? html`<p class="quiet">${say(note)}</p>` : nothing}
  </fieldset>`;
}
