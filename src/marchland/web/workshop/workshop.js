// @ts-check
/** The workshop: what a person has made, and the form of the one that is open. */
import { html, nothing, repeat } from "../vendor.js";
import { header } from "../frame/header.js";
import { glyph } from "../frame/glyphs.js";
import { refresh } from "../frame/page.js";
import { refusal } from "../frame/refusal.js";
import { request } from "../frame/request.js";
import { openFiles } from "../frame/saved.js";
import { has, joined, language, learnGame, learnPart, say, tell } from "../frame/texts.js";
import { bring, gameName, games } from "../frame/wish.js";
import { dress, wear } from "../frame/worlds.js";
import { Draft } from "./draft.js";
import { kinds, makerOf } from "./kinds.js";
import { cards, peoples, signOfRow } from "./signs.js";

const style = new URL("./workshop.css", import.meta.url).href;

/** @typedef {{id: string, game: string, kind: string, names: Record<string, string>[], updated: string, wrong: number, holds: Record<string, number>, emblem: any}} Line */

/** @type {Line[]} */
let lines = [];
/** @type {{game: string, kind: string}[]} what can be made here */
let made = [];
/** @type {Draft|null} */
let open = null;
/** @type {import("./kinds.js").Maker|null} */
let maker = null;
/** Whether the open one came out of a file just now. */
let isNew = false;
/** The one whose deletion asks first. */
let doubted = "";
let error = "";
/** Whether words and style are here. */
let isReady = false;

/** @param {string[]} way behind `#/workshop`: nothing, or a draft's id and what it came from */
export async function enter(way) {
  const there = location.hash;
  const dressed = dress(style);
  if (open && !open.isKept) open.keep();
  const [id, from] = way;
  if (id) await show(id, from === "opened", there);
  else await list(there);
  await dressed;
  if (location.hash === there) isReady = true;
  refresh();
}

/** @param {string} there the address that asks for it */
async function list(there) {
  const [answer] = await Promise.all([request("/api/workshop"), learnPart("workshop")]);
  if (location.hash !== there) return;
  open = maker = null;
  error = tell(answer.error);
  if (answer.error) return;
  lines = answer.found.drafts;
  made = answer.found.kinds;
}

/**
 * @param {string} id
 * @param {boolean} opened
 * @param {string} there the address that asks for it
 */
async function show(id, opened, there) {
  const answer = await request(`/api/workshop/${id}`);
  if (answer.error) {
    await learnPart("workshop");
    if (location.hash !== there) return;
    error = tell(answer.error);
    open = maker = null;
    return;
  }
  const { game, kind } = answer.found;
  const [offer, found] = await Promise.all([request(`/api/workshop/offer/${game}/${kind}`), makerOf(kind), learnPart("workshop"), learnGame(game)]);
  if (location.hash !== there) return;
  error = tell(offer.error);
  isNew = opened;
  doubted = "";
  open = offer.error ? null : new Draft(answer.found, offer.found);
  maker = found;
}

export function workshop() {
  wear(style);
  if (!isReady || !has("craft-title")) return html`<div class="home"></div>`;
  return html`<div class="home workshop">
    ${header()}
    <main class="hall bench">${open && maker ? one(open, maker) : all()}</main>
  </div>`;
}

function all() {
  return html`<section class="card new" aria-labelledby="craft-title">
    <h1 id="craft-title">${say("craft-title")}</h1>
    <p class="lead">${say("craft-lead")}</p>
    ${refusal(error)}
    ${games().map(({ name }) => starts(name))}
    ${openFiles()}
    ${lines.length
      ? html`<h2>${say("craft-yours")}</h2>
          <ul class="crafts">
            ${repeat(lines, ({ id }) => id, (line) => html`<li>${entry(line)}</li>`)}
          </ul>`
      : nothing}
  </section>`;
}

/**
 * What can be begun for a game.
 * @param {string} game
 */
function starts(game) {
  const here = made.filter((one) => one.game === game && one.kind in kinds);
  if (!here.length) return nothing;
  return html`<div class="starts" role="group" aria-label=${gameName(game)}>
    <h2>${gameName(game)}</h2>
    <div class="buttons">
      ${here.flatMap(({ kind }) => kinds[kind].starts.map((start) => html`<button type="button" data-start=${start} @click=${() => begin(game, kind, start)}>${say(`craft-start-${start}`)}</button>`))}
    </div>
  </div>`;
}

/** @param {Line} line */
function entry(line) {
  const words = [gameName(line.game), whatIn(line), line.wrong ? say("craft-unready") : say("craft-ready")];
  return html`<a href=${`#/workshop/${line.id}`}>
      <span class="craft-stamp">${signOfRow(line.emblem, line.kind === "cards" ? cards : peoples, called(line.names))}</span>
      <span class="entry-words"><b>${called(line.names)}</b><span>${words.join(" · ")}</span></span>
    </a>
    ${eraser(line.id, called(line.names))}`;
}

/**
 * What a file holds, in few words: one race, several, or more sorts of things.
 * @param {Line} line
 */
function whatIn({ kind, holds }) {
  const sorts = ["race", "power", "faction", "hero", "land"].filter((one) => holds[one]);
  if (sorts.length !== 1) return say(`craft-kind-${kind}`);
  return say(`craft-sort-${sorts[0]}`, { many: holds[sorts[0]] > 1 ? "yes" : "no" });
}

/**
 * What something is called in the reader's language, or in another that it has.
 * @param {Record<string, string>[]} names
 */
export function called(names) {
  const said = names.map((one) => one[language()] ?? Object.values(one)[0]).filter(Boolean);
  return said.length ? joined(said) : say("craft-unnamed");
}

/**
 * Deletes at the second click.
 * @param {string} id
 * @param {string} named
 */
function eraser(id, named) {
  if (doubted === id) return html`<button type="button" class="plain danger" @click=${() => remove(id)}>${say("ui-delete-yes")}</button>`;
  const doubt = () => {
    doubted = id;
    refresh();
  };
  return html`<button type="button" class="plain" aria-label=${`${say("ui-delete")}: ${named}`} @click=${doubt}>${glyph("cross")}</button>`;
}

/** What was refused before is said no more. */
function anew() {
  error = "";
  refresh();
}

/** @param {string} id */
async function remove(id) {
  anew();
  const answer = await request(`/api/workshop/${id}`, undefined, "DELETE");
  error = tell(answer.error);
  doubted = "";
  localStorage.removeItem(`marchland-draft-${id}`);
  open = null;
  if (location.hash === "#/workshop") await list(location.hash);
  else location.hash = "#/workshop";
  refresh();
}

/**
 * @param {string} game
 * @param {string} kind
 * @param {string} start
 */
async function begin(game, kind, start) {
  const [offer, found] = await Promise.all([request(`/api/workshop/offer/${game}/${kind}`), makerOf(kind)]);
  await create(game, kind, found.begin(start, offer.found));
}

/**
 * @param {string} game
 * @param {string} kind
 * @param {any} data
 */
async function create(game, kind, data) {
  anew();
  const answer = await request("/api/workshop", { game, kind, data });
  error = tell(answer.error);
  if (!answer.error) location.hash = `#/workshop/${answer.found.id}`;
  refresh();
}

/**
 * The file holds what was typed last, too.
 * @param {MouseEvent} event
 * @param {Draft} draft
 */
async function download(event, draft) {
  if (draft.isKept || !(event.currentTarget instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  await draft.keep();
  if (draft.isKept) location.assign(href);
}

/**
 * @param {Draft} draft
 * @param {import("./kinds.js").Maker} how
 */
function one(draft, how) {
  const { length } = draft.problems;
  return html`<section class="card new craft">
    <p class="way"><a href="#/workshop">${say("craft-title")}</a> · ${gameName(draft.game)}</p>
    ${isNew ? html`<p class="opened" role="status">${say("craft-opened", { what: say(`craft-kind-${draft.kind}`), game: gameName(draft.game) })}</p>` : nothing}
    ${how.form(draft)}
    <p class="quiet rest">${say("craft-download-help", { open: say("ui-open-file") })}</p>
    <div class="buttons">
      <button type="button" @click=${() => create(draft.game, draft.kind, draft.data)}>${say("craft-copy")}</button>
      ${doubted === draft.id
        ? eraser(draft.id, "")
        : html`<button type="button" class="plain" @click=${() => { doubted = draft.id; refresh(); }}>${say("ui-delete")}</button>`}
    </div>
    <div class="begin">
      ${refusal(error)}
      <p class="state" role="status" aria-busy=${String(!draft.isKept)}>${draft.error ? html`<span class="why">${say("craft-not-kept", { reason: tell(draft.error) })}</span>` : length ? say("craft-wrong", { n: length }) : say("craft-sound")}</p>
      ${draft.wrongAt([]).map((wrong) => html`<p class="why">${tell(wrong)}</p>`)}
      ${how.meter?.(draft) ?? nothing}
      <div class="buttons">
        <button type="button" class="confirm" ?disabled=${length > 0} @click=${() => play(draft, how)}>${say("craft-play")}</button>
        ${how.tools?.(draft) ?? nothing}
        <a class="button" href=${`/api/workshop/${draft.id}/file`} download @click=${(event) => download(event, draft)}>${say("craft-download")}</a>
      </div>
    </div>
  </section>`;
}

/**
 * Goes to the form of a new game that has this on its table.
 * @param {Draft} draft
 * @param {import("./kinds.js").Maker} how
 */
async function play(draft, how) {
  if (!draft.isKept) await draft.keep();
  if (!draft.isKept || draft.problems.length) return refresh();
  const names = (await request("/api/workshop")).found?.drafts.find((/** @type {Line} */ line) => line.id === draft.id)?.names ?? [];
  const asks = how.wish?.(draft) ?? {};
  bring(draft.game, { id: draft.id, name: names.length ? called(names) : (asks.board?.title ?? called(names)), asks });
  location.hash = `#/new/${draft.game}`;
}
