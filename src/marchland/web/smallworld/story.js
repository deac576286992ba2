// @ts-check
/** What a line of the log is about, and its sign. */
import { html } from "../vendor.js";
import { joined, regionName, say, tell } from "../frame/texts.js";
import { entryText } from "../frame/announce.js";
import { icon, terrainSign } from "../frame/emblems.js";
import { raceSign } from "./faces.js";
import { bombed } from "./sites.js";

/** @typedef {import("../frame/types.js").Entry} Entry */
/** @typedef {import("../frame/world.js").Deed} Deed */

/** @type {Record<string, import("../frame/world.js").Deed["kind"]>} */
const kinds = {
  "log-turn": "turn", "log-turn-wild": "turn", "log-turn-over": "sum", "log-turn-wild-over": "sum", "log-round": "round",
  "log-over": "end", "log-pick": "pick", "log-decline": "decline", "log-retire": "decline", "log-race-leaves": "gone", "log-attempt": "try", "log-way-tried": "try",
  "log-attempt-failed": "fail", "log-score": "coins", "log-wild": "coins", "log-pay": "paid", "log-lost-token": "lost", "log-emptied": "emptied",
};

/**
 * @param {Entry} entry
 * @returns {Deed|null}
 */
export function deed({ key, seat, args }) {
  const kind = kinds[key] ?? (key.endsWith("roll") ? "roll" : args.region && "from_race" in args ? "take" : null);
  return kind && { kind, seat, other: args.other ?? null, region: args.region ?? null, from: null, starts: args.starts, n: args.n ?? args.spend ?? null, fading: args.declined ? args.race : null, by: args.name ?? null };
}

/**
 * Whose turn, and its coins: those that are not simply regions are named.
 * @param {Entry} head
 * @param {Entry|null} over
 */
function heading(head, over) {
  if (!over) return entryText(head);
  const sum = entryText(over);
  const parts = (over.lines ?? []).filter((line) => line.key !== "sum-regions").map(tell);
  return parts.length ? say("ui-sum-of", { sum, parts: joined(parts) }) : sum;
}

/**
 * @param {any} table
 * @param {Entry} entry
 */
function sign(table, entry) {
  const { args } = entry;
  const kind = deed(entry)?.kind;
  if (kind === "pick") return html`${icon(args.power)}${raceSign(args.race)}`;
  if (kind === "decline") return html`<span class="over">${icon(args.race)}</span>`;
  if (kind === "gone") return html`<span class="failed">${icon(args.race)}</span>`;
  if (kind !== "take" && kind !== "fail") return null;
  const terrain = table.drawing?.regions[args.region]?.terrain;
  const taken = args.from_race ? icon(args.from_race) : terrain ? terrainSign(terrain) : "";
  const called = /\d+$/.exec(regionName(args.region))?.[0] ?? regionName(args.region);
  if (kind === "fail") return html`<span class="failed">${taken}</span><b>${called}</b>&nbsp;${say("ui-failed")}`;
  return html`<span>${taken}</span><b>${called}</b>`;
}

/** @param {Entry} entry */
function things({ args }) {
  const token = (/** @type {string|null|undefined} */ race) => race && html`<span class="hand-token">${raceSign(race)}</span>`;
  return { moved: token(args.race), beaten: token(args.from_race), sign: /** @type {1} */ (1) };
}

/**
 * What the news tell of a seat besides regions: the combination that it took.
 * @param {Entry} entry
 * @param {boolean} follows
 */
function did({ key }, follows) {
  return key === "log-pick" && !follows;
}

/** @param {any} table */
function fresh(table) {
  const entries = bombed(table).filter(({ key }) => key.startsWith("log-bomb-"));
  return entries.map((entry) => ({ entries: [entry], text: entryText(entry), short: entryText(entry) }));
}

/** @type {import("../frame/world.js").Story} */
export const story = { deed, heading, sign, things, did, fresh, idle: () => say("ui-news-none") };
