// @ts-check
/** What whoever is asked has: tokens in hand, as tokens, and coins that this screen may show. */
import { html, nothing } from "../vendor.js";
import { coin } from "../frame/emblems.js";
import { say } from "../frame/texts.js";
import { raceSign } from "./faces.js";
import { rest } from "./deploy.js";

/** As many tokens lie side by side; of more the number tells. */
const most = 12;

/**
 * What is left of the hand by the plan; where regions are given up what is in hand leaves with them.
 * @param {import("./types.js").Table} table
 */
function planned(table) {
  return table.view?.deploy?.give_up ? 0 : Math.max(0, rest(table));
}

/**
 * What a race has in hand: while it is spread that of the plan.
 * @param {import("./types.js").Table} table
 * @param {import("./types.js").Tribe} tribe
 * @param {number} seat
 */
export function inHandOf(table, tribe, seat) {
  const deploy = table.isMine && table.view?.to_move === seat ? table.view.deploy : null;
  return deploy?.piece === "token" && deploy.race === tribe.race ? planned(table) : tribe.hand;
}

/** @param {import("./types.js").Table} table */
export function hand(table) {
  return html`${tokens(table)} ${coins(table)}`;
}

/**
 * The coins of the one whose choice it is, where nobody may not see them: the seats may be out of sight.
 * @param {import("./types.js").Table} table
 */
function coins({ view, chairs, replaying }) {
  const seat = !replaying && chairs[view?.to_move ?? -1]?.mine && view?.seats[view.to_move];
  if (!seat || seat.coins === null || seat.coins === undefined) return nothing;
  const text = say("ui-purse-of", { seat: seat.seat, n: seat.coins });
  return html`<span class="goods" role="img" aria-label=${text} title=${text}>${coin(seat.coins)}</span>`;
}

/** @param {import("./types.js").Table} table */
function tokens(table) {
  const view = table.view;
  const seat = view?.seats[view.to_move >= 0 ? view.to_move : view.turn];
  const tribe = seat?.tribes.find((each) => each.hand > 0) ?? seat?.tribes[0];
  const isSpread = table.isMine && view?.deploy?.piece === "token";
  const n = isSpread ? planned(table) : (tribe?.hand ?? 0);
  if (!tribe || !n) return nothing;
  return html`<span class="in-hand" role="img" aria-label=${say("ui-hand", { n })} title=${say("ui-hand", { n })}>
    <span class="hand-tokens">${Array.from({ length: Math.min(n, most) }, () => html`<span class="hand-token">${raceSign(tribe.race)}</span>`)}</span>
    <b>${n}</b>
  </span>`;
}
