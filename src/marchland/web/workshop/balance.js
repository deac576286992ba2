// @ts-check
/** How strong races and powers are beside the box's own: many games between bots, and what they tell. */
import { html, nothing, svg } from "../vendor.js";
import { afterDrawing, refresh } from "../frame/page.js";
import { refusal } from "../frame/refusal.js";
import { request } from "../frame/request.js";
import { language, say, tell } from "../frame/texts.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {{price: number, offered: number, taken: number}} Price how often bots could have it for so many coins, and took it */
/** @typedef {{id: string, own: boolean, times: number, picked: number|null, coins: number|null, coins_low: number|null, coins_high: number|null,
 *   share: number|null, share_low: number, share_high: number, prices: Price[]}} Row */
/** @typedef {{kind: string, id: string, word: string, over: string, under: string, now: number, number: number|null, enough: boolean}} Verdict */
/** @typedef {{digest: string, games: number, more?: number, whole?: boolean, kinds: Record<string, Row[]>, verdicts: Verdict[]}} Figures */
/** @typedef {{going: boolean, waits: boolean, failed: boolean, done: number, of: number, most: number, figures: Figures|null}} Answer */
/** @typedef {{so: Answer|null, error: import("../frame/types.js").Say|null, clock: number, isNews: boolean}} State isNews: whether what came while one watched was not looked at yet */
/** @typedef {(kind: string, id: string) => string} Named what something is called */

/** Milliseconds between two questions how far it is. */
const often = 700;
/** Of the plot: how wide it is, where its names end, and how high a row is. */
const [width, left, right, line] = [420, 150, 16, 22];

/** @type {WeakMap<Draft, State>} */
const states = new WeakMap();

/** @param {Draft} draft */
function stateOf(draft) {
  const known = states.get(draft);
  if (known) return known;
  const state = { so: null, error: null, clock: 0, isNews: false };
  states.set(draft, state);
  ask(draft);
  return state;
}

/** @param {Draft} draft */
const address = (draft) => `/api/workshop/${draft.id}/balance`;

/** @param {Draft} draft */
async function ask(draft) {
  take(draft, await request(address(draft)));
}

/** @param {Draft} draft */
async function begin(draft) {
  if (!draft.isKept) await draft.keep();
  if (draft.isKept && !draft.problems.length) take(draft, await request(address(draft), {}));
}

/** @param {Draft} draft */
async function stop(draft) {
  clearTimeout(stateOf(draft).clock);
  await request(address(draft), undefined, "DELETE");
  await ask(draft);
  look(draft);
}

/**
 * Brings what is known into view.
 * @param {Draft} draft
 */
function look(draft) {
  stateOf(draft).isNews = false;
  refresh();
  afterDrawing(() => document.querySelector(".balance")?.scrollIntoView({ block: "start" }));
}

/**
 * @param {Draft} draft
 * @param {{found: any, error: import("../frame/types.js").Say|null}} answer
 */
function take(draft, { found, error }) {
  const state = stateOf(draft);
  state.error = error;
  if (!error && state.so?.going && JSON.stringify(found.figures) !== JSON.stringify(state.so.figures)) state.isNews = true;
  if (!error) state.so = found;
  clearTimeout(state.clock);
  if (!error && found.going && isOpen(draft)) state.clock = window.setTimeout(() => ask(draft), often);
  refresh();
}

/** @param {Draft} draft */
function isOpen(draft) {
  return location.hash.startsWith(`#/workshop/${draft.id}`);
}

/** @param {Draft} draft */
export function balanceButton(draft) {
  const { so } = stateOf(draft);
  return html`<button type="button" ?disabled=${draft.problems.length > 0 || so?.going === true} @click=${() => begin(draft)}>${say("balance-ask")}</button>`;
}

/**
 * How far it is, or why it does not go on, beside the button.
 * @param {Draft} draft
 */
export function balanceMeter(draft) {
  const { so, error, isNews } = stateOf(draft);
  const failed = so?.failed && !so.going;
  if (!error && !failed && !so?.going && !isNews) return nothing;
  return html`<div class="balance-meter">
    ${refusal(tell(error))} ${failed ? refusal(say("balance-failed")) : nothing}
    ${so?.going ? progress(draft, so) : nothing}
    ${isNews ? html`<button type="button" @click=${() => look(draft)}>${say("balance-see")}</button>` : nothing}
  </div>`;
}

/**
 * @param {Draft} draft
 * @param {Answer} so
 */
function progress(draft, { waits, done, of, most }) {
  const text = waits ? say("balance-waits") : say("balance-progress", { n: done, of });
  return html`<div class="balance-progress">
    <progress max=${Math.max(1, of)} value=${done} aria-label=${text}></progress>
    <span role="status">${text}</span>
    <button type="button" @click=${() => stop(draft)}>${say("balance-stop")}</button>
    ${most > of ? html`<small class="quiet">${say("balance-more", { n: most - of })}</small>` : nothing}
  </div>`;
}

/**
 * What is known.
 * @param {Draft} draft
 * @param {Named} named
 */
export function balancePanel(draft, named) {
  const { so } = stateOf(draft);
  const figures = so?.figures ?? draft.figures;
  if (!figures) return nothing;
  return html`<section class="balance" aria-labelledby="balance-title">
    <h2 id="balance-title">${say("balance-title")}</h2>
    ${figures.whole === false && !so?.going ? html`<p class="why">${say("balance-stopped")}</p>` : nothing}
    ${results(draft, figures, named)}
  </section>`;
}

/**
 * @param {Draft} draft
 * @param {Figures} figures
 * @param {Named} named
 */
function results(draft, figures, named) {
  return html`${figures.digest === draft.digest ? nothing : html`<p class="why">${say("balance-old")}</p>`}
    <ul class="verdicts">
      ${figures.verdicts.map((one) => html`<li><b>${named(one.kind, one.id)}</b> <span>${sentence(figures, one, named)}</span>${priced(row(figures, one))}</li>`)}
    </ul>
    ${Object.entries(figures.kinds).map(([kind, rows]) => html`<h3>${say(`balance-kind-${kind}`)}</h3> ${plot(kind, rows, named)} ${table(kind, rows, named)}`)}
    <p class="quiet">${say("balance-about", { games: figures.games })}${figures.more ? ` ${say("balance-about-more", { n: figures.more })}` : ""}</p>`;
}

/**
 * @param {Figures} figures
 * @param {Verdict} one
 */
function row(figures, { kind, id }) {
  return figures.kinds[kind].find((each) => each.id === id);
}

/**
 * @param {Figures} figures
 * @param {Verdict} one
 * @param {Named} named
 */
function sentence(figures, one, named) {
  const { kind, word, over, under, now, number, enough } = one;
  const than = word === "strong" ? over : under;
  const said = [say(`balance-${word}`, { name: than ? named(kind, than) : "", near: areBetween(figures, one, than) ? "yes" : "no" })];
  if (number !== null && enough) said.push(say("balance-give", { n: number }));
  else if ((word === "strong" || word === "weak") && figures.whole !== false) said.push(say("balance-even", { n: number ?? now }));
  return said.join(" ");
}

/**
 * Whether others stand between a thing and the nearest that it surely differs from.
 * @param {Figures} figures
 * @param {Verdict} one
 * @param {string} than
 */
function areBetween(figures, one, than) {
  const rows = seen(figures.kinds[one.kind]).map(({ id }) => id);
  return Math.abs(rows.indexOf(than) - rows.indexOf(one.id)) > 1;
}

/**
 * How often bots took it, by what it cost.
 * @param {Row|undefined} of
 */
function priced(of) {
  if (!of?.prices.length) return nothing;
  const each = of.prices.map(({ price, offered, taken }) => say("balance-price", { price, share: percent(taken / offered), n: offered }));
  return html`<span class="quiet">${say("balance-prices")} ${each.join(" · ")}</span>`;
}

/** @param {number|null} share */
function percent(share) {
  return share === null ? "–" : new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** @param {number|null} value */
function plain(value) {
  return value === null ? "–" : new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);
}

/** @param {Row[]} rows */
function seen(rows) {
  return rows.filter(({ share }) => share !== null);
}

/**
 * Shares of wins, each with its interval; what is one's own stands out.
 * @param {string} kind
 * @param {Row[]} rows
 * @param {Named} named
 */
function plot(kind, rows, named) {
  const shown = seen(rows);
  const x = (/** @type {number} */ share) => left + (width - left - right) * share;
  const height = line * (shown.length + 1) + 4;
  return html`<svg class="balance-plot" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${say("balance-plot")}>
    ${[0, 0.25, 0.5, 0.75, 1].map((share) => svg`<line class=${share === 0.5 ? "half" : "grid"} x1=${x(share)} x2=${x(share)} y1="0" y2=${height - line}></line>
      <text x=${x(share)} y=${height - 7} text-anchor="middle">${percent(share)}</text>`)}
    ${shown.map((each, k) => svg`<g class=${each.own ? "own" : ""} transform=${`translate(0 ${line * k + line / 2})`}>
      <text x=${left - 10} dy="0.35em" text-anchor="end">${named(kind, each.id)}</text>
      <line class="span" x1=${x(each.share_low)} x2=${x(each.share_high)}></line>
      <circle cx=${x(each.share ?? 0)} r="4.5"></circle></g>`)}
  </svg>`;
}

/**
 * @param {string} kind
 * @param {Row[]} rows
 * @param {Named} named
 */
function table(kind, rows, named) {
  return html`<details>
    <summary>${say("balance-figures")}</summary>
    <div class="balance-table"><table>
      <thead><tr><td></td><th scope="col">${say("balance-wins")}</th><th scope="col">${say("balance-coins")}</th><th scope="col">${say("balance-taken")}</th><th scope="col">${say("balance-held")}</th></tr></thead>
      <tbody>
        ${seen(rows).map((each) => html`<tr class=${each.own ? "own" : ""}><th scope="row">${named(kind, each.id)}</th>
          <td>${percent(each.share)} <span class="quiet">${percent(each.share_low)}–${percent(each.share_high)}</span></td>
          <td>${plain(each.coins)} <span class="quiet">${plain(each.coins_low)}–${plain(each.coins_high)}</span></td>
          <td>${percent(each.picked)}</td><td>${each.times}</td></tr>`)}
      </tbody>
    </table></div>
  </details>`;
}
