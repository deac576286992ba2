// @ts-check
/** What is asked, who is to act or collect, and the answers. */
import { html, nothing } from "../vendor.js";
import { has, name, say } from "../frame/texts.js";
import { askedText, pacing, question } from "../frame/question.js";
import { glyph } from "../frame/glyphs.js";
import { reason } from "../frame/book.js";
import { entryText } from "../frame/announce.js";
import { crest } from "../frame/emblems.js";
import { beforeWars, bidPanel, howDecided, stakeOf, warBox } from "./war.js";
import { payPanel, splitPanel, tradePanel } from "./pay.js";
import { selectPanel } from "./card.js";
import { cardsPanel } from "./choices.js";
import { doubt } from "../frame/doubt.js";
import { standings, stock } from "./seats.js";
import { fresh } from "./affairs.js";
import { regionPanel } from "./region.js";
import { buttonText, general, greyed } from "./buttons.js";
import { later } from "../frame/later.js";
import { toldNow } from "../frame/telling.js";

/** How far each is with the action. */
const states = { done: glyph("check"), resolving: glyph("dot"), waiting: "…" };
/** Words of choices that give or take resources whether or not they have a price. */
const dealing = new Set(["bid", "collect", "trade"]);
const ending = later(() => import("./finish.js"));

/** @typedef {import("../frame/table.js").Table} Table */

/** @param {Table} table */
export function ask(table) {
  const view = /** @type {any} */ (table.view);
  if (!view) return nothing;
  if (view.over && !table.replaying) return ending()?.finish(table) ?? nothing;
  return question(table, askedText(table), html`${standings(table)} ${owned(table, view)} ${order(table, view)}`, html`${warBox(table)}
    ${table.isMine ? answers(table, view) : watching(table)}`);
}

/**
 * What can be paid with, where it is chosen what is paid: on a phone the seats are out of sight then.
 * @param {Table} table
 * @param {any} view
 */
function owned(table, view) {
  const pays = view.payment || view.stage === "select" || view.actions.some((/** @type {any} */ action) => action.price || dealing.has(action.word));
  if (!table.isMine || !pays) return nothing;
  return html`<p class="owned"><span class="quiet">${say("ui-tek-owned")}</span> ${stock(view, view.seats[view.to_move])}</p>`;
}

/**
 * Who has resolved the action, who does it now, who waits.
 * @param {Table} table
 * @param {any} view
 */
function order(table, view) {
  if (!view.action) return nothing;
  const now = view.order.find((/** @type {any} */ row) => row.state === "resolving")?.seat;
  const swapped = view.doing && view.doing !== view.action && now !== undefined;
  return html`<p class="order">
    <b>${name(view.action, "action")}</b>
    ${swapped ? html`<span class="quiet">${say("ui-tek-in-place", { seat: now, action: view.doing })}</span>` : nothing}
    ${view.order.map((/** @type {any} */ row) => {
      const text = say(`ui-tek-${row.state}`, { seat: row.seat });
      return html`<span class="turn-of ${row.state}" role="img" aria-label=${text} title=${text}
        >${crest(row.seat)}<span aria-hidden="true">${states[/** @type {keyof typeof states} */ (row.state)]}</span></span
      >`;
    })}
  </p>`;
}

/**
 * @param {Table} table
 * @param {any} view
 */
function answers(table, view) {
  if (table.doubted) return doubt(table, (action) => buttonText(view, action));
  const region = table.region && view.regions[table.region] ? table.region : null;
  const panel = region ? nothing : mainPanel(table, view);
  return html`${table.isKept ? setupHint(view) : nothing} ${view.war ? nothing : lately(table)} ${panel} ${region ? regionPanel(table, view, region) : hint(view)}
    ${region || view.war ? nothing : beforeWars(table)} ${region ? nothing : soleWar(view)} ${view.stage === "act" ? last(view) : nothing}
    ${view.retreat !== null ? html`<p>${say("ui-tek-retreat-costs", { n: view.retreat })}${retreatsLying(view) ? html` ${say("ui-tek-retreat-lies")}` : nothing}</p>` : nothing}
    ${general(table, view)} ${view.bids.length ? nothing : refusal(table, view)}`;
}

/**
 * What ends the game is said before it is done.
 * @param {any} view
 */
function last(view) {
  return view.actions
    .filter((/** @type {any} */ action) => action.triggers)
    .map((/** @type {any} */ { word }) => html`<p class="ends-game">${say(`ui-tek-ends-${word}`, { action: view.doing ?? view.action })}</p>`);
}

/**
 * Whether who has lost lies, which a retreat does not change.
 * @param {any} view
 */
function retreatsLying({ regions, to_move, war }) {
  return regions[war?.region]?.pieces.some((/** @type {any} */ { seat, piece, lying }) => seat === to_move && piece !== "fort" && lying);
}

/**
 * The war that the action leads to by itself, where it has only one way.
 * @param {any} view
 */
function soleWar(view) {
  const act = view.actions.find((/** @type {any} */ action) => action.word === "act" && action.stake);
  if (!act) return nothing;
  return html`<p>${glyph("swords")} <b>${say("ui-tek-war", { region: act.stake.region })}</b></p>
    ${stakeOf(act, view)} ${howDecided(act)}`;
}

/**
 * The panel that the question asks for.
 * @param {Table} table
 * @param {any} view
 */
function mainPanel(table, view) {
  if (view.bids.length) return bidPanel(table, refusal(table, view));
  if (view.payment) return payPanel(table);
  if (view.stage === "split") return splitPanel(table);
  if (view.actions.some((/** @type {any} */ action) => action.word === "trade")) return tradePanel(table);
  if (view.stage === "select") return selectPanel(table);
  return cardsPanel(table);
}

/**
 * What the others did in the step that led here, and what whoever is asked must not miss.
 * @param {Table} table
 */
function lately(table) {
  const must = fresh(table);
  const whole = new Set(must.flatMap(({ entries }) => entries));
  const seat = table.view?.to_move;
  const own = table.log.map(({ key, seat: of }) => (key === "tek-log-deal-faction" ? -1 : of)).lastIndexOf(seat ?? null);
  const told = table.log.slice(own + 1).filter((entry) => table.world?.story.deed(entry)?.kind !== "sum" && !whole.has(entry)).slice(-5);
  if (!told.length && !must.length) return nothing;
  return html`${must.map(({ text }) => html`<p class="fresh">${text}</p>`)}
    ${told.length ? html`<ul class="lately">${told.map((entry) => html`<li>${entryText(entry)}</li>`)}</ul>` : nothing}`;
}

/**
 * As a note that blames nobody, where the question itself ends short; why a greyed button is refused stands beside it.
 * @param {Table} table
 * @param {any} view
 */
function refusal(table, view) {
  if (table.region) return nothing;
  const told = view.closed.filter((/** @type {any} */ row) => !greyed.has(row.word));
  return told.map((/** @type {any} */ row) => html`<p class="quiet">${reason(row.why)}</p>`);
}

/**
 * What a choice of the set-up changes: whoever is new cannot know it yet. A lesson tells it itself.
 * @param {any} view
 */
function setupHint(view) {
  const key = view.ask.key.replace("tek-ask", "ui-tek-setup").replace("pick-land", "pick-side");
  return has(key) ? html`<p class="quiet about-setup">${say(key)}</p>` : nothing;
}

/** @param {any} view */
function hint(view) {
  const moves = ["patrol", "quest"].includes(view.doing ?? view.action);
  if (view.march.length) return html`<p class="hint">${say(moves ? "ui-tek-hint-leave" : "ui-tek-hint-march")}</p>`;
  if (view.actions.some((/** @type {any} */ action) => action.to)) return html`<p class="hint">${say("ui-tek-hint-move")}</p>`;
  const offered = view.actions.some((/** @type {any} */ action) => action.region);
  return offered ? html`<p class="hint">${say("ui-tek-hint-region")}</p>` : nothing;
}

/** @param {Table} table */
function watching(table) {
  const view = /** @type {any} */ (table.view);
  const region = table.region && view.regions[table.region] ? regionPanel(table, view, table.region) : nothing;
  if (!table.replaying) return html`${pacing(table, undefined, toldNow(table))} ${region}`;
  const told = table.log.filter((entry) => entry.n === table.n && table.world?.story.deed(entry)?.kind !== "sum");
  return html`${told.map((entry) => html`<p class="last">${entryText(entry)}</p>`)} ${region}`;
}
