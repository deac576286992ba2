// @ts-check
/** The rules of a game and its catalogue lie over the page where they are asked for; fetched when first opened. */
import { html, nothing } from "../vendor.js";
import { page } from "./page.js";
import { knowDialog, openDialog } from "./dialog.js";
import { glyph } from "./glyphs.js";
import { say, tell } from "./texts.js";
import { later } from "./later.js";

/** @typedef {{key: string, name?: string, args?: Record<string, any>}} Said what a line, reason or entry says */
/** @typedef {{game: string, at: string, name: string}} Place a game; a rule or the key of a text; what the text names */

const handbook = later(() => import("./handbook.js"));

/** @type {Place|null} */
let open = null;

/** Whether the rules were come to by their address, with no page under them. */
export function isBookAlone() {
  return Boolean(open) && location.hash.startsWith("#/rules/");
}

/**
 * @param {string} game
 * @param {string} [at] where: a rule's number, the key of a sentence, or an entry such as "race-orcs"
 * @param {string} [name] the id of what the sentence names
 */
export function openBook(game, at = "", name = "") {
  open = { game, at, name };
  openDialog("rules");
}

/** Whoever came by an address is on the first page now. */
function closed() {
  const wasAlone = isBookAlone();
  open = null;
  if (wasAlone) location.hash = "#/";
}

knowDialog("rules", () => (open ? handbook()?.handbook(open) : nothing), closed);

/**
 * A small sign beside a reason, a line of a price or of the log: the rule behind it.
 * @param {Said|null|undefined} said
 */
export function ruleLink(said) {
  const game = page.table?.tongue;
  if (!said || !game) return nothing;
  const name = said.name ?? said.args?.name ?? "";
  return html`<button
    type="button"
    class="rule-link"
    aria-label=${say("ui-rule")}
    title=${say("ui-rule")}
    @click=${(/** @type {MouseEvent} */ e) => {
      e.preventDefault();
      openBook(game, said.key, typeof name === "string" ? name : "");
    }}
  >
    ${glyph("book")}
  </button>`;
}

/**
 * A sign stays in one line with the last word before it, unless that is as long as a line.
 * @param {string} text
 * @param {any} link
 */
export function signed(text, link) {
  const at = text.lastIndexOf(" ") + 1;
  if (link === nothing || text.length - at > 20) return html`${text} ${link}`;
  return html`${text.slice(0, at)}<span class="kept">${text.slice(at)} ${link}</span>`;
}

/**
 * Why something cannot be done, with its rule.
 * @param {Said|null|undefined} why
 */
export function reason(why) {
  return signed(tell(why), ruleLink(why));
}

/**
 * A sum line by line: where each part comes from.
 * @param {import("./types.js").Line[]} lines
 */
export function lineList(lines) {
  return html`<ul class="lines">
    ${lines.map((line) => html`<li>${reason(line)}</li>`)}
  </ul>`;
}
