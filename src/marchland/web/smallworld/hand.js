// @ts-check
/** The tokens in hand of whoever is asked, as tokens. */
import { html, nothing } from "../vendor.js";
import { say } from "../frame/texts.js";
import { raceSign } from "./faces.js";
import { rest } from "./deploy.js";

/** As many tokens lie side by side; of more the number tells. */
const most = 12;

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
