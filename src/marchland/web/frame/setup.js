// @ts-check
/** A new game: which, on what board, who sits down, and the rulings of the table. */
import { html, live, nothing, repeat } from "../vendor.js";
import { clockPicker } from "./pace.js";
import { goTo } from "./focus.js";
import { refresh } from "./page.js";
import { refusal } from "./refusal.js";
import { has, say, speaks } from "./texts.js";
import { header } from "./header.js";
import { crest, levelName, signs } from "./emblems.js";
import { boards, botNames, bots, brought, formOf, gameName, games, isDealt, isTimed, mayWait, nameOf, sitters, start, wish, wishFor } from "./wish.js";
import { wear, worldNow } from "./worlds.js";

/** @typedef {import("./world.js").Sitter} Sitter */
/** @typedef {import("./world.js").Ruling} Ruling */
/** @typedef {import("./world.js").GameCard} GameCard */
/** @typedef {import("./world.js").SetUp} SetUp */

let busy = false;
let error = "";
/** The game that was chosen last, and may still be on its way. */
let awaited = "";

/** @type {Map<string, SetUp>} what each game's world adds to the form */
const added = new Map();

/** The game that is wished for, as the page's start data tells it. */
function game() {
  return games().find((each) => each.name === wish.game);
}

/** @param {string} name of a game */
async function learn(name) {
  added.set(name, await formOf(name));
}

/**
 * Opens the form for a game; until what it asks is there, that of the game before stays.
 * @param {string} name
 * @param {boolean} [isNew] whether no form is shown yet
 */
export async function choose(name, isNew = false) {
  const card = games().find((each) => each.name === name) ?? games()[0];
  awaited = card.name;
  if (isNew) {
    wish.game = "";
    refresh();
  }
  await learn(card.name);
  if (awaited !== card.name) return;
  error = "";
  wishFor(card);
  refresh();
}

/** @param {GameCard} card */
function gamePicker(card) {
  if (games().length < 2) return nothing;
  return html`<fieldset class="games">
    <legend>${say("ui-game")}</legend>
    <div class="segments big">
      ${games().map(
        ({ name }) =>
          html`<label
            ><input
              type="radio"
              name="game"
              .checked=${live(card.name === name)}
              @change=${() => location.replace(`#/new/${name}`)}
            /><span>${gameName(name)}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** @param {GameCard} card */
function boardPicker(card) {
  const maps = boards(card);
  if (!maps.length) return nothing;
  const chosen = wish.map || maps[0];
  return html`<fieldset>
    <legend>${say("ui-board")}</legend>
    <div class="segments big boards">
      ${maps.map(
        (map) =>
          html`<label
            ><input type="radio" name="board" .checked=${live(chosen === map)} @change=${() => set({ map })} /><span
              >${has(`map-${map}`) ? say(`map-${map}`) : map}</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/**
 * What comes along from the workshop; each can stay at home.
 * @param {GameCard} card
 */
function withThings(card) {
  if (brought.game !== card.name || !brought.things.length) return nothing;
  const leave = (/** @type {string} */ id) => {
    brought.things = brought.things.filter((one) => one.id !== id);
    const now = game();
    if (now && !now.players.includes(wish.players)) wishFor(now);
    refresh();
  };
  return html`<fieldset class="brought">
    <legend>${say("ui-brought")}</legend>
    <ul>
      ${brought.things.map(({ id, name }) => html`<li><b>${name}</b> <button type="button" class="plain" aria-label=${say("ui-brought-leave", { name })} @click=${() => leave(id)}>×</button></li>`)}
    </ul>
    ${isDealt() ? html`<label class="check"><input type="checkbox" .checked=${brought.isShown} @change=${(e) => (brought.isShown = e.target.checked)} /><span>${say("ui-brought-shown")}</span></label>` : nothing}
  </fieldset>`;
}

export function setup() {
  const card = game();
  if (!card) return html`<div class="home"></div>`;
  const own = added.get(card.name);
  if (!own || !speaks(card.name)) {
    learn(card.name).then(refresh);
    return html`<div class="home"></div>`;
  }
  wear(/** @type {import("./world.js").World} */ (worldNow(card.name)).style);
  const sides = own.sides?.(card, wish) ?? [];
  const ruling = (/** @type {string} */ name) => rulingRow(/** @type {Ruling} */ (card.rulings.find((each) => each.name === name)));
  const form = { set, ruling };
  return html`<div class="home">
    ${header()}
    <main class="hall">
      <form class="card new" @submit=${begin} @keydown=${typed}>
        <div class="title">
          <h1>${gameName(card.name)}</h1>
          ${tagline(card.name)}
          <p class="doors"><a href=${`#/learn/${card.name}`}>${say("ui-learn")}</a><a href=${`#/rules/${card.name}`}>${say("ui-rules")}</a><a href="#/workshop">${say("ui-make")}</a></p>
        </div>
        ${gamePicker(card)} ${boardPicker(card)} ${withThings(card)}
        <fieldset>
          <legend>${say("ui-players")}</legend>
          <div class="segments big">
            ${repeat(
              [...card.players].sort(),
              (n) => n,
              (n) =>
                html`<label
                  ><input
                    type="radio"
                    name="players"
                    .checked=${live(wish.players === n)}
                    @change=${() => set({ players: n })}
                  /><span>${n}</span></label
                >`,
            )}
          </div>
          ${own.picture(card, wish)}
          ${wish.players === 1 && has(`ui-solo-${card.name}`) ? html`<p class="quiet">${say(`ui-solo-${card.name}`)}</p>` : nothing}
        </fieldset>
        ${own.variants?.(card, wish, form)}
        <fieldset>
          <legend>${say("ui-seat-kind")}</legend>
          <ol class="wishes">
            ${sitters().map((seat, k) => seatRow(seat, k, own.side?.(card, wish, form, k)))}
          </ol>
          ${levels()}
          ${sides.length ? html`<p class="quiet">${say("ui-teams-order")}</p>` : nothing}
        </fieldset>
        ${wish.players > 1 && !sides.length
          ? html`<label class="check">
              <input type="checkbox" .checked=${live(wish.randomFirst)} @change=${(e) => set({ randomFirst: e.target.checked })} />
              <span>${say("ui-random-first")}</span>
            </label>`
          : nothing}
        ${mayWait()
          ? html`<label class="check">
              <input type="checkbox" name="lobby" .checked=${live(wish.lobby)} @change=${(e) => set({ lobby: e.target.checked })} />
              <span>${say("ui-lobby-choice")}</span>
            </label>`
          : nothing}
        ${isTimed() ? clockPicker(wish.clock, (clock) => set({ clock })) : nothing}
        ${own.board?.(card, wish, form)} ${rulings(card, own.hidden(card, wish))}
        <div class="begin">
          ${refusal(error)}
          <button type="submit" class="confirm large" ?disabled=${busy}>${say("ui-start")}</button>
          <p class="quiet row-keys" aria-hidden="true">${say("ui-row-keys")}</p>
        </div>
      </form>
    </main>
  </div>`;
}

/**
 * @param {Sitter} seat
 * @param {number} k
 * @param {any} side what the world asks of this seat
 */
function seatRow(seat, k, side) {
  return html`<li class="wish">
    ${crest(k, signs(sitters().map((_, seat) => nameOf(seat)))[k])}
    <label class="grow">
      <span class="hidden">${say("ui-seat-name", { n: k + 1 })}</span>
      <input
        type="text"
        maxlength="20"
        autocomplete="off"
        placeholder=${say("ui-default-person", { n: k + 1 })}
        .value=${live(seat.name)}
        @input=${(e) => {
          seat.name = e.target.value;
          refresh();
        }}
      />
    </label>
    <label>
      <span class="hidden">${`${say("ui-seat", { n: k + 1 })}: ${say("ui-seat-kind")}`}</span>
      <select
        @change=${(e) => {
          seat.kind = e.target.value === "person" ? "person" : "bot";
          if (seat.kind === "bot") seat.bot = e.target.value;
          if (seat.kind === "bot" && !seat.name) seat.name = botNames[k];
          if (seat.kind === "person" && botNames.includes(seat.name)) seat.name = "";
          refresh();
        }}
      >
        <option value="person" ?selected=${seat.kind === "person"}>${say("ui-person")}</option>
        ${bots().map(
          (bot) =>
            html`<option value=${bot} ?selected=${seat.kind === "bot" && seat.bot === bot}>
              ${say("ui-bot")}: ${levelName(bot)}
            </option>`,
        )}
      </select>
    </label>
    ${side}
  </li>`;
}

/** What each level among those who sit down is like. */
function levels() {
  const chosen = new Set(sitters().flatMap(({ kind, bot }) => (kind === "bot" ? [bot] : [])));
  const told = bots().filter((bot) => chosen.has(bot) && has(`ui-bot-${bot}-text`));
  return told.map((bot) => html`<p class="quiet">${say("ui-bot-told", { name: levelName(bot), text: say(`ui-bot-${bot}-text`) })}</p>`);
}

/** @param {string} name */
function tagline(name) {
  const key = `ui-tagline-${name}`;
  return has(key) ? html`<p class="lead">${say(key)}</p>` : nothing;
}

/**
 * @param {GameCard} card
 * @param {Set<string>} hidden
 */
function rulings(card, hidden) {
  const all = card.rulings.filter((ruling) => !hidden.has(ruling.name));
  if (!all.length) return nothing;
  return html`<details class="rulings">
    <summary>${say("ui-rulings")}</summary>
    ${all.map(rulingRow)}
  </details>`;
}

/** @param {Ruling} ruling */
function rulingRow(ruling) {
  return html`<div class="ruling">
    <label>
      <span>${say(`ruling-${ruling.name}`)}</span>
      <select
        @change=${(e) => {
          wish.rulings = { ...wish.rulings, [ruling.name]: ruling.values[e.target.selectedIndex] };
          refresh();
        }}
      >
        ${ruling.values.map(
          (value) =>
            html`<option ?selected=${value === (wish.rulings[ruling.name] ?? ruling.default)}>
              ${valueText(ruling.name, value)}
            </option>`,
        )}
      </select>
    </label>
    <p class="quiet">${say(`ruling-${ruling.name}-text`)}</p>
  </div>`;
}

/**
 * @param {string} ruling
 * @param {any} value
 */
function valueText(ruling, value) {
  const key = `ruling-${ruling}-${value}`;
  if (has(key)) return say(key);
  return value === true ? say("ui-on") : value === false ? say("ui-off") : String(value);
}

/** @param {Partial<typeof wish>} part */
function set(part) {
  error = "";
  Object.assign(wish, part);
  refresh();
}

/**
 * Enter behind a name, or on one of several, leads to the button that begins, and does not begin.
 * @param {KeyboardEvent} event
 */
function typed(event) {
  if (event.key !== "Enter" || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  goTo([".begin .confirm"]);
}

/** @param {SubmitEvent} event */
async function begin(event) {
  event.preventDefault();
  busy = true;
  error = "";
  refresh();
  error = await start(/** @type {GameCard} */ (game()));
  busy = false;
  refresh();
}
