// @ts-check
/** The time that whoever is asked has left: counted down here, from what the server said last. */
import { html, nothing } from "../vendor.js";
import { announce } from "./announce.js";
import { refresh } from "./page.js";
import { say } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */

/** Seconds in which it is time to hurry, and from which on seconds are shown. */
const short = 30;
const near = 600;

/** When the server last said how the clocks stand. @type {WeakMap<object, number>} */
const heard = new WeakMap();
/** The message for which it was said aloud that time is short. @type {object|null} */
let warned = null;
let timer = 0;

/**
 * The seconds that a seat has left; null where none run down.
 * @param {Table} table
 * @param {number} seat
 */
function left(table, seat) {
  const { clock } = table;
  const told = clock?.left[seat] ?? null;
  if (!clock || told === null || table.view?.over || table.replaying) return null;
  if (!heard.has(clock)) heard.set(clock, performance.now());
  if (clock.runs !== seat) return told;
  return Math.max(0, told - (performance.now() - (heard.get(clock) ?? 0)) / 1000);
}

/**
 * The time a seat has left, calm until it is short.
 * @param {Table} table
 * @param {number} seat
 */
export function timeLeft(table, seat) {
  const seconds = left(table, seat);
  if (seconds === null) return nothing;
  const runs = table.clock?.runs === seat;
  if (runs) goOn(seconds);
  const isShort = runs && seconds <= short;
  if (isShort && table.isMine && warned !== table.clock) {
    warned = table.clock;
    announce(say("ui-clock-short"));
  }
  return html`<span class="clock ${runs ? "runs" : ""} ${isShort ? "short" : ""}" role="timer" aria-label=${say("ui-clock-left", { time: shown(seconds) })}>${shown(seconds)}</span>`;
}

/**
 * Draws the page again when what is shown of the time changes.
 * @param {number} seconds
 */
function goOn(seconds) {
  if (timer || seconds <= 0) return;
  const pause = seconds > near ? 20 : 1;
  timer = window.setTimeout(() => {
    timer = 0;
    refresh();
  }, pause * 1000);
}

/** @param {number} seconds */
function shown(seconds) {
  if (seconds >= 2 * 86400) return say("ui-clock-left-days", { n: Math.floor(seconds / 86400) });
  if (seconds >= 2 * 3600) return say("ui-clock-left-hours", { n: Math.floor(seconds / 3600) });
  if (seconds > near) return say("ui-clock-left-minutes", { n: Math.ceil(seconds / 60) });
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
