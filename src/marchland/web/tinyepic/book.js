// @ts-check
/** How Tiny Epic Kingdoms shows its rules: pictures of figures, goods and lands, and the catalogue of its cards. */
import { html, nothing, unsafeSVG } from "../vendor.js";
import { tile } from "../frame/emblems.js";
import { glyph } from "../frame/glyphs.js";
import { has, learnPart, name, say, tell } from "../frame/texts.js";
import { factionSign, heroSign } from "./emblems.js";
import { deedSign, goodSign, pieceSign } from "./figures.js";
import { ground } from "./ground.js";
import { drawing } from "./lands.js";
import { levelText } from "./levels.js";
import { markText, wholeMark } from "./words.js";

/** @typedef {import("../frame/world.js").Entry} Entry */

/** @type {Entry[]} */
let lands = [];

/** The keys of what is said of an entry. @param {Entry} entry */
function keys({ kind, id, marks }) {
  if (kind === "action") return [`ui-tek-about-${id}`];
  return (marks ?? []).map((/** @type {string} */ _, /** @type {number} */ k) => `${kind}-${id}-${k + 1}`);
}

/** @type {import("../frame/world.js").Book} */
export const book = {
  prepare: async (entries) => {
    lands = entries.filter((entry) => entry.kind === "land");
    if (entries.some((entry) => entry.says?.some(Boolean))) await learnPart("effects");
  },
  name: ({ kind, id }) => name(id, kind),
  sign: (entry) => signs[entry.kind]?.(entry) ?? nothing,
  facts: ({ kind, mark, marks, set }) => html`${mark ? markOf(wholeMark(mark, marks ?? [])) : nothing}
    ${kind === "faction" && set ? html`<span class="quiet fact">${say(`tek-set-${set}`)}</span>` : nothing}`,
  sentences: (entry) => (entry.kind === "land" ? terrains(entry) : keys(entry).map((/** @type {string} */ key, /** @type {number} */ k) => entry.says?.[k]?.map(tell).join(" ") ?? say(key))),
  body: (entry) => (entry.kind === "land" ? html`<p>${terrains(entry).join(", ")}</p>` : entry.kind === "action" ? keys(entry).map((key) => html`<p>${say(key)}</p>`) : levels(entry)),
  picture: (which) => pictures[which]?.() ?? nothing,
};

/**
 * Where a card is from, and what that means.
 * @param {string} mark
 */
function markOf(mark) {
  const key = `ui-tek-origin-${mark}`;
  return html`<span class="quiet fact" title=${has(key) ? say(key) : nothing}>(${markText(mark)})</span>`;
}

/** @type {Record<string, (entry: Entry) => any>} */
const signs = {
  faction: ({ id }) => factionSign(id),
  hero: ({ id }) => heroSign(id),
  action: ({ id }) => deedSign(id),
  land: card,
};

/**
 * What each level does, where it is from, and of a hero how it is reached.
 * @param {Entry} entry
 */
function levels(entry) {
  const whole = wholeMark(entry.mark, entry.marks ?? []);
  return html`<ol>
    ${keys(entry).map((/** @type {string} */ key, /** @type {number} */ k) => {
      const rise = k ? entry.rises?.[k - 1] : null;
      const mark = entry.marks?.[k] ?? entry.mark;
      return html`<li>
        ${levelText(entry.says?.[k] ? { told: false, says: entry.says[k] } : undefined, key)} ${mark && mark !== whole ? html`<span class="quiet fact">(${markText(mark)})</span>` : nothing}
        ${rise ? html`<span class="quiet fact">${say(`ui-rules-rise-${rise.by}`, { n: rise.n })}</span>` : nothing}
      </li>`;
    })}
  </ol>`;
}

/**
 * The terrains of a land with their numbers.
 * @param {Entry} entry
 */
function terrains({ terrain }) {
  const all = /** @type {string[]} */ (Object.values(terrain));
  return [...new Set(all)].map((each) => {
    const n = all.filter((one) => one === each).length;
    return `${name(each, "tek-terrain")}${n > 1 ? ` ${n}` : ""}`;
  });
}

/** @type {Map<string, any>} */
const drawn = new Map();

/**
 * A land as it lies on the table.
 * @param {Entry} entry
 */
function card(entry) {
  const known = drawn.get(entry.id);
  if (known) return known;
  const shape = drawing({ cards: [{ name: entry.id, land: entry.id }], lands: { [entry.id]: entry }, homes: [], actions: [], compass: null, pictured: true });
  const [width, height] = shape.view;
  const picture = html`<svg class="preview marchland-map tiny-epic" viewBox=${`0 0 ${width} ${height}`}>${unsafeSVG(ground(shape))}</svg>`;
  drawn.set(entry.id, picture);
  return picture;
}

/** @param {any[]} parts */
function row(...parts) {
  return html`<span class="row">${parts}</span>`;
}

/**
 * @param {number|null} seat
 * @param {string} [piece]
 * @param {boolean} [lying]
 */
function figure(seat, piece = "meeple", lying = false) {
  return pieceSign({ seat, piece, lying });
}

const arrow = glyph("arrow");

/** @type {Record<string, () => any>} */
const pictures = {
  board: () => (lands.length ? card(lands[0]) : nothing),
  turn: () => html`${row(deedSign("patrol"), figure(0), figure(1))} ${row(html`<span class="shield"></span>`, html`<span class="shield"></span>`, html`<span class="shield"></span>`)}`,
  actions: () => row(...["patrol", "quest", "build", "research", "expand", "trade"].map(deedSign)),
  collect: () => row(figure(0), arrow, goodSign("mana"), goodSign("ore"), goodSign("food")),
  regions: () => html`${row(figure(0), figure(0))} ${row(figure(0, "meeple", true), arrow, goodSign("food"))}`,
  tracks: () => html`${row(tile(2), goodSign("mana"), goodSign("mana"))} ${row(tile(2), goodSign("ore"), goodSign("ore"))}`,
  war: () => html`${row(figure(0), glyph("swords"), figure(1))} ${row(tile(4), glyph("white"))}`,
  retreat: () => row(figure(1), arrow, goodSign("food"), goodSign("food")),
  end: () => html`${row(tile(7), figure(0))} ${row(tile(6), goodSign("ore"))} ${row(tile(5), goodSign("mana"))}`,
  score: () => html`${row(figure(0), figure(0), figure(0), arrow, tile(3))}`,
  heroes: () => row(figure(0, "hero"), arrow, glyph("star"), glyph("star"), glyph("star")),
  forts: () => row(figure(0, "fort"), figure(0)),
  north: () => row(goodSign("silver"), arrow, goodSign("food"), goodSign("mana"), goodSign("ore")),
  pair: () => row(figure(null, "neutral"), figure(null, "neutral"), figure(0)),
  alone: () => row(figure(0), figure(0), glyph("swords"), tile(4)),
};
