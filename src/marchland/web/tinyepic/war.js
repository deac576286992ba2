// @ts-check
/** A war: both sides, what each number would cost, and what came of it; the map stays in view. */
import { html, nothing } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { progressOf } from "../frame/progress.js";
import { joined, name, regionName, say } from "../frame/texts.js";
import { entryText } from "../frame/announce.js";
import { crest } from "../frame/emblems.js";
import { glyph } from "../frame/glyphs.js";
import { pieceSign } from "./figures.js";
import { actionText, sum, unitSigns, unitsText } from "./words.js";
import { confirm, option } from "./option.js";
import { neutralsOn } from "./yields.js";

/** @typedef {import("../frame/table.js").Table} Table */

/** @param {Table} table */
export function warBox(table) {
  const war = /** @type {any} */ (table.view)?.war;
  if (!war) return nothing;
  return html`<section class="war" aria-label=${say("ui-tek-war", { region: war.region })}>
    <h2>${glyph("swords")} ${say("ui-tek-war", { region: war.region })}</h2>
    ${cameFrom(table, war)}
    <div class="sides">
      ${side(table, war, 0)} <span class="against" aria-hidden="true">${glyph("swords")}</span> ${side(table, war, 1)}
    </div>
    ${war.only ? html`<p>${say("ui-tek-war-only", { resource: war.only })}</p>` : nothing}
    ${result(war)}
  </section>`;
}

/**
 * Who came from where: the move that began the war.
 * @param {Table} table
 * @param {any} war
 */
function cameFrom({ log }, war) {
  const turn = log.slice(Math.max(0, log.map(({ key }) => key).lastIndexOf("tek-log-take")));
  const move = turn.filter(({ key, seat, args }) => key === "tek-log-move" && seat === war.sides[0].seat && args.to === war.region).at(-1);
  return move ? html`<p class="came-from">${entryText(move)}</p>` : nothing;
}

/**
 * @param {Table} table
 * @param {any} war
 * @param {number} k
 */
function side(table, war, k) {
  const { seat, number, flag, set, hero, fort, meeple, discount, worth, due } = war.sides[k];
  const { compass, regions } = /** @type {any} */ (table.view);
  const solo = Boolean(compass);
  const lying = regions[war.region].pieces.some((/** @type {any} */ each) => each.seat === seat && each.piece !== "fort" && each.lying);
  const role = say(k ? "ui-tek-defender" : "ui-tek-attacker");
  if (seat === null) {
    return html`<div class="side">
      ${pieceSign({ seat: null, piece: "neutral", lying: false })}
      <span><b>${say("tek-piece-neutral")}</b><br /><span class="quiet">${role}</span></span>
      ${number ? html`<span class="die">${number}</span>` : nothing}
    </div>`;
  }
  const shown = war.open ? (flag ? (solo ? "–" : glyph("white")) : (number ?? "?")) : set ? glyph("check") : "?";
  const told = war.open && flag ? say(solo ? "tek-do-give-up" : "tek-do-flag") : say(set ? "ui-tek-set" : "ui-tek-unset");
  return html`<div class="side ${war.winner === seat ? "won" : ""}">
    ${crest(seat)}
    <span>
      <b>${table.nameOf(seat)}</b><br />
      <span class="quiet">${role}${discount ? html` · ${say("ui-tek-discount", { n: discount })}` : nothing}${(war.open && !solo) || worth === undefined || (solo && seat === 1) ? nothing : html` · ${say("ui-tek-worth", { n: worth })}`}${typeof due === "number" ? html` · <b>${say("ui-tek-pays", { n: due })}</b>` : nothing}</span>
      <span class="fighters">
        ${meeple ? pieceSign({ seat, piece: hero ? "hero" : "meeple", lying }) : nothing}
        ${fort ? pieceSign({ seat, piece: "fort", lying: false }) : nothing}
      </span>
    </span>
    <span class="die" role="img" aria-label=${number && war.open ? String(number) : told} title=${told}>${shown}</span>
  </div>`;
}

/** @param {any} war */
function result(war) {
  if (war.alliance) return html`<p>${say("ui-tek-alliance")}</p>`;
  if (war.winner === null || war.winner === undefined) return nothing;
  return html`<p>${say("tek-log-war-won", { seat: war.winner })}</p>`;
}

/**
 * The hidden number: each with its price and the units it would take. Whichever is chosen, what stands here stays in place:
 * what one means has the room of the longest.
 * @param {Table} table
 * @param {any} beyond what no number may cost
 */
export function bidPanel(table, beyond) {
  const view = /** @type {any} */ (table.view);
  const actionOf = (/** @type {number} */ id) => view.actions.find((/** @type {any} */ action) => action.id === id);
  const picked = view.bids.find((/** @type {any} */ bid) => bid.id === table.choice.picked);
  const { best, others } = waysTo(view.bids);
  const alone = view.bids.find((/** @type {any} */ bid) => bid.alone);
  const choice = (/** @type {any} */ bid) =>
    option(
      table,
      actionOf(bid.id),
      bid.number === null
        ? html`<b aria-hidden="true">${glyph("white")}</b><small>${say("tek-do-flag")}</small>`
        : html`<b>${bid.number}${bid.bonus ? `+${bid.bonus}` : nothing}</b><small>${bid.cost ? unitSigns(bid.units) : say("ui-free")}</small>`,
      bid.number === null ? say("tek-do-flag") : `${actionText(actionOf(bid.id))}: ${priceOf(bid)}`,
    );
  return html`<div class="choice bids">
    ${counted(view)} ${alone ? html`<p>${say("ui-tek-alone", { resource: alone.alone })}</p>` : nothing}
    <div class="options dice" role="group" aria-label=${say("ui-tek-number")}>${best.map(choice)}</div>
    ${others.length
      ? html`<details class="other-ways">
          <summary>${say("ui-tek-other-ways")}</summary>
          <div class="options dice" role="group" aria-label=${say("ui-tek-other-ways")}>${others.map(choice)}</div>
        </details>`
      : nothing}
    <div class="upshot">
      <div class="means">
        ${picked ? html`<p>${meaning(view, picked)}</p>` : nothing}
        ${view.bids.map((/** @type {any} */ bid) => html`<span class="room" aria-hidden="true">${meaning(view, bid)}</span>`)}
      </div>
      ${confirm(table, picked ? actionOf(picked.id) : null)}
    </div>
    ${beyond} ${howWarGoes(view)} ${beforeWars(table)}
  </div>`;
}

/**
 * The cheapest way to each number that counts, from the lowest on, and the dearer ways.
 * @param {any[]} bids
 */
function waysTo(bids) {
  const counts = ({ number, bonus = 0 }) => number + bonus;
  const shown = bids.filter(({ number }) => number !== null).sort((a, b) => counts(a) - counts(b) || a.worth - b.worth || (a.bonus ?? 0) - (b.bonus ?? 0));
  const others = shown.filter((bid, k) => k > 0 && counts(shown[k - 1]) === counts(bid));
  return { best: [...shown.filter((bid) => !others.includes(bid)), ...bids.filter(({ number }) => number === null)], others };
}

/**
 * What the prices count by, and how far the other side can go.
 * @param {any} view
 */
function counted({ war, to_move }) {
  const own = war.sides.find((/** @type {any} */ side) => side.seat === to_move);
  const foe = war.sides.find((/** @type {any} */ side) => side.seat !== to_move);
  return html`<p class="counted">${say("ui-tek-counts", { mana: own.mana, ore: own.ore })} ${say("ui-tek-foe-most", { other: foe.seat, n: foe.most })}</p>`;
}

/**
 * What whoever never saw a war must know before a number is chosen; two players make no alliance.
 * @param {any} view
 */
function howWarGoes(view) {
  return html`<ul class="how">
    <li>${say("ui-tek-number-hint")}</li>
    <li>${say(view.kingdoms === 2 ? "ui-tek-two-flags-duel" : "ui-tek-two-flags")}</li>
    <li>${afterLoss(view, "ui-tek-war-loser-you")}</li>
  </ul>`;
}

/**
 * What a loss costs whoever is asked, before it is known whether it is lost.
 * @param {any} view
 * @param {string} told the sentence; beside numbers there is room for a short one
 */
export function afterLoss({ war, to_move }, told = "ui-tek-stake-loss") {
  const { retreat } = war.sides.find((/** @type {any} */ side) => side.seat === to_move);
  return retreat ? say(told, { n: retreat }) : say("ui-tek-war-loser");
}

/** The lesson about wars, as the browser keeps it. */
const lesson = "tiny-epic/war";

/**
 * Before the first war of somebody who has not taken its lesson: what to keep back for it, and in it: the way to the lesson.
 * @param {Table} table
 */
export function beforeWars(table) {
  const view = /** @type {any} */ (table.view);
  if (!table.isKept || view.compass || progressOf(lesson)?.done) return nothing;
  if (view.war) return html`<p class="quiet about-war">${toLesson()}</p>`;
  if (view.stage !== "select" || table.log.some(({ key }) => key === "tek-log-war-won")) return nothing;
  return html`<p class="quiet about-war">${say("ui-tek-keep-back")} ${toLesson()}</p>`;
}

function toLesson() {
  return html`<a href=${`#/learn/${lesson}`}>${say("ui-tek-war-lesson")}</a>`;
}

/**
 * What the war comes to that a move starts, told beside the button that starts it.
 * @param {any} action
 * @param {any} view
 */
export function stakeOf(action, view) {
  const stake = action?.stake;
  if (!stake) return nothing;
  const { foe: other, number, due: n, most, foe_most, retreat, mana, ore } = stake;
  const told = number === null ? say("ui-tek-stake", { most, other, foe_most }) : other === null ? say("ui-tek-stake-neutral", { n, less: Math.max(0, neutralsOn(view) - n) }) : say("ui-tek-stake-open", { number, n, most });
  return html`<p class="stake">${told} ${mana ? say("ui-tek-counts", { mana, ore }) : nothing} ${retreat === null ? nothing : say("ui-tek-stake-loss", { n: retreat })}</p>`;
}

/**
 * How a war is decided, where both choose in secret.
 * @param {any} action
 */
export function howDecided(action) {
  return action?.stake && action.stake.number === null ? html`<p class="quiet">${say("ui-tek-number-hint")}</p>` : nothing;
}

/** @param {any} bid */
function priceOf(bid) {
  if (!bid.cost) return say("ui-free");
  return say(bid.worth > sum(bid.units) ? "ui-tek-costs-worth" : "ui-tek-costs", { n: bid.cost, units: bid.units, worth: bid.worth });
}

/**
 * @param {any} view
 * @param {any} bid
 */
function meaning(view, bid) {
  if (bid.bonus) return say("ui-tek-alone-means", { n: bid.number, counts: bid.number + bid.bonus, price: priceOf(bid) });
  if (bid.number === null) return say(view.kingdoms === 2 ? "ui-tek-flag-means-duel" : "ui-tek-flag-means");
  if (!bid.cost) {
    const { discount, by } = view.war.sides.find((/** @type {any} */ side) => side.seat === view.to_move);
    const names = by.map((/** @type {string} */ id) => (id === "fort" ? say("tek-piece-fort") : name(id)));
    return say("ui-tek-number-free", { n: bid.number, less: discount, many: names.length, by: joined(names) });
  }
  return say("ui-tek-number-means", { n: bid.number, price: priceOf(bid) });
}

/**
 * Whoever has chosen first may choose again while the other has not.
 * @param {Table} table
 */
export function rethink(table) {
  const war = /** @type {any} */ (table.view)?.war;
  const first = war?.sides.find((/** @type {any} */ each) => each.set && each.seat !== null && each.seat !== table.view?.to_move);
  if (!war || war.open || !first || !table.undo.step || !table.chairs[first.seat]?.mine) return nothing;
  return html`<button
    type="button"
    @click=${() => {
      table.takeBack("step");
      refresh();
    }}
  >
    ${say("ui-tek-rethink", { seat: first.seat })}
  </button>`;
}
