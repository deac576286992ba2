// @ts-check
/** A table that waits for its people: who sits where, in which colour, who is ready; and the host's start. */
import { html, nothing, repeat } from "../vendor.js";
import { announce } from "./announce.js";
import { many, wornBy } from "./colours.js";
import { crest, levelName } from "./emblems.js";
import { header } from "./header.js";
import { linkTrouble, wayIn } from "./links.js";
import { clockName } from "./pace.js";
import { refresh } from "./page.js";
import { refusal } from "./refusal.js";
import { has, joined, say, speaks, tell } from "./texts.js";
import { botNames, bots, gameName } from "./wish.js";
import { dress, wear, worldOf } from "./worlds.js";

const style = new URL("./lobby.css", import.meta.url).href;

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Lobby} Lobby */

await dress(style);

/**
 * @param {Table} table
 * @param {Lobby} lobby
 * @param {typeof import("./chat.js")|null} [chats] where people can write to each other
 */
export function lobby(table, lobby, chats) {
  wear(style);
  if (!speaks(lobby.game)) worldOf(lobby.game).then(refresh);
  const map = `map-${lobby.map}`;
  return html`<div class="home waiting">
    ${header(chats?.chatButton(table))}
    <main class="hall">
      <section class="card new">
        <div class="title">
          <h1>${gameName(lobby.game)}</h1>
          <p class="lead">${say(lobby.own.length || lobby.host ? "ui-lobby" : "ui-lobby-watch")}${has(map) ? html` <span class="quiet">${say(map)}</span>` : nothing}</p>
          ${lobby.clock ? html`<p class="quiet">${say("ui-clock")}: ${clockName(lobby.clock)}</p>` : nothing}
        </div>
        <ol class="places">
          ${repeat(lobby.seats.keys(), (seat) => seat, (seat) => place(table, lobby, seat))}
        </ol>
        ${lobby.host
          ? html`<div class="place-more">
              <b>${say("ui-link-watch")}</b>
              ${wayIn(table, { kind: "watch", seat: null })}
            </div>`
          : nothing}
        ${table.lost ? html`<p class="trouble" role="alert">${say("ui-lost")}</p>` : nothing}
        ${refusal(tell(table.error))} ${linkTrouble()}
        ${ending(table, lobby)}
      </section>
      ${chats?.chat(table) ?? nothing}
    </main>
  </div>`;
}

/**
 * @param {Table} table
 * @param {Lobby} lobby
 * @param {number} seat
 */
function place(table, lobby, seat) {
  const { name, kind, bot } = lobby.seats[seat];
  const isOwn = lobby.own.includes(seat);
  const isPerson = kind === "person";
  const isReady = lobby.ready.includes(seat);
  const isHere = table.here?.seats.includes(seat) ?? false;
  const state = !isPerson ? `${say("ui-bot")}: ${levelName(bot ?? "")}` : isReady ? say("ui-lobby-is-ready") : say(isHere ? "ui-here" : "ui-away");
  return html`<li class="place ${isOwn ? "own" : ""} ${!isPerson || isHere ? "here" : "away"} ${isReady ? "ready" : ""}">
    <div class="place-head">
      ${crest(seat)}
      ${isOwn ? nameField(table, seat, name) : html`<b class="place-name">${name}</b>`}
      <span class="state">${state}</span>
    </div>
    ${isOwn ? html`${colours(table, lobby, seat)} ${readyButton(table, seat, isReady)}` : nothing}
    ${lobby.host
      ? isPerson
        ? wayIn(table, { kind: "seat", seat }, botButton(table, lobby, seat))
        : html`<div class="buttons"><button type="button" aria-label=${`${say("ui-lobby-person")}: ${name}`} @click=${() => choose(table, seat, { bot: null, name: personName(lobby, seat) })}>${say("ui-lobby-person")}</button></div>`
      : nothing}
  </li>`;
}

/**
 * @param {Table} table
 * @param {number} seat
 * @param {string} name
 */
function nameField(table, seat, name) {
  return html`<label class="grow">
    <span class="hidden">${say("ui-lobby-name")}</span>
    <input
      type="text"
      maxlength="40"
      autocomplete="nickname"
      .value=${name}
      @focus=${(/** @type {any} */ e) => e.target.select()}
      @change=${(/** @type {any} */ e) => choose(table, seat, { name: e.target.value })}
    />
  </label>`;
}

/**
 * @param {Table} table
 * @param {Lobby} lobby
 * @param {number} seat
 */
function colours(table, lobby, seat) {
  const all = Array.from({ length: Math.max(many, lobby.colours.length) }, (_, colour) => colour).slice(0, many);
  const free = (/** @type {number} */ colour) => !lobby.colours.some((one, other) => one === colour && other !== seat && lobby.seats[other].kind === "person");
  return html`<fieldset class="hues">
    <legend class="hidden">${say("ui-lobby-colour")}</legend>
    ${all.map(
      (colour) =>
        html`<label class="hue"
          ><input
            type="radio"
            name=${`colour-${seat}`}
            aria-label=${say("ui-lobby-colour-n", { n: colour + 1 })}
            .checked=${lobby.colours[seat] === colour}
            ?disabled=${!free(colour)}
            @change=${() => choose(table, seat, { colour })}
          /><span class="crest seat-${wornBy(colour)}" aria-hidden="true"></span
        ></label>`,
    )}
  </fieldset>`;
}

/**
 * @param {Table} table
 * @param {number} seat
 * @param {boolean} isReady
 */
function readyButton(table, seat, isReady) {
  return html`<button type="button" class=${isReady ? "" : "confirm"} aria-pressed=${isReady} @click=${() => choose(table, seat, { ready: !isReady })}>${say(isReady ? "ui-lobby-wait" : "ui-lobby-ready")}</button>`;
}

/**
 * The host lets a bot play a seat from the start.
 * @param {Table} table
 * @param {Lobby} lobby
 * @param {number} seat
 */
function botButton(table, lobby, seat) {
  const known = bots();
  const bot = ["easy", "greedy"].find((one) => known.includes(one)) ?? known[0];
  const word = say("ui-lobby-bot");
  const name = botNames.find((one) => !lobby.seats.some((chair) => chair.name === one));
  return bot ? html`<button type="button" class="plain" aria-label=${`${word}: ${table.nameOf(seat)}`} @click=${() => choose(table, seat, { bot, ...(name ? { name } : {}) })}>${word}</button>` : nothing;
}

/**
 * What a person is called who has not said it.
 * @param {Lobby} lobby
 * @param {number} seat
 */
function personName(lobby, seat) {
  const name = say("ui-default-person", { n: seat + 1 });
  return lobby.seats.some((chair) => chair.name === name) ? lobby.seats[seat].name : name;
}

/**
 * @param {Table} table
 * @param {number} seat
 * @param {Record<string, any>} wish
 */
function choose(table, seat, wish) {
  table.error = null;
  table.tell({ type: "place", seat, ...wish });
}

/**
 * @param {Table} table
 * @param {Lobby} lobby
 */
function ending(table, lobby) {
  const late = lobby.seats.flatMap(({ kind, name }, seat) => (kind === "person" && !lobby.ready.includes(seat) ? [name] : []));
  const text = late.length ? say("ui-lobby-late", { names: joined(late) }) : say("ui-lobby-all");
  const begin = () => {
    table.error = null;
    if (!table.tell({ type: "begin" })) announce(say("ui-lost"));
  };
  return html`<div class="begin">
    <p class="quiet" role="status">${lobby.host || !late.length ? text : `${text} ${say("ui-lobby-host")}`}</p>
    ${lobby.host ? html`<button type="button" class="${late.length ? "" : "confirm"} large" ?disabled=${!table.open} @click=${begin}>${say("ui-start")}</button>` : nothing}
  </div>`;
}
