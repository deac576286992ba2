// @ts-check
/** The signs of factions and heroes: what somebody chose or drew, else the emblem of the box, else a letter. */
import { disc } from "../art/art.js";
import { cardEmblem } from "../art/cards.js";
import { html, nothing, unsafeSVG } from "../vendor.js";
import { givenSign } from "../frame/emblems.js";
import { has, name } from "../frame/texts.js";

/**
 * @param {string|null|undefined} id
 * @param {"faction"|"hero"} kind
 */
function sign(id, kind) {
  const given = id ? givenSign(`${kind}-${id}`, cardEmblem) || cardEmblem(id) : "";
  const drawn = given || (id && has(`${kind}-${id}`) ? disc([...name(id, kind)][0].toLocaleUpperCase()) : "");
  return drawn ? html`<span class="sign" aria-hidden="true">${unsafeSVG(drawn)}</span>` : nothing;
}

/** @param {string|null|undefined} id */
export function factionSign(id) {
  return sign(id, "faction");
}

/** @param {string|null|undefined} id */
export function heroSign(id) {
  return sign(id, "hero");
}
