// @ts-check
/** A new game: how many sit down, who they are, and the rulings of the table. */
import { html, live, nothing } from "./vendor.js";
import { page, refresh } from "./page.js";
import { has, say } from "./texts.js";
import { switches } from "./prefs.js";
import { saved, loadSaved } from "./saved.js";
import { preview } from "./preview.js";

/** @typedef {{kind: "person"|"bot", name: string, bot: string}} Wish */

const botNames = ["Bryn", "Odo", "Mab", "Tuck", "Wren"];

const wish = {
  players: 2,
  randomFirst: false,
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

export function setup() {
  return html`<div class="home">
    <header class="bar">
      <span class="brand">Marchland</span>
      <div class="switches">${switches()}</div>
    </header>
    <main class="hall">
      <form class="card new" @submit=${begin}>
        <div class="title">
          <h1>${say("ui-game-small-world")}</h1>
          <p class="lead">${say("ui-tagline")}</p>
        </div>
        <fieldset>
          <legend>${say("ui-players")}</legend>
          <div class="segments big">
            ${[2, 3, 4, 5].map(
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
          ${preview("small-world", `${wish.players}p`)}
          <p class="quiet">${say(`map-${wish.players}p`)}</p>
        </fieldset>
        <fieldset>
          <legend>${say("ui-seat-kind")}</legend>
          <ol class="wishes">
            ${wish.seats.slice(0, wish.players).map(seatRow)}
          </ol>
        </fieldset>
        <label class="check">
          <input type="checkbox" .checked=${live(wish.randomFirst)} @change=${(e) => set({ randomFirst: e.target.checked })} />
          <span>${say("ui-random-first")}</span>
        </label>
        ${rulings()}
        ${wish.error ? html`<p class="trouble" role="alert">${wish.error}</p>` : nothing}
        <div class="buttons">
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
 */
function seatRow(seat, k) {
  return html`<li class="wish">
    <span class="crest seat-${k}" aria-hidden="true"><b>${(nameOf(k)[0] ?? "?").toUpperCase()}</b></span>
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
        ${["greedy", "random"].map(
          (bot) =>
            html`<option value=${bot} ?selected=${seat.kind === "bot" && seat.bot === bot}>
              ${say(`ui-bot-${bot}`)}
            </option>`,
        )}
      </select>
    </label>
  </li>`;
}

/** The rulings of the game as the page's start data lists them. */
function rulings() {
  /** @type {{name: string, values: any[], default: any}[]} */
  const all = 
    page.start.games?.find((/** @type {any} */ game) => game.name === "small-world")?.rulings ?? [];
  if (!all.length) return nothing;
  return html`<details class="rulings">
    <summary>${say("ui-rulings")}</summary>
    ${all.map(
      (ruling) =>
        html`<div class="ruling">
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
        </div>`,
    )}
  </details>`;
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
  Object.assign(wish, part);
  refresh();
}

/** @param {SubmitEvent} event */
async function begin(event) {
  event.preventDefault();
  set({ busy: true, error: "" });
  const seats = wish.seats
    .slice(0, wish.players)
    .map(({ kind, bot }, seat) => ({ kind, name: nameOf(seat), ...(kind === "bot" ? { bot } : {}) }));
  try {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ game: "small-world", seats, rulings: wish.rulings, random_first: wish.randomFirst }),
    });
    const result = await answer.json();
    if (answer.ok) location.hash = `#/table/${result.table}`;
    else wish.error = has(result.key) ? say(result.key, result.args) : (result.text ?? say("ui-lost"));
  } catch {
    wish.error = say("ui-lost");
  }
  set({ busy: false });
  loadSaved();
}
