// @ts-check
/** How far each kingdom is on the ways that end the game: a lane each, whose end is the end. */
import { html, nothing } from "../vendor.js";
import { say } from "../frame/texts.js";
import { crest } from "../frame/emblems.js";
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
        return html`<i class="${k === of ? "goal" : ""} ${here.length > 2 ? "crowded" : ""}">${here.length ? here.map((seat) => crest(seat)) : k === of ? glyph("flag") : k || nothing}</i>`;
      })}
    </span>
  </div>`;
}
