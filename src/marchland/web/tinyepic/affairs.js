// @ts-check
/** What must not go by unseen: the wars of a seat, what it can from now on, and what it, or the opponent alone, collected because nothing else was possible. */
import { say, tell } from "../frame/texts.js";
import { entryText } from "../frame/announce.js";

/** What opens an ability. */
const risen = new Set(["tek-log-magic", "tek-log-hero-level"]);

/** @typedef {import("../frame/types.js").Entry} Entry */
/** @typedef {import("../frame/world.js").Affair} Affair */

/** What a war comes to, from its beginning to the last who leaves. */
const told = new Set(["war", "reveal", "flag", "war-won", "alliance", "removed", "bare", "fort-lost", "retreat", "lies", "fall"].map((word) => `tek-log-${word}`));
/** What says in short how it ended. */
const upshot = new Set(["reveal", "flag", "war-won", "alliance"].map((word) => `tek-log-${word}`));
const decided = new Set(["tek-log-war-won", "tek-log-alliance"]);
/** What comes after a war and is none of it. */
const after = new Set(["take", "act", "collect", "pass", "level", "move", "clear", "follow-over", "turn-over"].map((word) => `tek-log-${word}`));
/** What a seat never answers by itself. */
const followed = new Set(
  ["war", "reveal", "war-won", "alliance", "removed", "bare", "fort-lost", "magic", "magic-lost", "fall", "lies", "gain", "lose", "pay", "clear", "turn-over", "follow-over", "hero-level", "end-triggered", "last-cycle"].map(
    (word) => `tek-log-${word}`,
  ),
);

/** More lines than a war has before a number is chosen for it. */
const longest = 40;

/**
 * Whether a line tells what a seat had to do, since the action was impossible for it.
 * @param {Entry} entry
 */
export function isForced({ key, lines }) {
  return (key === "tek-log-collect" || key === "tek-log-pass") && Boolean(lines?.length);
}

/**
 * Since the last choice of the seat that is asked: what followed by itself is no choice. A lesson says itself what a level brings.
 * @param {any} table
 * @returns {Affair[]}
 */
export function fresh({ log, view, isKept }) {
  const seat = view.to_move;
  const last = log.findLastIndex((/** @type {Entry} */ entry) => entry.seat === seat && !followed.has(entry.key) && !isForced(entry));
  const since = new Set(log.slice(Math.max(0, last)));
  return affairs(log.slice(Math.max(0, last - longest)), seat).filter(({ entries }) => since.has(entries.at(-1)) && (isKept || !risen.has(entries[0].key)));
}

/**
 * @param {Entry[]} entries
 * @param {number} me
 * @param {any} [view] where the compass guides an opponent, what that could not do is told as well
 * @returns {Affair[]}
 */
export function affairs(entries, me, view) {
  const rival = view?.seats.find((/** @type {any} */ { opponent }) => opponent)?.seat;
  /** @type {Affair[]} */
  const found = [];
  entries.forEach((entry, k) => {
    const { key, seat, args } = entry;
    if (key === "tek-log-war" && typeof args.other === "number" && [seat, args.other].includes(me)) {
      const own = warFrom(entries, k).filter((each) => told.has(each.key));
      const short = own.filter((each) => upshot.has(each.key) || each.args.forced === true);
      if (short.some((each) => decided.has(each.key))) found.push({ entries: own, text: own.map(withReason).join(" "), short: short.map(withReason).join(" ") });
    } else if (seat === me && risen.has(key)) {
      found.push({ entries: [entry], text: entryText(entry), short: tell({ key, args: { seat, ...args, ability: null } }) });
    } else if ((seat === me || seat === rival) && key === "tek-log-collect" && isForced(entry)) {
      const rest = entries.slice(k + 1);
      const end = rest.findIndex((each) => each.seat !== seat || each.key !== "tek-log-gain");
      const gains = rest.slice(0, end < 0 ? rest.length : end);
      const short = collected(entry, gains);
      const why = tell(/** @type {any} */ (entry.lines?.[0]));
      // What has come in since may pay for it now.
      found.push({ entries: [entry, ...gains], text: `${short} ${gains.length ? say("ui-tek-before-that", { why }) : why}`, short });
    }
  });
  return found;
}

/**
 * @param {Entry[]} entries
 * @param {number} k where the war begins
 */
function warFrom(entries, k) {
  const rest = entries.slice(k + 1);
  const end = rest.findIndex((each) => after.has(each.key) || each.key === "tek-log-war");
  return [entries[k], ...rest.slice(0, end < 0 ? rest.length : end)];
}

/**
 * What wars cost a seat besides points and units: neither of them says that a meeple is gone.
 * @param {Entry[]} entries
 * @param {number|null} seat
 */
export function fallen(entries, seat) {
  const wars = entries.flatMap(({ key }, k) => (key === "tek-log-war" ? [warFrom(entries, k)] : []));
  // What a tundra drives out may follow a war and falls elsewhere.
  const lost = wars.flatMap(([war, ...rest]) => rest.filter((each) => each.seat === seat && each.args.region === war.args.region));
  const fell = lost.flatMap(({ key, args }) => (key === "tek-log-fort-lost" ? ["building"] : key !== "tek-log-removed" ? [] : [args.hero ? "hero" : "meeple"]));
  return [...new Set(fell)].map((what) => say("ui-tek-fallen", { what, n: fell.filter((each) => each === what).length }));
}

/**
 * What a line of a war says, and why it could not be otherwise.
 * @param {Entry} entry
 */
function withReason(entry) {
  const why = upshot.has(entry.key) || entry.key === "tek-log-fall" ? (entry.lines ?? []) : [];
  return [entryText(entry), ...why.map((line) => tell(/** @type {any} */ (line)))].join(" ");
}

/**
 * @param {Entry} entry
 * @param {Entry[]} gains
 */
function collected({ seat, args }, gains) {
  /** @type {Record<string, number>} */
  const units = {};
  for (const { args: gain } of gains) units[gain.resource] = (units[gain.resource] ?? 0) + gain.n;
  const { action, n } = args;
  if (gains.length) return say("ui-tek-collected", { seat, action, units });
  // What one chooses oneself has not come in yet.
  return say(n ? "ui-tek-collects-yet" : "ui-tek-collected-none", { seat, action });
}
