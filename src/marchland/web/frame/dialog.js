// @ts-check
/** One dialog at a time over everything: it takes the keyboard, and gives it back where it came from. */
import { html, nothing, ref } from "../vendor.js";
import { afterDrawing, page, refresh } from "./page.js";
import { goTo } from "./focus.js";
import { glyph } from "./glyphs.js";
import { say } from "./texts.js";

/** What each dialog shows, by its name, and what is done when it is closed. @type {Map<string, {body: () => any, closed: () => void}>} */
const known = new Map();

/** Where the keyboard was before. @type {Element|null} */
let from = null;

/**
 * @param {string} name
 * @param {() => any} body what it shows: made by `dialogOf`, or nothing while it is on its way
 * @param {() => void} [closed]
 */
export function knowDialog(name, body, closed = () => {}) {
  known.set(name, { body, closed });
}

/** @param {string} name */
export function openDialog(name) {
  from = document.activeElement;
  page.dialog = name;
  page.menu = false;
  refresh();
}

export function closeDialog() {
  if (!page.dialog) return;
  known.get(page.dialog)?.closed();
  const reader = page.dialog === "review" ? ".to-review" : null;
  page.dialog = null;
  goTo([reader, from, ".menu-button", ".bar button"]);
  refresh();
}

/** The dialog that is open. */
export function dialog() {
  return page.dialog ? (known.get(page.dialog)?.body() ?? nothing) : nothing;
}

/**
 * @param {string} title
 * @param {any} body
 * @param {string} [kind] a class of its own
 * @param {any} [tools] what stands beside the title
 */
export function dialogOf(title, body, kind = "", tools = nothing) {
  return html`<dialog class="dialog card ${kind}" aria-labelledby="dialog-title" ${ref(show)} @close=${closeDialog}
    @click=${(/** @type {MouseEvent} */ e) => e.target === e.currentTarget && closeDialog()}>
    <div class="dialog-head">
      <h2 id="dialog-title">${title}</h2>
      ${tools}
      <button type="button" class="plain close" aria-label=${say("ui-close")} title=${say("ui-close")} @click=${closeDialog}>${glyph("cross")}</button>
    </div>
    <div class="dialog-body">${body}</div>
  </dialog>`;
}

/** @param {Element|undefined} element */
function show(element) {
  if (element instanceof HTMLDialogElement) afterDrawing(() => element.isConnected && !element.open && element.showModal());
}
