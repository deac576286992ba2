// @ts-check
/** The end: who won, and where every point came from. */
import { html } from "../vendor.js";
import { say, tell } from "../texts.js";
import { crest } from "../emblems.js";

/** @typedef {import("../table.js").Table} Table */

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
      const source = tell({ key: line.key, args: { n: "", faction: line.name } }).replace(/\s*:\s*$/, "");
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
  const order = [...view.seats].sort((a, b) => Number(view.winners.includes(b.seat)) - Number(view.winners.includes(a.seat)) || b.points - a.points);
  const most = view.seats[view.winners[0]]?.points ?? 0;
  return html`<section class="ask card finish" aria-label=${say("ui-end")}>
    <div class="ask-head">
      ${view.winners.map((/** @type {number} */ seat) => crest(seat))}
      <h1 class="sentence">${view.winners.length ? say("ui-tek-winner", { seats: view.winners, n: most }) : tell(view.ask)}</h1>
    </div>
    <div class="scores" tabindex="0" role="group" aria-label=${say("ui-tek-scores")}>
      <table>
        <caption>${say("ui-tek-scores")}</caption>
        <thead>
          <tr>
            <th scope="col">${say("ui-source")}</th>
            ${order.map(({ seat }) => html`<th scope="col">${crest(seat)} <span>${table.chairs[seat]?.name}</span></th>`)}
          </tr>
        </thead>
        <tbody>
          <tr class="sum-row">
            <th scope="row">${say("ui-total")}</th>
            ${order.map(({ points }) => html`<td>${points}</td>`)}
          </tr>
          ${[...sources(view.seats)].map(
            ([source, numbers]) =>
              html`<tr>
                <th scope="row">${source}</th>
                ${order.map(({ seat }) => html`<td>${numbers[seat] || "–"}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="buttons">
      <a class="button confirm" href="#/">${say("ui-new-game")}</a>
      <a class="button" href=${`#/table/${table.id}/at/0`}>${say("ui-replay")}</a>
    </div>
  </section>`;
}
