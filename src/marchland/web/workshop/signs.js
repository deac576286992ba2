// @ts-check
/** The sign of what is made: a drawn emblem, a disc with letters, or a drawing of one's own. */
import { emblemIds, learnAll } from "../art/art.js";
import { cardEmblem, factions, heroes } from "../art/cards.js";
import { html, nothing, unsafeSVG } from "../vendor.js";
import { icon, letterDisc } from "../frame/emblems.js";
import { name, say } from "../frame/texts.js";
import { afterDrawing, refresh } from "../frame/page.js";
import { field } from "./fields.js";
import { blank, drawnSign, pencil } from "./pencil.js";

/** @typedef {{ids: () => string[], sign: (id: string) => any, called: (id: string) => string}} Shipped emblems that may be chosen */

let asked = false;

/** Those of races, powers and sites. @type {Shipped} */
export const peoples = {
  ids: () => {
    if (!asked) {
      asked = true;
      learnAll().then(refresh);
    }
    return emblemIds;
  },
  sign: (id) => icon(id),
  called: (id) => name(id),
};

/** Those of factions and heroes. @type {Shipped} */
export const cards = {
  ids: () => [...Object.keys(factions), ...Object.keys(heroes)],
  sign: (id) => html`<span class="icon" aria-hidden="true">${unsafeSVG(cardEmblem(id))}</span>`,
  called: (id) => name(id, id in factions ? "faction" : "hero"),
};

/** What was drawn before another sign was chosen. @type {WeakMap<any, string[]>} */
const before = new WeakMap();

/**
 * The first letter of what a thing is called.
 * @param {string} called
 */
function letterOf(called) {
  return [...called][0]?.toLocaleUpperCase() ?? "?";
}

/** @param {any} emblem */
function isNamed(emblem) {
  return typeof emblem === "string" && [...emblem].length > 2;
}

/**
 * The sign that a row has; of a card of the box without one its own.
 * @param {any} emblem
 * @param {Shipped} shipped
 * @param {string} called
 * @param {string} [own] the emblem of a shipped card
 */
export function signOfRow(emblem, shipped, called, own = "") {
  if (Array.isArray(emblem)) return drawnSign(emblem);
  const chosen = typeof emblem === "string" && emblem ? emblem : own;
  return isNamed(chosen) ? shipped.sign(chosen) : letterDisc(chosen || letterOf(called));
}

/**
 * @param {any} row
 * @param {Shipped} shipped
 * @param {string} called
 * @param {(emblem: string|string[]|undefined) => void} set
 * @param {string} [own] the emblem of a shipped card
 */
export function emblemPicker(row, shipped, called, set, own = "") {
  const { emblem } = row;
  const isDrawn = Array.isArray(emblem);
  const now = isDrawn ? "drawn" : isNamed(emblem) ? emblem : emblem ? "letters" : own || "letters";
  const draw = () => {
    set(before.get(row) ?? blank());
    afterDrawing(() => document.querySelector(".pencil")?.scrollIntoView({ block: "nearest" }));
  };
  const choose = (/** @type {string|undefined} */ one) => {
    if (isDrawn) before.set(row, emblem);
    set(one === own ? undefined : one);
  };
  const letters = typeof emblem === "string" && !isNamed(emblem) ? emblem : "";
  return html`<fieldset class="signs">
    <legend>${say("craft-sign")}</legend>
    <div class="sign-grid" role="radiogroup" aria-label=${say("craft-sign")}>
      ${choice(letterDisc(letters || letterOf(called)), say("craft-sign-letter"), now === "letters", () => choose(own ? letters || letterOf(called) : undefined))}
      ${choice(isDrawn && emblem.join() !== blank().join() ? drawnSign(emblem) : pen, say("craft-sign-drawn"), isDrawn, draw)}
      ${shipped.ids().map((id) => choice(shipped.sign(id), shipped.called(id), now === id, () => choose(id)))}
    </div>
    ${now === "letters" ? field(say("craft-sign-letters"), html`<input type="text" class="sign-letters" size="4" maxlength="2" autocomplete="off" .value=${letters} @input=${(e) => set(e.target.value.trim() || (own ? letterOf(called) : undefined))} />`) : nothing}
    ${isDrawn ? pencil(emblem, set) : nothing}
  </fieldset>`;
}

const pen = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M4 20l1-5L16 4l4 4L9 19zM13.500 6.500l4 4"/></svg>`;

/**
 * @param {any} drawn
 * @param {string} label
 * @param {boolean} isChosen
 * @param {() => void} choose
 */
function choice(drawn, label, isChosen, choose) {
  return html`<label class="sign" title=${label}
    ><input type="radio" name="craft-sign" aria-label=${label} .checked=${isChosen} @change=${choose} /><span>${drawn}</span></label
  >`;
}
