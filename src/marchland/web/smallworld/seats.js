// @ts-check
/** Who sits at the table: races, tokens in hand, coins on demand. */
import { html, nothing } from "../vendor.js";
import { say, name } from "../frame/texts.js";
import { coin, crest, icon, levelName, seatName, tile } from "../frame/emblems.js";
import { glyph } from "../frame/glyphs.js";
import { wordOf } from "../frame/help.js";
import { lineList } from "../frame/book.js";
import { raceSign } from "./faces.js";
import { inHandOf } from "./hand.js";
import { factionBadge, hasFactions } from "./factions.js";
import { sitesOf } from "./sites.js";
import { memory, harmonyOf } from "./memory.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").SeatView} SeatView */
/** @typedef {import("./types.js").Tribe} Tribe */

/** @param {Table} table */
export function seats(table) {
  const view = table.view;
  if (!view) return nothing;
  return html`<section class="seats ${view.players > 2 ? "crowd" : ""}" aria-label=${say("ui-seats")}>
    <ul>
      ${view.seats.map((seat) => seatCard(table, seat))} ${wildCard(table)}
    </ul>
  </section>`;
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 */
function seatCard(table, seat) {
  const view = table.view;
  const chair = table.chairs[seat.seat];
  const turn = !view?.over && view?.turn === seat.seat;
  return html`<li class="seat card ${turn ? "turn" : ""}" aria-current=${turn ? "step" : nothing}>
    <div class="seat-head">
      ${crest(seat.seat)}
      ${seatName(chair?.name)}
      ${chair?.kind === "bot" ? html`<span class="quiet bot">${botWord(chair.bot ?? "")}</span>` : nothing}
      ${seat.side ? factionBadge(seat.side) : nothing} ${harmonyOf(table, seat.seat)} ${purse(table, seat)}
    </div>
    <div class="tribes">
      ${seat.tribes.map((tribe) => tribeRow(table, tribe, seat.seat))}
      ${seat.tribes.length ? nothing : html`<p class="quiet">${say("ui-no-race")}${isVeiled(table, seat) ? html`<span class="earned"> · ${say("ui-coins-hidden-yet")}</span>` : nothing}</p>`}
    </div>
    ${sitesOf(table, seat.seat)} ${lastTurn(table, seat.seat)}
  </li>`;
}

/**
 * That a bot sits there, and of which strength; a tap tells how it plays, as "ui-coins-hidden-text" tells of coins.
 * @param {string} bot
 */
function botWord(bot) {
  if (!bot) return say("ui-bot");
  const level = levelName(bot);
  return wordOf(`ui-bot-${bot}`, html`${say("ui-bot")}<span class="level"> · ${level}</span>`, `${say("ui-bot")}, ${level}`);
}

/**
 * Whether nobody at this screen may see its coins.
 * @param {Table} table
 * @param {SeatView} seat
 */
function isVeiled(table, { coins, seat }) {
  return (coins ?? null) === null && (table.replaying || !table.chairs[seat]?.mine);
}

/**
 * @param {Table} table
 * @param {SeatView} seat
 */
function purse(table, seat) {
  if (seat.coins !== null && seat.coins !== undefined) {
    return html`<span class="purse">${coin(seat.coins)}</span>`;
  }
  if (isVeiled(table, seat)) {
    return html`<span class="purse" title=${say("ui-coins-hidden")}>${wordOf("ui-coins-hidden", coin("?"), say("ui-coins-hidden"))}</span>`;
  }
  const shown = table.purses.get(seat.seat)?.coins;
  const label = shown === undefined ? say("ui-show-coins", { seat: seat.seat }) : say("ui-purse-of", { seat: seat.seat, n: shown });
  return html`<button
    type="button"
    class="purse show"
    aria-label=${label}
    title=${label}
    @click=${() => table.tell({ type: "coins", seat: seat.seat })}
  >
    ${coin(shown ?? "?")}
  </button>`;
}

/**
 * The tokens that belong to nobody and march by themselves.
 * @param {Table} table
 */
function wildCard(table) {
  const wild = table.view?.wild;
  if (!wild) return nothing;
  return html`<li class="seat card wild">
    <div class="seat-head">
      ${icon("murloc")} <span class="seat-name">${name("murloc", "race")}</span>
      ${inHand(wild.hand)}
      <span class="purse">${coin(wild.coins)}</span>
    </div>
  </li>`;
}

/** @param {number} n tokens that go to the map before the turn is over */
function inHand(n) {
  if (!n) return nothing;
  return html`<span class="fact in-hand" title=${say("ui-hand", { n })}
    >${glyph("hand")}<span class="quiet">${say("ui-hand-short")}</span> ${tile(n)}</span
  >`;
}

/** @param {number} n tokens that lie beside the map and come back */
function setAside(n) {
  if (!n) return nothing;
  return html`<span class="fact set-aside" title=${say("ui-aside", { n })}
    >${glyph("tray")}<span class="quiet">${say("ui-aside-short")}</span> ${tile(n)}</span
  >`;
}

/** @param {number} n regions that are held */
function held(n) {
  const text = say("ui-regions", { n });
  return html`<span class="fact regions" title=${text}>${glyph("land")}<b aria-hidden="true">${n}</b><span class="hidden">${text}</span></span>`;
}

/**
 * @param {Table} table
 * @param {Tribe} tribe
 * @param {number} seat whose it is
 */
function tribeRow(table, tribe, seat) {
  const told = tribe.remembers ?? {};
  const pieces = Object.entries(tribe.pieces_in_hand).filter(([id, n]) => n > 0 && !(`${id}s` in told));
  const power = tribe.power;
  const called = power ? say("combo", { race: tribe.race, power }) : name(tribe.race, "race");
  const named = html`<span class="badges">
      ${power ? html`<span class="badge power">${icon(power)}</span>` : nothing}
      <span class="badge race">${raceSign(tribe.race, tribe.declined)}</span>
    </span>
    <span class="tribe-words">
      ${called}
      ${tribe.declined ? html`<span class="quiet">${say("ui-declined")}</span>` : nothing}
    </span>`;
  return html`<div class="tribe seat-${seat} ${tribe.declined ? "declined" : ""}">
    ${wordOf(power ? [power, tribe.race] : [tribe.race], named, tribe.declined ? `${called}, ${say("ui-declined")}` : called)}
    ${table.view && hasFactions(table.view) ? factionBadge(tribe.faction) : nothing}
    <span class="tribe-facts">
      ${inHand(inHandOf(table, tribe, seat))} ${setAside(tribe.aside)}
      ${pieces.map(
        ([id, n]) =>
          html`<span class="fact" title=${`${n} ${name(id, "piece")}`} data-about=${id}>${icon(id)}<b>${n}</b></span>`,
      )}
      ${memory(tribe)}
      ${held(tribe.regions.length)}
    </span>
  </div>`;
}

/** What a turn brought or took besides what is earned at its end. */
const besides = new Set(["sum-pick", "sum-column", "sum-paid"]);

/**
 * Each coin of the turn a seat scored last; where more came or went than was earned, the figure that the log tells, too.
 * @param {Table} table
 * @param {number} seat
 */
function lastTurn(table, seat) {
  const scored = table.log.filter((entry) => entry.key === "log-score" && entry.seat === seat).at(-1);
  if (!scored?.lines?.length) return nothing;
  const over = table.log.find((entry) => entry.key === "log-turn-over" && entry.seat === seat && entry.n >= scored.n);
  const { n } = over?.args ?? scored.args;
  const earned = say("ui-earned", { n: scored.args.n });
  const more = n === scored.args.n ? [] : (over?.lines ?? []).filter(({ key }) => besides.has(key));
  return html`<details class="earned">
    <summary>${more.length ? say("ui-earned-of", { earned, n }) : earned}</summary>
    ${lineList([...scored.lines, ...more])}
  </details>`;
}
