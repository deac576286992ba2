// @ts-check
/** A race, power, piece or mark opens its sentence on hover, focus and tap. */
import { html, nothing } from "../vendor.js";
import { page, refresh } from "./page.js";
import { has, name, say, tell } from "./texts.js";
import { icon } from "./emblems.js";

/** What is explained, above all what a sign itself says. @type {{ids: string[], text: string, x: number, y: number, below: boolean, held: boolean}|null} */
let open = null;
let clock = 0;

/** Half the width of the card of help, with what stays free beside it. */
const half = 178;
/** How far a mouse goes before it has left a spot. */
const still = 6;
/** Where the mouse pressed last: what then comes to lie under it was not pointed at. */
let pressed = { x: -100, y: -100 };
/** Where it is, and whether it came there by itself. */
let mouse = { x: -100, y: -100, moves: false };
addEventListener("pointerdown", ({ clientX: x, clientY: y }) => {
  pressed = { x, y };
}, true);
addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
  const moves = (x !== mouse.x || y !== mouse.y) && Math.hypot(x - pressed.x, y - pressed.y) > still;
  if (moves) pressed = { x: -100, y: -100 };
  mouse = { x, y, moves };
}, true);

/**
 * A sign on a player's card or on the board says by a tap what it says to a mouse; any other tap closes what is open.
 * @param {MouseEvent} event
 */
export function tapped({ target }) {
  const sign = target instanceof Element && !target.closest("button, a, summary") ? target.closest(".seat [title]:not(.seat-name), .board g[title]") : null;
  const text = sign?.getAttribute("title") ?? "";
  if (!sign || text === open?.text) close();
  else show([sign.getAttribute("data-about") ?? ""].filter(explained), sign, true, text);
}

/**
 * A word that explains itself; several ids are explained together.
 * @param {string|string[]} about
 * @param {any} [text]
 * @param {string|null} [label] what it is called where its words are not shown
 */
export function wordOf(about, text, label = null) {
  const ids = [about].flat().filter(explained);
  text ??= [about].flat().map((id) => name(id)).join(" ");
  if (!ids.length) return text;
  const same = !open?.text && open?.ids.join() === ids.join();
  return html`<button
    type="button"
    class="word"
    aria-label=${label ?? nothing}
    aria-describedby=${same ? "help" : nothing}
    @pointermove=${(e) => e.pointerType === "mouse" && mouse.moves && !same && soon(ids, e.currentTarget)}
    @pointerleave=${(e) => e.pointerType === "mouse" && !open?.held && close()}
    @focus=${(e) => e.currentTarget.matches(":focus-visible") && show(ids, e.currentTarget, false)}
    @blur=${close}
    @click=${(e) => {
      e.stopPropagation();
      if (same && open?.held) close();
      else show(ids, e.currentTarget, true);
    }}
    >${text}</button
  >`;
}

/** @param {string} id */
function explained(id) {
  return keysOf(id).length > 0;
}

/**
 * The sentences about a race, power, piece or mark.
 * @param {string} id
 */
function keysOf(id) {
  const each = [1, 2, 3, 4, 5].map((n) => `${id}-${n}`).filter(has);
  if (each.length) return each;
  const said = [`race-${id}-text`, `power-${id}-text`, `site-${id}-text`, `${id}-text`, `about-${id}`].filter(has);
  const table = page.table;
  return said.length ? said : (table?.world?.lines?.(table.view, id) ?? []);
}

/**
 * @param {string[]} ids
 * @param {Element} where
 */
function soon(ids, where) {
  clearTimeout(clock);
  clock = window.setTimeout(() => where.isConnected && show(ids, where, false), 180);
}

/**
 * @param {string[]} ids
 * @param {Element} where
 * @param {boolean} held
 * @param {string} [text] what the sign says, where it is no word
 */
function show(ids, where, held, text = "") {
  clearTimeout(clock);
  const box = where.getBoundingClientRect();
  const below = box.top < innerHeight / 2;
  const panel = where.closest(".sheet");
  const edge = panel && getComputedStyle(panel).display !== "contents" ? panel.getBoundingClientRect().left : 0;
  // Beside the panel it covers neither what is asked nor what one has.
  if (edge > 2 * half) open = { ids, text, x: edge - half, y: below ? box.top : innerHeight - box.bottom, below, held };
  else {
    const x = Math.min(Math.max(box.left + box.width / 2, half), document.documentElement.clientWidth - half);
    open = { ids, text, x, y: below ? box.bottom + 8 : innerHeight - box.top + 8, below, held };
  }
  refresh();
}

export function close() {
  clearTimeout(clock);
  if (!open) return;
  open = null;
  refresh();
}

/** The one card of help, over everything. */
export function helpCard() {
  if (!open) return nothing;
  const { ids, text, x, y, below } = open;
  const place = `left:${x}px;${below ? "top" : "bottom"}:${y}px`;
  return html`<aside>
    <div id="help" role="tooltip" style=${place}>
      ${text ? html`<p>${text}</p>` : nothing}
      ${ids.map((id) => html`<h3>${heading(id)}</h3>${told(id)}`)}
    </div>
  </aside>`;
}

/** @param {string} id */
function heading(id) {
  if (has(id)) return say(id);
  const table = page.table;
  return table?.world?.title?.(table.view, id) ?? html`${icon(id)} ${name(id)}`;
}

/** @param {string} id */
function told(id) {
  const table = page.table;
  return table?.world?.explain?.(table.view, id, keysOf(id)) ?? sentences(id);
}

/**
 * What an ability does, in decline too, and what it does at this moment.
 * @param {string} id
 */
export function sentences(id) {
  const at = page.table?.view?.abilities?.[id];
  const now = at && at.key !== "now-idle" ? at : null;
  return html`${keysOf(id).map((key) => {
    const declined = key.replace("-text", "-decline");
    return html`<p>${say(key)}</p>
      ${declined !== key && has(declined)
        ? html`<p class="quiet">${say("ui-in-decline")} ${say(declined)}</p>`
        : nothing}`;
  })}
  ${now ? html`<p class="now">${tell(now)}</p>` : nothing}`;
}
