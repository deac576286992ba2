// @ts-check
/** Links to a table: opened, sent, shown as a picture for cameras, and taken back. */
import { html, nothing, unsafeSVG } from "../vendor.js";
import { announce } from "./announce.js";
import { closeDialog, dialogOf, openDialog } from "./dialog.js";
import { crest } from "./emblems.js";
import { page, refresh } from "./page.js";
import { seatsOfPeople, standIn } from "./presence.js";
import { refusal } from "./refusal.js";
import { request } from "./request.js";
import { say, tell } from "./texts.js";

/**
 * @typedef {{table: string, host: string, seats: (string|null)[], watch: string}} Made
 * @typedef {{kind: "seat"|"watch"|"host", seat: number|null}} Door what a link leads to
 */

/** Links as they were made: the server keeps no secret, so that they can be shown here alone. @type {Map<string, string>} */
const known = new Map();
/** The link whose picture is shown, and the picture. */
let shown = { url: "", svg: "" };
/** The door whose links are about to be taken back. */
let doubted = "";
let error = "";

/**
 * @param {string} table
 * @param {Door} door
 */
function nameOf(table, { kind, seat }) {
  return `${table}/${kind}/${seat ?? ""}`;
}

/** @param {string} url */
function secretOf(url) {
  return url.slice(url.lastIndexOf("/") + 1);
}

/**
 * A table was made: whoever plays alone sits down at once, several see what to send.
 * @param {Made} answer
 * @param {boolean} [waits] whether a lobby shows the links
 */
export async function made({ table, host, seats, watch }, waits = false) {
  known.set(nameOf(table, { kind: "host", seat: null }), host);
  known.set(nameOf(table, { kind: "watch", seat: null }), watch);
  seats.forEach((url, seat) => url && known.set(nameOf(table, { kind: "seat", seat }), url));
  const persons = seats.filter((url) => url !== null);
  if (persons.length === 1) await request("/api/links", { secret: secretOf(persons[0]) });
  else if (persons.length && !waits) addEventListener("hashchange", () => openDialog("links"), { once: true });
}

/** @param {string} secret */
export async function openLink(secret) {
  const { found, error: why } = await request("/api/links", { secret });
  error = tell(why);
  if (found?.table) return location.replace(`#/table/${found.table}`);
  dispatchEvent(new Event("hashchange"));
  if (why) openDialog("own-link");
}

export function linksDialog() {
  const { table } = page;
  if (!table?.host) return nothing;
  const seats = seatsOfPeople(table);
  const doors = [
    ...seats.map((seat) => /** @type {Door} */ ({ kind: "seat", seat })),
    /** @type {Door} */ ({ kind: "watch", seat: null }),
    /** @type {Door} */ ({ kind: "host", seat: null }),
  ];
  return dialogOf(
    say("ui-links"),
    html`<p>${say("ui-links-text")}</p>
      <ul class="doors-list">
        ${doors.map((door) => row(table, door))}
      </ul>
      ${refusal(error)}`,
    "links",
  );
}

/**
 * @param {import("./table.js").Table} table
 * @param {Door} door
 */
function title(table, { kind, seat }) {
  return kind === "seat" ? table.nameOf(seat ?? 0) : say(`ui-link-${kind}`);
}

/**
 * @param {import("./table.js").Table} table
 * @param {Door} door
 */
function row(table, door) {
  const name = nameOf(table.id, door);
  const url = known.get(name);
  const word = title(table, door);
  const chair = door.seat === null ? null : table.chairs[door.seat];
  return html`<li>
    <div class="door-name">
      ${door.seat === null ? nothing : crest(door.seat)} <b>${word}</b>
      ${chair ? html`<span class="quiet">${chair.mine ? say("ui-link-mine") : table.away.includes(door.seat ?? -1) ? say("ui-stood-in") : say(table.here?.seats.includes(door.seat ?? -1) ? "ui-here" : "ui-away")}</span>` : nothing}
    </div>
    ${url ? html`<input type="text" readonly class="url" aria-label=${`${say("ui-link")}: ${word}`} .value=${url} @focus=${(/** @type {any} */ e) => e.target.select()} />` : nothing}
    <div class="buttons">
      ${url ? sending(url, word) : html`<button type="button" aria-label=${`${say("ui-link-new")}: ${word}`} @click=${() => renew(table, door, false)}>${say("ui-link-new")}</button>`}
      ${chair && !table.own.includes(door.seat ?? -1) ? html`<button type="button" aria-label=${`${say("ui-link-sit")}: ${word}`} @click=${() => sit(table, door)}>${say("ui-link-sit")}</button>` : nothing}
      ${door.seat === null || table.view?.over ? nothing : standIn(table, door.seat)}
      ${doubted === name
        ? html`<button type="button" class="danger" @click=${() => renew(table, door, true)}>${say("ui-link-revoke-yes")}</button>`
        : html`<button type="button" class="plain" aria-label=${`${say("ui-link-revoke")}: ${word}`} @click=${() => doubt(name)}>${say("ui-link-revoke")}</button>`}
    </div>
    ${doubted === name ? html`<p class="quiet">${say("ui-link-revoke-text")}</p>` : nothing}
    ${url && shown.url === url ? html`<div class="qr" role="img" aria-label=${`${say("ui-link-qr")}: ${word}`}>${unsafeSVG(shown.svg)}</div>` : nothing}
  </li>`;
}

/**
 * How a link is sent, and how it becomes known; for a seat that this screen does not hold, how to sit down there.
 * @param {import("./table.js").Table} table
 * @param {Door} door
 * @param {any} [more] buttons beside these
 */
export function wayIn(table, door, more = nothing) {
  const url = known.get(nameOf(table.id, door));
  const word = title(table, door);
  return html`<div class="buttons">
      ${url ? sending(url, word, "ui-lobby-copy", "") : html`<button type="button" aria-label=${`${say("ui-link-new")}: ${word}`} @click=${() => renew(table, door, false)}>${say("ui-link-new")}</button>`}
      ${door.seat !== null && !table.own.includes(door.seat) ? html`<button type="button" aria-label=${`${say("ui-link-sit")}: ${word}`} @click=${() => sit(table, door)}>${say("ui-link-sit")}</button>` : nothing}
      ${more}
    </div>
    ${url && shown.url === url ? html`<div class="qr" role="img" aria-label=${`${say("ui-link-qr")}: ${word}`}>${unsafeSVG(shown.svg)}</div>` : nothing}`;
}

/** What went wrong with a link. */
export function linkTrouble() {
  return refusal(error);
}

/**
 * What can be done with a link that is known.
 * @param {string} url
 * @param {string} word whose it is
 * @param {string} [copies] key of the word for copying
 * @param {string} [kind] of that button
 */
function sending(url, word, copies = "ui-link-copy", kind = "confirm") {
  const isShown = shown.url === url;
  return html`<button type="button" class=${kind} aria-label=${`${say(copies)}: ${word}`} @click=${() => copy(url)}>${say(copies)}</button>
    ${"share" in navigator ? html`<button type="button" aria-label=${`${say("ui-link-share")}: ${word}`} @click=${() => navigator.share({ url }).catch(() => {})}>${say("ui-link-share")}</button>` : nothing}
    <button type="button" aria-expanded=${isShown} aria-label=${`${say("ui-link-qr")}: ${word}`} @click=${() => picture(url)}>${say("ui-link-qr")}</button>`;
}

/** What was refused before is said no more. */
function anew() {
  error = "";
  refresh();
}

/** A dialog of links was closed. */
export function leaveLinks() {
  error = doubted = "";
}

/** @param {string} name of a door */
function doubt(name) {
  doubted = name;
  anew();
}

/** @param {string} url */
async function copy(url) {
  anew();
  try {
    await navigator.clipboard.writeText(url);
    announce(say("ui-link-copied"));
  } catch {
    error = say("ui-link-by-hand");
  }
  refresh();
}

/** @param {string} url */
async function picture(url) {
  anew();
  if (shown.url === url) shown = { url: "", svg: "" };
  else {
    const answer = await request("/api/qr", { text: url });
    error = tell(answer.error);
    if (!answer.error) shown = { url, svg: answer.found.svg };
  }
  refresh();
}

/**
 * @param {import("./table.js").Table} table
 * @param {Door} door
 * @param {boolean} revoke whether earlier links open nothing more
 */
async function renew(table, door, revoke) {
  anew();
  const seat = door.seat === null ? {} : { seat: door.seat };
  const answer = await request(`/api/tables/${table.id}/links`, { kind: door.kind, ...seat, revoke });
  doubted = "";
  error = tell(answer.error);
  if (!answer.error) known.set(nameOf(table.id, door), answer.found.url);
  if (!answer.error && revoke && door.kind === "host") await request("/api/links", { secret: secretOf(answer.found.url) });
  refresh();
  return answer.found?.url ?? "";
}

/**
 * This screen plays a seat too.
 * @param {import("./table.js").Table} table
 * @param {Door} door
 */
async function sit(table, door) {
  anew();
  const url = known.get(nameOf(table.id, door)) ?? (await renew(table, door, false));
  const answer = await request("/api/links", { secret: secretOf(url) });
  error = tell(answer.error);
  if (!answer.error) table.reconnect();
  refresh();
}

/** One's own link, and what a link that opens nothing says. */
export function ownDialog() {
  const { url } = own;
  const body = error
    ? refusal(error)
    : html`<p>${say("ui-own-link-text")}</p>
        ${url
          ? html`<input type="text" readonly class="url" aria-label=${say("ui-own-link")} .value=${url} />
              <div class="buttons">${sending(url, say("ui-own-link"))}</div>
              ${shown.url === url ? html`<div class="qr" role="img" aria-label=${say("ui-link-qr")}>${unsafeSVG(shown.svg)}</div>` : nothing}`
          : html`<button type="button" class="confirm" @click=${makeOwn}>${say("ui-link-new")}</button>`}`;
  return dialogOf(error ? say("ui-link") : say("ui-own-link"), body, "links");
}

const own = { url: "" };

async function makeOwn() {
  anew();
  const answer = await request("/api/me", {});
  error = tell(answer.error);
  own.url = answer.found?.url ?? "";
  refresh();
}

/** What is done with the key to beginning games. @type {(key: string) => Promise<string>} */
let withKey = async () => "";

/** Why a key is asked for, each time that it is. */
let whyKey = "";

/**
 * @param {string} why
 * @param {(key: string) => Promise<string>} then
 */
export function askKey(why, then) {
  withKey = then;
  whyKey = why;
  openDialog("create-key");
}

export function keyDialog() {
  return dialogOf(
    say("ui-create-key"),
    html`${refusal(whyKey)}
    <form class="buttons" @submit=${useKey}>
      <label class="grow"><span class="hidden">${say("ui-create-key")}</span><input type="text" name="key" autocomplete="off" pattern="[!-~]+" required /></label>
      <button type="submit" class="confirm">${say("ui-start")}</button>
    </form>`,
  );
}

/** @param {SubmitEvent} event */
function useKey(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const key = String(new FormData(form).get("key"));
  closeDialog();
  withKey(key);
}
