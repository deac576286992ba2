// @ts-check
/** The end: who won, and where every point came from. */
import { html, nothing } from "../vendor.js";
import { name, say, tell } from "../frame/texts.js";
import { entryText } from "../frame/announce.js";
import { ending, scores } from "../frame/ending.js";
import { factionSign, heroSign } from "./emblems.js";

/** @typedef {import("../frame/table.js").Table} Table */

/**
 * Points of each seat by source; a source that somebody has is a row.
 * @param {any[]} seats
 * @returns {Map<string, number[]>}
 */
export function sources(seats) {
  /** @type {Map<string, number[]>} */
  const rows = new Map();
  for (const { lines, seat } of seats) {
    for (const line of lines) {
      const source = tell({ key: line.key, args: { ...line, n: "", ruins: 0 } }).replace(/\s*:\s*$/, "");
      const row = rows.get(source) ?? Array(seats.length).fill(0);
      row[seat] += line.n;
      rows.set(source, row);
    }
  }
  return rows;
}

/** @param {Table} table */
export function finish(table) {
  const view = /** @type {any} */ (table.view);
  const won = (/** @type {any} */ each) => Number(view.winners.includes(each.seat));
  const order = [...view.seats].sort((a, b) => won(b) - won(a) || b.points - a.points);
  const most = view.seats[view.winners[0]]?.points ?? 0;
  return ending(table, {
    title: view.winners.length ? say("ui-tek-winner", { seats: view.winners, n: most }) : tell(view.ask),
    ended: ended(table, view),
    ranks: order.map((kingdom) => ({ seat: kingdom.seat, n: kingdom.points, beside: beside(kingdom) })),
    rows: sources(view.seats),
    caption: say("ui-tek-scores"),
    best: best(table),
    charts: html`${inRuins(view)} ${wars(table, order)}`,
  });
}

/**
 * What ended the game: somebody's tower, magic, meeples or heroes, else the last cycle of all.
 * @param {Table} table
 * @param {any} view
 */
function ended(table, view) {
  const trigger = table.log.find(({ key }) => key === "tek-log-end-triggered");
  return trigger ? entryText(trigger) : say("ui-ended-cycle", { n: view.round });
}

/**
 * Most units that came to a kingdom by one action.
 * @param {Table} table
 * @returns {import("../frame/ending.js").Best|null}
 */
function best(table) {
  /** @type {Map<string, {seat: number|null, n: number, cycle: number, sum: number}>} */
  const gains = new Map();
  let cycle = table.view?.round ?? 0;
  // A turn's heading stands in the log after what was done in it.
  for (const { key, seat, args, n } of table.log.slice().reverse()) {
    cycle = args.cycle ?? cycle;
    if (key !== "tek-log-gain") continue;
    const gain = gains.get(`${n}/${seat}`) ?? { seat, n, cycle, sum: 0 };
    gain.sum += args.n;
    gains.set(`${n}/${seat}`, gain);
  }
  const most = Math.max(1, ...[...gains.values()].map(({ sum }) => sum));
  const found = [...gains.values()].filter(({ sum }) => sum === most).reverse();
  const moments = found.map(({ seat, n, cycle }) => ({ text: say("ui-tek-best-of", { seat, cycle, n: most }), n }));
  return moments.length ? { title: say("ui-tek-best", { n: moments.length }), moments } : null;
}

/**
 * Meeples that bring no points, whose table of points has fewer than the map.
 * @param {any} view
 */
function inRuins(view) {
  const ruins = Object.values(view.regions).filter(({ terrain }) => terrain === "ruins");
  const lost = (/** @type {number} */ seat) => ruins.flatMap(({ pieces }) => pieces).filter((each) => each.seat === seat && each.piece !== "fort").length;
  return view.seats
    .filter((/** @type {any} */ { seat }) => lost(seat))
    .map((/** @type {any} */ { seat, in_play: of }) => html`<p class="quiet">${say("ui-tek-in-ruins", { seat, n: lost(seat), of })}</p>`);
}

/**
 * Wars that each kingdom began and won; nothing where there was none.
 * @param {Table} table
 * @param {any[]} order
 */
function wars(table, order) {
  const of = (/** @type {string} */ wanted) => {
    const row = Array(order.length).fill(0);
    for (const { key, seat } of table.log) if (key === wanted && seat !== null) row[seat] += 1;
    return row;
  };
  const rows = new Map([
    [say("ui-tek-wars-begun"), of("tek-log-war")],
    [say("ui-tek-wars-won"), of("tek-log-war-won")],
  ]);
  if (![...rows.values()].flat().some((n) => n)) return nothing;
  const ranks = order.map(({ seat, points }) => ({ seat, n: points }));
  return html`<div class="luck">${scores(table, ranks, rows, say("ui-tek-wars"), "", "")}</div>`;
}

/**
 * Whose kingdom it was, and its retired heroes.
 * @param {any} kingdom
 */
function beside({ faction, retired }) {
  return html`<span class="quiet">
    ${factionSign(faction)}${faction ? name(faction, "faction") : ""}
    ${retired.map((/** @type {string} */ id) => html`<span title=${name(id, "hero")}>${heroSign(id)}</span>`)}
  </span>`;
}
