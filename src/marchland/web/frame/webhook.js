// @ts-check
/** Where a seat is called when it is its turn: an address of one's own, known to the server alone. */
import { html, nothing, ref } from "../vendor.js";
import { announce } from "./announce.js";
import { afterDrawing, refresh } from "./page.js";
import { prefs } from "./prefs.js";
import { appeared, refusal } from "./refusal.js";
import { request } from "./request.js";
import { learnPart, say, tell } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {{seat: number, url: string, language: string, failed: import("./types.js").Say|null}} Webhook */

await learnPart("together").catch(() => {});

/** The webhooks of one table, by seat; none while they are asked for. @type {{table: string, seats: Map<number, Webhook>|null}} */
let known = { table: "", seats: null };
/** What the last deed came to, and for which seat. @type {{seat: number, good: string, bad: string}} */
let outcome = { seat: -1, good: "", bad: "" };

/** @param {Table} table */
function placeOf({ id }) {
  return `/api/tables/${id}/webhooks`;
}

/** @param {Table} table */
async function learn(table) {
  known = { table: table.id, seats: null };
  outcome = { seat: -1, good: "", bad: "" };
  const { found, error } = await request(placeOf(table));
  if (error || known.table !== table.id) return;
  known.seats = new Map(found.map((/** @type {Webhook} */ one) => [one.seat, one]));
  refresh();
}

/** What is known is asked for anew the next time. */
export function forget() {
  known = { table: "", seats: null };
}

/**
 * A part of the settings for each seat of this screen.
 * @param {Table} table
 */
export function webhooks(table) {
  if (known.table !== table.id) learn(table);
  const { seats } = known;
  return seats ? table.own.map((seat) => one(table, seat, seats.get(seat) ?? null)) : nothing;
}

/**
 * @param {Table} table
 * @param {number} seat
 * @param {Webhook|null} webhook
 */
function one(table, seat, webhook) {
  const title = table.own.length > 1 ? say("ui-webhook-of", { seat }) : say("ui-webhook");
  const { good, bad } = outcome.seat === seat ? outcome : { good: "", bad: "" };
  const old = webhook?.failed && !bad && !good ? `${say("ui-webhook-failed")} ${tell(webhook.failed)}` : "";
  return html`<fieldset class="setting webhook" data-seat=${seat}>
    <legend>${title}</legend>
    <form @submit=${(/** @type {SubmitEvent} */ event) => set(event, table, seat)}>
      <label
        ><span class="hidden">${say("ui-webhook-url")}</span
        ><input type="text" inputmode="url" name="url" class="url" maxlength="500" required autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="https://" .value=${webhook?.url ?? ""}
      /></label>
      <div class="buttons">
        <button type="submit" class=${webhook ? "" : "confirm"}>${say("ui-webhook-set")}</button>
        ${webhook
          ? html`<button type="button" @click=${() => attempt(table, seat)}>${say("ui-webhook-try")}</button>
              <button type="button" class="plain" @click=${() => drop(table, seat)}>${say("ui-webhook-drop")}</button>`
          : nothing}
      </div>
    </form>
    ${old ? html`<p class="trouble" role="alert">${old}</p>` : refusal(bad)}
    ${good ? html`<p role="status" ${ref(appeared)}>${good}</p>` : nothing}
    <p class="quiet">${say("ui-webhook-text")}</p>
  </fieldset>`;
}

/**
 * @param {SubmitEvent} event
 * @param {Table} table
 * @param {number} seat
 */
async function set(event, table, seat) {
  event.preventDefault();
  const url = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("url"));
  end(seat, "", "");
  const { found, error } = await request(`${placeOf(table)}/${seat}`, { url, language: prefs.lang }, "PUT");
  if (!error) known.seats?.set(seat, found);
  end(seat, error ? "" : say("ui-webhook-kept"), tell(error));
}

/**
 * @param {Table} table
 * @param {number} seat
 */
async function attempt(table, seat) {
  end(seat, "", "");
  const { found, error } = await request(`${placeOf(table)}/${seat}`, {});
  if (!error) known.seats?.set(seat, found);
  const why = tell(error ?? found.failed);
  end(seat, why ? "" : say("ui-webhook-arrived"), why);
}

/**
 * @param {Table} table
 * @param {number} seat
 */
async function drop(table, seat) {
  const { error } = await request(`${placeOf(table)}/${seat}`, undefined, "DELETE");
  if (!error) known.seats?.delete(seat);
  end(seat, "", tell(error));
  afterDrawing(() => /** @type {HTMLElement|null} */ (document.querySelector(`.webhook[data-seat="${seat}"] input`))?.focus());
}

/**
 * @param {number} seat
 * @param {string} good
 * @param {string} bad
 */
function end(seat, good, bad) {
  outcome = { seat, good, bad };
  if (good) announce(good);
  refresh();
}
