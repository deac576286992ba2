// @ts-check
/** The first page: the games as pictures, each one click from its table, and the games under way. */
import { defs } from "../art/art.js";
import { posters } from "../art/posters.js";
import { html, nothing, unsafeSVG } from "../vendor.js";
import { page, refresh } from "./page.js";
import { refusal } from "./refusal.js";
import { has, joined, say } from "./texts.js";
import { header } from "./header.js";
import { begun, ended, more } from "./saved.js";
import { choiceOf, gameName, games, nameOf, sitters, start, wishFor } from "./wish.js";
import { silentWorld } from "./worlds.js";

/** @typedef {import("./world.js").GameCard} GameCard */

/** The game that is about to begin. */
let busy = "";
/** Why a game did not begin, and which. */
let trouble = { game: "", text: "" };

export function home() {
  return html`<div class="home">
    ${header()}
    <svg class="patterns marchland-map" aria-hidden="true">${unsafeSVG(defs())}</svg>
    <main class="lobby">
      <h1 class="hidden">${say("ui-choose-game")}</h1>
      <ul class="offers">
        ${games().map(offer)}
      </ul>
      ${begun()} ${ended()} ${more()}
    </main>
  </div>`;
}

/** @param {GameCard} card */
function offer(card) {
  const { name } = card;
  const { players } = choiceOf(card);
  const seats = sitters(players);
  const bot = seats.length > 1 && seats.some(({ kind }) => kind === "bot");
  const names = joined(seats.map(({ kind }, seat) => (kind === "bot" ? say("ui-bot-named", { name: nameOf(seat) }) : nameOf(seat))));
  const word = say(bot ? "ui-play-bots" : seats.length > 1 ? "ui-play-now" : "ui-play-alone");
  const line = `ui-tagline-${name}`;
  return html`<li class="card game" @pointerenter=${() => warm(card)} @focusin=${() => warm(card)}>
    <a class="poster" href=${`#/new/${name}`} tabindex="-1" aria-hidden="true">${unsafeSVG(posters[name] ?? "")}</a>
    <div class="offer-words">
      <h2>${gameName(name)}</h2>
      ${has(line) ? html`<p class="lead">${say(line)}</p>` : nothing}
      <p class="quiet who">${names}</p>
      ${page.start.lessons?.includes(name) ? html`<p class="quiet doors"><a href=${`#/rules/${name}`} aria-label=${`${gameName(name)}: ${say("ui-rules")}`}>${say("ui-rules")}</a><a href="#/workshop" aria-label=${`${gameName(name)}: ${say("ui-make")}`}>${say("ui-make")}</a></p>` : nothing}
    </div>
    <div class="buttons">
      <button type="button" class="confirm" ?disabled=${busy !== ""} aria-label=${`${gameName(name)}: ${word}`} @click=${() => play(card)}>
        ${word}
      </button>
      ${lesson(name)}
      <a class="button" href=${`#/new/${name}`} aria-label=${`${gameName(name)}: ${say("ui-more-choices")}`}>${say("ui-more-choices")}</a>
    </div>
    ${trouble.game === name ? refusal(trouble.text) : nothing}
  </li>`;
}

/**
 * The way to a game's lesson, or else to its rules.
 * @param {string} name
 */
function lesson(name) {
  const taught = page.start.lessons?.includes(name);
  const word = say(taught ? "ui-learn" : "ui-rules");
  return html`<a class="button" href=${`#/${taught ? "learn" : "rules"}/${name}`} aria-label=${`${gameName(name)}: ${word}`}>${word}</a>`;
}

/** @type {Set<string>} */
const warmed = new Set();

/**
 * Fetches the world of a game that somebody is about to choose.
 * @param {GameCard} card
 */
function warm(card) {
  if (warmed.has(card.name)) return;
  warmed.add(card.name);
  silentWorld(card.name)
    .then((world) => Promise.all([world.setup(), world.prepare?.(card)]))
    .catch(() => warmed.delete(card.name));
}

/** @param {GameCard} card */
async function play(card) {
  busy = card.name;
  trouble = { game: "", text: "" };
  refresh();
  wishFor(card);
  trouble = { game: card.name, text: await start(card) };
  if (!trouble.text) trouble.game = "";
  busy = "";
  refresh();
}
