// @ts-check
/** Who has the table open, where people sit at several screens. */
import { html, nothing } from "../vendor.js";
import { crest } from "./emblems.js";
import { say } from "./texts.js";

/** @param {import("./table.js").Table} table */
export function presence(table) {
  const { here } = table;
  if (!here) return nothing;
  const persons = table.chairs.flatMap((chair, seat) => (chair.kind === "person" && chair.bot !== undefined ? [seat] : []));
  if (persons.every((seat) => table.chairs[seat].mine) && !here.watching) return nothing;
  return html`<ul class="presence card" aria-label=${say("ui-presence")}>
    ${persons.map((seat) => one(table, seat, here.seats.includes(seat)))}
    ${here.watching ? html`<li class="quiet">${say("ui-watching", { n: here.watching })}</li>` : nothing}
  </ul>`;
}

/**
 * @param {import("./table.js").Table} table
 * @param {number} seat
 * @param {boolean} isHere
 */
function one(table, seat, isHere) {
  return html`<li class=${isHere ? "here" : "away"}>
    ${crest(seat)} <b>${table.nameOf(seat)}</b>
    <span class="quiet">${say(isHere ? "ui-here" : "ui-away")}</span>
  </li>`;
}
