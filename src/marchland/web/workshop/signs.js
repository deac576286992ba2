// @ts-check
/** The sign of a race or power: a drawn emblem, or a disc with its letter. */
import { emblemIds, learnWarcraft } from "../art/art.js";
import { html } from "../vendor.js";
import { icon, letterDisc } from "../frame/emblems.js";
import { name, say } from "../frame/texts.js";
import { refresh } from "../frame/page.js";

let asked = false;

/**
 * @param {string} chosen the id of an emblem, a letter or two, or "" for the first of the name
 * @param {(emblem: string) => void} set
 * @param {string} letter the first of the name
 * @param {string} _game
 */
export function emblemPicker(chosen, set, letter, _game) {
  if (!asked) {
    asked = true;
    learnWarcraft().then(refresh);
  }
  const isDrawn = chosen.length > 2;
  return html`<fieldset class="signs">
    <legend>${say("craft-sign")}</legend>
    <div class="sign-grid" role="radiogroup" aria-label=${say("craft-sign")}>
      ${choice("", letterDisc(isDrawn || !chosen ? letter : chosen), say("craft-sign-letter"), !isDrawn, set)}
      ${emblemIds.map((id) => choice(id, icon(id), name(id), chosen === id, set))}
    </div>
  </fieldset>`;
}

/**
 * @param {string} id
 * @param {any} drawn
 * @param {string} label
 * @param {boolean} isChosen
 * @param {(emblem: string) => void} set
 */
function choice(id, drawn, label, isChosen, set) {
  return html`<label class="sign" title=${label}
    ><input type="radio" name="craft-sign" aria-label=${label} .checked=${isChosen} @change=${() => set(id)} /><span>${drawn}</span></label
  >`;
}
