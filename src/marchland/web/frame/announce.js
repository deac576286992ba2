// @ts-check
/** What happens is said aloud: one polite live region for the whole page. */
import { tell } from "./texts.js";

let clock = 0;
/** @type {string[]} what is to be said together */
let waiting = [];

/** @param {string} text */
export function announce(text) {
  const place = document.getElementById("said");
  if (!place || !text.trim()) return;
  waiting.push(text.trim());
  place.textContent = "";
  clearTimeout(clock);
  clock = window.setTimeout(() => {
    place.textContent = waiting.join(" ");
    waiting = [];
  }, 60);
}

/** @param {import("./types.js").Entry} entry */
export function entryText(entry) {
  return tell({ key: entry.key, args: { seat: entry.seat, ...entry.args } });
}

/**
 * A line of the log with what it says why.
 * @param {import("./types.js").Entry} entry
 */
export function wholeText(entry) {
  return [entryText(entry), ...(entry.lines ?? []).map((each) => tell(/** @type {any} */ (each)))].join(" ");
}

/**
 * A line of the log as it is said aloud: a sum was said before, part by part.
 * @param {import("./world.js").World} world
 * @param {import("./types.js").Entry} entry
 */
export function spoken(world, entry) {
  const kind = world.story.deed(entry)?.kind;
  return kind === "sum" ? "" : kind === "turn" ? `${world.story.heading(entry, null)}.` : entryText(entry);
}

/** How long a sentence is looked at at least, and how long each letter of it, in milliseconds. */
const [least, glance] = [1500, 45];

/**
 * How long a sentence stands that is to be read.
 * @param {string} text
 */
export function timeFor(text) {
  return Math.max(least, text.length * glance);
}
