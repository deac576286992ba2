// @ts-check
/** How far each kingdom is on the ways that end the game: a lane each, whose end is the end. */
import { html, nothing, svg } from "../vendor.js";
import { say } from "../frame/texts.js";
import { letter } from "../frame/emblems.js";
import { glyph } from "../frame/glyphs.js";
import { deedSign, pieceSign } from "./figures.js";

/** @typedef {import("../frame/table.js").Table} Table */
/** @typedef {{kind: string, sign: any, of: number, steps: number[]}} Lane how many steps, and how many each seat has made */

/**
 * @param {any} view
 * @returns {Lane[]}
 */
function lanes({ goals, seats }) {
  const each = (/** @type {(kingdom: any) => number} */ count) => seats.map(count);
  return [
    { kind: "magic", sign: deedSign("research"), of: goals.magic, steps: each((kingdom) => kingdom.magic) },
    { kind: "tower", sign: deedSign("build"), of: goals.tower, steps: each((kingdom) => kingdom.tower) },
    { kind: "in-play", sign: deedSign("expand"), of: goals.in_play, steps: each((kingdom) => kingdom.in_play) },
    { kind: "heroes", sign: pieceSign({ seat: null, piece: "hero", lying: false }), of: goals.heroes, steps: each((kingdom) => kingdom.retired.length) },
  ].filter(({ of }) => of);
}

/** @param {Table} table */
export function race(table) {
  const view = /** @type {any} */ (table.view);
  if (view.over) return nothing;
  const text = say(view.ending ? "ui-tek-race-won" : "ui-tek-race-text");
  return html`<section class="race card ${view.ending ? "ending" : ""}" aria-label=${say("ui-tek-race")} title=${text}>
    <p class="hidden">${text}</p>
    ${lanes(view).map((lane) => row(table, lane))}
  </section>`;
}

/**
 * @param {Table} table
 * @param {Lane} lane
 */
function row(table, { kind, sign, of, steps }) {
  const told = steps.map((n, seat) => `${table.nameOf(seat)}: ${say(`ui-tek-${kind}`, { n, of })}`).join(", ");
  return html`<div class="lane-of ${kind}" role="img" aria-label=${told}>
    <span class="lane-name">${sign}<span>${say(`ui-tek-lane-${kind}`)}</span></span>
    <span class="steps">
      ${Array.from({ length: of + 1 }, (_, k) => {
        const here = steps.flatMap((n, seat) => (n === k || (k === of && n > of) ? [seat] : []));
        return html`<i class=${k === of ? "goal" : ""}>${here.length ? markers(here) : k === of ? glyph("flag") : k || nothing}</i>`;
      })}
    </span>
  </div>`;
}

/**
 * Who stands on a step, drawn: as many as there are find room in it.
 * @param {number[]} seats
 */
function markers(seats) {
  return html`<svg class="markers" viewBox="0 0 ${13 * seats.length + 3} 18" aria-hidden="true" focusable="false">
    ${seats.map((seat, k) => svg`<g class="seat-${seat}" transform="translate(${13 * k + 1.5} 1)">
      <path d="M0 0h13v8q0 6-6.500 8Q0 14 0 8z"></path><text x="6.500" y="7.500" dy="0.35em" font-size="9.500">${letter(seat)}</text></g>`)}
  </svg>`;
}
