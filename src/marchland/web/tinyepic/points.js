// @ts-check
/** What the points of a kingdom are made of. */
import { html, nothing } from "../vendor.js";
import { say, tell } from "../frame/texts.js";

const called = "points-";

/**
 * What help knows the points of a seat by.
 * @param {number} seat
 */
export function pointsOf(seat) {
  return `${called}${seat}`;
}

/**
 * @param {any} view
 * @param {string} id
 */
function kingdomOf(view, id) {
  return id.startsWith(called) ? view?.seats[Number(id.slice(called.length))] : undefined;
}

/**
 * A key for each thing that brings points to whoever an id means; null for any other id.
 * @param {any} view
 * @param {string} id
 * @returns {string[]|null}
 */
export function sources(view, id) {
  return kingdomOf(view, id)?.lines.map((/** @type {any} */ line) => line.key) ?? null;
}

/**
 * @param {any} view
 * @param {string} id
 */
export function sum(view, id) {
  const kingdom = kingdomOf(view, id);
  return kingdom ? say("ui-tek-points", { n: kingdom.points }) : null;
}

/**
 * @param {any} view
 * @param {string} id
 */
export function makeUp(view, id) {
  const kingdom = kingdomOf(view, id);
  if (!kingdom) return null;
  // Whoever has been driven off the map plays on (TEK-A16).
  const bare = view.round && !view.over && !kingdom.in_play ? html`<p>${say("tek-why-home-empty", { seat: kingdom.seat })}</p>` : nothing;
  return html`<ul class="lines">${kingdom.lines.map((/** @type {any} */ line) => html`<li>${tell(line)}</li>`)}</ul>${bare}`;
}
