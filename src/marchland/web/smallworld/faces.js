// @ts-check
/** What a race is known by: its face while it is active; in decline, or where it has none, its bare sign. */
import { face, faces } from "../art/faces.js";
import { html, unsafeSVG } from "../vendor.js";
import { icon } from "../frame/emblems.js";

/**
 * Beside words.
 * @param {string} race
 * @param {boolean} [declined]
 */
export function raceSign(race, declined = false) {
  if (declined || !(race in faces)) return icon(race);
  return html`<span class="icon face-of" aria-hidden="true">${unsafeSVG(face(race))}</span>`;
}

/**
 * On a token of the map, of an active race; nothing where it has none.
 * @param {string|null} race
 * @param {number} size
 */
export function tokenFace(race, size) {
  return race && race in faces ? face(race, { x: 0, y: 0, size }) : "";
}
