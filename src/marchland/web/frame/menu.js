// @ts-check
/** The menu of a table. */
import { html, nothing } from "../vendor.js";
import { openBook } from "./book.js";
import { openDialog } from "./dialog.js";
import { page, refresh } from "./page.js";
import { paceOfBots } from "./question.js";
import { say } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */

/**
 * @param {Table} table
 * @param {typeof import("./presence.js")|null} presence where people sit at several screens
 */
export function menu(table, presence) {
  return html`<nav id="menu" class="menu card" aria-label=${say("ui-menu")}>
    ${table.view ? html`<button type="button" @click=${() => openBook(table.tongue)}>${say("ui-rules")}</button>` : nothing}
    ${table.replaying || table.view?.over ? nothing : paceOfBots(table)}
    <button type="button" @click=${() => openDialog("settings")}>${say("ui-settings")}</button>
    <button type="button" @click=${() => openDialog("keys")}>${say("ui-keys")}</button>
    ${table.isKept ? kept(table) : nothing}
    ${page.start.links && table.isKept && !table.host && !table.view?.over ? table.own.filter((seat) => !table.away.includes(seat)).map((seat) => presence?.standIn(table, seat) ?? nothing) : nothing}
    ${table.host && page.start.links && table.isKept ? html`<button type="button" @click=${() => openDialog("links")}>${say("ui-links")}</button>` : nothing}
    <a class="button" href="#/">${say("ui-home")}</a>
  </nav>`;
}

/**
 * What can be done with a game that the server keeps.
 * @param {Table} table
 */
function kept(table) {
  return html`${table.before ? html`<a class="button" href=${`#/table/${table.before}`}>${say("ui-before")}</a>` : nothing}
    <a class="button" href=${`#/table/${table.id}/at/${table.n}`}>${say("ui-replay")}</a>
    <a class="button" href=${`/api/tables/${table.id}/replay`} download=${`marchland-${table.id}.json`}
      >${say("ui-save-file")}</a
    >`;
}

/** What is done beside the menu, by key too, or scrolled away from it, closes it. @param {Event} event */
function foldMenu({ type, target }) {
  if (!page.menu || (type === "scroll" ? scrollY < 50 : target instanceof Element && target.closest(".menu, .menu-button"))) return;
  page.menu = false;
  refresh();
}

for (const kind of ["pointerdown", "focusin", "scroll"]) addEventListener(kind, foldMenu, { passive: true });
