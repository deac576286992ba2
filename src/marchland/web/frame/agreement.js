// @ts-check
/** A request to take back what has been seen already: who asks, and what the others answer. */
import { html, nothing, ref } from "../vendor.js";
import { crest } from "./emblems.js";
import { asked } from "./sight.js";
import { say } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */

/** @param {Table} table */
export function agreement(table) {
  if (!table.asked) return nothing;
  const { own, seat, others, waits, refused, to } = table.asked;
  const isAsked = waits.some((each) => table.chairs[each].mine);
  return html`<section class="card agreement" aria-label=${say("ui-asks")} role="status" ${ref(asked)}>
    <p class="asks">${crest(seat)} <span>${say(`ui-asks-${to}`, { seat, seats: others })}</span></p>
    ${refused === null
      ? html`<p class="quiet">${waits.length ? say("ui-asks-waits", { seats: waits }) : nothing}</p>`
      : html`<p>${say("ui-asks-refused", { seat: refused })}</p>`}
    ${isAsked ? html`<div class="buttons">${answer(table, true, "ui-asks-agree")} ${answer(table, false, "ui-asks-refuse")}</div>` : nothing}
    ${!isAsked && waits.length && own.some((each) => table.chairs[each].mine) ? html`<div class="buttons">${answer(table, false, "ui-asks-withdraw")}</div>` : nothing}
  </section>`;
}

/**
 * @param {Table} table
 * @param {boolean} yes
 * @param {string} word
 */
function answer(table, yes, word) {
  return html`<button type="button" class=${yes ? "confirm" : ""} ?disabled=${table.waiting}
    @click=${() => table.post({ type: "answer_undo", n: table.n, id: table.asked?.id, yes })}>${say(word)}</button>`;
}
