// @ts-check
/** What a race or power remembers and everybody may know: bombs left, harmony, form. */
import { html, nothing } from "../vendor.js";
import { has, say } from "../frame/texts.js";
import { icon } from "../frame/emblems.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Tribe} Tribe */

/** @param {Tribe} tribe */
export function memory(tribe) {
  const known = tribe.remembers ?? {};
  const chips = [];
  if (typeof known.bombs === "number") chips.push(bombs(known));
  const form = `now-form-${known.form}`;
  if (has(form)) chips.push(fact(say(form), html`<span class="quiet form">${say(`ui-form-${known.form}`)}</span>`));
  return chips;
}

/** @param {Record<string, number>} known the live ones and the duds that lie unseen stay unsaid */
function bombs(known) {
  const text = say("ui-bombs", { n: known.bombs, live: known.live_seen, duds: known.duds_seen });
  return fact(text, html`${icon("bomb")}<b>${known.bombs}</b>`);
}

/**
 * @param {string} text
 * @param {any} shown
 * @param {string} [about] what explains it besides
 */
function fact(text, shown, about) {
  return html`<span class="fact" role="img" aria-label=${text} title=${text} data-about=${about ?? nothing}>${shown}</span>`;
}

/**
 * Harmony that lies before a seat, a sign for each race that gave it.
 * @param {Table} table
 * @param {number} seat
 */
export function harmonyOf(table, seat) {
  const [given] = (table.view?.seats ?? []).flatMap((each) =>
    each.tribes.filter((tribe) => tribe.remembers?.harmony?.includes(seat)).map(({ race }) => ({ other: each.seat, race })),
  );
  return given ? fact(say("ui-harmony", given), icon("harmony"), given.race) : nothing;
}
