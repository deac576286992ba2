// @ts-check
/** One region in words, and what can be done with it. */
import { html, nothing } from "../vendor.js";
import { name, regionName, say, tell } from "../frame/texts.js";
import { crest, icon, terrainSign } from "../frame/emblems.js";
import { wordOf } from "../frame/help.js";
import { reason } from "../frame/book.js";
import { chances, isMarching, isNear, priceSum, tollNote } from "./price.js";
import { factionBadge, factionOf } from "./factions.js";
import { deedsOn, isPaired, isSurrender } from "./pairs.js";
import { sizes } from "./legend.js";
import { actionText } from "./words.js";
import { sitePanel, siteText, sitesIn } from "./sites.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").RegionView} RegionView */
/** @typedef {import("../frame/types.js").Action} Action */

/** Pieces that belong to whoever holds their region. */
const defences = new Set(["fortress", "wall", "tower"]);

/**
 * @param {RegionView} at
 */
function held(at) {
  if (!at.race) return say("ui-nobody");
  if (at.seat === null) return say("ui-held-lost", { n: at.tokens, race: at.race });
  const key = !at.tokens ? "ui-held-alone" : at.declined ? "ui-held-declined" : "ui-held";
  return say(key, { n: at.tokens, race: at.race, seat: at.seat });
}

/**
 * @param {RegionView} at
 */
function piecesText(at) {
  const kinds = [...new Set(at.pieces.filter((id) => id !== "mountain"))];
  return kinds.map((id) => pieceText(at, id));
}

/**
 * @param {RegionView} at
 * @param {string} id
 */
function pieceText(at, id) {
  const key = at.seat !== null && defences.has(id) ? "ui-pieces-of" : "ui-pieces";
  return say(key, { n: at.pieces.filter((each) => each === id).length, name: id, seat: at.seat });
}

/**
 * Everything a person who cannot see the map must know of a region.
 * @param {Table} table
 * @param {string} id
 */
export function regionLabel(table, id) {
  const at = table.view?.regions[id];
  const marks = table.drawing?.regions[id].marks.filter(([mark]) => !sizes.includes(mark)).map(([mark]) => name(mark, "mark")) ?? [];
  if (!at) return regionName(id);
  const faction = table.view ? factionOf(table.view, at.race) : null;
  const parts = [regionName(id), ...marks, held(at)];
  if (faction) parts.push(name(faction, "faction"));
  parts.push(...piecesText(at), ...sitesIn(table, id).map(siteText));
  if (isMarching(table)) {
    if (isNear(table, id)) {
      if (at.price !== null) parts.push(say("ui-price", { n: at.price }));
      parts.push(...(at.toll_lines ?? []).map(tell));
    }
    if (at.why) parts.push(tell(at.why));
  }
  return parts.join(", ");
}

/** @param {Table} table */
export function regionPanel(table) {
  const id = /** @type {string} */ (table.region);
  const at = table.view?.regions[id];
  const drawn = table.drawing?.regions[id];
  if (!at || !drawn) return nothing;
  const actions = table.isMine ? deedsOn(table, id) : [];
  const tries = actions.filter((action) => action.missing).sort(bySafety);
  return html`<div class="choice region-choice">
    <p class="choice-title">
      ${terrainSign(drawn.terrain)} <span class="region-name">${regionName(id)}</span>
      ${drawn.marks.filter(([mark]) => !sizes.includes(mark)).map(([mark]) => html`<span class="mark">${icon(mark, "mark")} ${wordOf(mark, name(mark, "mark"))}</span>`)}
      <span class="holder">
        ${at.seat === null ? nothing : crest(at.seat)} ${table.view ? factionBadge(factionOf(table.view, at.race)) : nothing}
        ${at.race ? wordOf(at.race, held(at)) : held(at)}
      </span>
      ${at.pieces.filter((piece, k) => piece !== "mountain" && at.pieces.indexOf(piece) === k).map(
        (piece) => html`<span class="mark">${icon(piece)} ${wordOf(piece, pieceText(at, piece))}</span>`,
      )}
    </p>
    ${sitePanel(table, id)} ${isNear(table, id) ? html`${priceSum(at)} ${tollNote(at)}` : nothing}
    ${closedWays(table, at, id)}
    ${actions.some(isSurrender) ? html`<p class="why" tabindex="-1">${say("ui-gives-up")}</p>` : nothing}
    ${isOwn(table, at) ? html`<p class="hint">${say("ui-already-yours", { race: at.race })}</p>` : nothing}
    ${throwsOf(tries).map((alike, _, throws) => html`${throws.length > 1 ? alike.map((action) => html`<p class="hint">${actionText(action, at)}</p>`) : nothing} ${chances(alike[0])}`)}
    ${[...new Set(actions.flatMap((action) => (action.notes ?? []).map(tell)))].map((text) => html`<p class="hint">${text}</p>`)}
    ${at.why && table.isMine && actions.every(isPaired) ? html`<p class="why">${reason(at.why)}</p>` : nothing}
  </div>`;
}

/**
 * Attempts for which the die must show the same stand over one die.
 * @param {Action[]} tries
 */
function throwsOf(tries) {
  const needs = (/** @type {Action} */ { missing, ends }) => `${missing} ${ends ? tell(ends) : ""}`;
  return [...new Set(tries.map(needs))].map((need) => tries.filter((each) => needs(each) === need));
}

/**
 * Whether what may be conquered is held by another race of the same seat.
 * @param {Table} table
 * @param {RegionView} at
 */
function isOwn(table, at) {
  return at.race !== null && at.seat === table.view?.to_move && at.price !== null && isMarching(table);
}

/**
 * What the die must give, whether it uses up a way that comes once, coins, tokens.
 * @param {Action} action
 */
function costs({ missing = 0, word, n, pays = 0, spends = 0 }) {
  const isPlain = ["conquer", "attempt"].includes(word) && !n;
  return [missing, isPlain ? 0 : 1, pays, spends];
}

/**
 * What is certain comes before what the die decides, the plain way before others, the cheap before the dear.
 * @param {Action} a
 * @param {Action} b
 */
function bySafety(a, b) {
  const [left, right] = [costs(a), costs(b)];
  const k = left.findIndex((cost, at) => cost !== right[at]);
  return k < 0 ? 0 : left[k] - right[k];
}

/** @param {Table} table */
export function regionButtons(table) {
  const id = /** @type {string} */ (table.region);
  const at = /** @type {RegionView} */ (table.view?.regions[id]);
  const single = table.actionsOn(id).filter((action) => !isPaired(action)).sort(bySafety);
  return single.map((action, k) => actionButton(table, action, at, k === 0));
}

/**
 * @param {Table} table
 * @param {Action} action
 * @param {RegionView} at
 * @param {boolean} first
 */
function actionButton(table, action, at, first) {
  return html`<button
    type="button"
    class=${first && !isSurrender(action) ? "confirm" : ""}
    ?disabled=${table.waiting}
    @click=${() => table.act(action)}
  >
    ${actionText(action, at)}
  </button>`;
}

/**
 * Whether a way is closed in every region alike until the turn is over.
 * @param {{key: string}} why
 */
function isSpent({ key }) {
  return key.endsWith("-used") || ["why-champion-away", "why-enchant-tray"].includes(key);
}

/**
 * What this race can do no more in this turn, each once.
 * @param {Table} table
 */
export function spentWays({ view }) {
  const closed = Object.values(view?.regions ?? {}).flatMap((at) => at.ways.flatMap(({ why }) => (why && isSpent(why) ? [why] : [])));
  const found = new Map(closed.map((why) => [tell(why), why]));
  return [...found.values()].map((why) => html`<p class="quiet spent">${reason(why)}</p>`);
}

/**
 * Ways that this race has and that are closed here alone, each with its reason: a note where another way is open.
 * @param {Table} table
 * @param {RegionView} at
 * @param {string} region
 */
function closedWays(table, at, region) {
  const closed = table.isMine ? at.ways.filter((way) => way.action === null && way.why && !isSpent(way.why)) : [];
  const isOpen = table.actionsOn(region).some((action) => !isPaired(action));
  return closed.map(
    (way) => html`<p class=${isOpen ? "quiet" : "why"}>${say(`action-${way.word}`, { region })} — ${reason(way.why)}</p>`,
  );
}
