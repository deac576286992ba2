// @ts-check
/** One slim line over the map: whose turn it is, what is asked, and what is in hand. */
import { html, nothing } from "../vendor.js";
import { timeLeft } from "./clock.js";
import { crest } from "./emblems.js";
import { askedText } from "./question.js";
import { refresh } from "./page.js";
import { fitLine } from "./sight.js";
import { say } from "./texts.js";

/** More letters than this are smaller on a phone. */
const most = 44;

/** The table and the step whose question is read whole. */
let whole = "";

/**
 * Beside the map it asks where the question is out of sight, else it says whose turn it is, unless the question does.
 * On an upright tablet the question stands under the map, and the line says whose turn it is; what is asked within the turn of
 * another stands there too. On a phone it asks where the question is out
 * of sight, and has room for two lines of text: what they cut a touch unfolds.
 * @param {import("./table.js").Table} table
 * @param {any} [beside] what else stands in it
 */
export function line(table, beside = nothing) {
  const { view, world } = table;
  if (!view || !world || (view.over && !table.replaying)) return nothing;
  const seat = view.to_move >= 0 ? view.to_move : view.turn;
  const text = askedText(table);
  const last = view.over ? "" : world.last(view);
  const fresh = table.isMine ? (world.story.fresh?.(table) ?? []) : [];
  const said = world.aside?.(view) ? text : say("ui-turn-of", { seat });
  const now = `${table.id} ${table.n}`;
  const turn = () => {
    whole = whole === now ? "" : now;
    refresh();
  };
  queueMicrotask(fitLine);
  return html`<div class="line seat-${seat} ${whole === now ? "whole" : ""}">
    ${crest(seat)} ${last ? html`<b class="line-last">${last}</b>` : nothing} <span class="line-ask" title=${text} @click=${turn}><span class="line-turn ${said === text ? "again" : ""}" aria-hidden="true">${said}</span><span class="line-text ${text.length > most ? "long" : ""}">${text}</span>${fresh.length ? html` <b class="line-fresh">${fresh.flatMap(({ short }) => short.split(/(?<=[.!?]) /)).map((sentence) => html`<span>${sentence} </span>`)}</b>` : nothing}</span> ${timeLeft(table, seat)} ${world.hand(table)} ${beside}
  </div>`;
}
