// @ts-check
/** What people say to each other at a table: lines, how many are unread, whom this device does not want to read. */
import { html, nothing, repeat } from "../vendor.js";
import { announce } from "./announce.js";
import { crest } from "./emblems.js";
import { glyph } from "./glyphs.js";
import { afterDrawing, refresh } from "./page.js";
import { refusal } from "./refusal.js";
import { joined, language, learnPart, say, tell } from "./texts.js";
import { dress, wear } from "./worlds.js";

const style = new URL("./chat.css", import.meta.url).href;

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Spoken} Spoken */
/** @typedef {{read: number, muted: string[]}} Kept up to where a table's lines are read, and who is not to be read */

await Promise.all([dress(style), learnPart("together").catch(() => {})]);

/** Where this browser keeps what was read, and of how many tables. */
const place = "marchland-chat";
const many = 40;
const longest = 300;
const rules = ["off", "on", "all"];

/** @type {Record<string, Kept>} */
const kept = readKept();
/** The table whose lines are open, and whether its choices are. */
let open = "";
let choosing = false;
/** The last line that was drawn, and the last that was said aloud, by table. */
let drawn = -1;
/** @type {Map<string, number>} */
const aloud = new Map();
/** What was sent last: it comes back where it is refused. */
let sent = "";

function readKept() {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/**
 * @param {Table} table
 * @returns {Kept}
 */
function keptOf({ id }) {
  return kept[id] ?? { read: -1, muted: [] };
}

/**
 * @param {Table} table
 * @param {Partial<Kept>} change
 */
function keep(table, change) {
  const now = { ...keptOf(table), ...change };
  delete kept[table.id];
  kept[table.id] = now;
  for (const old of Object.keys(kept).slice(0, -many)) delete kept[old];
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still shows what is said.
  }
}

/**
 * Whether there is anybody to write to: around one screen people speak.
 * @param {Table} table
 */
function isShown({ talk, own, chairs, away, host }) {
  if (!talk || !(talk.may || (host && talk.rule === "off"))) return false;
  const others = chairs.some(({ kind }, seat) => (kind === "person" || away.includes(seat)) && !own.includes(seat));
  return others || talk.rule === "all" || talk.lines.length > 0;
}

/**
 * Who said a line, as one device tells them apart.
 * @param {Spoken} line
 */
function speaker({ seats, host }) {
  return seats.length ? seats.join() : host ? "host" : "watch";
}

/** @param {Table} table */
function self({ own, host }) {
  return own.length ? own.join() : host ? "host" : "";
}

/**
 * @param {Table} table
 * @param {string} who
 */
function nameOf(table, who) {
  if (who === "host" || who === "watch") return say(`ui-chat-${who}`);
  return joined(who.split(",").map((seat) => table.nameOf(Number(seat))));
}

/** @param {Table} table */
function linesOf(table) {
  const { muted } = keptOf(table);
  return (table.talk?.lines ?? []).filter((line) => !muted.includes(speaker(line)));
}

/**
 * The button in the bar, with how many lines are unread.
 * @param {Table} table
 */
export function chatButton(table) {
  if (!isShown(table)) return nothing;
  wear(style);
  const lines = linesOf(table);
  const isOpen = open === table.id;
  sayAloud(table, lines);
  if (isOpen && document.visibilityState === "visible") read(table, lines);
  const unread = lines.filter((line) => line.n > keptOf(table).read && speaker(line) !== self(table)).length;
  const word = unread ? say("ui-chat-unread", { n: unread }) : say("ui-chat");
  return html`<button type="button" class="menu-button chat-button" aria-label=${word} title=${say("ui-chat")} aria-expanded=${isOpen} aria-controls="chat" @click=${() => turn(table)}>
    ${glyph("bubble")} <span>${say("ui-chat")}</span> ${unread ? html`<b class="unread" aria-hidden="true">${unread > 99 ? "99+" : unread}</b>` : nothing}
  </button>`;
}

/**
 * @param {Table} table
 * @param {Spoken[]} lines
 */
function read(table, lines) {
  const last = lines.at(-1)?.n ?? -1;
  if (last > keptOf(table).read) keep(table, { read: last });
}

/**
 * What comes while the page is open is said aloud, but for one's own.
 * @param {Table} table
 * @param {Spoken[]} lines
 */
function sayAloud(table, lines) {
  const before = aloud.get(table.id);
  aloud.set(table.id, lines.at(-1)?.n ?? -1);
  if (before === undefined) return;
  const fresh = lines.filter((line) => line.n > before && speaker(line) !== self(table));
  for (const line of fresh) announce(`${nameOf(table, speaker(line))}: ${line.text}`);
}

/**
 * Opens the lines, or closes them.
 * @param {Table} table
 */
function turn(table) {
  open = open === table.id ? "" : table.id;
  choosing = false;
  drawn = -1;
  const isTyping = matchMedia("(hover: hover)").matches && table.talk?.may;
  const where = open ? (isTyping ? "#chat input[type=text]" : "#chat h2") : ".chat-button";
  afterDrawing(() => /** @type {HTMLElement|null} */ (document.querySelector(where))?.focus());
  refresh();
}

/**
 * The lines of a table, while they are open.
 * @param {Table} table
 */
export function chat(table) {
  if (open !== table.id || !isShown(table)) return nothing;
  wear(style);
  const lines = linesOf(table);
  const last = lines.at(-1)?.n ?? -1;
  if (last !== drawn && !choosing) {
    afterDrawing(() => document.querySelector(".sayings")?.scrollTo(0, Number.MAX_SAFE_INTEGER));
    drawn = last;
  }
  return html`<section id="chat" class="chat card" aria-labelledby="chat-title" @keydown=${(/** @type {KeyboardEvent} */ e) => leave(e, table)}>
    <div class="chat-head">
      <h2 id="chat-title" tabindex="-1">${say("ui-chat")}</h2>
      <button type="button" class="plain" aria-expanded=${choosing} @click=${choose}>${say("ui-chat-options")}</button>
      <button type="button" class="plain close" aria-label=${say("ui-close")} title=${say("ui-close")} @click=${() => turn(table)}>${glyph("cross")}</button>
    </div>
    ${choosing ? options(table) : saidAt(table, lines)}
  </section>`;
}

/**
 * What was said, and the place for more.
 * @param {Table} table
 * @param {Spoken[]} lines
 */
function saidAt(table, lines) {
  const hidden = (table.talk?.lines.length ?? 0) - lines.length;
  return html`<div class="sayings" role="log" aria-live="off" tabindex="0" aria-label=${say("ui-chat-lines")}>
      ${lines.length ? repeat(lines, (line) => line.n, (line, k) => saying(table, line, lines[k - 1])) : html`<p class="quiet">${say("ui-chat-none")}</p>`}
    </div>
    ${hidden ? html`<p class="quiet">${say("ui-chat-hidden", { n: hidden })}</p>` : nothing}
    ${trouble(table)} ${table.talk?.may ? form(table) : html`<p class="quiet">${say("ui-chat-is-off")}</p>`}`;
}

function choose() {
  choosing = !choosing;
  drawn = -1;
  refresh();
}

/**
 * @param {KeyboardEvent} event
 * @param {Table} table
 */
function leave(event, table) {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  turn(table);
}

/**
 * A line; who said it stands over the first of several.
 * @param {Table} table
 * @param {Spoken} line
 * @param {Spoken} [before]
 */
function saying(table, line, before) {
  const who = speaker(line);
  const isFirst = !before || speaker(before) !== who || Date.parse(line.said) - Date.parse(before.said) > 600_000;
  return html`<div class="saying ${who === self(table) ? "own" : ""}">
    ${isFirst
      ? html`<p class="sayer">${line.seats.map((seat) => crest(seat))} <b>${nameOf(table, who)}</b> <time class="quiet" datetime=${line.said}>${moment(line.said)}</time></p>`
      : html`<span class="hidden">${nameOf(table, who)}:</span>`}
    <p class="words" dir="auto">${line.text}</p>
  </div>`;
}

/**
 * The time of a line; its day too where that is another.
 * @param {string} said
 */
function moment(said) {
  const at = new Date(said);
  if (Number.isNaN(at.valueOf())) return "";
  const isToday = at.toDateString() === new Date().toDateString();
  return at.toLocaleString(language(), { ...(isToday ? {} : { day: "numeric", month: "short" }), hour: "numeric", minute: "2-digit", hourCycle: "h23" });
}

/** @param {Table} table */
function trouble({ error, lost }) {
  if (lost) return html`<p class="trouble" role="status">${say("ui-lost")}</p>`;
  return error?.key.startsWith("error-chat") ? refusal(tell(error)) : nothing;
}

/** @param {Table} table */
function form(table) {
  if (sent && table.error?.key.startsWith("error-chat")) {
    const text = sent;
    sent = "";
    afterDrawing(() => {
      const field = /** @type {HTMLInputElement|null} */ (document.querySelector("#chat input[type=text]"));
      if (field && !field.value) field.value = text;
    });
  }
  return html`<form class="say" @submit=${(/** @type {SubmitEvent} */ event) => send(event, table)}>
    <input type="text" name="text" maxlength=${longest} autocomplete="off" dir="auto" aria-label=${say("ui-chat-say")} placeholder=${say("ui-chat-say")} />
    <button type="submit" class="confirm">${say("ui-chat-send")}</button>
  </form>`;
}

/**
 * @param {SubmitEvent} event
 * @param {Table} table
 */
function send(event, table) {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("text"));
  if (table.error?.key.startsWith("error-chat")) table.error = null;
  if (!field.value.trim() || !table.tell({ type: "say", text: field.value })) return;
  sent = field.value;
  field.value = "";
  refresh();
}

/**
 * Who may write, for the host; and whom this device does not want to read.
 * @param {Table} table
 */
function options(table) {
  const { muted } = keptOf(table);
  const others = [...new Set([...(table.talk?.lines ?? []).map(speaker), ...muted])].filter((who) => who !== self(table));
  return html`<div class="chat-options">
    ${table.host
      ? html`<fieldset>
          <legend>${say("ui-chat-rule")}</legend>
          ${rules.map(
            (rule) =>
              html`<label class="option"><input type="radio" name="chat-rule" .checked=${table.talk?.rule === rule} @change=${() => table.tell({ type: "chat", to: rule })} /> ${say(`ui-chat-rule-${rule}`)}</label>`,
          )}
        </fieldset>`
      : nothing}
    <div>
      <p>${say(others.length ? "ui-chat-mute" : "ui-chat-mute-none")}</p>
      ${others.map(
        (who) =>
          html`<label class="option"><input type="checkbox" .checked=${muted.includes(who)} @change=${() => mute(table, who)} /> ${nameOf(table, who)}</label>`,
      )}
    </div>
  </div>`;
}

/**
 * @param {Table} table
 * @param {string} who
 */
function mute(table, who) {
  const { muted } = keptOf(table);
  keep(table, { muted: muted.includes(who) ? muted.filter((one) => one !== who) : [...muted, who] });
  refresh();
}
