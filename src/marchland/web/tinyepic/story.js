// @ts-check
/** What a line of the log is about, and its sign. */
import { html, nothing } from "../vendor.js";
import { name, say, tell } from "../frame/texts.js";
import { entryText } from "../frame/announce.js";
import { glyph } from "../frame/glyphs.js";
import { affairs, fallen, fresh, isForced } from "./affairs.js";
import { deedSign, goodSign, pieceSign } from "./figures.js";
import { standing } from "./standing.js";

/** @typedef {import("../frame/types.js").Entry} Entry */
/** @typedef {import("../frame/world.js").Deed} Deed */

/** @type {Record<string, import("../frame/world.js").Deed["kind"]>} */
const kinds = {
  "tek-log-take": "turn", "tek-log-turn-over": "sum", "tek-log-follow-over": "sum", "tek-log-clear": "round", "tek-log-roll": "roll", "tek-log-war": "try",
  "tek-log-war-won": "won", "tek-log-removed": "lost", "tek-log-fort-lost": "lost", "tek-log-move": "move", "tek-log-place": "place",
  "tek-log-fort": "place", "tek-log-gain": "gain", "tek-log-lose": "gain",
};

/**
 * @param {Entry} entry
 * @returns {Deed|null}
 */
export function deed({ key, seat, args }) {
  const kind = isLevel(key, args) ? "level" : kinds[key];
  return kind ? { kind, seat, other: args.other ?? null, region: args.to ?? args.region ?? null, from: args.to ? args.region : null, n: args.n ?? null } : null;
}

/**
 * Whether tower or magic goes up one level.
 * @param {string} key
 * @param {Record<string, any>} args
 */
function isLevel(key, { action }) {
  return key === "tek-log-act" && ["build", "research"].includes(action);
}

/** What an action is paid in, where no ability changes that. @type {Record<string, string>} */
const paidIn = { build: "ore", research: "mana", expand: "food" };

/**
 * Whose turn, which action, whether that was possible or paid by an ability, and the points and units that it brought.
 * @param {Entry} head
 * @param {Entry|null} over
 * @param {Entry[]} [entries]
 * @param {number|null} [turn] whose turn it is, where the head names somebody who follows
 */
function heading({ seat, args }, over, entries = [], turn = seat) {
  const named = say(turn === seat ? "tek-log-turn-over" : "ui-tek-turn-follower", { seat, other: turn, ...args });
  const own = entries.filter((entry) => entry.seat === seat);
  const forced = own.find(isForced);
  const odd = own.find((entry) => entry.key === "tek-log-pay" && Object.keys(entry.args.units).some((kind) => ![paidIn[args.action], "silver"].includes(kind)));
  const way = forced ? (forced.key === "tek-log-collect" ? "ui-tek-turn-collects" : "ui-tek-turn-idle") : odd && paidIn[args.action] ? "ui-tek-turn-paid" : null;
  const whole = way ? say(way, { turn: named, units: odd?.args.units ?? {}, n: forced?.args.n }) : named;
  const parts = [...(over?.lines ?? []).map(tell), ...fallen(entries, seat)];
  return parts.length ? say("ui-sums", { turn: whole, parts: parts.join(", ") }) : whole;
}

/**
 * A region is named with its land: there are several on the map.
 * @param {any} _table
 * @param {Entry} entry
 */
function sign(_table, { key, seat, args }) {
  const [land, place = ""] = (args.to ?? args.region ?? "").split("/");
  const letter = html`<b>${place.toUpperCase()}</b>${land ? html` <span class="chip-land">${name(land, "land")}</span>` : nothing}`;
  const figure = (/** @type {string} */ piece, lying = false) => pieceSign({ seat, piece, lying });
  const hero = args.hero === true ? "hero" : "meeple";
  if (key === "tek-log-move") return html`${figure(hero)}${glyph("arrow")}${letter}`;
  if (key === "tek-log-place") return html`${figure("meeple")}${letter}`;
  if (key === "tek-log-fort") return html`${figure("fort")}${letter}`;
  if (key === "tek-log-war") return html`${glyph("swords")}${letter}`;
  if (key === "tek-log-removed") return html`<span class="failed">${figure(hero)}</span>${letter}`;
  if (key === "tek-log-fort-lost") return html`<span class="failed">${figure("fort")}</span>${letter}`;
  if (key === "tek-log-act" && args.action === "research") return html`<span class="icon">${deedSign("research")}</span>`;
  return null;
}

/** @param {Entry} entry */
function things({ key, seat, args }) {
  const piece = args.hero === true ? "hero" : key.includes("-fort") ? "fort" : "meeple";
  const moved = args.resource ? goodSign(args.resource) : pieceSign({ seat, piece, lying: false });
  const raised = isLevel(key, args) ? html`<b>+1</b>${deedSign(args.action)}` : key === "tek-log-war" ? glyph("swords") : undefined;
  return { moved, raised, sign: /** @type {1|-1} */ (key === "tek-log-lose" ? -1 : 1) };
}

/** What tells no step of its own: set-up, sums, and units that are seen to come and go. */
const quiet = new Set(["settle", "split", "pick-faction", "side", "turn-over", "follow-over", "pay", "gain", "lose", "magic", "clear"].map((word) => `tek-log-${word}`));

/**
 * The steps of the opponent that the compass guides.
 * @param {any} view
 * @param {Entry[]} news
 */
function steps({ seats }, news) {
  const rival = seats.find((/** @type {any} */ { opponent }) => opponent)?.seat;
  const first = rival === undefined ? -1 : news.findIndex(({ seat }) => seat === rival);
  const since = first < 0 ? [] : news.slice(first);
  return since.filter(({ key }, k) => !quiet.has(key) && !(key === "tek-log-act" && since[k - 1]?.key === "tek-log-take"));
}

/** What a seat does that others see; who opened the turn has its units in the heading. */
const deeds = new Set(
  ["move", "stand", "place", "fort", "retreat", "lies", "collect", "pass", "level", "magic", "hero-level", "trade", "war", "war-won", "alliance", "removed", "bare", "fort-lost"].map((word) => `tek-log-${word}`),
);

/**
 * @param {Entry} entry
 * @param {boolean} follows whether another seat opened the turn
 */
function did({ key, args }, follows) {
  return deeds.has(key) || isLevel(key, args) || (follows && key === "tek-log-gain");
}

/**
 * An action that is selected and not carried out is one sentence: two would read as if something had been done.
 * @param {Entry[]} entries
 */
function sentences(entries) {
  const isLeft = (/** @type {number} */ k) => entries[k]?.key === "tek-log-pass" && entries[k - 1]?.key === "tek-log-take" && entries[k - 1].seat === entries[k].seat;
  return entries.flatMap((entry, k) => {
    if (isLeft(k)) return [];
    return isLeft(k + 1) ? [say("ui-tek-left-undone", { seat: entry.seat, action: entry.args.action, forced: isForced(entries[k + 1]) })] : [entryText(entry)];
  });
}

/**
 * What it is good for that an action is selected and left: nobody sees that in the sentence.
 * @param {Entry[]} entries
 */
function aside(entries) {
  const left = entries.some(({ key, seat }, k) => key === "tek-log-pass" && entries[k - 1]?.key === "tek-log-take" && entries[k - 1].seat === seat);
  return left ? say("ui-tek-left-use") : "";
}

/** @type {import("../frame/world.js").Story} */
export const story = { aside, deed, heading, sign, things, steps, standing, affairs, fallen, fresh, did, sentences };
