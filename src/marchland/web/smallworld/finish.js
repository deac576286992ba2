// @ts-check
/** The end: who won, and where every coin came from. */
import { html, nothing } from "../vendor.js";
import { has, name, say, tell } from "../frame/texts.js";
import { entryText } from "../frame/announce.js";
import { ending, scores } from "../frame/ending.js";
import { chart } from "../frame/chart.js";
import { factionBadge } from "./factions.js";
import { rivals } from "./teams.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Coins} Coins */

/**
 * Adds up the ledger, a row for each thing.
 * @param {Table} table
 * @param {(line: Coins) => string} rowOf
 * @param {Map<string, number[]>} rows those that stand first
 */
function added(table, rowOf, rows = new Map()) {
  const view = /** @type {import("./types.js").View} */ (table.view);
  for (const line of view.ledger) {
    const row = rows.get(rowOf(line)) ?? Array(view.players).fill(0);
    row[line.seat] += line.n;
    rows.set(rowOf(line), row);
  }
  return rows;
}

/**
 * What each seat began with.
 * @param {Table} table
 */
function start(table) {
  const view = /** @type {import("./types.js").View} */ (table.view);
  const got = Array(view.players).fill(0);
  for (const { seat, n } of view.ledger) got[seat] += n;
  return view.seats.map((seat) => (seat.coins ?? 0) - got[seat.seat]);
}

/** @param {Coins} line */
function sourceOf({ why }) {
  if (why === "regions") return say("ui-from-regions");
  if (why === "pick") return say("ui-paid");
  if (why === "column") return say("ui-from-column");
  return has(`ui-source-${why}`) ? say(`ui-source-${why}`) : name(why);
}

/** What the die shows on average: its faces are 0, 0, 0, 1, 2 and 3. */
const average = 1;

/**
 * What each seat threw, and what was to be expected of so many throws; nothing where nobody threw.
 * @param {Table} table
 * @param {import("../frame/ending.js").Rank[]} ranks
 */
function luck(table, ranks) {
  const throws = table.log.filter(({ key }) => key === "log-roll");
  if (!throws.length) return nothing;
  const of = (/** @type {(n: number) => number} */ worth) =>
    ranks.reduce((row, { seat }) => {
      row[seat] = throws.filter((one) => one.seat === seat).reduce((sum, one) => sum + worth(one.args.n), 0);
      return row;
    }, /** @type {number[]} */ ([]));
  const rows = new Map([
    [say("ui-luck-times"), of(() => 1)],
    [say("ui-luck-thrown"), of((n) => n)],
    [say("ui-luck-expected"), of(() => average)],
  ]);
  return html`<div class="luck">${scores(table, ranks, rows, say("ui-luck"), say("ui-luck-die"), "")}</div>`;
}

/**
 * The turns that brought most, combination and all.
 * @param {Table} table
 * @returns {import("../frame/ending.js").Best|null}
 */
function best(table) {
  const turns = table.log.filter(({ key }) => key === "log-turn-over").map(({ seat, args, n }) => ({ seat, n, round: args.round, coins: args.n }));
  const most = Math.max(1, ...turns.map(({ coins }) => coins));
  const moments = turns.filter(({ coins }) => coins === most).map((turn) => ({ text: say("ui-best-turn-of", { ...turn, n: most }), n: turn.n }));
  return moments.length ? { title: say("ui-best-turn", { n: moments.length }), moments } : null;
}

/** @param {Table} table */
export function finish(table) {
  const view = /** @type {import("./types.js").View} */ (table.view);
  const won = (/** @type {number} */ seat) => Number(view.winners.includes(seat));
  const ranks = view.seats
    .map((seat) => ({ seat: seat.seat, n: seat.coins ?? 0, beside: seat.side ? factionBadge(seat.side) : nothing }))
    .sort((a, b) => won(b.seat) - won(a.seat) || b.n - a.n);
  const begun = start(table);
  const sources = added(table, sourceOf, new Map([[say("ui-from-start"), begun]]));
  const rounds = added(table, ({ round }) => say("ui-round-n", { n: round }), new Map([[say("ui-from-start"), begun]]));
  const most = ranks.filter(({ n }) => n === ranks[0].n).length;
  const tied = view.winners.length === 1 && !view.team_scores?.length && most > 1;
  return ending(table, {
    title: winnerText(table),
    ended: say("ui-ended-round", { n: view.round }),
    note: html`${rivals(table)} ${tied ? html`<p class="quiet">${say("ui-tie-tokens")}</p>` : nothing}`,
    ranks,
    rows: sources,
    caption: say("ui-scores"),
    best: best(table),
    charts: html`${chart(table, totals(rounds))} ${luck(table, ranks)}
      <details class="by-round">
        <summary>${say("ui-by-round")}</summary>
        ${scores(table, ranks, rounds, say("ui-by-round"), say("ui-round"), "")}
      </details>`,
  });
}

/**
 * What each seat had after each row.
 * @param {Map<string, number[]>} rows
 * @returns {number[][]} by row, then by seat
 */
function totals(rows) {
  /** @type {number[][]} */
  const sums = [];
  for (const row of rows.values()) {
    const before = sums.at(-1);
    sums.push(row.map((n, seat) => n + (before?.[seat] ?? 0)));
  }
  return sums;
}

const verdict = /^log-(winner|team-won-.*|teams-tied|murlocs-(won|beaten))$/;

/** @param {Table} table */
export function winnerText(table) {
  const view = table.view;
  if (!view?.winners.length) return tell(view?.ask);
  const told = table.log.filter((entry) => verdict.test(entry.key)).at(-1);
  if (told) return entryText(told);
  const score = view.seats[view.winners[0]]?.coins ?? 0;
  return say("log-winner", { seats: view.winners, n: score });
}
