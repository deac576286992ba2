// @ts-check
/** The open book: the rules on two screens, and the catalogue with its search. */
import { html, nothing } from "../vendor.js";
import { afterDrawing, refresh } from "./page.js";
import { learnPart, say, speaks } from "./texts.js";
import { dialogOf } from "./dialog.js";
import { dress, wear, worldNow, worldOf } from "./worlds.js";
import { request } from "./request.js";
import { catalogue, entryId } from "./catalogue.js";

const style = new URL("./book.css", import.meta.url).href;

/** @typedef {import("./book.js").Place} Place */
/** @typedef {import("./world.js").Book} Book */
/** @typedef {import("./world.js").Entry} Entry */
/** @typedef {{id: string, screen: number, picture: string, rules: string[]}} Part */
/** @typedef {{parts: Part[], said: Record<string, string>, catalogue: Entry[]}} Rules */

/** @type {Map<string, {rules: Rules, book: Book}>} */
const known = new Map();
/** Which screen lies open: 1 or 2, or 0 for the catalogue. */
let screen = 1;
/** What stands out: the id of a part or of an entry. */
let marked = "";
/** The rule that was asked for. */
let rule = "";
/** @type {Place|null} where it was last opened */
let begun = null;

/**
 * Opens the book at a place, as soon as the game's rules are here.
 * @param {Place} place
 */
export async function begin(place) {
  begun = place;
  const { game } = place;
  const [plain, table] = game.split("@");
  const world = await worldOf(game);
  const [found, { book }] = await Promise.all([
    known.get(game)?.rules ?? request(`/api/games/${plain}/rules${table ? `?table=${table}` : ""}`).then((answer) => answer.found),
    /** @type {Promise<{book: Book}>} */ (world.book()),
    learnPart("rules"),
    dress(style),
  ]);
  if (found) await book.prepare(found.catalogue);
  if (!found || begun !== place) return;
  known.set(game, { rules: found, book });
  turn(found, place);
  refresh();
}

/**
 * Turns to the page where a rule, a sentence or an entry stands.
 * @param {Rules} rules
 * @param {Place} place
 */
function turn(rules, { at, name }) {
  const [told, there] = (rules.said[at] ?? at).split(" ");
  const entry = rules.catalogue.find((each) => entryId(each) === at)
    ?? (told === "*" ? rules.catalogue.find((each) => each.id === name) : undefined);
  rule = entry ? (entry.rule ?? "") : told;
  const own = entry ?? rules.catalogue.find((each) => each.rule === rule && isAlone(rules, each));
  const part = own ? undefined : (rules.parts.find((each) => each.id === there) ?? nearest(rules, rule));
  marked = own ? entryId(own) : (part?.id ?? "");
  screen = own ? 0 : (part?.screen ?? 1);
  // The dialog shows itself after it is drawn.
  if (marked) afterDrawing(() => afterDrawing(() => document.getElementById(`book-${marked}`)?.scrollIntoView({ block: "center" })));
}

/**
 * Whether a rule is about one entry, not about a whole kind.
 * @param {Rules} rules
 * @param {Entry} entry
 */
function isAlone(rules, entry) {
  return rules.catalogue.filter((each) => each.kind === entry.kind && each.rule === entry.rule).length === 1;
}

/**
 * The part that tells of a rule: the one that names it, or the section that it stands in.
 * @param {Rules} rules
 * @param {string} number
 */
function nearest(rules, number) {
  const fits = (/** @type {string} */ one) => {
    const rest = number.slice(one.length);
    return number.startsWith(one) && !(/\d$/.test(one) && /^\d/.test(rest));
  };
  const found = rules.parts.flatMap((part) => part.rules.filter(fits).map((one) => ({ part, length: one.length })));
  return found.sort((a, b) => b.length - a.length)[0]?.part;
}

/** @param {Place} place */
export function handbook(place) {
  if (begun !== place) begin(place);
  const here = known.get(place.game);
  if (!here || begun !== place || !speaks(place.game)) return nothing;
  wear(style);
  wear(/** @type {import("./world.js").World} */ (worldNow(place.game)).style);
  const { rules, book } = here;
  const title = say("ui-rules-of", { game: say(`ui-game-${place.game.split("@")[0]}`) });
  const tabs = html`<span class="segments" role="group" aria-labelledby="dialog-title" @keydown=${leaf}>${[1, 2, 0].map(tab)}</span>`;
  const body = screen === 0
    ? catalogue(rules.catalogue, book, marked)
    : html`<div class="parts">${rules.parts.filter((part) => part.screen === screen).map((part) => article(part, book, place.game.split("@")[0]))}</div>`;
  return dialogOf(title, html`<div class="book-body" tabindex="0" role="region" aria-labelledby="dialog-title">${body}</div>`, "book", tabs);
}

/**
 * What the tabs have opened is leafed through from there.
 * @param {KeyboardEvent} event
 */
function leaf(event) {
  const [way, body] = [{ PageDown: 0.85, PageUp: -0.85 }[event.key], document.querySelector(".book-body")];
  if (!way || !body) return;
  event.preventDefault();
  body.scrollBy(0, way * body.clientHeight);
}

/** @param {number} n */
function tab(n) {
  return html`<button
    type="button"
    aria-pressed=${screen === n}
    @click=${() => {
      screen = n;
      marked = "";
      refresh();
      afterDrawing(() => document.querySelector(".book-body")?.scrollTo(0, 0));
    }}
  >
    ${say(n ? `ui-rules-screen-${n}` : "ui-catalogue")}
  </button>`;
}

/**
 * @param {Part} part
 * @param {Book} book
 * @param {string} game
 */
function article(part, book, game) {
  const isMarked = marked === part.id;
  return html`<article class="part ${isMarked ? "marked" : ""}" id=${`book-${part.id}`}>
    <div class="picture marchland-art" aria-hidden="true">${book.picture(part.picture, game)}</div>
    <div>
      <h3>${say(`rules-${part.id}`)}</h3>
      <p>${say(`rules-${part.id}-text`)}</p>
      ${isMarked && rule ? html`<p class="quiet number">${say("ui-rules-number", { rule })}</p>` : nothing}
    </div>
  </article>`;
}
