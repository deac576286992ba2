// @ts-check
/** A hint: the best ways on, told as the log tells them, with what each is expected to bring and why. */
import { html, nothing, ref } from "../vendor.js";
import { announce } from "./announce.js";
import { entriesText, nameless, sentencesOf } from "./sentences.js";
import { glyph } from "./glyphs.js";
import { levelName } from "./emblems.js";
import { afterDrawing, appearing, refresh } from "./page.js";
import { refusal } from "./refusal.js";
import { request } from "./request.js";
import { showQuestion } from "./sight.js";
import { learnPart, say, tell } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").Say} Say */
/** @typedef {{actions: number[], value: number|null, gain: number|null, told: Entry[], why: Say[], regions: string[]}} Way */
/** @typedef {{n: number, bot: string, ways: Way[]|null, error: Say|null}} Hint `ways` is null while it is on its way */

await learnPart("dialogs").catch(() => {});

/**
 * Asks for a hint, or puts it away.
 * @param {Table} table
 */
export async function askHint(table) {
  if (table.hint) return putAway(table);
  /** @type {Hint} */
  const hint = { n: table.n, bot: "strong", ways: null, error: null };
  table.hint = hint;
  before = scrollY;
  announce(say("ui-advice-thinking"));
  show();
  const { found, error } = await request(`/api/tables/${table.id}/hint`, { n: hint.n });
  if (table.hint !== hint) return;
  hint.error = error;
  hint.ways = error ? [] : found.options;
  if (!error) {
    hint.bot = found.bot;
    point(table, hint.ways?.[0]);
  }
  const [best] = hint.ways ?? [];
  announce(error ? tell(error) : `${entriesText(table.world, best.told)} ${expected(table, best)}`);
  show();
}

/** How far the page was down before the hint, and where the hint left it. */
let [before, came] = [0, 0];

/**
 * Draws the card and brings it into view; where it is higher than the window, its head and the best way; under the
 * question, which stays in sight, but beside the map only where at least the best way begins
 * in sight then.
 */
function show() {
  afterDrawing(comeOut);
  refresh();
}

/** So much of the best way, in pixels, is its beginning. */
const begun = 48;

function comeOut() {
  const [card, ask, best, sheet] = [".advice", ".ask", ".advice ol > li", ".sheet"].map((part) => document.querySelector(part)?.getBoundingClientRect());
  const isUnder = ask && card && ask.top < card.top && (innerWidth < innerHeight || !best || !sheet || best.top + begun - ask.top <= sheet.height);
  for (const part of [".advice", ".advice ol > li", isUnder ? ".ask" : "", ".advice h2"]) part && document.querySelector(part)?.scrollIntoView({ block: "nearest" });
  came = scrollY;
}

/** The first card of all is drawn later than it was asked for. */
const appeared = appearing(comeOut);

/**
 * Where the page is as the hint left it, it goes back to where it was; else the map stays. Under it stands the question again.
 * @param {Table} table
 */
function putAway(table) {
  table.hint = null;
  table.pointed = [];
  const button = document.querySelector(".hint-ask");
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  const [stays, stood] = [Math.abs(scrollY - came) < 2, scrollY];
  afterDrawing(() => {
    scrollTo(0, stays ? before : stood);
    if (!stays || innerWidth > innerHeight) showQuestion();
  });
}

/**
 * Lights the regions that a way changes.
 * @param {Table} table
 * @param {Way} [way]
 */
function point(table, way) {
  table.pointed = way?.regions ?? [];
  refresh();
}

/** @param {Table} table */
export function hintCard(table) {
  const { hint } = table;
  if (!hint) return nothing;
  return html`<section class="card advice" aria-labelledby="advice-title" ${ref(appeared)}>
    <div class="news-head">
      <h2 id="advice-title">${say("ui-advice-title")}</h2>
      <button type="button" class="plain" aria-label=${say("ui-advice-close")} title=${say("ui-advice-close")} @click=${() => putAway(table)}>
        ${glyph("cross")}
      </button>
    </div>
    ${refusal(tell(hint.error))}
    ${hint.ways?.length ? html`<p class="quiet">${say("ui-advice-who", { bot: levelName(hint.bot) })}</p>` : nothing}
    ${hint.ways ? html`<ol>${hint.ways.map((way, k) => entry(table, way, k ? hint.ways?.[0] : null))}</ol>` : html`<p class="quiet">${say("ui-advice-thinking")}</p>`}
    ${hint.ways?.some(({ gain }) => gain !== null) ? html`<p class="quiet">${say(aboutOf(hint.ways[0].value === null, rival(table) !== null))} ${say("ui-lead-unsure")}</p>` : nothing}
  </section>`;
}

/**
 * @param {Table} table
 * @param {Way} way
 * @param {Way|null} [best] what it is compared with: how far it stands behind says more than where it is expected to end
 */
function entry(table, way, best = null) {
  const value = best ? behind(way, best) : expected(table, way);
  return html`<li tabindex="0" @pointerenter=${() => point(table, way)} @focus=${() => point(table, way)}>
    <ul>${steps(table, way).map((text) => html`<li>${text}</li>`)}</ul>
    ${value ? html`<p class="advice-value">${value}</p>` : nothing}
    ${way.why.length ? html`<ul class="why-so">${way.why.map((line) => html`<li>${tell(line)}</li>`)}</ul>` : nothing}
  </li>`;
}

/**
 * What is done one after the other by whoever asks, who knows the own name.
 * @param {Table} table
 * @param {Way} way
 */
function steps({ world, view, chairs }, { told }) {
  const names = chairs.map(({ name }) => name);
  return sentencesOf(world, told).map((text) => nameless(text, names[view?.to_move ?? 0], names));
}

/**
 * By how much a way is expected to bring less than the best, where that is more than half a coin or point.
 * @param {Way} way
 * @param {Way} best
 */
function behind({ gain }, best) {
  const n = Math.round((best.gain ?? 0) - (gain ?? best.gain ?? 0));
  return n > 0 ? say("hint-than-first", { n }) : "";
}

/**
 * How a way is expected to end for whoever goes it, in whole coins or points; where totals are hidden, what comes of it.
 * @param {Table} table
 * @param {Way} way
 */
function expected(table, { value, gain }) {
  if (gain === null) return say("hint-early");
  const [more, less, same] = value === null ? ["hint-more-on", "hint-less-on", "hint-same-on"] : ["hint-ahead", "hint-behind", "hint-even"];
  const n = Math.round(value ?? gain);
  const other = value === null ? rival(table) : null;
  return say((n > 0 ? more : n < 0 ? less : same) + (other === null ? "" : "-two"), { n: Math.abs(n), other });
}

/**
 * The only other seat, by its number; null where there are more.
 * @param {Table} table
 */
function rival({ view, chairs }) {
  return chairs.length === 2 ? 1 - (view?.to_move ?? 0) : null;
}

/**
 * What the numbers count, by whether totals are hidden and whether there is one rival.
 * @param {boolean} hidden
 * @param {boolean} one
 */
function aboutOf(hidden, one) {
  if (hidden) return one ? "ui-gain-about-two" : "ui-gain-about";
  return one ? "ui-lead-about-two" : "ui-lead-about";
}
