// @ts-check
/** A new game: which, on what board, who sits down, and the rulings of the table. */
import { html, live, nothing, repeat } from "./vendor.js";
import { page, refresh } from "./page.js";
import { request } from "./request.js";
import { has, knows, language, learnGame, say, tell } from "./texts.js";
import { switches } from "./prefs.js";
import { saved, loadSaved } from "./saved.js";
import { preview } from "./preview.js";
import { chosenHere, islandPicker, islandTrouble, mapOf, rulingsOf, sidePicker, sidesOf, variantPicker } from "./layout.js";
import { crest, signs } from "./emblems.js";

/** @typedef {{kind: "person"|"bot", name: string, bot: string}} Wish */
/** @typedef {{name: string, values: any[], default: any}} Ruling */
/** @typedef {{name: string, players: number[], maps: string[], rulings: Ruling[], layout?: import("./layout.js").Layout}} GameCard */

const botNames = ["Bryn", "Odo", "Mab", "Tuck", "Wren"];

const wish = {
  game: "small-world",
  map: "",
  players: 2,
  randomFirst: false,
  variant: "",
  /** Whether islands are chosen by name. */
  byName: false,
  /** @type {string[]} */
  faces: [],
  /** @type {Record<string, any>} */
  rulings: {},
  /** @type {Wish[]} */
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
  const names = wish.seats.slice(0, wish.players).map((_, seat) => nameOf(seat).toLowerCase());
  return new Set(names).size < names.length;
}

/** @returns {GameCard[]} */
function games() {
  return page.start.games ?? [];
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

/** @param {string} name */
async function chooseGame(name) {
  if (!(await learnGame(name))) return;
  wish.game = name;
  const { players } = game();
  set({ map: "", rulings: {}, variant: "", byName: false, faces: [], error: "", players: players.includes(wish.players) ? wish.players : Math.min(...players) });
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

/** @type {Map<string, any>} pictures of lands by board and number of players */
const pictured = new Map();

/**
 * A picture of a table of Tiny Epic Kingdoms.
 * @param {GameCard} card
 */
function landsOf(card) {
  const map = wish.map || boards(card)[0];
  const { players } = wish;
  const key = `${map} ${players} ${language()}`;
  if (!pictured.has(key)) {
    pictured.set(key, html`<div class="preview"></div>`);
    import("./tinyepic/picture.js")
      .then(({ picture }) => picture(card.name, map, players))
      .then((shown) => pictured.set(key, shown))
      .then(refresh);
  }
  return pictured.get(key);
}

/**
 * A picture of the board that the number of players decides.
 * @param {GameCard} card
 */
function picture(card) {
  if (card.name === "tiny-epic") return landsOf(card);
  const map = `${wish.players}p`;
  if (!card.maps.includes(map)) return nothing;
  return html`${preview(card.name, map)}
    <p class="quiet">${say(`map-${map}`)}</p>`;
}

export function setup() {
  const card = game();
  if (!card) return html`<div class="home"></div>`;
  if (!knows(card.name)) {
    learnGame(card.name).then(refresh);
    return html`<div class="home"></div>`;
  }
  const layout = layoutOf(card);
  const sides = sidesOf(layout, wish);
  const ruling = (/** @type {string} */ name) => rulingRow(/** @type {Ruling} */ (card.rulings.find((each) => each.name === name)));
  return html`<div class="home">
    <header class="bar">
      <span class="brand">Marchland</span>
      <div class="switches">${switches()}</div>
    </header>
    <main class="hall">
      <form class="card new" @submit=${begin}>
        <div class="title">
          <h1>${gameName(card.name)}</h1>
          ${tagline(card.name)}
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
          ${picture(card)}
          ${wish.players === 1 && has(`ui-solo-${card.name}`) ? html`<p class="quiet">${say(`ui-solo-${card.name}`)}</p>` : nothing}
        </fieldset>
        ${variantPicker(layout, wish, set, ruling)}
        <fieldset>
          <legend>${say("ui-seat-kind")}</legend>
          <ol class="wishes">
            ${wish.seats.slice(0, wish.players).map((seat, k) => seatRow(seat, k, sides))}
          </ol>
          ${sides.length ? html`<p class="quiet">${say("ui-teams-order")}</p>` : nothing}
        </fieldset>
        ${wish.players > 1 && !sides.length
          ? html`<label class="check">
              <input type="checkbox" .checked=${live(wish.randomFirst)} @change=${(e) => set({ randomFirst: e.target.checked })} />
              <span>${say("ui-random-first")}</span>
            </label>`
          : nothing}
        ${islandPicker(card.name, layout, wish, set, ruling)} ${rulings(card)}
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
 * @param {Wish} seat
 * @param {number} k
 * @param {string[]} sides
 */
function seatRow(seat, k, sides) {
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
    ${sidePicker(sides, wish, k, set)}
  </li>`;
}

/** @param {string} name */
function tagline(name) {
  const key = name === "small-world" ? "ui-tagline" : `ui-tagline-${name}`;
  return has(key) ? html`<p class="lead">${say(key)}</p>` : nothing;
}

/**
 * The rulings of the game; those of the solo game only where one sits down.
 * @param {GameCard} card
 */
function rulings(card) {
  const here = layoutOf(card).faces ? chosenHere : new Set();
  const all = card.rulings.filter((ruling) => !here.has(ruling.name) && (wish.players === 1 || !ruling.name.startsWith("solo_")));
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

/** @param {GameCard} card */
function layoutOf(card) {
  return card.layout ?? {};
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
  const trouble = islandTrouble(layoutOf(game()), wish);
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
  const maps = boards(card);
  const names = new Set(card.rulings.map((ruling) => ruling.name).filter((name) => wish.players === 1 || !name.startsWith("solo_")));
  const layout = layoutOf(card);
  const chosen = Object.fromEntries(Object.entries(wish.rulings).filter(([name]) => names.has(name)));
  const rulings = layout.faces ? rulingsOf(layout, wish, chosen) : chosen;
  const islands = mapOf(layout, wish);
  return {
    game: card.name,
    seats,
    rulings,
    random_first: wish.randomFirst && seats.length > 1 && !sidesOf(layout, wish).length,
    ...(islands ? { map: islands } : maps.length ? { map: wish.map || maps[0] } : {}),
  };
}
