// @ts-check
/** The settings: language, and a row of choices for each thing that can be set. */
import { html, live, nothing } from "../vendor.js";
import { choose, languagePick, prefs, settings } from "./prefs.js";
import { dialogOf } from "./dialog.js";
import { later } from "./later.js";
import { page } from "./page.js";
import { has, learnPart, say } from "./texts.js";

await learnPart("dialogs").catch(() => {});

const webhooks = later(() => import("./webhook.js"));

export function settingsDialog() {
  return dialogOf(
    say("ui-settings"),
    html`${languagePick()} ${settings.map(row)} ${isCalled(page.table) ? (webhooks()?.webhooks(page.table) ?? nothing) : nothing}`,
    "settings",
  );
}

/** What is known of a webhook is asked for anew the next time: a call may have failed since. */
export function leaveSettings() {
  if (isCalled(page.table)) webhooks()?.forget();
}

/**
 * Whether the server calls those at this screen to their turns.
 * @param {import("./table.js").Table|null} table
 * @returns {table is import("./table.js").Table}
 */
function isCalled(table) {
  return Boolean(page.start.calls && table?.isKept && table.own.length && !table.view?.over);
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
