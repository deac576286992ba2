// @ts-check
/** The way back and forth: what is open is closed first, then the last choice or the turn is taken back. */
import { html, nothing } from "../vendor.js";
import { announce } from "./announce.js";
import { isCovered } from "./cover.js";
import { closeDialog } from "./dialog.js";
import { goToConfirm, isByKey } from "./focus.js";
import { glyph } from "./glyphs.js";
import { page, refresh } from "./page.js";
import { prefs } from "./prefs.js";
import { say, tell } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {"step"|"turn"|"redo"} Way */

/**
 * Undo, my turn again, redo. What cannot be done says why.
 * @param {Table} table
 * @param {any} [beside] what else stands there
 */
export function wayBack(table, beside = nothing) {
  if (table.replaying || !table.isKept) return nothing;
  return html`<span class="back">
    ${button(table, "step", "undo", "Z")} ${button(table, "redo", "redo", "Shift+Z")} ${button(table, "turn", "restart", "")} ${beside}
  </span>`;
}

/** What stands on the button of each way, and what it says of whose it takes. */
const words = {
  step: ["ui-undo", "ui-undo-of"],
  redo: ["ui-redo", "ui-redo-of"],
  turn: ["ui-undo-turn", "ui-undo-turn-of"],
};

/**
 * @param {Table} table
 * @param {Way} way
 * @param {Parameters<typeof glyph>[0]} sign
 * @param {string} letter the key that does the same, with Ctrl
 */
function button(table, way, sign, letter) {
  const taken = table.undo[way];
  const why = table.undo.why[way];
  const [word, whole] = words[way];
  const isAsking = !taken && Boolean(askable(table, way));
  const told = taken ? table.sayTaken(whole, taken) : `${say(word)}: ${tell(why)}${isAsking ? ` ${say("ui-ask-hint")}` : ""}`;
  return html`<button
    type="button"
    class="plain ${way}"
    aria-label=${told}
    title=${letter ? `${told} (Ctrl+${letter})` : told}
    aria-keyshortcuts=${letter ? `Control+${letter}` : nothing}
    aria-disabled=${taken || isAsking ? nothing : "true"}
    ?disabled=${table.waiting}
    @click=${(/** @type {MouseEvent} */ e) => {
      // The rest of a double click does not close what its first click asked.
      if (e.detail < 2 || !table.backing) go(table, way);
    }}
  >
    ${glyph(sign)} <span>${say(word)}</span>
  </button>`;
}

/**
 * Takes one step that way, unless something is open, in the way, or asked first.
 * @param {Table} table
 * @param {Way} way
 */
function go(table, way) {
  if (way !== "redo" && closeOpen(table)) return announce(say("ui-undo-closed"));
  const taken = table.undo[way];
  if (!taken && way !== "redo" && askable(table, way)) {
    table.backing = way;
    goToConfirm();
  } else if (!taken) refuse(table, table.undo.why[way]);
  else if (way === "redo") table.bringBack();
  else if (!taken.others.length || prefs.confirm === "never") table.takeBack(way);
  else {
    table.backing = way;
    goToConfirm();
  }
  refresh();
}

/**
 * What the others may be asked for there, unless they were asked already.
 * @param {Table} table
 * @param {Way} way
 */
function askable({ undo, asked, chairs }, way) {
  if (way === "redo" || undo[way]) return null;
  return asked && (asked.refused !== null || !chairs[asked.seat].mine) ? null : (undo.ask[way] ?? null);
}

/**
 * @param {Table} table
 * @param {import("./types.js").Say|undefined} why
 */
function refuse(table, why) {
  table.error = why ?? null;
  announce(tell(why));
}

/**
 * Closes what is open and not yet confirmed.
 * @param {Table} table
 * @returns {boolean} whether anything was
 */
function closeOpen(table) {
  if (page.dialog) {
    closeDialog();
    return true;
  }
  const chosen = Object.values(table.choice).some((each) => (Array.isArray(each) ? each.length : (each ?? false) !== false));
  if (!page.menu && !table.backing && !table.region && !table.doubted && !chosen) return false;
  page.menu = false;
  table.forget();
  refresh();
  return true;
}

/**
 * The question before another seat's turn is taken back with one's own choice, or before the others are asked.
 * @param {Table} table
 * @returns {any} null where nothing is asked
 */
export function backAsked(table) {
  const way = table.backing;
  if (!way) return null;
  const ask = askable(table, way);
  const taken = ask ?? table.undo[way];
  if (!taken) return null;
  const go = ask ? () => table.post({ type: "ask_undo", n: table.n, to: way }) : () => table.takeBack(way);
  return html`<div class="choice doubt">
    <p class="choice-title">${table.sayTaken(ask ? `ui-ask-sure-${way}` : `ui-undo-sure-${way}`, taken)}</p>
    <div class="buttons">
      <button
        type="button"
        class="confirm"
        ?disabled=${table.waiting}
        @click=${(/** @type {MouseEvent} */ e) => {
          comeBack(e, way);
          go();
        }}
      >
        ${say(ask ? "ui-ask-send" : "ui-undo-yes")}
      </button>
      <button
        type="button"
        @click=${(/** @type {MouseEvent} */ e) => {
          comeBack(e, way);
          table.forget();
          refresh();
        }}
      >
        ${say("ui-cancel")}
      </button>
    </div>
  </div>`;
}

/**
 * The keyboard goes back to the button that asked.
 * @param {MouseEvent} event
 * @param {Way} way
 */
function comeBack(event, way) {
  const asked = document.querySelector(`.back .${way}`);
  if (isByKey(event) && asked instanceof HTMLElement) asked.focus();
}

/** Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y bring back; with Command where that is the custom. */
export function mindUndo() {
  addEventListener("keydown", (event) => {
    const way = wayOf(event);
    const { table } = page;
    if (!way || !table?.view || page.place !== "table" || isCovered(table) || isWriting(event.target)) return;
    event.preventDefault();
    if (!table.waiting) go(table, way);
  });
}

/**
 * @param {KeyboardEvent} event
 * @returns {Way|null}
 */
function wayOf(event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.repeat) return null;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "step";
  return key === "y" && !event.shiftKey ? "redo" : null;
}

/**
 * Whether a text is written there, which has an undo of its own.
 * @param {EventTarget|null} place
 */
function isWriting(place) {
  return place instanceof HTMLElement && place.matches("textarea, input:not([type=radio], [type=checkbox], [type=range])");
}
