// @ts-check
/** The log by turns: what belongs together, and how it is headed. */
import { language, say } from "./texts.js";
import { entryText } from "./announce.js";

/** @typedef {import("./world.js").Deed} Deed */

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./table.js").Table} Table */
/**
 * @typedef {object} Turn
 * @property {string} id the same as long as the turn is the same
 * @property {"setup"|"turn"|"between"} kind
 * @property {Entry|null} head what opened it
 * @property {Entry|null} over what it came to, once it is over
 * @property {Entry[]} sums what it came to for the others, where that is told
 * @property {Entry[]} entries all that happened in it, the oldest first
 */

/** @type {WeakMap<Table, {log: Entry[], turns: Turn[]}>} */
const known = new WeakMap();
/** @type {WeakMap<Turn, Map<string, any>>} */
const made = new WeakMap();

/**
 * The turns of a table's log, the oldest first; one that has not changed is the same object as before.
 * @param {Table} table
 * @returns {Turn[]}
 */
export function turnsOf(table) {
  const { log, world } = table;
  const last = known.get(table);
  if (last?.log === log || !world) return last?.turns ?? [];
  /** @type {Turn[]} */
  const turns = [];
  for (const entry of log) {
    const kind = world.story.deed(entry)?.kind;
    const opens = kind === "turn" || kind === "round" || kind === "end";
    if (opens || !turns.length) {
      const head = opens ? entry : null;
      const form = !opens ? "setup" : kind === "turn" ? "turn" : "between";
      turns.push({ id: `${entry.n} ${entry.key}`, kind: form, head, over: null, sums: [], entries: [] });
    }
    const now = /** @type {Turn} */ (turns.at(-1));
    if (kind === "sum" && now.head && (entry.seat ?? null) !== (now.head.seat ?? null)) now.sums.push(entry);
    else if (kind === "sum") now.over = entry;
    else if (entry !== now.head) now.entries.push(entry);
  }
  const old = new Map((last?.turns ?? []).map((turn) => [turn.id, turn]));
  const kept = turns.map((turn) => (isSame(turn, old.get(turn.id)) ? /** @type {Turn} */ (old.get(turn.id)) : turn));
  known.set(table, { log, turns: kept });
  return kept;
}

/**
 * @param {Turn} one
 * @param {Turn|undefined} other
 */
function isSame(one, other) {
  return other?.over === one.over && other.entries.length === one.entries.length && one.entries.every((entry, k) => entry === other.entries[k]);
}

/**
 * Something said of a turn, kept as long as turn, language, names and board are the same.
 * @template T
 * @param {Table} table
 * @param {Turn} turn
 * @param {string} what
 * @param {() => T} make
 * @returns {T}
 */
export function onceFor(table, turn, what, make) {
  const key = [what, language(), table.drawing?.name, ...table.chairs.map((chair) => chair.name)].join("\n");
  const things = made.get(turn) ?? new Map();
  made.set(turn, things);
  if (!things.has(key)) things.set(key, make());
  return things.get(key);
}

/**
 * What stands over a turn: whose it is, and what it came to.
 * @param {Table} table
 * @param {Turn} turn
 * @returns {string}
 */
export function headingOf(table, turn) {
  return onceFor(table, turn, "heading", () => {
    // A lesson begins within a turn: what it came to says whose it was.
    const head = turn.head ?? turn.over;
    if (!head) return say("lesson" in table ? "ui-log-lesson" : "ui-log-setup");
    return turn.kind === "turn" || !turn.head ? (table.world?.story.heading(head, turn.over, turn.entries) ?? "") : entryText(head);
  });
}

/**
 * @param {Table} table
 * @param {Turn} turn
 * @param {Deed["kind"]} kind
 * @returns {Deed[]}
 */
export function deedsOf(table, turn, kind) {
  return /** @type {Deed[]} */ (turn.entries.map((entry) => table.world?.story.deed(entry)).filter((deed) => deed?.kind === kind && deed.region));
}

/** @param {Deed[]} deeds */
export function regionsOf(deeds) {
  return [...new Set(deeds.map(({ region }) => /** @type {string} */ (region)))];
}

/**
 * The regions that a seat lost in a turn: those taken from it, then those left empty by something else, which is named.
 * @param {Table} table
 * @param {Turn} turn
 * @param {number|null} seat
 * @returns {string[]}
 */
export function lossesOf(table, turn, seat) {
  const taken = deedsOf(table, turn, "take").filter((deed) => deed.other === seat);
  return [...(taken.length ? [say("ui-news-from", { other: seat, regions: regionsOf(taken) })] : []), ...emptiedOf(table, turn, seat)];
}

/**
 * The regions that a seat lost in a turn to nobody.
 * @param {Table} table
 * @param {Turn} turn
 * @param {number|null} seat
 */
export function emptiedOf(table, turn, seat) {
  const emptied = deedsOf(table, turn, "emptied").filter((deed) => deed.seat === seat);
  const names = [...new Set(emptied.map((deed) => deed.by ?? ""))];
  return names.map((by) => say("ui-news-emptied", { other: seat, regions: regionsOf(emptied.filter((deed) => deed.by === by)), name: by }));
}
