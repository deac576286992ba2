// @ts-check
/** The kingdoms: resources, forts, hero and points of each, and below them how far each is on its way. */
import { html, nothing } from "../vendor.js";
import { name, say, signed, tell } from "../frame/texts.js";
import { entryText } from "../frame/announce.js";
import { crest, seatName } from "../frame/emblems.js";
import { glyph } from "../frame/glyphs.js";
import { wordOf } from "../frame/help.js";
import { goodSign, pieceSign } from "./figures.js";
import { markSign } from "./mark.js";
import { wholeMark } from "./words.js";
import { pointsOf } from "./points.js";
import { race } from "./race.js";
import { factionSign, heroSign } from "./emblems.js";

/** @typedef {import("../frame/table.js").Table} Table */

/** @param {Table} table */
export function seats(table) {
  const view = /** @type {any} */ (table.view);
  if (!view) return nothing;
  return html`<section class="seats ${view.kingdoms > 2 ? "many" : ""}" aria-label=${say("ui-seats")}>
    <ul tabindex="0" aria-label=${say("ui-seats")}>
      ${view.seats.map((/** @type {any} */ kingdom) => card(table, view, kingdom))}
    </ul>
    ${race(table)}
  </section>`;
}

/**
 * @param {Table} table
 * @param {any} view
 * @param {any} kingdom
 */
function card(table, view, kingdom) {
  const { seat } = kingdom;
  const chair = table.chairs[seat];
  const turn = !view.over && (view.to_move >= 0 ? view.to_move : view.turn) === seat;
  return html`<li class="seat card kingdom ${turn ? "turn" : ""}" aria-current=${turn ? "step" : nothing}>
    <div class="seat-head">
      ${crest(seat)}
      ${seatName(chair?.name)}
      ${kingdom.faction
        ? html`<span class="people">
            ${wordOf(`faction-${kingdom.faction}`, html`${factionSign(kingdom.faction)}${name(kingdom.faction, "faction")}`)}
            ${markSign(wholeMark(kingdom.mark, kingdom.levels.map((/** @type {any} */ level) => level.mark)), "faction", kingdom.faction)}
          </span>`
        : nothing}
      ${chair?.kind === "bot" && !kingdom.opponent ? html`<span class="quiet bot">${say("ui-bot")}</span>` : nothing}
      <span class="points">${rise(table, seat)} ${wordOf(pointsOf(seat), html`<b>${kingdom.points}</b>${glyph("star")}`, say("ui-tek-points", { n: kingdom.points }))}</span>
    </div>
    <div class="facts">
      <span class="goods">${stock(view, kingdom)}</span>
      ${view.expansion
        ? html`<span class="fact" title=${say("ui-tek-forts", { n: kingdom.forts_left })}
            >${pieceSign({ seat, piece: "fort", lying: false })}<b>${kingdom.forts_left}</b
            ><span class="hidden">${say("ui-tek-forts", { n: kingdom.forts_left })}</span></span
          >`
        : nothing}
    </div>
    ${heroLine(view, kingdom)}
  </li>`;
}

/**
 * Who leads, in the line over the map: the seats may be out of sight.
 * @param {Table} table
 */
export function standings(table) {
  const kingdoms = /** @type {any[]} */ (table.view?.seats);
  const told = say("ui-tek-points", { n: kingdoms.map(({ seat, points }) => `${table.nameOf(seat)} ${points}`).join(", ") });
  const all = kingdoms.map(({ points }) => points);
  const [most, least] = [Math.max(...all), Math.min(...all)];
  return html`<span class="standings" role="img" aria-label=${told} title=${told}>${kingdoms.map(({ seat, points }) => html`<span class=${points === most && most > least ? "leads" : ""}>${crest(seat)}<b>${points}</b>${glyph("star")}</span>`)}</span>`;
}

/**
 * The points of the last turn, once the game is over: what raised the star was never seen at it.
 * @param {Table} table
 * @param {number} seat
 */
function rise({ log, view }, seat) {
  if (!view?.over) return nothing;
  const last = log.slice(log.map(({ key }) => key).lastIndexOf("tek-log-take") + 1);
  const sum = last.find((entry) => entry.seat === seat && entry.key.endsWith("-over"));
  const points = sum?.lines?.find(({ key }) => key === "tek-sum-points");
  if (!sum || !points) return nothing;
  const told = `${entryText(sum)}: ${tell(points)}`;
  return html`<span class="rise quiet" role="img" aria-label=${told} title=${told}>${points.n > 0 ? "+" : ""}${signed(points.n)}</span>`;
}

/**
 * The resources of a kingdom, a sign and a number each.
 * @param {any} view
 * @param {any} kingdom
 */
export function stock(view, kingdom) {
  const kinds = ["food", "mana", "ore", ...(view.expansion ? ["silver"] : [])];
  return kinds.map((kind) => {
    const text = say("tek-unit", { n: kingdom.resources[kind], resource: kind });
    return html`<span class="stock ${kind}" title=${text}
      >${goodSign(kind)}<b aria-hidden="true">${kingdom.resources[kind]}</b><span class="hidden">${text}</span></span
    >`;
  });
}

/**
 * @param {any} view
 * @param {any} kingdom
 */
function heroLine(view, kingdom) {
  if (!view.heroes) return nothing;
  const { hero, retired, drawn_hidden: drawn } = kingdom;
  if (!hero && !retired.length && !drawn) return nothing;
  return html`<p class="hero-line">
    ${hero
      ? html`${pieceSign({ seat: kingdom.seat, piece: "hero", lying: hero.lying })}
          ${wordOf(`hero-${hero.hero}`, html`${heroSign(hero.hero)}${name(hero.hero, "hero")}`)}
          <span>${say("ui-tek-level", { n: hero.level })}</span>
          ${markSign(hero.mark, "hero", hero.hero)}`
      : nothing}
    ${retired.length
      ? html`<span class="quiet" title=${retired.map((/** @type {string} */ id) => name(id, "hero")).join(", ")}
          >${say("ui-tek-retired", { n: retired.length })} ${retired.map(heroSign)}</span
        >`
      : nothing}
    ${drawn ? html`<span class="quiet">${say("ui-tek-drawn", { n: drawn })}</span>` : nothing}
  </p>`;
}
