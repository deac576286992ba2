// @ts-check
/** The review of a game that is over: luck apart from choices, turning points, and what each turn cost. */
import { html, nothing } from "../vendor.js";
import { entryText } from "./announce.js";
import { entriesText } from "./sentences.js";
import { chart } from "./chart.js";
import { closeDialog, dialogOf } from "./dialog.js";
import { crest } from "./emblems.js";
import { scores } from "./ending.js";
import { glyph } from "./glyphs.js";
import { afterDrawing, page, refresh } from "./page.js";
import { refusal } from "./refusal.js";
import { request } from "./request.js";
import { has, learnPart, say, signed, tell } from "./texts.js";
import { headingOf, turnsOf } from "./turns.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {{n: number, seat: number, round: number, value: number, cost: number, told: Entry[]}} Turn */
/** @typedef {{start: number, lost: number, given: number, final: number}} Told of a seat */
/** @typedef {{done: number, of: number, going: boolean, early: number, turns: Turn[], seats: Told[]}} Review `early`: turns of each seat that were too early to judge */
/** @typedef {{turn: Turn, to: number}} Swing what a turn's lead became by the seat's next one */

await learnPart("dialogs").catch(() => {});

/** Milliseconds between two questions how far it is. */
const often = 700;
/** Coins or points that a turn may cost and still count as well played. */
const small = 1;
/** Turning points that are told. */
const points = 3;

/** @type {Review|null} */
let review = null;
/** @type {import("./types.js").Say|null} */
let error = null;
/** The table whose review is shown. */
let shown = "";
/** The table that was reviewed last. */
let of = "";
let clock = 0;

/** @param {Table} table */
export function reviewDialog(table) {
  if (shown !== table.id) begin(table.id);
  if (page.reviewed?.id === table.id && review?.turns.length) readOn(page.reviewed);
  const whole = review?.seats.length ? review : null;
  return dialogOf(
    say("ui-review"),
    html`${refusal(tell(error))}
      ${review && !whole ? progress(table, review) : nothing} ${whole ? summary(table, whole) : nothing}
      ${review?.turns.length ? list(table, review.turns) : nothing}`,
    "review",
    whole && isAbove ? html`<button type="button" class="to-summary" @click=${toSummary}>${glyph("arrow")} ${say("ui-review-summary")}</button>` : nothing,
  );
}

/**
 * Goes on where it was left for a moment of the game.
 * @param {{top: number, at: number}} left
 */
function readOn({ top, at }) {
  page.reviewed = null;
  afterDrawing(() => requestAnimationFrame(() => {
    /** @type {HTMLElement|undefined} */ (ways()[at])?.focus({ preventScroll: true });
    document.querySelector("dialog.review")?.scrollTo({ top, behavior: "instant" });
  }));
}

/** What leads from the review to moments of the game. */
function ways() {
  return [...document.querySelectorAll("dialog.review .jump")];
}

/**
 * Leaves it for a moment of the game.
 * @param {string} id of a table
 * @param {Event} event
 */
function look(id, { currentTarget }) {
  page.reviewed = { id, top: document.querySelector("dialog.review")?.scrollTop ?? 0, at: ways().findIndex((way) => way === currentTarget) };
  closeDialog();
}

/** Nobody looks any more; what is being reckoned goes on. */
export function leaveReview() {
  clearTimeout(clock);
  shown = "";
}

/** Whether the summary came above what was being read. */
let isAbove = false;

/** What comes above the turns leaves them where they are read; where nobody has read on, the summary is seen. */
function stay() {
  isAbove = (document.querySelector("dialog.review")?.scrollTop ?? 0) > 0;
  if (!isAbove) return;
  const first = () => [...document.querySelectorAll("dialog.review .review-turns")].at(-1)?.getBoundingClientRect().top;
  const was = first();
  if (was === undefined) return;
  afterDrawing(() => document.querySelector("dialog.review")?.scrollBy({ top: (first() ?? was) - was, behavior: "instant" }));
}

function toSummary() {
  isAbove = false;
  document.querySelector("dialog.review")?.scrollTo(0, 0);
  refresh();
}

/** @param {string} id of a table */
async function begin(id) {
  isAbove = false;
  const isWhole = of === id && review?.seats.length && !review.going;
  if (of !== id) review = null;
  shown = of = id;
  error = null;
  if (isWhole) return;
  take(id, await request(`/api/tables/${id}/review`, {}));
}

/** @param {string} id */
async function ask(id) {
  take(id, await request(`/api/tables/${id}/review`));
}

/**
 * @param {string} id
 * @param {{found: any, error: import("./types.js").Say|null}} answer
 */
function take(id, answer) {
  if (shown !== id) return;
  error = answer.error;
  if (!error && answer.found.seats.length) stay();
  if (!error) review = answer.found;
  clearTimeout(clock);
  if (!error && review?.going) clock = window.setTimeout(() => ask(id), often);
  refresh();
}

/** @param {string} id */
async function stop(id) {
  clearTimeout(clock);
  await request(`/api/tables/${id}/review`, undefined, "DELETE");
  ask(id);
}

/**
 * @param {Table} table
 * @param {Review} so
 */
function progress(table, { done, of, going }) {
  const text = say("ui-review-progress", { n: done, of });
  return html`<div class="review-progress">
    <progress max=${Math.max(1, of)} value=${done} aria-label=${text}></progress>
    <span role="status">${text}</span>
    ${going
      ? html`<button type="button" @click=${() => stop(table.id)}>${say("ui-review-stop")}</button>`
      : html`<button type="button" @click=${() => begin(table.id)}>${say("ui-review-go")}</button>`}
  </div>`;
}

/**
 * @param {Table} table
 * @param {Review} whole
 */
function summary(table, { seats, turns, early }) {
  const ranks = seats.map(({ final }, seat) => ({ seat, n: Math.round(final) }));
  const parts = seats.map(({ start, lost, given }) => [Math.round(start), -Math.round(lost), Math.round(given)]);
  const names = ["ui-review-start", "ui-review-lost", "ui-review-given"];
  const rows = new Map(names.map((name, k) => [say(name), parts.map((part) => part[k])]));
  // What is left of the rounded numbers, so that each column can be added up.
  rows.set(say("ui-review-luck"), parts.map((part, seat) => part.reduce((left, each) => left - each, ranks[seat].n)));
  return html`${scores(table, ranks, rows, say("ui-review-summary"), "", say("ui-review-final"))}
    <p class="quiet">${say(seats.length === 2 ? "ui-lead-about-two" : "ui-lead-about")} ${say("ui-review-about")} ${early ? say("ui-review-early") : nothing}</p>
    ${chart(table, leads(seats, turns.filter((turn) => isOwn(table, turn))), say("ui-review-chart"), early)}
    ${turning(table, swings(seats, turns.filter((turn) => isOwn(table, turn))))}`;
}

/**
 * @param {Table} table
 * @param {Swing[]} found
 */
function turning(table, found) {
  if (!found.length) return nothing;
  return html`<h3>${say("ui-review-points")}</h3>
    <ul class="review-turns">
      ${found.map(
        ({ turn, to }) => html`<li class="seat-${turn.seat}">
          ${head(table, turn)} <span>${say("ui-review-swing", { seat: turn.seat, before: plus(turn.value), after: plus(to) })}</span> ${moment(table, turn)}
        </li>`,
      )}
    </ul>`;
}

/**
 * The expected lead of each seat, one of its turns after the other, then the true one.
 * @param {Told[]} seats
 * @param {Turn[]} turns
 */
function leads(seats, turns) {
  const own = seats.map(({ final }, seat) => [...turns.filter((turn) => turn.seat === seat).map(({ value }) => value), final]);
  const longest = Math.max(...own.map((row) => row.length));
  return Array.from({ length: longest }, (_, k) => own.map((row) => row[Math.min(k, row.length - 1)]));
}

/**
 * Whether it is a seat's own turn, not an answer in somebody else's.
 * @param {Table} table
 * @param {Turn} turn
 */
function isOwn(table, { n, seat }) {
  return (logged(table, n)?.head?.seat ?? seat) === seat;
}

/**
 * The turn of the log in which a choice fell.
 * @param {Table} table
 * @param {number} n how many actions the game had before it
 */
function logged(table, n) {
  return turnsOf(table).find(({ head: first, entries }) => [first, ...entries].some((entry) => entry && entry.n > n));
}

/**
 * The turns until a seat's next one in which its lead changed most, in the order of play.
 * @param {Told[]} seats
 * @param {Turn[]} turns
 * @returns {Swing[]}
 */
function swings(seats, turns) {
  /** @type {(Swing & {until: number})[]} */
  const all = turns.map((turn, k) => {
    const next = turns.slice(k + 1).find(({ seat }) => seat === turn.seat);
    return { turn, to: next ? next.value : seats[turn.seat].final, until: next ? next.n : Infinity };
  });
  const size = (/** @type {Swing} */ one) => Math.abs(one.to - one.turn.value);
  /** @type {typeof all} */
  const found = [];
  for (const one of all.filter(({ turn, to }) => plus(turn.value) !== plus(to)).sort((a, b) => size(b) - size(a))) {
    const apart = found.every((other) => one.until <= other.turn.n || other.until <= one.turn.n);
    if (apart && found.length < points) found.push(one);
  }
  return found.sort((a, b) => a.turn.n - b.turn.n);
}

/**
 * @param {Table} table
 * @param {Turn[]} turns
 */
function list(table, turns) {
  return html`<h3>${say("ui-review-turns")}</h3>
    <ul class="review-turns">
      ${turns.map(
        (turn) => html`<li class="seat-${turn.seat}">
          ${head(table, turn)}
          ${turn.cost < small
            ? html`<span class="quiet">${say("ui-review-good")}</span> ${moment(table, turn)}`
            : html`<b>${say("ui-review-cost", { n: Math.round(turn.cost), unit: table.world?.unit })}</b> ${moment(table, turn)}
                ${better(table, turn.told)}`}
        </li>`,
      )}
    </ul>`;
}

/** What a way is chosen for: the rest follows from it. */
const telling = new Set(["pick", "decline", "turn", "try", "move", "place", "won"]);

/**
 * The better way in short, and behind it all that it does.
 * @param {Table} table
 * @param {Entry[]} told
 */
function better({ world }, told) {
  const kinds = told.map((entry) => world?.story.deed(entry)?.kind ?? "");
  const taken = told.filter((_, k) => kinds[k] === "take").map(({ args }) => args.region);
  const main = told.filter((entry, k) => telling.has(kinds[k]) || (kinds[k] !== "take" && world?.story.did?.(entry, false)));
  const first = main.length || taken.length ? main.slice(0, 3) : told.slice(0, 2);
  // In the order of play: the conquests stand together where the first of them is.
  const k = taken.length ? kinds.indexOf("take") : told.length;
  const short = [
    entriesText(world, first.filter((entry) => told.indexOf(entry) < k)),
    taken.length ? say("ui-review-takes", { n: taken.length, regions: taken }) : "",
    entriesText(world, first.filter((entry) => told.indexOf(entry) > k)),
    world?.story.aside?.(first) ?? "",
  ];
  const text = html`${say("ui-review-better")} ${short.filter(Boolean).join(" ")}`;
  if (first.length === told.length) return html`<span>${text}</span>`;
  return html`<details class="better"><summary>${text}</summary><p class="quiet">${entriesText(world, told)}</p></details>`;
}

/**
 * Whose choices they were, in the turn that the log names.
 * @param {Table} table
 * @param {Turn} turn
 */
function head(table, { n, seat }) {
  const within = logged(table, n);
  const whose = within?.head?.seat;
  const text = !within || whose === seat || whose === undefined ? ownTurn(table, within, seat) : answered(table, within, { n, seat });
  return html`${crest(seat)} <span>${text}</span>`;
}

/**
 * The way there.
 * @param {Table} table
 * @param {Turn} turn
 */
function moment(table, { n }) {
  return html`<a class="jump" href=${`#/table/${table.id}/at/${n}`} aria-label=${say("ui-jump")} title=${say("ui-jump")} @click=${(/** @type {Event} */ e) => look(table.id, e)}>${glyph("jump")} <span>${say("ui-moment")}</span></a>`;
}

/**
 * @param {Table} table
 * @param {import("./turns.js").Turn|undefined} within
 * @param {number} seat
 */
function ownTurn(table, within, seat) {
  const turn = within ? headingOf(table, within) : "";
  return within?.head?.seat === seat ? turn : say("ui-review-turn", { seat, turn });
}

/**
 * Whose turn it was, and what another answered in it.
 * @param {Table} table
 * @param {import("./turns.js").Turn} within
 * @param {{n: number, seat: number}} of
 */
function answered(table, within, { n, seat }) {
  const head = /** @type {Entry} */ (within.head);
  const did = within.entries.find((entry) => entry.seat === seat && entry.n > n);
  const key = `ui-review-${did?.key}`;
  const what = did && (has(key) ? say(key, { ...did.args, seat, other: head.seat }) : entryText(did).replace(/\.$/, ""));
  const turn = table.world?.story.heading(head, null) ?? "";
  return say(what ? "ui-review-did" : "ui-review-asked", { seat, turn, text: what ?? "" });
}

/**
 * A lead with its sign.
 * @param {number} value
 */
function plus(value) {
  const n = Math.round(value);
  return n > 0 ? `+${n}` : signed(n);
}
