// @ts-check
/** How Small World and its kin show their rules: pictures of tokens, coins and terrain, and the catalogue. */
import { learnFirst, learnWarcraft } from "../art/art.js";
import { html, nothing } from "../vendor.js";
import { coin, icon, terrainSign, tile } from "../frame/emblems.js";
import { glyph } from "../frame/glyphs.js";
import { has, name, say } from "../frame/texts.js";
import { factionBadge } from "./factions.js";
import { preview } from "./picture.js";
import { tokenStack } from "./tokens.js";

/** @typedef {import("../frame/world.js").Entry} Entry */

/** The keys of what is said of an entry. @param {Entry} entry */
function keys({ kind, id }) {
  const all = kind === "piece" || kind === "mark" ? [`about-${id}`] : [`${kind}-${id}-text`, `${kind}-${id}-decline`];
  return all.filter(has);
}

/** @type {import("../frame/world.js").Book} */
export const book = {
  prepare: async (entries) => {
    await (entries.some((entry) => entry.kind === "site") ? learnWarcraft() : learnFirst());
  },
  name: ({ kind, id }) => name(id, kind),
  sign: ({ kind, id }) => icon(id, kind === "mark" ? "mark" : null),
  facts: ({ kind, tokens, faction }) => html`${factionBadge(faction)}${kind === "race" || kind === "power" ? html`<span title=${say("ui-rules-tokens", { n: tokens })}>${tile(tokens)}</span>` : nothing}`,
  sentences: (entry) => keys(entry).map((key) => say(key)),
  body: (entry) =>
    keys(entry).map((key) => (key.endsWith("-decline") ? html`<p class="quiet">${say("ui-in-decline")} ${say(key)}</p>` : html`<p>${say(key)}</p>`)),
  picture: (which, game) => pictures[which]?.(game) ?? nothing,
};

/**
 * A pile of tokens as on the map.
 * @param {string} race
 * @param {number} tokens
 * @param {number} [seat]
 * @param {boolean} [declined]
 */
function pile(race, tokens, seat = 0, declined = false) {
  return html`<svg class="pile" viewBox="-24 -24 50 50">${tokenStack({ race, seat, declined, tokens }, 36)}</svg>`;
}

/** @param {any[]} parts */
function row(...parts) {
  return html`<span class="row">${parts}</span>`;
}

/** The race whose tokens the pictures show. @param {string} game */
const ours = (game) => (isIslands(game) ? "tauren" : "elves");
/** The race that stands in its way. @param {string} game */
const theirs = (game) => (isIslands(game) ? "gnomes" : "orcs");

/** @param {string} game */
function isIslands(game) {
  return game === "warcraft";
}

const arrow = glyph("arrow");

/** @type {Record<string, (game: string) => any>} */
const pictures = {
  board: (game) => {
    const map = isIslands(game) ? "medium-2a" : "2p";
    return preview(game, map, say(`map-${map}`));
  },
  turn: (game) => html`${row(icon(ours(game)), arrow, pile(ours(game), 4))} ${row(arrow, coin(5))}`,
  combos: (game) => html`${row(icon(isIslands(game) ? "farmer" : "hill"), icon(theirs(game)), coin(1))}
    ${row(icon(isIslands(game) ? "mining" : "flying"), icon(ours(game)), tile(isIslands(game) ? 15 : 11))}`,
  reach: (game) => (isIslands(game)
    ? row(pile(ours(game), 3), arrow, icon("entry", "mark"))
    : row(pile(ours(game), 3), arrow, terrainSign("farmland"), arrow, terrainSign("hill"))),
  price: (game) => html`${row("2", "+", icon("mountain"), "+", pile(theirs(game), 2, 1))} ${row("= ", tile(5))}`,
  die: () => html`<span class="chances"><span class="faces">${[0, 0, 0, 1, 2, 3].map((face) => html`<span class="pip ${face > 1 ? "good" : ""}">${face}</span>`)}</span></span>`,
  beaten: (game) => html`${row(pile(theirs(game), 3, 1))} ${row(arrow, tile(2))}`,
  deploy: (game) => html`${row(terrainSign("hill"), pile(ours(game), 3))} ${row(terrainSign("swamp"), pile(ours(game), isIslands(game) ? 2 : 1))}`,
  score: (game) => html`${row(pile(ours(game), 2), arrow, coin(1))} ${row(pile(theirs(game), 1, 0, true), arrow, coin(1))} ${row(icon("humans"), terrainSign("farmland"), "+", coin(1))}`,
  sides: (game) => html`${row(pile(ours(game), 2), arrow, coin(1))} ${row(factionBadge("alliance"), glyph("swords"), factionBadge("horde"), "+", coin(1))}`,
  again: (game) => html`${row(pile(ours(game), 5))} ${row(pile(ours(game), 1), "+", tile(4))}`,
  decline: (game) => row(pile(ours(game), 4), arrow, pile(ours(game), 1, 0, true)),
  sites: () => row(icon("frostmourne"), icon("dark_portal"), icon("doomhammer"), icon("karazhan")),
  shield: () => html`${row(icon("tower"), icon("aegis_of_aggramar"))} ${row(icon("harmony"), coin(2))}`,
  end: () => row(tile(1), tile(2), "…", tile(10)),
};

