// @ts-check
/** What nobody chose and the server tells all at once is shown step by step, at the pace of bots; the board is never ahead of it. */
import { timeFor, wholeText } from "./announce.js";
import { isMoving } from "./lively.js";
import { page, refresh } from "./page.js";
import { haste } from "./prefs.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {{message: any, before: any, steps: Entry[], k: number, clock: number, isOver: boolean}} Telling
 *   `k` is the step that was told last, -1 before the first; past the last one the rest was not waited for */

/** How long the board is looked at between two steps, in milliseconds. */
const breath = 200;

/** @type {WeakMap<Table, Telling>} */
const tellings = new WeakMap();

/**
 * Hears of a new state: at once, or step by step.
 * @param {Table} table
 * @param {any} message
 */
export function hear(table, message) {
  const telling = running(table);
  if (telling && telling.message.n === message.n) {
    const { log, keep } = telling.message;
    telling.message = { ...message, log, keep };
    table.pace = message.pace;
    wait(table, telling);
    return;
  }
  if (telling) finish(table, telling);
  tellings.delete(table);
  const { view: before, world } = table;
  const steps = (isMoving() || message.pace === "step") && table.isKept && before && message.n !== table.n ? (world?.story.steps?.(message.view, message.log) ?? []) : [];
  const isTold = steps.length > 1 && world?.story.standing?.(before, message.view, [], message.log);
  if (!isTold) return table.see(message);
  const begun = { message, before, steps, k: -1, clock: 0, isOver: false };
  tellings.set(table, begun);
  (isMoving() ? import("./motion.js") : Promise.resolve()).then(() => begun.k < 0 && next(table, begun));
}

/**
 * Shows the next step, and nothing of what follows it.
 * @param {Table} table
 * @param {Telling} telling
 */
function next(table, telling) {
  if (page.table !== table) return;
  telling.k += 1;
  const { message, before, steps, k } = telling;
  const starts = steps.map((step) => message.log.indexOf(step));
  const [from, to] = [k ? starts[k] : 0, starts[k + 1] ?? message.log.length];
  const part = { ...message, log: message.log.slice(from, to), keep: k ? Infinity : message.keep };
  if (to < message.log.length) {
    part.n = message.n - 1 + (k + 1) / (steps.length + 1);
    part.view = table.world?.story.standing?.(before, message.view, message.log.slice(0, to), message.log.slice(to));
    part.undo = { step: null, turn: null, redo: null, why: {}, ask: {} };
  }
  telling.isOver = k + 1 === steps.length;
  table.see(part);
  if (!telling.isOver) wait(table, telling);
  refresh();
}

/**
 * Lets the step be read, or waits to be let on.
 * @param {Table} table
 * @param {Telling} telling
 */
function wait(table, telling) {
  clearTimeout(telling.clock);
  const { steps, k } = telling;
  if (table.pace === "step" || k < 0) return;
  telling.clock = window.setTimeout(() => next(table, telling), (timeFor(wholeText(steps[k])) + breath) * haste(table));
}

/**
 * Shows at once what is left.
 * @param {Table} table
 * @param {Telling} telling
 */
function finish(table, telling) {
  const { message, steps, k, clock } = telling;
  clearTimeout(clock);
  telling.k = steps.length;
  telling.isOver = true;
  table.see(k < 0 ? message : { ...message, log: message.log.slice(message.log.indexOf(steps[k + 1])), keep: Infinity });
}

/** @param {Table|null} table */
function running(table) {
  const telling = table && tellings.get(table);
  return telling && !telling.isOver ? telling : null;
}

/**
 * Goes on at once: by one step at the pace `step`, else to the end.
 * @param {Table|null} table
 * @returns {boolean} whether something was told
 */
export function goOn(table) {
  const telling = running(table);
  if (!table || !telling) return false;
  if (table.pace === "step") next(table, telling);
  else finish(table, telling);
  refresh();
  return true;
}

/**
 * The step that is told now.
 * @param {Table} table
 * @returns {Entry|null}
 */
export function toldNow(table) {
  const { steps, k } = running(table) ?? { steps: [], k: 0 };
  return steps[k] ?? null;
}

/**
 * Which of how many steps was told last; null where all that came at once was told at once.
 * @param {Table} table
 */
export function stepOf(table) {
  const telling = tellings.get(table);
  return telling ? { n: telling.k, of: telling.steps.length } : null;
}
