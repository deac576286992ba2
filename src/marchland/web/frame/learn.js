// @ts-check
/** The lessons of every game, and how far each has been taken. */
import { html, nothing } from "../vendor.js";
import { refresh } from "./page.js";
import { glyph } from "./glyphs.js";
import { refusal } from "./refusal.js";
import { request } from "./request.js";
import { progressOf } from "./progress.js";
import { say, tell } from "./texts.js";
import { dress, isShown, wear } from "./worlds.js";
import { header } from "./header.js";

const style = new URL("./lesson.css", import.meta.url).href;

/** @typedef {{game: string, name: string, steps: number, edition: string}} Line */

/** @type {Line[]} */
let lines = [];
/** @type {import("./types.js").Say|null} */
let error = null;
/** The game whose lessons come first. */
let first = "";

/** @param {string} [game] whose lessons come first */
export async function loadLessons(game = "") {
  first = game;
  const [answer] = await Promise.all([request("/api/lessons"), dress(style)]);
  error = answer.error;
  if (!error) lines = answer.found;
  refresh();
}

export function learn() {
  wear(style);
  const games = [...new Set(lines.map((line) => line.game))].filter(isShown).sort((a, b) => Number(b === first) - Number(a === first));
  const [asked, others] = games.includes(first) ? [games.slice(0, 1), games.slice(1)] : [games, []];
  return html`<div class="home learn">
    ${header()}
    <main class="hall">
      <section class="card">
        <h1>${say("ui-learn-title")}</h1>
        <p class="lead">${say("ui-learn-text")}</p>
        ${refusal(tell(error))}
        ${asked.map(lessons)}
      </section>
      ${others.length ? html`<section class="card">${others.map(lessons)}</section>` : nothing}
    </main>
  </div>`;
}

/** @param {string} game */
function lessons(game) {
  return html`<h2>${say(`ui-game-${game}`)}</h2>
    <ul class="lessons">${lines.filter((line) => line.game === game).map(row)}</ul>
    <p><a href=${`#/rules/${game}`} aria-label=${`${say(`ui-game-${game}`)}: ${say("ui-rules")}`}>${say("ui-rules")}</a></p>`;
}

/** @param {Line} line */
function row({ game, name, steps, edition }) {
  const { step = 0, done = false, edition: taken } = progressOf(`${game}/${name}`) ?? {};
  const state = done ? html`${glyph("check")} ${say("ui-learn-done")}` : step && taken === edition ? say("ui-lesson-step", { n: step + 1, of: steps }) : say("ui-learn-steps", { n: steps });
  return html`<li>
    <a class="button" href=${`#/learn/${game}/${name}`}>
      <b>${say(`ui-learn-${game}-${name}`)}</b>
      <span class="quiet">${state}</span>
    </a>
  </li>`;
}
