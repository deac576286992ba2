// @ts-check
/** Who has the table open, where people sit at several screens. */
import { html, nothing } from "../vendor.js";
import { crest } from "./emblems.js";
import { timeLeft } from "./clock.js";
import { page } from "./page.js";
import { say } from "./texts.js";

/** @param {import("./table.js").Table} table */
export function presence(table) {
  const { here, clock } = table;
  if (!here && !clock) return nothing;
  const persons = seatsOfPeople(table);
  if (!table.away.length && !clock && !here?.watching && persons.every((seat) => table.chairs[seat].mine)) return nothing;
  return html`<ul class="presence card" aria-label=${say("ui-presence")}>
    ${persons.map((seat) => one(table, seat, here ? here.seats.includes(seat) : null))}
    ${here?.watching ? html`<li class="quiet">${say("ui-watching", { n: here.watching })}</li>` : nothing}
  </ul>`;
}

/**
 * The seats that belong to people, also where a bot plays for them now.
 * @param {import("./table.js").Table} table
 */
export function seatsOfPeople(table) {
  return table.chairs.flatMap((chair, seat) => (table.away.includes(seat) || (chair.kind === "person" && chair.bot !== undefined) ? [seat] : []));
}

/**
 * @param {import("./table.js").Table} table
 * @param {number} seat
 * @param {boolean|null} isHere null where it is not known
 */
function one(table, seat, isHere) {
  const isAway = table.away.includes(seat);
  return html`<li class=${isHere === false ? "away" : "here"}>
    ${crest(seat)} <b>${table.nameOf(seat)}</b>
    ${isAway || isHere !== null ? html`<span class="quiet">${say(isAway ? "ui-stood-in" : isHere ? "ui-here" : "ui-away")}</span>` : nothing}
    ${timeLeft(table, seat)}
    ${isAway && table.own.includes(seat) ? standIn(table, seat) : nothing}
    ${!isAway && table.here?.gone.includes(seat) ? replacing(table, seat) : nothing}
  </li>`;
}

/**
 * How somebody who is gone is replaced for a while: by the host alone, or by those who play.
 * @param {import("./table.js").Table} table
 * @param {number} seat
 */
function replacing(table, seat) {
  if (!table.view || table.view.over || table.own.includes(seat)) return nothing;
  if (table.host) return standIn(table, seat);
  const plays = table.chairs.some(({ mine }) => mine);
  const word = say("ui-vote-open");
  return plays && !table.vote ? html`<button type="button" aria-label=${`${word}: ${table.nameOf(seat)}`} @click=${() => table.tell({ type: "vote", seat, yes: true })}>${word}</button>` : nothing;
}

/**
 * The button by which a bot plays a person's seat, or the person is back.
 * @param {import("./table.js").Table} table
 * @param {number} seat
 */
export function standIn(table, seat) {
  const isAway = table.away.includes(seat);
  const { bots } = page.start;
  const bot = isAway ? null : bots.includes("greedy") ? "greedy" : bots[0];
  const word = say(isAway ? (table.own.includes(seat) ? "ui-stand-in-back" : "ui-stand-in-give") : "ui-stand-in");
  const change = () => {
    page.menu = false;
    table.tell({ type: "stand_in", seat, bot });
  };
  return html`<button type="button" ?disabled=${!isAway && !bot} aria-label=${`${word}: ${table.nameOf(seat)}`} @click=${change}>${word}</button>`;
}
