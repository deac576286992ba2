// @ts-check
/** What a thing is called: a name in the reader's language first, and in the others as far as somebody types one. */
import { html, nothing } from "../vendor.js";
import { language, say } from "../frame/texts.js";
import { field, mistakes } from "./fields.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Place} Place */

export const languages = ["en", "cs", "hu", "pl"];

/** Letters and digits that no other thing is likely to be called by. */
export function token() {
  return [...crypto.getRandomValues(new Uint8Array(5))].map((one) => (one % 36).toString(36)).join("");
}

/**
 * What a thing is called in the reader's language, or in the first that it has a name in.
 * @param {any} row
 * @returns {string}
 */
export function title(row) {
  const names = row.name ?? {};
  return names[language()]?.trim() || languages.map((one) => names[one]?.trim()).find(Boolean) || "";
}

/**
 * @param {Draft} draft
 * @param {any} row
 * @param {Place} place
 * @param {(how: (row: any) => void) => void} [edit] changes the row
 * @param {string} [usual] what it is called without a name
 */
export function names(draft, row, place, edit = (how) => draft.change(() => how(row)), usual = "") {
  const mine = language();
  const rest = languages.filter((one) => one !== mine);
  const at = [...place, "name"];
  const called = title(row) || usual;
  const input = (/** @type {string} */ lang, /** @type {string} */ label) =>
    field(label, html`<input type="text" maxlength="40" autocomplete="off" lang=${lang} .value=${row.name?.[lang] ?? ""} placeholder=${lang === mine ? usual : called} aria-invalid=${draft.wrongAt(at).length > 0}
      @input=${(e) => edit((now) => {
        now.name = { ...now.name, [lang]: e.target.value };
        if (!e.target.value.trim()) delete now.name[lang];
      })} />`);
  const lacking = languages.filter((one) => !row.name?.[one]?.trim());
  return html`<div class="craft-name">
    ${input(mine, say("craft-name"))} ${mistakes(draft, at)}
    <details>
      <summary>${say("craft-other-languages")}</summary>
      <div class="craft-row">${rest.map((lang) => input(lang, say(`craft-name-${lang}`)))}</div>
      ${title(row) && lacking.length ? html`<p class="quiet">${say("craft-falls-back", { name: title(row) })}</p>` : nothing}
    </details>
  </div>`;
}

/**
 * A sentence of one's own, in the reader's language, in place of the ready-made ones.
 * @param {Draft} draft
 * @param {any} row
 * @param {Place} place
 * @param {(how: (row: any) => void) => void} [edit] changes the row
 */
export function ownWords(draft, row, place, edit = (how) => draft.change(() => how(row))) {
  const lang = language();
  return html`<details ?open=${Boolean(row.says?.[lang])}>
    <summary>${say("craft-own-words")}</summary>
    ${field(say("craft-own-words-of"), html`<input type="text" maxlength=${draft.offer.longest} .value=${row.says?.[lang] ?? ""}
      @input=${(e) => edit((now) => {
        now.says = { ...now.says, [lang]: e.target.value };
        if (!e.target.value.trim()) delete now.says[lang];
        if (!Object.keys(now.says).length) delete now.says;
      })} />`)}
    ${mistakes(draft, [...place, "says"])}
  </details>`;
}
