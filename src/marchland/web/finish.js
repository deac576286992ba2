// @ts-check
/** The end: who won, and where every coin came from. */
import { html, nothing } from "./vendor.js";
import { has, name, say, tell } from "./texts.js";
import { crest } from "./emblems.js";
import { entryText } from "./announce.js";
import { factionBadge } from "./factions.js";

/** @typedef {import("./table.js").Table} Table */

/**
 * Coins of each seat by source, from the log.
 * @param {Table} table
 * @returns {Map<string, number[]>}
 */
export function sources(table) {
  const seats = table.chairs.length;
  /** @type {Map<string, number[]>} */
  const rows = new Map();
  const add = (/** @type {string} */ source, /** @type {number} */ seat, /** @type {number} */ n) => {
    const row = rows.get(source) ?? Array(seats).fill(0);
    row[seat] += n;
    rows.set(source, row);
  };
  for (const entry of table.log) {
    const seat = entry.seat;
    if (seat === null || seat === undefined) continue;
    if (entry.key === "log-score") {
      for (const line of entry.lines ?? []) add(sourceOf(line), seat, line.n);
    } else if (entry.key === "log-pick") {
      if (entry.args.got) add(say("ui-from-column"), seat, entry.args.got);
      if (entry.args.paid) add(say("ui-paid"), seat, -entry.args.paid);
    }
  }
  return rows;
}

/** @param {import("./types.js").Line} line */
function sourceOf(line) {
  if (line.key.startsWith("income-regions")) return say("ui-from-regions");
  if (line.name) return name(line.name);
  const own = line.key.replace("income-", "ui-source-");
  return say(has(own) ? own : "ui-from-regions");
}

/** @param {Table} table */
export function finish(table) {
  const view = /** @type {import("./types.js").View} */ (table.view);
  const order = [...view.seats].sort((a, b) => (b.coins ?? 0) - (a.coins ?? 0));
  const rows = sources(table);
  const begin = order.map((seat) => (seat.coins ?? 0) - sum(rows, seat.seat));
  return html`<section class="ask card finish" aria-label=${say("ui-end")}>
    <div class="ask-head">
      ${view.winners.filter((seat) => seat < view.players).map((seat) => crest(seat))}
      <h1 class="sentence">${winnerText(table)}</h1>
    </div>
    <div class="scores" tabindex="0" role="group" aria-label=${say("ui-scores")}>
      <table>
        <caption>${say("ui-scores")}</caption>
        <thead>
          <tr>
            <th scope="col">${say("ui-source")}</th>
            ${order.map(
              (seat) => html`<th scope="col">${crest(seat.seat)} ${seat.side ? factionBadge(seat.side) : nothing} <span>${table.chairs[seat.seat]?.name}</span></th>`,
            )}
          </tr>
        </thead>
        <tbody>
          <tr class="sum-row">
            <th scope="row">${say("ui-total")}</th>
            ${order.map((seat) => html`<td>${seat.coins}</td>`)}
          </tr>
          ${begin.some((n) => n !== 0)
            ? html`<tr><th scope="row">${say("ui-from-start")}</th>${begin.map((n) => html`<td>${n}</td>`)}</tr>`
            : nothing}
          ${[...rows].map(
            ([source, numbers]) =>
              html`<tr>
                <th scope="row">${source}</th>
                ${order.map((seat) => html`<td>${numbers[seat.seat] || "–"}</td>`)}
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

/**
 * @param {Map<string, number[]>} rows
 * @param {number} seat
 */
function sum(rows, seat) {
  return [...rows.values()].reduce((total, row) => total + row[seat], 0);
}

/** @param {Table} table */
export function winnerText(table) {
  const view = table.view;
  if (!view?.winners.length) return tell(view?.ask);
  const told = table.log.filter((entry) => ["log-winner", "log-murlocs-won"].includes(entry.key)).at(-1);
  if (told) return entryText(told);
  const score = view.seats[view.winners[0]]?.coins ?? 0;
  return say("log-winner", { seats: view.winners, n: score });
}
