// @ts-check
/** What the end of every game shows: who won, the ranks, what to do next, where it came from. */
import { html, nothing, ref } from "../vendor.js";
import { openDialog } from "./dialog.js";
import { goToOutcome } from "./focus.js";
import { appearing, refresh } from "./page.js";
import { appeared, refusal } from "./refusal.js";
import { request } from "./request.js";
import { say, signed, tell } from "./texts.js";
import { crest } from "./emblems.js";
import { glyph } from "./glyphs.js";
import { backAsked, wayBack } from "./undo.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {{seat: number, n: number, beside?: any}} Rank a seat, what it has, what stands beside */
/** @typedef {{text: string, n: number}} Moment what it was, and after how many actions it was there */
/** @typedef {{title: string, moments: Moment[]}} Best what somebody did in one go, with all that are equal */

const outcome = appearing(goToOutcome);

/** The table whose picture was saved last. */
let saved = "";

/**
 * @param {Table} table
 * @param {{title: string, ended: string, note?: any, ranks: Rank[], rows: Map<string, number[]>, caption: string, best?: Best|null,
 *   charts?: any}} told
 */
export function ending(table, { title, ended, note = nothing, ranks, rows, caption, best = null, charts = nothing }) {
  const winners = table.view?.winners ?? [];
  return html`<section class="ask card finish" aria-label=${say("ui-end")}>
    <div class="crown">
      ${winners.filter((seat) => seat < (table.view?.seats.length ?? 0)).map((seat) => crest(seat))}
      <h1 class="sentence" tabindex="-1" ${ref(outcome)}>${title}</h1>
      ${note} ${wayBack(table)}
      <p class="ended quiet">${ended}</p>
    </div>
    <div class="ends">
      <div class="podium">
        ${rankList(table, ranks)} ${backAsked(table)}
        <div class="buttons">
          ${rematch(table)}
          <a class="button" href=${`#/new/${table.tongue.split("@")[0]}`}>${say("ui-new-game")}</a>
          <a class="button" href=${`#/table/${table.id}/at/0`}>${say("ui-replay")}</a>
          <button type="button" class="to-review" @click=${() => openDialog("review")}>${say("ui-review")}</button>
          <button type="button" title=${say("ui-share-title")} @click=${() => share(table, title, ranks)}>${glyph("picture")} ${say("ui-share")}</button>
          ${refusal(tell(table.error))} ${saved === table.id ? html`<p role="status" ${ref(appeared)}>${say("ui-share-saved")}</p>` : nothing}
        </div>
        ${best ? bests(table, best) : nothing} ${charts}
      </div>
      ${scores(table, ranks, rows, caption)}
    </div>
  </section>`;
}

/**
 * @param {Table} table
 * @param {Rank[]} ranks
 */
function rankList(table, ranks) {
  const most = Math.max(1, ...ranks.map(({ n }) => n));
  return html`<ol class="ranks">
    ${ranks.map(
      ({ seat, n, beside }) => html`<li class="rank ${table.view?.winners.includes(seat) ? "won" : ""}">
        ${crest(seat)}
        <span class="rank-name">${table.chairs[seat]?.name} ${beside ?? nothing}</span>
        <span class="rank-n">${signed(n)}</span>
        <span class="rank-bar seat-${seat}" aria-hidden="true"><span style=${`width:${Math.max(0, (100 * n) / most)}%`}></span></span>
      </li>`,
    )}
  </ol>`;
}

/**
 * A short name of two words, in one line where few columns stand beside each other.
 * @param {string} name
 */
const unbroken = (name) => (name.length < 10 ? name.replaceAll(" ", "\u00a0") : name);

/**
 * A table with a column for each seat.
 * @param {Table} table
 * @param {Rank[]} ranks in the order of the columns
 * @param {Map<string, number[]>} rows numbers by seat
 * @param {string} caption
 * @param {string} [first] what stands over the names of the rows
 * @param {string} [total] what the last row is called; none where it is empty
 */
export function scores(table, ranks, rows, caption, first = say("ui-source"), total = say("ui-total")) {
  const isLong = ranks.some(({ seat }) => /[^\s-]{9,}/u.test(table.nameOf(seat)));
  return html`<div class="scores ${isLong ? "long" : ""}" tabindex="0" role="group" aria-label=${caption}>
    <table>
      <caption>${caption}</caption>
      <thead>
        <tr>
          ${first ? html`<th scope="col">${first}</th>` : html`<td></td>`}
          ${ranks.map(({ seat }) => html`<th scope="col">${crest(seat)} <span class="column-name">${ranks.length < 4 ? unbroken(table.nameOf(seat)) : table.nameOf(seat)}</span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${[...rows].map(
          ([source, numbers]) =>
            html`<tr>
              <th scope="row">${source}</th>
              ${ranks.map(({ seat }) => html`<td class=${numbers[seat] ? "" : "none"}>${signed(numbers[seat])}</td>`)}
            </tr>`,
        )}
        ${total
          ? html`<tr class="sum-row">
              <th scope="row">${total}</th>
              ${ranks.map(({ n }) => html`<td>${signed(n)}</td>`)}
            </tr>`
          : nothing}
      </tbody>
    </table>
  </div>`;
}

/**
 * The best that somebody did in one go, and the way there; of many alike the first ones stand open.
 * @param {Table} table
 * @param {Best} best
 */
function bests(table, { title, moments }) {
  const first = moments.length > 4 ? moments.slice(0, 3) : moments;
  const more = moments.slice(first.length);
  return html`<div class="bests">
    <b>${title}</b>
    ${first.map((one) => moment(table, one))}
    ${more.length ? html`<details><summary>${say("ui-best-more", { n: more.length })}</summary>${more.map((one) => moment(table, one))}</details>` : nothing}
  </div>`;
}

/**
 * @param {Table} table
 * @param {Moment} moment
 */
function moment(table, { text, n }) {
  return html`<p class="best">
    <span>${text}</span>
    <a class="jump" href=${`#/table/${table.id}/at/${n}`} aria-label=${say("ui-jump")} title=${say("ui-jump")}>${glyph("jump")} <span>${say("ui-moment")}</span></a>
  </p>`;
}

/**
 * The way to another game: the host begins it, and the others go there.
 * @param {Table} table
 */
function rematch(table) {
  if (table.next) return html`<a class="button confirm" href=${`#/table/${table.next}`}>${say("ui-rematch-go")}</a>`;
  if (!table.host) return html`<p class="quiet" role="status">${say("ui-rematch-host")}</p>`;
  const seat = beginner(table);
  return html`<button type="button" class="confirm" ?disabled=${table.waiting} @click=${() => again(table)}>${seat === null ? say("ui-again") : say("ui-rematch", { seat })}</button>`;
}

/**
 * Who begins the next game: the next one by which nobody changes partners. Null where nobody else can.
 * @param {Table} table
 */
function beginner({ chairs, view }) {
  const seats = chairs.flatMap(({ bot }, seat) => (bot === undefined ? [] : [seat]));
  const bound = (/** @type {number} */ one, /** @type {number} */ other) => Boolean(view?.seats[one].side) && view?.seats[one].side === view?.seats[other].side;
  const turned = (/** @type {number} */ seat, /** @type {number} */ by) => (seat + by) % seats.length;
  return seats.slice(1).find((by) => seats.every((one) => seats.every((other) => bound(turned(one, by), turned(other, by)) === bound(one, other)))) ?? null;
}

/**
 * The same people and bots at the same board with new luck.
 * @param {Table} table
 */
async function again(table) {
  table.waiting = true;
  table.error = null;
  refresh();
  const answer = await request(`/api/tables/${table.id}/rematch`, {});
  table.error = answer.error;
  if (!answer.error) location.hash = `#/table/${answer.found.table}`;
  table.waiting = false;
  refresh();
}

/**
 * @param {Table} table
 * @param {string} title
 * @param {Rank[]} ranks
 */
async function share(table, title, ranks) {
  // What is said once more comes into view once more.
  saved = "";
  table.error = null;
  refresh();
  try {
    const { sharePicture } = await import("./share.js");
    if (await sharePicture(table, title, ranks)) saved = table.id;
  } catch {
    table.error = { key: "ui-share-failed" };
  }
  refresh();
}
