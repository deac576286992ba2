// @ts-check
/** The levels of a faction or hero: which of them hold, and where they are from. */
import { html, nothing } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { has, learnPart, say, tell } from "../frame/texts.js";
import { markText, ownMark, wholeMark } from "./words.js";

/**
 * What a level does: its own sentence, else what its effects say one by one.
 * @param {{told?: boolean, says?: {key: string, args: any}[]}|undefined} level
 * @param {string} key
 * @returns {string}
 */
export function levelText(level, key) {
  if (level?.told !== false) return has(key) ? say(key) : "–";
  const says = level.says ?? [];
  if (says.length && !has("op-line")) {
    learnPart("effects").then(refresh);
    return "–";
  }
  return says.map(tell).join(" ") || "–";
}

/**
 * Who has a faction or hero at the table.
 * @param {any} view
 * @param {string} id with its kind before it
 */
function ownerOf(view, id) {
  return view?.seats.find((/** @type {any} */ seat) => id === `faction-${seat.faction}` || id === `hero-${seat.hero?.hero}`);
}

/**
 * A key for each level of a card at the table.
 * @param {any} view
 * @param {string} id
 * @returns {string[]}
 */
export function lines(view, id) {
  const owner = ownerOf(view, id);
  const cards = (id.startsWith("faction-") ? owner?.levels : owner?.hero?.levels) ?? [];
  return cards.map((/** @type {any} */ _, /** @type {number} */ k) => `${id}-${k + 1}`);
}

/**
 * @param {any} view
 * @param {string} id of a faction or hero with its kind before it
 * @param {string[]} keys of the sentences, by level
 */
export function levels(view, id, keys) {
  const isFaction = id.startsWith("faction-");
  if (!isFaction && !id.startsWith("hero-")) return null;
  const owner = ownerOf(view, id);
  const rows = isFaction ? (owner?.levels ?? []) : [];
  const cards = isFaction ? rows : (owner?.hero?.levels ?? []);
  const level = owner?.hero?.level ?? 0;
  const mark = wholeMark(isFaction ? owner?.mark : owner?.hero?.mark, cards.map((/** @type {any} */ card) => card.mark));
  return html`<ol class="levels">
      ${keys.map((key, k) => {
        const held = isFaction ? rows[k]?.holds : k < level;
        return html`<li class=${held ? "holds" : ""}>
          ${levelText(cards[k], key)}
          ${cards[k] && has(key) ? ownMark(cards[k].mark, mark) : nothing}
        </li>`;
      })}
    </ol>
    ${!isFaction && owner?.hero
      ? html`<p class="now">
          ${say(`tek-next-${owner.hero.next}`, { n: owner.hero.cost })}
          ${ownMark(owner.hero.next_mark, mark)}
        </p>`
      : nothing}
    ${cards.length && has(keys[0]) ? html`<p class="quiet of-card">${has(`ui-tek-origin-${mark}`) ? say(`ui-tek-origin-${mark}`) : html`(${markText(mark)})`}</p>` : nothing}`;
}
