// @ts-check
/** The end: who won, and where every point came from. */
import { html } from "../vendor.js";
import { name, say, tell } from "../frame/texts.js";
import { ending } from "../frame/ending.js";
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
      const source = tell({ key: line.key, args: { ...line, n: "" } }).replace(/\s*:\s*$/, "");
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
    ranks: order.map((kingdom) => ({ seat: kingdom.seat, n: kingdom.points, beside: beside(kingdom) })),
    rows: sources(view.seats),
    caption: say("ui-tek-scores"),
  });
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
