// @ts-check
/** The page of one table: bar, seats, map, question, column, log. */
import { html, nothing } from "../vendor.js";
import { page, refresh } from "./page.js";
import { say, tell } from "./texts.js";
import { advice } from "./advice.js";
import { board } from "./board.js";
import { line } from "./line.js";
import { log } from "./log.js";
import { recent } from "./recent.js";
import { glyph } from "./glyphs.js";
import { cover, isCovered } from "./cover.js";
import { later } from "./later.js";
import { wear } from "./worlds.js";

/** @typedef {import("./table.js").Table} Table */

const lobbies = later(() => import("./lobby.js"));
const chats = later(() => import("./chat.js"));
/** Who is there, fetched where people sit at several screens. */
const presences = later(() => import("./presence.js"));
const votes = later(() => import("./vote.js"));
const agreements = later(() => import("./agreement.js"));

const menus = later(() => import("./menu.js"));
export const replays = later(() => import("./replay.js"));

/** @param {Table} table */
export function screen(table) {
  const { world } = table;
  const view = world ? table.view : null;
  if (world) wear(world.style);
  if (table.gone) return lost(table);
  if (table.lobby) return lobbies()?.lobby(table, table.lobby, table.talk && chats()) ?? nothing;
  return html`<div class="table ${world?.kind ?? ""} stage-${view?.stage ?? "none"} ${world && table.isMine ? "mine" : ""} ${table.replaying ? "replaying" : ""}" data-n=${view ? table.n : nothing}
      ?inert=${isCovered(table)}>
      ${bar(table)}
      <main class="desk" style=${shape(table)}>
        ${board(table)}
        <div class="flank">
          <div class="sheet">
            <div class="cards">
              <div class="lane">
                ${table.replaying ? (replays()?.replayBar(page.replay) ?? nothing) : nothing}
                ${table.vote ? (votes()?.vote(table) ?? nothing) : nothing}
                ${table.asked ? (agreements()?.agreement(table) ?? nothing) : nothing}
                ${table.above()} ${world?.ask(table)} ${advice(table)}
                <div class="shelf">${world?.shelf(table)}</div>
                ${recent(table)?.news(table) ?? nothing}
              </div>
              <div class="lane">${table.here || table.clock ? (presences()?.presence(table) ?? nothing) : nothing} ${world?.seats(table)} ${world ? log(table) : nothing} ${table.talk ? (chats()?.chat(table) ?? nothing) : nothing}</div>
            </div>
          </div>
        </div>
      </main>
    </div>
    ${cover(table)}`;
}

/**
 * There is no such table, or it was deleted.
 * @param {Table} table
 */
function lost(table) {
  return html`<div class="home">
    ${bar(table)}
    <main class="hall">
      <section class="card new">
        <h1>${table.error ? tell(table.error) : say("error-gone")}</h1>
        <a class="button confirm" href="#/">${say("ui-home")}</a>
      </section>
    </main>
  </div>`;
}

/** @type {WeakMap<import("./types.js").Drawing, string>} */
const shapes = new WeakMap();

/**
 * The shape of the drawing, and how much of it is regions: by these the map gets its place.
 * @param {Table} table
 */
function shape({ drawing }) {
  if (!drawing) return "--aspect: 1.8; --fill: 0.75";
  const known = shapes.get(drawing);
  if (known) return known;
  const [width, height] = drawing.view;
  const paths = Object.values(drawing.regions).map((region) => region.path);
  const numbers = paths.flatMap((path) => path.match(/-?[\d.]+/g) ?? []).map(Number);
  const side = (/** @type {number} */ k) => {
    const some = numbers.filter((_, i) => i % 2 === k);
    return some.reduce((a, b) => Math.max(a, b), 0) - some.reduce((a, b) => Math.min(a, b), Infinity);
  };
  const fill = Math.min(1, Math.max(0.3, (side(0) * side(1)) / (width * height)));
  const found = `--aspect: ${(width / height).toFixed(3)}; --fill: ${fill.toFixed(3)}`;
  shapes.set(drawing, found);
  return found;
}

/** @param {Table} table */
function bar(table) {
  const view = table.view;
  return html`<header class="bar">
    <a class="brand" href="#/" aria-label=${say("ui-home")}>Marchland</a>
    ${line(table)} ${view ? table.world?.rounds(view) : nothing} ${table.talk ? (chats()?.chatButton(table) ?? nothing) : nothing}
    <button
      type="button"
      class="menu-button"
      aria-label=${say("ui-menu")}
      aria-expanded=${page.menu}
      aria-controls="menu"
      @click=${() => {
        page.menu = !page.menu;
        refresh();
      }}
    >
      ${glyph("menu")} <span>${say("ui-menu")}</span>
    </button>
    ${page.menu ? (menus()?.menu(table, page.start.links ? presences() : null) ?? nothing) : nothing}
  </header>`;
}
