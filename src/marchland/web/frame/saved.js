// @ts-check
/** Games that were begun here: go on, look, or delete; and a game from a file. */
import { html, nothing, repeat } from "../vendor.js";
import { arrive } from "./arrive.js";
import { openDialog } from "./dialog.js";
import { page, refresh } from "./page.js";
import { refusal } from "./refusal.js";
import { request } from "./request.js";
import { joined, language, opponent, say, tell } from "./texts.js";
import { crest, signs } from "./emblems.js";
import { glyph } from "./glyphs.js";
import { miniature } from "./miniature.js";
import { gameName } from "./wish.js";

/**
 * @typedef {{id: string, game: string, map: string, names: string[], colours: number[], round: number, rounds: number|null, over: boolean, lobby?: boolean,
 *   updated: string|number, winners: number[], turn: number|null, copy_of: {table: string, at: number, moves?: number}|null, host: boolean, carries: boolean,
 *   board: import("./miniature.js").Board, damaged?: boolean, brought?: Record<string, string>[]}} Saved
 */

/** The most games that are shown with a picture. */
const shown = 6;

/** How many games the server lists at once. */
const listed = 50;

/** @type {Saved[]} */
let games = [];
/** Whether the server may have more of them. */
let isPart = false;
/** @type {string|null} */
let doubted = null;
let error = "";
/** A file that goes wrong somewhere, and how many of its actions can be opened. @type {{text: string, good: number}|null} */
let part = null;

export async function loadSaved() {
  const answer = await request("/api/tables");
  if (!answer.error) take([], answer.found);
  refresh();
}

/** What was refused before is said no more. */
function anew() {
  error = "";
  refresh();
}

async function loadMore() {
  anew();
  const { updated, id } = games[games.length - 1];
  const answer = await request(`/api/tables?after=${encodeURIComponent(`${updated},${id}`)}`);
  error = tell(answer.error);
  if (!answer.error) take(games, answer.found);
  refresh();
}

/**
 * @param {Saved[]} known
 * @param {Saved[]} found behind them; a game that was played meanwhile may come again
 */
function take(known, found) {
  const ids = new Set(known.map(({ id }) => id));
  games = [...known, ...found.filter(({ id }) => !ids.has(id))];
  isPart = found.length === listed;
}

function under() {
  return games.filter(({ over, damaged }) => !over && !damaged).slice(0, shown);
}

/** The games that can be gone on with. */
export function begun() {
  if (!under().length) return nothing;
  return html`<section class="begun" aria-labelledby="begun-title">
    <h2 id="begun-title">${say("ui-games-begun")}</h2>
    <ul>
      ${repeat(under(), ({ id }) => id, (game) => html`<li class="card">${entry(game, miniature(game))}</li>`)}
    </ul>
  </section>`;
}

/** The game that ended last, with its result and its review a click away. */
export function ended() {
  const last = games.find(isEnded);
  if (!last) return nothing;
  return html`<section class="begun" aria-labelledby="ended-title">
    <h2 id="ended-title">${say("ui-games-ended")}</h2>
    <ul>
      <li class="card">${entry(last, miniature(last))}</li>
    </ul>
  </section>`;
}

/** @param {Saved} game */
function isEnded({ over, damaged }) {
  return over && !damaged;
}

/** All other games, and what is seldom wanted. */
export function more() {
  const shownAbove = [...under(), games.find(isEnded)];
  const rest = games.filter((game) => !shownAbove.includes(game));
  return html`<details class="card more saved">
    <summary>${say("ui-else")}</summary>
    <a class="button workshop-door" href="#/workshop">${say("ui-workshop")}</a>
    ${rest.length
      ? html`<h2>${say("ui-games")}</h2>
          <ul>
            ${repeat(rest, ({ id }) => id, (game) => html`<li>${entry(game, nothing)}</li>`)}
          </ul>`
      : nothing}
    ${isPart ? html`<button type="button" class="further" @click=${loadMore}>${say("ui-games-further")}</button>` : nothing}
    ${opener()}
    ${page.start.links && games.length ? html`<button type="button" class="own-link" @click=${() => openDialog("own-link")}>${say("ui-own-link")}</button>` : nothing}
    ${untold()}
  </details>`;
}

/** The button that opens a file: a game, or something for the workshop. */
function opener() {
  return html`<label class="button file">
    ${say("ui-open-file")}
    <input type="file" accept=".json,.toml,application/json,application/toml" @change=${openFile} />
  </label>`;
}

/** Why something was not done, and what can be opened of a file all the same. */
function untold() {
  return html`${refusal(error)} ${part ? html`<button type="button" @click=${openPart}>${say("ui-open-part", { n: part.good })}</button>` : nothing}`;
}

/** The same on another page. */
export function openFiles() {
  return html`<div class="open-files">${opener()} ${untold()}</div>`;
}

/**
 * @param {Saved} game
 * @param {any} picture
 */
function entry(game, picture) {
  if (game.damaged) return html`<a href=${`#/table/${game.id}`}>${say("ui-games-damaged", { id: game.id })}</a>${eraser(game, game.id)}`;
  const round = game.rounds ? say("ui-games-round", { n: game.round, of: game.rounds }) : say("ui-cycle", { n: game.round });
  return html`
    <a href=${`#/table/${game.id}`}>
      ${picture}
      <span class="entry-words">
        <b>${joined(game.names)}</b>
        <span>${[gameName(game.game), game.lobby ? say("ui-lobby-waits") : game.over ? result(game) : game.round ? round : ""].filter(Boolean).join(" · ")}</span>
        ${brought(game)} ${turn(game)} ${origin(game)}
        <span class="quiet moment">${moment(game)}</span>
      </span>
    </a>
    ${eraser(game, joined(game.names))}
  `;
}

/**
 * Deletes a game, at the second click; the host's.
 * @param {Saved} game
 * @param {string} named
 */
function eraser({ id, host }, named) {
  if (!host) return nothing;
  if (doubted === id) {
    return html`<button type="button" class="plain danger" @click=${() => remove(id)}>${say("ui-delete-yes")}</button>`;
  }
  const doubt = () => {
    doubted = id;
    refresh();
  };
  return html`<button type="button" class="plain" aria-label=${`${say("ui-delete")}: ${named}`} @click=${doubt}>${glyph("cross")}</button>`;
}

/**
 * What of somebody's own it is played with.
 * @param {Saved} game
 */
function brought({ brought: things }) {
  if (!things?.length) return nothing;
  return html`<span>${say("ui-games-with", { names: joined(things.map((one) => one[language()] ?? Object.values(one)[0])) })}</span>`;
}

/** @param {Saved} game */
function turn({ turn: seat, names, colours, lobby }) {
  if (lobby || seat === null || seat === undefined) return nothing;
  return html`<span class="whose">${crest(colours[seat] ?? seat, signs(names)[seat])} <span>${say("ui-turn-named", { name: names[seat] ?? opponent() })}</span></span>`;
}

/**
 * Which game a copy was played on from.
 * @param {Saved} game
 */
function origin({ copy_of: copy }) {
  if (!copy || !copy.at) return nothing;
  const first = games.find(({ id }) => id === copy.table);
  if (!first && isPart) return nothing;
  const told = first
    ? say("ui-copy-of", { names: joined(first.names), when: moment(first), n: copy.moves ?? copy.at })
    : say("ui-copy-of-deleted", { n: copy.moves ?? copy.at });
  return html`<span class="quiet origin">${told}</span>`;
}

/** @param {Saved} game */
function result(game) {
  const names = game.winners.filter((seat) => seat in game.names).map((seat) => game.names[seat]);
  return names.length ? say("ui-games-won", { names: joined(names) }) : say("ui-games-finished");
}

/**
 * A day and hour that nobody misreads: "28 Nov 2026, 14:05".
 * @param {Saved} game
 */
function moment({ updated }) {
  const when = new Date(typeof updated === "number" ? updated * 1000 : updated);
  const place = language() === "en" ? "en-GB" : language();
  return when.toLocaleString(place, { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });
}

/** @param {string} id */
async function remove(id) {
  anew();
  const answer = await request(`/api/tables/${id}`, undefined, "DELETE");
  error = tell(answer.error);
  doubted = null;
  await loadSaved();
}

/** @param {Event} event */
async function openFile(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  anew();
  const text = await file.text();
  input.value = "";
  // A replay is JSON; all else that can be opened is TOML, and the workshop knows what it is.
  if (text.trimStart().startsWith("{")) await open(text, "/api/replays");
  else await keep(text);
}

/** @param {string} text of a file of content */
async function keep(text) {
  const answer = await request("/api/workshop", { text });
  error = tell(answer.error);
  part = null;
  if (!answer.error) location.hash = `#/workshop/${answer.found.id}/opened`;
  refresh();
}

function openPart() {
  anew();
  if (part) open(part.text, `/api/replays?to=${part.good}`);
}

/**
 * @param {string} text of a file
 * @param {string} address
 */
async function open(text, address) {
  const answer = await request(address, text);
  const good = answer.error?.key === "error-replay-part" ? answer.error.args?.good : 0;
  part = good ? { text, good } : null;
  error = tell(answer.error);
  if (!answer.error) await arrive(answer.found);
  refresh();
}
