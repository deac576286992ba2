// @ts-check
/** A new game: which, on what board, who sits down, and the rulings of the table. */
import { html, live, nothing, repeat } from "../vendor.js";
import { page, refresh } from "./page.js";
import { request } from "./request.js";
import { has, say, speaks, tell } from "./texts.js";
import { languagePick } from "./prefs.js";
import { openDialog } from "./dialog.js";
import { saved, loadSaved } from "./saved.js";
import { crest, signs } from "./emblems.js";
import { glyph } from "./glyphs.js";
import { isShown, worldOf } from "./worlds.js";

/** @typedef {import("./world.js").Sitter} Sitter */
/** @typedef {import("./world.js").Ruling} Ruling */
/** @typedef {import("./world.js").GameCard} GameCard */
/** @typedef {import("./world.js").SetUp} SetUp */

const botNames = ["Bryn", "Odo", "Mab", "Tuck", "Wren"];

const wish = {
  game: "",
  map: "",
  players: 2,
  randomFirst: false,
  /** @type {Record<string, any>} what the game's world asks beyond */
  own: {},
  /** @type {Record<string, any>} */
  rulings: {},
  /** @type {Sitter[]} */
  seats: botNames.map((name, seat) => ({
    kind: seat === 0 ? "person" : "bot",
    name: seat === 0 ? "" : name,
    bot: "greedy",
  })),
  busy: false,
  error: "",
};

/** @param {number} seat */
function nameOf(seat) {
  return wish.seats[seat].name.trim() || say("ui-default-person", { n: seat + 1 });
}

/** Whether two who sit down have one name. */
function hasTwins() {
  const names = wish.seats.slice(0, wish.players).map((_, seat) => nameOf(seat).normalize("NFKC").toLowerCase());
  return new Set(names).size < names.length;
}

/** @returns {GameCard[]} those that have a page */
function games() {
  return (page.start.games ?? []).filter((/** @type {GameCard} */ { name }) => isShown(name));
}

/**
 * The bots that the server knows, the strongest first.
 * @returns {string[]}
 */
function bots() {
  return [...(page.start.bots ?? [])].reverse();
}

/** The game that is wished for, as the page's start data tells it. */
function game() {
  return games().find((each) => each.name === wish.game) ?? games()[0];
}

/** @type {Map<string, SetUp>} what each game's world adds to the form */
const added = new Map();
/** The game that was chosen last, and may still be on its way. */
let awaited = "";

/** @param {string} name of a game */
async function learn(name) {
  const world = await worldOf(name);
  added.set(name, (await world.setup()).setup);
}

/** @param {string} name */
async function chooseGame(name) {
  awaited = name;
  await learn(name);
  if (awaited !== name) return;
  wish.game = name;
  const { players } = game();
  set({ map: "", rulings: {}, own: {}, error: "", players: players.includes(wish.players) ? wish.players : Math.min(...players) });
}

/**
 * The boards among which the table may choose; none where the number of players decides.
 * @param {GameCard} card
 */
function boards(card) {
  const decided = card.maps.some((map) => card.players.some((n) => map === `${n}p`));
  return decided || card.maps.length < 2 ? [] : card.maps;
}

/**
 * The name of a game, or its id where no text names it.
 * @param {string} name
 */
function gameName(name) {
  return has(`ui-game-${name}`) ? say(`ui-game-${name}`) : name;
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
              @change=${() => chooseGame(name)}
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

export function setup() {
  const card = game();
  if (!card) return html`<div class="home"></div>`;
  const own = added.get(card.name);
  if (!own || !speaks(card.name)) {
    learn(card.name).then(refresh);
    return html`<div class="home"></div>`;
  }
  const sides = own.sides?.(card, wish) ?? [];
  const ruling = (/** @type {string} */ name) => rulingRow(/** @type {Ruling} */ (card.rulings.find((each) => each.name === name)));
  const form = { set, ruling };
  return html`<div class="home">
    <header class="bar">
      <span class="brand">Marchland</span>
      <div class="switches">
        ${languagePick()}
        <button type="button" class="menu-button" @click=${() => openDialog("settings")}>${glyph("gear")} <span>${say("ui-settings")}</span></button>
      </div>
    </header>
    <main class="hall">
      <form class="card new" @submit=${begin}>
        <div class="title">
          <h1>${gameName(card.name)}</h1>
          ${tagline(card.name)}
          <p class="doors"><a href=${`#/rules/${card.name}`}>${say("ui-rules")}</a></p>
        </div>
        ${gamePicker(card)} ${boardPicker(card)}
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
            ${wish.seats.slice(0, wish.players).map((seat, k) => seatRow(seat, k, own.side?.(card, wish, form, k)))}
          </ol>
          ${sides.length ? html`<p class="quiet">${say("ui-teams-order")}</p>` : nothing}
        </fieldset>
        ${wish.players > 1 && !sides.length
          ? html`<label class="check">
              <input type="checkbox" .checked=${live(wish.randomFirst)} @change=${(e) => set({ randomFirst: e.target.checked })} />
              <span>${say("ui-random-first")}</span>
            </label>`
          : nothing}
        ${own.board?.(card, wish, form)} ${rulings(card, own.hidden(card, wish))}
        <div class="begin">
          ${wish.error ? html`<p class="trouble" role="alert">${wish.error}</p>` : nothing}
          <button type="submit" class="confirm large" ?disabled=${wish.busy}>${say("ui-start")}</button>
        </div>
      </form>
      ${saved()}
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
    ${crest(k, signs(wish.seats.slice(0, wish.players).map((_, seat) => nameOf(seat)))[k])}
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
              ${say("ui-bot")}: ${has(`ui-bot-${bot}`) ? say(`ui-bot-${bot}`) : bot}
            </option>`,
        )}
      </select>
    </label>
    ${side}
  </li>`;
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
  Object.assign(wish, "busy" in part ? {} : { error: "" }, part);
  refresh();
}

/** @param {SubmitEvent} event */
async function begin(event) {
  event.preventDefault();
  if (hasTwins()) return set({ error: say("error-names-twice") });
  const trouble = added.get(game().name)?.trouble?.(game(), wish);
  if (trouble) return set({ error: trouble });
  set({ busy: true, error: "" });
  const seats = wish.seats
    .slice(0, wish.players)
    .map(({ kind, bot }, seat) => ({ kind, name: nameOf(seat), ...(kind === "bot" ? { bot } : {}) }));
  const answer = await request("/api/tables", order(seats));
  wish.error = tell(answer.error);
  if (!answer.error) location.hash = `#/table/${answer.found.table}`;
  set({ busy: false });
  loadSaved();
}

/**
 * What the server is asked for.
 * @param {Record<string, any>[]} seats
 */
function order(seats) {
  const card = game();
  const own = /** @type {SetUp} */ (added.get(card.name));
  const maps = boards(card);
  const { map, rulings } = own.order(card, wish);
  return {
    game: card.name,
    seats,
    rulings,
    random_first: wish.randomFirst && seats.length > 1 && !own.sides?.(card, wish).length,
    ...(map ? { map } : maps.length ? { map: wish.map || maps[0] } : {}),
  };
}
