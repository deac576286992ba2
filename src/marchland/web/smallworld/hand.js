// @ts-check
/** The tokens in hand of whoever is asked, as tokens. */
import { html, nothing } from "../vendor.js";
import { say } from "../frame/texts.js";
import { raceSign } from "./faces.js";
import { rest } from "./deploy.js";

/** As many tokens lie side by side; of more the number tells. */
const most = 12;

/**
 * What a race has in hand: while it is spread that of the plan.
 * @param {import("./types.js").Table} table
 * @param {import("./types.js").Tribe} tribe
 * @param {number} seat
 */
export function inHandOf(table, tribe, seat) {
  const deploy = table.isMine && table.view?.to_move === seat ? table.view.deploy : null;
  return deploy?.piece === "token" && !deploy.give_up && deploy.race === tribe.race ? Math.max(0, rest(table)) : tribe.hand;
}

/** @param {import("./types.js").Table} table */
export function hand(table) {
  const view = table.view;
  const seat = view?.seats[view.to_move >= 0 ? view.to_move : view.turn];
  const tribe = seat?.tribes.find((each) => each.hand > 0) ?? seat?.tribes[0];
  const isSpread = table.isMine && view?.deploy?.piece === "token" && !view.deploy.give_up;
  const n = isSpread ? Math.max(0, rest(table)) : (tribe?.hand ?? 0);
  if (!tribe || !n) return nothing;
  return html`<span class="in-hand" role="img" aria-label=${say("ui-hand", { n })} title=${say("ui-hand", { n })}>
    <span class="hand-tokens">${Array.from({ length: Math.min(n, most) }, () => html`<span class="hand-token">${raceSign(tribe.race)}</span>`)}</span>
    <b>${n}</b>
  </span>`;
}
