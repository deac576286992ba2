// @ts-check
/** Games that were begun here: go on, look, or delete; and a game from a file. */
import { html, nothing } from "../vendor.js";
import { refresh } from "./page.js";
import { request } from "./request.js";
import { has, joined, language, say, tell } from "./texts.js";

/**
 * @typedef {{id: string, game: string, names: string[], round: number, rounds: number|null, over: boolean,
 *   updated: string|number, winners: number[]}} Saved
 */

/** @type {Saved[]} */
let games = [];
/** @type {string|null} */
let doubted = null;
let error = "";
/** A file that goes wrong somewhere, and how many of its actions can be opened. @type {{text: string, good: number}|null} */
let part = null;

export async function loadSaved() {
  const answer = await request("/api/tables");
  if (!answer.error) games = answer.found;
  refresh();
}

export function saved() {
  return html`<section class="card saved" aria-labelledby="saved-title">
    <h2 id="saved-title">${say("ui-games")}</h2>
    ${games.length ? html`<ul>${games.map(row)}</ul>` : html`<p class="quiet">${say("ui-games-none")}</p>`}
    <label class="button file">
      ${say("ui-open-file")}
      <input type="file" accept=".json,application/json" @change=${openFile} />
    </label>
    ${error ? html`<p class="trouble" role="alert">${error}</p>` : nothing}
    ${part ? html`<button type="button" @click=${openPart}>${say("ui-open-part", { n: part.good })}</button>` : nothing}
  </section>`;
}

/** @param {Saved} game */
function row(game) {
  const when = new Date(typeof game.updated === "number" ? game.updated * 1000 : game.updated);
  const round = game.rounds ? say("ui-games-round", { n: game.round, of: game.rounds }) : say("ui-cycle", { n: game.round });
  const title = has(`ui-game-${game.game}`) ? say(`ui-game-${game.game}`) : game.game;
  const state = game.over ? result(game) : round;
  return html`<li>
    <a href=${`#/table/${game.id}`}>
      <b>${joined(game.names)}</b>
      <span class="quiet">${title} · ${state} · ${moment(when)}</span>
    </a>
    ${doubted === game.id
      ? html`<button type="button" class="plain danger" @click=${() => remove(game.id)}>${say("ui-delete-yes")}</button>`
      : html`<button
          type="button"
          class="plain"
          aria-label=${`${say("ui-delete")}: ${joined(game.names)}`}
          @click=${() => {
            doubted = game.id;
            refresh();
          }}
        >
          ×
        </button>`}
  </li>`;
}

/** @param {Saved} game */
function result(game) {
  const names = game.winners.filter((seat) => seat in game.names).map((seat) => game.names[seat]);
  return names.length ? say("ui-games-won", { names: joined(names) }) : say("ui-games-finished");
}

/**
 * A day and hour that nobody misreads: "28 Nov 2026, 14:05".
 * @param {Date} when
 */
function moment(when) {
  const place = language() === "en" ? "en-GB" : language();
  return when.toLocaleString(place, { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });
}

/** @param {string} id */
async function remove(id) {
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
  const text = await file.text();
  input.value = "";
  await open(text, "/api/replays");
}

function openPart() {
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
  if (!answer.error) location.hash = `#/table/${answer.found.table}`;
  refresh();
}
