// @ts-check
/** One slim line over the map: whose turn it is, what is asked, and what is in hand. */
import { html, nothing } from "../vendor.js";
import { say, tell } from "./texts.js";
import { timeLeft } from "./clock.js";
import { crest } from "./emblems.js";

/**
 * @param {import("./table.js").Table} table
 * @param {any} [beside] what else stands in it
 */
export function line(table, beside = nothing) {
  const { view, world } = table;
  if (!view || !world || (view.over && !table.replaying)) return nothing;
  const seat = view.to_move >= 0 ? view.to_move : view.turn;
  const text = table.isMine || table.replaying ? tell(view.ask) : say("ui-turn-of", { seat });
  const last = view.over ? "" : world.last(view);
  const fresh = table.isMine ? (world.story.fresh?.(table) ?? []) : [];
  return html`<div class="line seat-${seat}">
    ${crest(seat)} ${last ? html`<b class="line-last">${last}</b>` : nothing} <span class="line-ask" title=${text}><span class="line-text">${text}</span>${fresh.length ? html` <b class="line-fresh">${fresh.map(({ short }) => short).join(" ")}</b>` : nothing}</span> ${timeLeft(table, seat)} ${world.hand(table)} ${beside}
  </div>`;
}
