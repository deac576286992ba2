// @ts-check
/** A vote about a bot for somebody who is gone. */
import { html, nothing, ref } from "../vendor.js";
import { crest } from "./emblems.js";
import { asked } from "./sight.js";
import { learnPart, say } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */

await learnPart("together").catch(() => {});

/** @param {Table} table */
export function vote(table) {
  if (!table.vote) return nothing;
  const { seat, yes, waits } = table.vote;
  const isAsked = waits.some((each) => table.chairs[each].mine);
  return html`<section class="card agreement" aria-label=${say("ui-vote")} role="status" ${ref(asked)}>
    <p class="asks">${crest(seat)} <span>${say("ui-vote-text", { seat })}</span></p>
    <p class="quiet">${yes.length ? say("ui-vote-yes", { seats: yes }) : nothing} ${waits.length ? say("ui-vote-waits", { seats: waits }) : nothing}</p>
    ${isAsked ? html`<div class="buttons">${answer(table, seat, true)} ${answer(table, seat, false)}</div>` : nothing}
  </section>`;
}

/**
 * @param {Table} table
 * @param {number} seat
 * @param {boolean} yes
 */
function answer(table, seat, yes) {
  return html`<button type="button" class=${yes ? "confirm" : ""} @click=${() => table.tell({ type: "vote", seat, yes })}>${say(yes ? "ui-vote-agree" : "ui-vote-refuse")}</button>`;
}
